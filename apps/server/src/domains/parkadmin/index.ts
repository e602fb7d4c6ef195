export { parkAdminExport } from './sheet.ts';
