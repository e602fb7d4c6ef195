import { commonErrors, type Received } from '@park/contract/core';
import type { BuildingFigures, room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import * as figures from './queries.ts';
import { figuresOf, rateOf, totalByStatus, totals, withAllStatuses } from './rules.ts';

async function parkInfo({ db }: Context, input: Received<typeof room.parkInfo>) {
  const asOf = await figures.dayOf(db, input.asOf);
  return { asOf, ...(await figures.park(db, asOf)), ...figuresOf(await figures.counts(db, {}, asOf)) };
}

export const figureHandlers = {
  async roomFigures({ db }: Context, input: Received<typeof room.roomFigures>) {
    if (input.regionId && !(await figures.hasRegion(db, input.regionId))) fail(commonErrors.notFound);
    const asOf = await figures.dayOf(db, input.asOf);
    const list = await figures.byBuilding(db, input, asOf);
    const counted = list.filter((one): one is figures.OfBuilding => one.status !== null);
    const of = Map.groupBy(counted, ({ buildingId }) => buildingId);
    const places = Map.groupBy(list, ({ buildingId }) => buildingId);
    const buildings = [...places].map(([buildingId, [place]]): BuildingFigures => {
      const own = of.get(buildingId) ?? [];
      const { buildingName, regionId, regionName } = place as figures.OfBuilding;
      return { buildingId, buildingName, regionId, regionName, ...figuresOf(own), byStatus: withAllStatuses(own) };
    });
    return { asOf, ...figuresOf(counted), byStatus: withAllStatuses(totalByStatus(counted)), buildings };
  },

  async rental({ db }: Context, input: Received<typeof room.rental>) {
    const months = await figures.months(db, input, await figures.dayOf(db, input.asOf));
    return months.map((month) => ({ ...month, rentalRate: rateOf(month.leasedArea, month.rentableArea) }));
  },

  parkInfo,

  refresh: async (context: Context) => ({ ...(await parkInfo(context, {})), ...(await figures.freshness(context.db)) }),

  async statusCounts({ db }: Context, input: Received<typeof room.statusCounts>) {
    const asOf = await figures.dayOf(db, input.asOf);
    const list = await figures.counts(db, input, asOf);
    return { asOf, ...totals(list), byStatus: withAllStatuses(list) };
  },
};
