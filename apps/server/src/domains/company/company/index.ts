export { explain as explainCompany } from './explain.ts';
export { foundCompanies, foundCompany } from './founding/found.ts';
export { taken } from './founding/queries.ts';
