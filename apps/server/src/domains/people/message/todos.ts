import type { Received } from '@park/contract/core';
import type { message } from '@park/contract/people/message';
import type { Actor } from '../../../context.ts';
import { joinedTodos } from '../../../domain/index.ts';

type Filter = Partial<Received<typeof message.list>>;
/**
 * Tells whether a filter applies to approvals only: other to-dos have no application number, process or status, and stay unread until done.
 */
const isOfProcesses = ({ number, processKey, status, isRead }: Filter) => Boolean(number || processKey || status || isRead);
/** Returns the queries of the actor's to-dos that match the filters of the list. */
export const todosOf = (actor: Actor, filter: Filter = {}) =>
  isOfProcesses(filter) ? [] : joinedTodos().flatMap((kind) => kind(actor, filter) ?? []);
