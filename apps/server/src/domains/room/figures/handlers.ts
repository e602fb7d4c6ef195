import { commonErrors, type Received } from '@park/contract/core';
import type { BuildingFigures, estate } from '@park/contract/estate';
import type { room } from '@park/contract/room';
import { type Context, fail } from '../../../context.ts';
import * as figures from './queries.ts';
import { figuresOf, named, rateOf, totalled, totals } from './rules.ts';

/** Of the estate. */
export const figureHandlers = {
  async roomFigures({ db }: Context, asked: Received<typeof estate.roomFigures>) {
    const { asOf, list } = await figures.byBuilding(db, asked);
    if (asked.regionId && !(await figures.hasRegion(db, asked.regionId))) fail(commonErrors.notFound);
    const counted = list.filter((one): one is figures.OfBuilding => one.status !== null);
    const of = Map.groupBy(list, ({ buildingId }) => buildingId);
    const buildings = [...of].map(([buildingId, [first]]): BuildingFigures => {
      const own = counted.filter((one) => one.buildingId === buildingId);
      const { buildingName, regionId, regionName } = first as figures.OfBuilding;
      return { buildingId, buildingName, regionId, regionName, ...figuresOf(own), byStatus: named(own) };
    });
    const byStatus = named(totalled(counted));
    return { asOf, ...figuresOf(counted), byStatus, buildings };
  },

  async rental({ db }: Context, asked: Received<typeof estate.rental>) {
    const months = await figures.months(db, asked);
    return months.map((month) => ({ ...month, rentalRate: rateOf(month.leasedArea, month.rentableArea) }));
  },

  async parkInfo({ db }: Context, { asOf: day }: Received<typeof estate.parkInfo>) {
    const { asOf, list } = await figures.counts(db, { asOf: day });
    return { asOf, ...(await figures.park(db, day)), ...figuresOf(list) };
  },

  refresh: ({ db }: Context) => figures.freshness(db),
};

/** Of rooms. */
export const countHandlers = {
  async statusCounts({ db }: Context, asked: Received<typeof room.statusCounts>) {
    const { asOf, list } = await figures.counts(db, asked);
    return { asOf, ...totals(list), byStatus: named(list) };
  },
};
