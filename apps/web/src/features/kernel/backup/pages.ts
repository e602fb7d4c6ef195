import { definePages } from '../../../pages.ts';

export const backupPages = definePages({
  menu: {
    // 备份与恢复
    M10000009002: () => import('./BackupPage.tsx').then((file) => file.BackupPage),
  },
});
