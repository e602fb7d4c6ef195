import { definePages } from '../../../pages.ts';

export const intakePages = definePages({
  menu: {
    // 第三方单位信息
    M1002001006: () => import('./ThirdPage.tsx').then((file) => file.ThirdPage),
  },
});
