export { boardHandlers } from './board/handlers.ts';
export { figureHandlers } from './figures/handlers.ts';
export { roomsThere } from './occupancy/moving.ts';
export { holdSchedules } from './occupancy/schedule.ts';
