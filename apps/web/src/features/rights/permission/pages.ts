import { definePages } from '../../../pages.ts';

const permissionPage = () => import('./PermissionPage.tsx').then((file) => file.PermissionPage);

export const permissionPages = definePages({
  menu: {
    // 运行与任务
    M10000009001: () => import('./RunPage.tsx').then((file) => file.RunPage),
  },
  more: [{ path: '/system/permissionExplain', title: '权限查询', access: 'signed-in', needs: 'permission:explain', page: permissionPage }],
});
