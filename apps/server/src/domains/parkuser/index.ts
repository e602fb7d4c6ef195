export { parkUserExport } from './sheet.ts';
