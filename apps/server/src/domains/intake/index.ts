export { type Founded, foundCompanies, type NewCompany } from './found.ts';
export { companyImport } from './sheet.ts';
