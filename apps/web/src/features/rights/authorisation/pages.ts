import { definePages } from '../../../pages.ts';

export const authorisationPages = definePages({
  menu: {
    // 园区访问授权
    M1004006003: () => import('./AuthorisationPage.tsx').then((file) => file.AuthorisationPage),
  },
});
