import { commonErrors, type Received } from '@park/contract/core';
import type { BuildingFigures, room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import * as figures from './queries.ts';
import { figuresOf, named, rateOf, totalled, totals } from './rules.ts';

export const figureHandlers = {
  async roomFigures({ db }: Context, asked: Received<typeof room.roomFigures>) {
    if (asked.regionId && !(await figures.hasRegion(db, asked.regionId))) fail(commonErrors.notFound);
    const asOf = await figures.dayOf(db, asked.asOf);
    const list = await figures.byBuilding(db, asked, asOf);
    const counted = list.filter((one): one is figures.OfBuilding => one.status !== null);
    const of = Map.groupBy(counted, ({ buildingId }) => buildingId);
    const places = Map.groupBy(list, ({ buildingId }) => buildingId);
    const buildings = [...places].map(([buildingId, [place]]): BuildingFigures => {
      const own = of.get(buildingId) ?? [];
      const { buildingName, regionId, regionName } = place as figures.OfBuilding;
      return { buildingId, buildingName, regionId, regionName, ...figuresOf(own), byStatus: named(own) };
    });
    return { asOf, ...figuresOf(counted), byStatus: named(totalled(counted)), buildings };
  },

  async rental({ db }: Context, asked: Received<typeof room.rental>) {
    const months = await figures.months(db, asked, await figures.dayOf(db, asked.asOf));
    return months.map((month) => ({ ...month, rentalRate: rateOf(month.leasedArea, month.rentableArea) }));
  },

  async parkInfo({ db }: Context, asked: Received<typeof room.parkInfo>) {
    const asOf = await figures.dayOf(db, asked.asOf);
    return { asOf, ...(await figures.park(db, asOf)), ...figuresOf(await figures.counts(db, {}, asOf)) };
  },

  refresh: ({ db }: Context) => figures.freshness(db),

  async statusCounts({ db }: Context, asked: Received<typeof room.statusCounts>) {
    const asOf = await figures.dayOf(db, asked.asOf);
    const list = await figures.counts(db, asked, asOf);
    return { asOf, ...totals(list), byStatus: named(list) };
  },
};
