import { commonErrors, type Received } from '@park/contract/core';
import { priceErrors as errors, mostPriced, type room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import { lockRooms } from '../occupancy/queries.ts';
import { offerAll } from '../price/queries.ts';
import * as prices from './queries.ts';

async function previewed({ db }: Context, asked: Received<typeof room.previewPrices>) {
  const found = await prices.preview(db, asked);
  if (found.isPast) fail(errors.past, { fromDate: errors.past.message });
  if (found.meant > mostPriced) fail(errors.tooMany, { ids: errors.tooMany.message });
  if (found.list.length === 0) fail(errors.none, { ids: errors.none.message });
  if (found.isBeyond) fail(errors.below, { value: errors.below.message });
  return found;
}

export const pricingHandlers = {
  async previewPrices(context: Context, asked: Received<typeof room.previewPrices>) {
    const { day, fingerprint, meant, list } = await previewed(context, asked);
    return { fromDate: day, fingerprint, rooms: list.length, skipped: meant - list.length, list };
  },

  async changePrices(context: Context, { fingerprint, ...asked }: Received<typeof room.changePrices>) {
    const { db, actor } = context;
    const seen = await previewed(context, asked);
    const ids = seen.list.map(({ roomId }) => roomId);
    await lockRooms(db, ids);
    // previewed again under the lock, so that exactly the prices shown to the actor are set
    const { day: fromDate, list, fingerprint: now } = await previewed(context, asked);
    if (now !== fingerprint) fail(commonErrors.stale);
    await prices.clear(db, ids, fromDate);
    const offers = list.map(({ roomId, after: price }) => ({ roomId, price }));
    await offerAll(db, actor, offers, { fromDate, note: asked.note });
    return { rooms: list.length };
  },
};
