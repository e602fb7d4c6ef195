import { domain } from './core.ts';
import { cardCalls } from './room/card.ts';
import { listCalls } from './room/list.ts';
import { sheetCalls } from './room/sheet.ts';

export { type Room, type RoomDetail, type RoomOrder, roomErrors } from './room/model.ts';
export {
  type Fitting,
  fittings,
  type RoomEvent,
  type RoomKind,
  type RoomStatus,
  roomEvents,
  roomKinds,
  roomStatuses,
} from './room/status.ts';

/** Rooms, through time. */
export const room = domain('room', { ...listCalls, ...cardCalls, ...sheetCalls });
