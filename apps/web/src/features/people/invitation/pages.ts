import { definePages } from '../../../pages.ts';

export const invitationPages = definePages({
  more: [
    {
      path: '/join',
      title: '加入企业',
      access: 'public',
      flags: ['singlePage', 'noTab', 'hidden'],
      plain: true,
      page: () => import('./JoinPage.tsx').then((file) => file.JoinPage),
    },
    {
      path: '/architecture/invitation',
      title: '邀请与申请',
      node: 'M1014001002',
      needs: 'staff:create',
      page: () => import('./InvitationPage.tsx').then((file) => file.InvitationPage),
    },
  ],
});
