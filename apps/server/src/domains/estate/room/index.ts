export { boardHandlers } from './board/handlers.ts';
export { figureHandlers } from './figures/handlers.ts';
export { addresses as addressesOf, place as placeOf } from './list/queries.ts';
export { roomsThere } from './occupancy/moving.ts';
export { holdSchedules } from './occupancy/schedule.ts';
