/** Sends people service or system messages in the caller's transaction (`notify`), and marks messages as read (`markReadByInstances`). */
export { markReadByInstances, notify } from './queries.ts';
