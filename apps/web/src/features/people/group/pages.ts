import { definePages } from '../../../pages.ts';

export const groupPages = definePages({
  menu: {
    // 企业分组
    M1004003003: () => import('./CompanyGroupPage.tsx').then((file) => file.CompanyGroupPage),
    // 人员分组
    M1004004002: () => import('./UserGroupPage.tsx').then((file) => file.UserGroupPage),
  },
});
