import { definePages } from '../../../pages.ts';

const auditPage = () => import('./AuditPage.tsx').then((file) => file.AuditPage);

export const auditPages = definePages({
  menu: {
    // 操作日志
    M1004009001: auditPage,
    // 操作日志
    M10000007001: auditPage,
  },
});
