import { z } from 'zod';
import { commonErrors, query } from '../../core.ts';
import { emptyObject, id, integer } from '../../fields.ts';
import { asOf, totals } from '../estate/model.ts';
import { StatusCount } from './board.ts';
import { filter } from './model.ts';

/** Percentage with two decimals as text; null if the total is zero. */
const rate = z.string().nullable();
const figures = {
  ...totals,
  /** Rentable area of all leased rooms. Rooms whose tenant has given notice count as leased. */
  leasedArea: z.string(),
  vacantArea: z.string(),
  rentalRate: rate,
};
const BuildingFigures = z.object({
  buildingId: z.string(),
  buildingName: z.string(),
  regionId: z.string(),
  regionName: z.string(),
  ...figures,
  byStatus: z.array(StatusCount),
});
export type BuildingFigures = z.infer<typeof BuildingFigures>;

/** Calls for figures that follow from the rooms on a given day. */
export const figureCalls = {
  roomFigures: query({
    path: '/portal/statistical/getRoomStatisticalInfoVO',
    access: 'estate:read',
    summary: 'Returns rooms, areas and the rental rate on a day, of the park or a region and of each of its buildings',
    input: z.object({ regionId: id.optional(), asOf }),
    output: z.object({ asOf: z.string(), ...figures, byStatus: z.array(StatusCount), buildings: z.array(BuildingFigures) }),
    errors: [commonErrors.notFound],
  }),
  rental: query({
    path: '/portal/statistical/getEstateRentalStatistic',
    method: 'GET',
    access: 'estate:read',
    summary: 'Returns the leased area on the first day of each month, up to a day',
    input: z.object({
      regionId: id.optional(),
      buildingId: id.optional(),
      asOf,
      months: integer('月数为1到36', { min: 1, max: 36 }).default(12),
    }),
    output: z.array(z.object({ day: z.string(), ...totals, leasedArea: figures.leasedArea, rentalRate: rate })),
  }),
  parkInfo: query({
    path: '/portal/operatingIndex/parkInfo',
    method: 'GET',
    access: 'estate:read',
    summary: 'Returns the figures of the park: regions, buildings, floors, rooms, areas, resident companies, companies with a room',
    input: z.object({ asOf }),
    output: z.object({
      asOf: z.string(),
      parkId: z.string(),
      parkName: z.string(),
      regions: z.int(),
      buildings: z.int(),
      floors: z.int(),
      landArea: z.string(),
      ...figures,
      companies: z.int(),
      tenants: z.int(),
    }),
  }),
  refresh: query({
    path: '/portal/operatingIndex/refresh',
    method: 'GET',
    access: 'estate:read',
    summary: 'Returns the time of the figures; they are computed on request, so they are always current',
    input: emptyObject,
    output: z.object({ asOf: z.string(), refreshedAt: z.string(), /** Last change of a room. */ changedAt: z.string().nullable() }),
  }),
  statusCounts: query({
    path: '/portal/room/staticRoomStatusByRegionId',
    aliases: ['GET /portal/operatingIndex/roomStatus'],
    access: 'room:read',
    summary: 'Counts the rooms of a filtered list by status on a day; every status is listed',
    input: z.object(filter).omit({ status: true }),
    output: z.object({ asOf: z.string(), ...totals, byStatus: z.array(StatusCount) }),
  }),
};
