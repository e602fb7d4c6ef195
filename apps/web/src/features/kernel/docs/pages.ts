import { definePages } from '../../../pages.ts';

export const docsPages = definePages({
  more: [
    {
      path: '/apidocs',
      title: '接口文档',
      access: 'signed-in',
      plain: true,
      page: () => import('./DocsPage.tsx').then((file) => file.DocsPage),
    },
  ],
});
