import { definePages } from '../../../pages.ts';

export const flowPages = definePages({
  menu: {
    // 流程基础配置
    M1010001003: () => import('./FlowPage.tsx').then((file) => file.FlowPage),
  },
  more: [
    {
      path: '/platform/process/process_base_content',
      title: '流程配置内容',
      node: 'M1010001003',
      page: () => import('./ContentPage.tsx').then((file) => file.ContentPage),
    },
  ],
});
