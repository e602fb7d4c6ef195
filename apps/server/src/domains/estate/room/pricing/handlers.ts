import { commonErrors, type Received } from '@park/contract/core';
import { priceErrors as errors, mostPriced, type room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import { lockRooms } from '../occupancy/queries.ts';
import { insertPrices } from '../price/queries.ts';
import * as prices from './queries.ts';

async function checkedPreview({ db }: Context, input: Received<typeof room.previewPrices>) {
  const found = await prices.preview(db, input);
  if (found.isPast) fail(errors.past, { fromDate: errors.past.message });
  if (found.meant > mostPriced) fail(errors.tooMany, { ids: errors.tooMany.message });
  if (found.list.length === 0) fail(errors.none, { ids: errors.none.message });
  if (found.isBeyond) fail(errors.below, { value: errors.below.message });
  return found;
}

export const pricingHandlers = {
  async previewPrices(context: Context, input: Received<typeof room.previewPrices>) {
    const { day, fingerprint, meant, list } = await checkedPreview(context, input);
    return { fromDate: day, fingerprint, rooms: list.length, skipped: meant - list.length, list };
  },

  async changePrices(context: Context, { fingerprint, ...input }: Received<typeof room.changePrices>) {
    const { db, actor } = context;
    const seen = await checkedPreview(context, input);
    const ids = seen.list.map(({ roomId }) => roomId);
    await lockRooms(db, ids);
    // The preview is repeated once the rooms are locked. If it differs from the preview the actor saw, the change is refused as stale.
    const { day: fromDate, list, fingerprint: now } = await checkedPreview(context, input);
    if (now !== fingerprint) fail(commonErrors.stale);
    await prices.clear(db, ids, fromDate);
    const offers = list.map(({ roomId, after: price }) => ({ roomId, price }));
    await insertPrices(db, actor, offers, { fromDate, note: input.note });
    return { rooms: list.length };
  },
};
