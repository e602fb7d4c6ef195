import { commonErrors, type Received } from '@park/contract/core';
import { estateErrors as errors, type estate } from '@park/contract/estate/estate';
import { type Context, fail, must, onConstraint } from '../../../../context.ts';
import { updateOrder } from '../queries.ts';
import * as regions from './queries.ts';

const explain = onConstraint({
  region_code: [errors.regionCodeTaken, 'regionCode'],
  region_name: [errors.regionNameTaken, 'regionName'],
  building_region: errors.regionInUse,
});

export const regionHandlers = {
  regions: ({ db }: Context, input: Received<typeof estate.regions>) => regions.page(db, input),

  regionChoices: ({ db }: Context) => regions.choices(db),

  region: async ({ db }: Context, { id, asOf }: Received<typeof estate.region>) =>
    (await regions.find(db, id, asOf)) ?? fail(commonErrors.notFound),

  async checkRegion({ db }: Context, input: Received<typeof estate.checkRegion>) {
    const taken = await regions.taken(db, input);
    return { isExit: taken.isCodeTaken || taken.isNameTaken, ...taken };
  },

  addRegion: ({ actor, make }: Context, given: Received<typeof estate.addRegion>) =>
    make(regions.insertion, { ...given, ...actor }).catch(explain),

  async changeRegion({ db, actor }: Context, given: Received<typeof estate.changeRegion>) {
    if (!(await regions.exists(db, given.id))) fail(commonErrors.notFound);
    must(await regions.update(db, given, actor.userId).catch(explain), commonErrors.stale);
    return {};
  },

  async removeRegion({ db, actor }: Context, given: Received<typeof estate.removeRegion>) {
    if (!(await regions.exists(db, given.id))) fail(commonErrors.notFound);
    must(await regions.remove(db, given, actor.userId).catch(explain), commonErrors.stale);
    return {};
  },

  async rankRegions({ db, actor }: Context, { ids }: Received<typeof estate.rankRegions>) {
    if ((await updateOrder(db, 'region', ids, actor.userId)) !== new Set(ids).size) fail(commonErrors.notFound);
    return {};
  },
};
