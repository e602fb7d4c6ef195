export { departmentHeads, otherHeads } from './head/posts.ts';
export { renameRoot } from './tree/queries.ts';
