import { definePages } from '../../../pages.ts';

export const extendPages = definePages({
  menu: {
    // 企业扩展字段
    M1004007002: () => import('./ExtendPage.tsx').then((file) => file.ExtendPage),
    // 开放企业扩展字段
    M1004007003: () => import('./OpenExtendPage.tsx').then((file) => file.OpenExtendPage),
  },
});
