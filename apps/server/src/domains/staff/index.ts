export { admit, changePhone, editable } from './card/card.ts';
export { isOthersSuper, isPhoneLocked, type Standing } from './rules.ts';
export { parkStaffExport, staffExport } from './sheet/exports.ts';
export { staffImport } from './sheet/imports.ts';
