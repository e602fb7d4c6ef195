export { leaveGroups, rejoinGroups } from './leaving/queries.ts';
