import { definePages } from '../../../pages.ts';

const managerForms = () => import('./ParkAdminFormPage.tsx');

export const parkadminPages = definePages({
  menu: {
    // 园区管理员
    M1004001Y001: () => import('./ParkAdminPage.tsx').then((file) => file.ParkAdminPage),
  },
  more: [
    {
      path: '/system/addmanager',
      title: '新增管理员',
      node: 'M1004001Y001',
      needs: 'parkAdmin:assign',
      flags: ['button', 'keepAlive'],
      page: () => managerForms().then((file) => file.AddManagerPage),
    },
    {
      path: '/system/updatemanager',
      title: '编辑管理员',
      node: 'M1004001Y001',
      needs: 'parkAdmin:assign',
      page: () => managerForms().then((file) => file.EditManagerPage),
    },
  ],
});
