import { definePages } from '../../../pages.ts';

export const attributePages = definePages({
  menu: {
    // 单位属性
    M1002001005: () => import('./AttributePage.tsx').then((file) => file.AttributePage),
  },
});
