import { definePages } from '../../../pages.ts';

export const menuPages = definePages({
  menu: {
    // 菜单资源
    M10000004001: () => import('./MenuPage.tsx').then((file) => file.MenuPage),
  },
});
