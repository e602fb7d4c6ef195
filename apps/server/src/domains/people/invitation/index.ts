export { requestBlocker } from './moving.ts';
export { requestTodos, waitingFor as waitingRequests } from './todo/queries.ts';
