import { definePages } from '../../../pages.ts';

export const departmentPages = definePages({
  menu: {
    // 组织架构
    M1014001001: () => import('./DepartmentPage.tsx').then((file) => file.DepartmentPage),
  },
});
