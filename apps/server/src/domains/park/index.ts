export { parkExport, spaceExport } from './sheet.ts';
