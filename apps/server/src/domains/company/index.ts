export { companyExport } from './account/sheet.ts';
export { explain as explainCompany } from './explain.ts';
export { foundCompanies, foundCompany } from './founding/found.ts';
export { taken } from './founding/queries.ts';
export { leftCompanyExport } from './leaving/sheet.ts';
