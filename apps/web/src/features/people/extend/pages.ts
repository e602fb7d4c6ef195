import { definePages } from '../../../pages.ts';

export const extendPages = definePages({
  menu: {
    // 自定义字段 · 字段
    M1004007002: () => import('./ExtendPage.tsx').then((file) => file.ExtendPage),
    // 自定义字段 · 可见范围
    M1004007003: () => import('./OpenExtendPage.tsx').then((file) => file.OpenExtendPage),
  },
});
