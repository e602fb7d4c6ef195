/** Sends people service or system messages in the caller's transaction (`tell`), and marks messages as read (`seenWith`). */
export { seenWith, tell } from './queries.ts';
