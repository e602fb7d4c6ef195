import { z } from 'zod';
import { commonErrors, query } from '../../core.ts';
import { id, named, pageOf, paging, roomStatus } from '../../fields.ts';
import { asOf } from '../estate/model.ts';
import { type WarningKind, warningKinds } from './claims.ts';
import { Room } from './model.ts';
import { claimKind } from './occupancy.ts';

/** A room on the board. A board may have a thousand rooms, so only the fields that its cell and card show are sent. */
const Cell = Room.pick({
  ...{ id: true, roomCode: true, roomNum: true, kind: true, area: true, rentableArea: true, status: true, price: true },
  ...{ occupancyId: true, companyId: true, leavingOn: true, endsOn: true, isDisabled: true, version: true },
}).extend({
  claimKind: claimKind.nullable(),
  /** Name of the company or person that occupies the room on the day. */
  tenantName: z.string().nullable(),
  /** First day of the current status; null if it has no known beginning. */
  since: z.string().nullable(),
  /** First day after the current status. Null if its end is not known. */
  until: z.string().nullable(),
});
export type BoardCell = z.infer<typeof Cell>;
/** Number and areas of the rooms that have the same status. */
export const StatusCount = z.object({ status: roomStatus, roomNum: z.int(), area: z.string(), rentableArea: z.string() });
export type StatusCount = z.infer<typeof StatusCount>;

const BoardFloor = z.object({
  floorId: z.string(),
  floorName: z.string(),
  floorNum: z.int(),
  area: z.string(),
  rooms: z.array(Cell),
});
export type BoardFloor = z.infer<typeof BoardFloor>;

const warningKind = z.enum(named<WarningKind>(warningKinds), '提示类型不正确');
/** A fault in the data of the estate, with the declared value and the value computed from the rooms. */
const Warning = z.object({
  /** Kind of the fault and id of the building, floor or room, so that each row has a unique id. */
  id: z.string(),
  kind: warningKind,
  buildingId: z.string(),
  buildingName: z.string(),
  floorId: z.string().nullable(),
  floorName: z.string().nullable(),
  roomId: z.string().nullable(),
  roomCode: z.string().nullable(),
  declared: z.string().nullable(),
  counted: z.string().nullable(),
});
export type EstateWarning = z.infer<typeof Warning>;

/** Calls about the rooms of a building on a day, and about faults in the data of the estate. */
export const boardCalls = {
  board: query({
    path: '/portal/estate/listRoomStatusByBuildId',
    access: 'room:read',
    summary: 'Returns the board of a building on a day: floors from the top down, rooms with their status, and counts by status',
    input: z.object({ buildingId: id, asOf }),
    output: z.object({
      asOf: z.string(),
      buildingId: z.string(),
      buildingName: z.string(),
      regionName: z.string(),
      counts: z.array(StatusCount),
      floors: z.array(BoardFloor),
    }),
    errors: [commonErrors.notFound],
  }),
  map: query({
    path: '/portal/room/queryList/map',
    access: 'room:read',
    summary: 'Returns the rooms of a building on a day, keyed by floor',
    input: z.object({ buildingId: id, asOf }),
    output: z.record(z.string(), z.array(Cell)),
    errors: [commonErrors.notFound],
  }),
  warnings: query({
    path: '/portal/estate/warnings',
    access: 'estate:read',
    summary: 'Lists contradictions in the data of the park’s estate on a day, by building',
    input: z.object({ ...paging(), regionId: id.optional(), buildingId: id.optional(), kind: warningKind.optional(), asOf }),
    output: pageOf(Warning),
  }),
};
