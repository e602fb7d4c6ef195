import { definePages } from '../../../pages.ts';

const inboxFile = () => import('./MessagePage.tsx');

export const messagePages = definePages({
  menu: {
    // 待办事项
    M1000002001: () => import('./TodoPage.tsx').then((file) => file.TodoPage),
    // 已办事项
    M1000003001: () => import('./DonePage.tsx').then((file) => file.DonePage),
    // 服务消息
    M1000004001: () => inboxFile().then((file) => file.ServicePage),
    // 系统消息
    M1000004002: () => inboxFile().then((file) => file.SystemPage),
  },
  more: [
    {
      path: '/notice/noticedetail/:pId/:type',
      title: '消息详情',
      node: 'M1000004001',
      isLinked: true,
      page: () => import('./NoticePage.tsx').then((file) => file.NoticePage),
    },
  ],
});
