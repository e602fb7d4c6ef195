import { definePages } from '../../../pages.ts';

export const activationPages = definePages({
  more: [
    {
      path: '/join/activate',
      title: '激活账号',
      access: 'public',
      flags: ['singlePage', 'noTab', 'hidden'],
      plain: true,
      page: () => import('./ActivatePage.tsx').then((file) => file.ActivatePage),
    },
  ],
});
