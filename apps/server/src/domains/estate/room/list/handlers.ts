import type { Received } from '@park/contract/core';
import type { room } from '@park/contract/estate/room';
import type { Context } from '../../../../context.ts';
import { isKeeper } from '../../../people/extend/index.ts';
import * as rooms from './queries.ts';

export const listHandlers = {
  list: ({ db, actor }: Context, asked: Received<typeof room.list>) => rooms.page(db, asked, isKeeper(actor, 'room')),
  structure: ({ db }: Context, asked: Received<typeof room.structure>) => rooms.structure(db, asked),
};
