export { departmentHeads, otherHeads } from './posts.ts';
export { renameRoot } from './queries.ts';
export { departmentExport, memberExport } from './sheet/exports.ts';
export { departmentImport } from './sheet/imports.ts';
