export { admit } from './card/card.ts';
export { parkStaffExport, staffExport } from './sheet/exports.ts';
export { staffImport } from './sheet/imports.ts';
