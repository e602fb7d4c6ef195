export { groupCompanyExport } from './sheet.ts';
