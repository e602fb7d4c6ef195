import { definePages } from '../../../pages.ts';

export const processPages = definePages({
  menu: {
    // 审批监控
    M1010001001: () => import('./MonitorPage.tsx').then((file) => file.MonitorPage),
    // 审批记录
    M1010001002: () => import('./RecordPage.tsx').then((file) => file.RecordPage),
  },
  more: [
    {
      path: '/notice/tododetail/:pId/:type',
      title: '待办详情',
      node: 'M1000002001',
      isLinked: true,
      hasOwnHeading: true,
      page: () => import('./DetailPage.tsx').then((file) => file.DetailPage),
    },
    {
      path: '/notice/start/:processKey?',
      title: '发起审批',
      node: 'M1000002001',
      page: () => import('./StartPage.tsx').then((file) => file.StartPage),
    },
  ],
});
