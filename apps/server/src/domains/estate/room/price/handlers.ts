import { commonErrors, type Received } from '@park/contract/core';
import { roomErrors as errors, type room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import { exists } from '../card/queries.ts';
import { lockRooms } from '../occupancy/queries.ts';
import * as prices from './queries.ts';

export const priceHandlers = {
  async prices({ db }: Context, { id }: Received<typeof room.prices>) {
    if (!(await exists(db, id))) fail(commonErrors.notFound);
    return prices.history(db, id);
  },

  async setPrice({ db, actor }: Context, { id, price, fromDate: requestedDate, note }: Received<typeof room.setPrice>) {
    await lockRooms(db, [id]);
    const { fromDate, isOutside, isLate } = (await prices.findPriceStart(db, id, requestedDate)) ?? fail(commonErrors.notFound);
    if (isOutside) fail(errors.priceOutside, { fromDate: errors.priceOutside.message });
    if (isLate) fail(errors.priceBefore, { fromDate: errors.priceBefore.message });
    await prices.endPrices(db, [id], fromDate);
    await prices.insertPrices(db, actor, [{ roomId: id, price }], { fromDate, note });
    return {};
  },
};
