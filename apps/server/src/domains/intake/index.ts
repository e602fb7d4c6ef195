export { companyImport } from './sheet.ts';
