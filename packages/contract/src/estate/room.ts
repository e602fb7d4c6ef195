import { domain } from '../core.ts';
import { boardCalls } from './room/board.ts';
import { cardCalls } from './room/card.ts';
import { figureCalls } from './room/figures.ts';
import { listCalls } from './room/list.ts';
import { occupancyCalls } from './room/occupancy.ts';
import { operationCalls } from './room/operation.ts';
import { priceCalls } from './room/price.ts';
import { sheetCalls } from './room/sheet.ts';

export type { BoardCell, BoardFloor, EstateWarning, StatusCount } from './room/board.ts';
export {
  type ClaimKind,
  type ClaimState,
  claimKinds,
  claimStates,
  type OperationKind,
  operationKinds,
  type WarningKind,
  warningKinds,
} from './room/claims.ts';
export type { BuildingFigures } from './room/figures.ts';
export { type Room, type RoomDetail, type RoomOrder, roomErrors } from './room/model.ts';
export { type Claim, occupancyErrors } from './room/occupancy.ts';
export { type Crossing, mostParts, type Operation, type OperationPart, operationErrors } from './room/operation.ts';
export { mostPriced, priceErrors } from './room/price.ts';
export {
  type Fitting,
  fittings,
  type RoomEvent,
  type RoomKind,
  roomEvents,
  roomKinds,
} from './room/status.ts';

/** Rooms, through time. */
export const room = domain('room', {
  ...listCalls,
  ...boardCalls,
  ...figureCalls,
  ...cardCalls,
  ...occupancyCalls,
  ...operationCalls,
  ...priceCalls,
  ...sheetCalls,
});
