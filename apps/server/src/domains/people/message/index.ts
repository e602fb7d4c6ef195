/** Tells people something: service or system messages of their own, in the caller's transaction; and that they know of it already. */
export { seenWith, tell } from './queries.ts';
