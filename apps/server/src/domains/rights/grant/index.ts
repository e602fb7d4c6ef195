export { isOffered } from './rules.ts';
export { decidedSet, saveSet } from './set.ts';
