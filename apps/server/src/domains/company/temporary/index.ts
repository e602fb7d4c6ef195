export { isOver as isStayOver, leave as endStay } from './queries.ts';
export { temporaryRound, temporarySchedules } from './schedule.ts';
