export { departmentHeads, otherHeads } from './posts.ts';
export { renameRoot } from './queries.ts';
