import { definePages } from '../../../pages.ts';

export const attributePages = definePages({
  menu: {
    // 企业类型
    M1002001005: () => import('./AttributePage.tsx').then((file) => file.AttributePage),
  },
});
