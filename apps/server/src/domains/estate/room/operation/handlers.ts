import { commonErrors, type Received } from '@park/contract/core';
import { operationErrors as errors, type room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import { merge, split } from './operation.ts';
import * as rooms from './queries.ts';
import { commonValue, firstOf, freeCodes, mergedCodes, sumAreas } from './rules.ts';

export const operationHandlers = {
  async mergeable({ db }: Context, { ids, onDate, parts }: Received<typeof room.mergeable>) {
    const { day, isPast } = await rooms.dayOf(db, onDate);
    const found = await rooms.parents(db, ids, day);
    if (found.length !== new Set(ids).size) fail(commonErrors.notFound);
    const crossing = await rooms.crossing(db, ids, day);
    const first = firstOf(found);
    const taken = await rooms.codesLike(db, first, day);
    const codes = found.length > 1 && parts === 1 ? mergedCodes(found, taken) : freeCodes(first.roomCode, parts, taken);
    const against: [boolean, string][] = [
      [isPast, errors.past.message],
      [found.some(({ isThere }) => !isThere), errors.notThere.message],
      [!commonValue(found.map(({ floorId }) => floorId)), errors.otherFloor.message],
      [crossing.length > 0, errors.crossed.message],
    ];
    const reasons = against.flatMap(([isSo, reason]) => (isSo ? [reason] : []));
    return { isMerger: reasons.length === 0, onDate: day, reasons, crossing, ...sumAreas(found), codes };
  },

  split: (context: Context, given: Received<typeof room.split>) => split(context, given),
  merge: (context: Context, given: Received<typeof room.merge>) => merge(context, given),
};
