import { definePages } from '../../../pages.ts';

const staffForms = () => import('./StaffFormPage.tsx');

export const staffPages = definePages({
  menu: {
    // 普通管理员
    M1014001006: () => import('./AdminPage.tsx').then((file) => file.AdminPage),
    // 员工
    M1014001002: () => import('./MemberListPage.tsx').then((file) => file.MemberListPage),
  },
  more: [
    {
      path: '/architecture/addenterpriseuser/:deptId?',
      title: '新增单位人员',
      node: 'M1014001002',
      isLinked: true,
      needs: 'staff:create',
      page: () => staffForms().then((file) => file.AddStaffPage),
    },
    {
      path: '/architecture/updateenterpriseuser',
      title: '设置单位人员',
      node: 'M1014001002',
      isLinked: true,
      needs: 'staff:update',
      page: () => staffForms().then((file) => file.EditStaffPage),
    },
    {
      path: '/platform/organisation/addcompanyuser/:companyId/:companyName',
      title: '新增单位人员',
      node: 'M1004003001',
      needs: 'staff:create',
      page: () => staffForms().then((file) => file.AddStaffPage),
    },
    {
      path: '/platform/organisation/updatecompanyuser/:id/:companyId/:companyName',
      title: '编辑单位人员',
      node: 'M1004003001',
      needs: 'staff:update',
      page: () => staffForms().then((file) => file.EditStaffPage),
    },
  ],
});
