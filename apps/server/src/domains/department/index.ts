export { departmentExport, memberExport } from './sheet/exports.ts';
export { departmentImport } from './sheet/imports.ts';
