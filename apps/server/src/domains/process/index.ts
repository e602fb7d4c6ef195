export { processExport } from './sheet.ts';
