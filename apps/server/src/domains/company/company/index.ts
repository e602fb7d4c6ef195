export { explain as explainCompany } from './explain.ts';
export { createCompanies, createCompany } from './founding/companies.ts';
export { taken } from './founding/queries.ts';
