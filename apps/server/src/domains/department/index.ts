export { departmentHeads, otherHeads } from './posts.ts';
export { departmentExport, memberExport } from './sheet/exports.ts';
export { departmentImport } from './sheet/imports.ts';
