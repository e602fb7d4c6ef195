export { appointSuper } from './admin/admin.ts';
export { admit } from './card/card.ts';
export { peopleThere } from './moving.ts';
export { phoneOf } from './queries.ts';
export { parkStaffExport, staffExport } from './sheet/exports.ts';
export { staffImport } from './sheet/imports.ts';
