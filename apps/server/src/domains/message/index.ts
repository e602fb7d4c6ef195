/** Tells people something: service or system messages of their own, in the caller's transaction. */
export { tell } from './queries.ts';
