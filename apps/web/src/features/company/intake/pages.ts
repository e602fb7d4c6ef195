import { definePages } from '../../../pages.ts';

export const intakePages = definePages({
  menu: {
    // 企业数据同步
    M1002001006: () => import('./ThirdPage.tsx').then((file) => file.ThirdPage),
  },
});
