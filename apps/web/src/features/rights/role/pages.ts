import { definePages } from '../../../pages.ts';

const roleFile = () => import('./RolePage.tsx');

export const rolePages = definePages({
  menu: {
    // 运营角色
    M1004006001: () => roleFile().then((file) => file.MainRolePage),
    // 协管角色
    M1004006002: () => roleFile().then((file) => file.AssistRolePage),
    // 通用角色
    M1014001005: () => roleFile().then((file) => file.InnerRolePage),
    // 角色管理
    M1014001004: () => roleFile().then((file) => file.CompanyRolePage),
    // 通用角色
    M1004003004: () => roleFile().then((file) => file.InnerRolePage),
  },
  more: [
    {
      path: '/platform/rolemanage',
      title: '协管单位角色',
      node: 'M1004006002',
      page: () => roleFile().then((file) => file.AssistRolePage),
    },
  ],
});
