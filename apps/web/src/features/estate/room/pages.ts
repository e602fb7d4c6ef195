import { definePages } from '../../../pages.ts';

export const roomPages = definePages({
  menu: {
    // 房源
    M1004002003: () => import('./RoomPage.tsx').then((file) => file.RoomPage),
    // 房态图
    M1004002004: () => import('./board/BoardPage.tsx').then((file) => file.BoardPage),
    // 平面图
    M1004002005: () => import('./plan/PlanPage.tsx').then((file) => file.PlanPage),
  },
  more: [
    {
      path: '/platform/housing/mergeroompage',
      title: '合并房间',
      node: 'M1004002003',
      isLinked: true,
      needs: 'room:split',
      page: () => import('./operation/MergePage.tsx').then((file) => file.MergePage),
    },
    {
      path: '/platform/housing/splitroompage/:id',
      title: '拆分房间',
      node: 'M1004002003',
      isLinked: true,
      needs: 'room:split',
      page: () => import('./operation/SplitPage.tsx').then((file) => file.SplitPage),
    },
  ],
});
