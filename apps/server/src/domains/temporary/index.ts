export { temporaryRound, temporarySchedules } from './schedule.ts';
export { temporaryExport } from './sheet.ts';
