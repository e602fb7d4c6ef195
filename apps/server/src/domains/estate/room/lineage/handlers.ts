import { commonErrors, type Received } from '@park/contract/core';
import { operationErrors as errors, type room, roomErrors } from '@park/contract/estate/room';
import { type Context, fail, onConstraint } from '../../../../context.ts';
import { lockRooms } from '../occupancy/queries.ts';
import { lockBuilding } from '../operation/queries.ts';
import * as operations from './queries.ts';

const explain = onConstraint({ room_code: roomErrors.codeTaken, room_crossed: errors.dependedOn });

export const lineageHandlers = {
  operations: ({ db }: Context, input: Received<typeof room.operations>) => operations.page(db, input),

  lineage: async ({ db }: Context, { roomId }: Received<typeof room.lineage>) =>
    (await operations.lineage(db, roomId)) ?? fail(commonErrors.notFound),

  days: ({ db }: Context, { buildingId }: Received<typeof room.days>) => operations.days(db, buildingId),

  async undo({ db, actor }: Context, { id }: Received<typeof room.undo>) {
    const rooms = await operations.roomsOf(db, id);
    await lockBuilding(db, rooms);
    await lockRooms(db, rooms);
    const locked = (await operations.lock(db, id)) ?? fail(commonErrors.notFound);
    if (locked.isUndone) fail(errors.undone);
    if (!locked.mayUndo) fail(errors.dependedOn);
    await operations.undo(db, id, actor.userId).catch(explain);
    await operations.restore(db, actor, id).catch(explain);
    return {};
  },
};
