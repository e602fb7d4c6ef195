export { companyExport } from './account/sheet.ts';
export { leftCompanyExport } from './leaving/sheet.ts';
