import { definePages } from '../../../pages.ts';

export const parkuserPages = definePages({
  menu: {
    // 园区人员
    M1004004001: () => import('./ParkUserPage.tsx').then((file) => file.ParkUserPage),
  },
});
