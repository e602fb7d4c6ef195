export { requestsThere } from './moving.ts';
export { waiting as waitingRequests } from './queries.ts';
