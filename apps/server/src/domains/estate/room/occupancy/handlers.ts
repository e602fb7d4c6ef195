import type { Received } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import type { Context } from '../../../../context.ts';
import { change, claim, end } from './occupancy.ts';
import * as claims from './queries.ts';

export const occupancyHandlers = {
  claims: ({ db }: Context, input: Received<typeof room.claims>) => claims.page(db, input),

  claim: (context: Context, given: Received<typeof room.claim>) => claim(context, given),

  async changeClaim(context: Context, given: Received<typeof room.changeClaim>) {
    await change(context, given);
    return {};
  },

  async endClaim(context: Context, given: Received<typeof room.endClaim>) {
    await end(context, given);
    return {};
  },
};
