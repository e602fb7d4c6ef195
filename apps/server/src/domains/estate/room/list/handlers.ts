import type { Received } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import type { Context } from '../../../../context.ts';
import { isKeeper } from '../../../people/extend/index.ts';
import * as rooms from './queries.ts';

export const listHandlers = {
  list: ({ db, actor }: Context, input: Received<typeof room.list>) => rooms.page(db, input, isKeeper(actor, 'room')),
  structure: ({ db }: Context, input: Received<typeof room.structure>) => rooms.structure(db, input),
};
