export { auditExport } from './sheet.ts';
