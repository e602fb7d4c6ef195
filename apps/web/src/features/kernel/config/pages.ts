import { definePages } from '../../../pages.ts';

export const configPages = definePages({
  menu: {
    // 配置与主题
    M10000005001: () => import('./ConfigPage.tsx').then((file) => file.ConfigPage),
  },
});
