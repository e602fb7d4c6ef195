export { keepAttached, linked } from './files.ts';
export { buildingExport, buildingImport } from './sheet.ts';
