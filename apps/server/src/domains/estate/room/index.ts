export { roomBlocker } from './occupancy/moving.ts';
export { holdSchedules } from './occupancy/schedule.ts';
