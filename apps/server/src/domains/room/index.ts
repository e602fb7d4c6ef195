export { addresses as addressesOf, place as placeOf } from './list/queries.ts';
export { roomClaimExport, roomExport } from './sheet/exports.ts';
export { roomImport } from './sheet/imports.ts';
