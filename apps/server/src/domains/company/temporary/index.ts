export { temporaryRound, temporarySchedules } from './schedule.ts';
