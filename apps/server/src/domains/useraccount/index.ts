export { organisationExport, userAccountExport } from './sheet.ts';
