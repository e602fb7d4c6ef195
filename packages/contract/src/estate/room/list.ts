import { z } from 'zod';
import { query } from '../../core.ts';
import { id, pageOf, paging } from '../../fields.ts';
import { asOf } from '../estate/model.ts';
import { filter, Room, sort } from './model.ts';

const RoomChoice = Room.pick({ id: true, roomCode: true, roomNum: true, area: true });
/** Calls for rooms as a list and as a tree of regions, buildings and floors. */
export const listCalls = {
  list: query({
    path: '/portal/room/queryList',
    aliases: ['/smartop-api/estate/roomList'],
    access: 'room:read',
    summary: 'Lists rooms on a day, by region, building, floor and code unless sorted otherwise',
    input: z.object({ ...paging(), ...filter, sort: sort.optional() }),
    output: pageOf(Room),
  }),
  structure: query({
    path: '/portal/room/getAllStructuredEstateInfo',
    access: 'room:read',
    summary: 'Lists regions and buildings, and the floors and rooms on a day of the given building',
    input: z.object({ buildingId: id.optional(), asOf }),
    output: z.array(
      z.object({
        regionId: z.string(),
        regionName: z.string(),
        buildings: z.array(
          z.object({
            buildingId: z.string(),
            buildingName: z.string(),
            buildingCode: z.string(),
            /** The floors of the building. Null if the request did not ask for this building. */
            floors: z
              .array(z.object({ floorId: z.string(), floorName: z.string(), floorNum: z.int(), rooms: z.array(RoomChoice) }))
              .nullable(),
          }),
        ),
      }),
    ),
  }),
};
