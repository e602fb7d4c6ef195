export { leaveGroups } from './leaving/queries.ts';
export { groupCompanyExport } from './sheet.ts';
