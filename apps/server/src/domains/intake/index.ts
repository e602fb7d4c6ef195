export { companyImport } from './sheet.ts';
export { thirdCompanyExport } from './third-sheet.ts';
