export { leaveGroups } from './leaving/queries.ts';
