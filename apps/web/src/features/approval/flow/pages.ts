import { definePages } from '../../../pages.ts';

export const flowPages = definePages({
  menu: {
    // 审批流程
    M1010001003: () => import('./FlowPage.tsx').then((file) => file.FlowPage),
  },
  more: [
    {
      path: '/platform/process/process_base_content',
      title: '编辑流程',
      node: 'M1010001003',
      page: () => import('./ContentPage.tsx').then((file) => file.ContentPage),
    },
  ],
});
