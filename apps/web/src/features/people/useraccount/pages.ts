import { definePages } from '../../../pages.ts';

export const useraccountPages = definePages({
  menu: {
    // 全部企业
    M1004008001: () => import('./OrganisationPage.tsx').then((file) => file.OrganisationPage),
    // 登录账号
    M1004008002: () => import('./UserAccountPage.tsx').then((file) => file.UserAccountPage),
  },
});
