import { domain } from '../core.ts';
import { mapCalls } from './room/board.ts';
import { cardCalls } from './room/card.ts';
import { countCalls } from './room/figures.ts';
import { listCalls } from './room/list.ts';
import { occupancyCalls } from './room/occupancy.ts';
import { operationCalls } from './room/operation.ts';
import { priceCalls } from './room/price.ts';
import { sheetCalls } from './room/sheet.ts';

export { type ClaimKind, type ClaimState, claimKinds, claimStates, type OperationKind, operationKinds } from './room/claims.ts';
export { type Room, type RoomDetail, type RoomOrder, roomErrors } from './room/model.ts';
export { type Claim, occupancyErrors } from './room/occupancy.ts';
export { type Crossing, mostParts, type Operation, type OperationPart, operationErrors } from './room/operation.ts';
export { mostPriced, priceErrors } from './room/price.ts';
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
export const room = domain('room', {
  ...listCalls,
  ...mapCalls,
  ...countCalls,
  ...cardCalls,
  ...occupancyCalls,
  ...operationCalls,
  ...priceCalls,
  ...sheetCalls,
});
