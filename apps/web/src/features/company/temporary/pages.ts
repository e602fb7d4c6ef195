import { definePages } from '../../../pages.ts';

export const temporaryPages = definePages({
  menu: {
    // 临时企业
    M1002001004: () => import('./TemporaryPage.tsx').then((file) => file.TemporaryPage),
  },
});
