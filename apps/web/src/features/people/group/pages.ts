import { definePages } from '../../../pages.ts';

export const groupPages = definePages({
  menu: {
    // 单位分组
    M1004003003: () => import('./CompanyGroupPage.tsx').then((file) => file.CompanyGroupPage),
    // 园区用户分组
    M1004004002: () => import('./UserGroupPage.tsx').then((file) => file.UserGroupPage),
  },
});
