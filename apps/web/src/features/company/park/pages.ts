import { definePages } from '../../../pages.ts';

export const parkPages = definePages({
  menu: {
    // 园区信息
    M1004007001: () => import('./InfoPage.tsx').then((file) => file.InfoPage),
    // 空间与园区
    M10000001001: () => import('./SpacePage.tsx').then((file) => file.SpacePage),
  },
});
