import type { Received } from '@park/contract/core';
import type { message } from '@park/contract/people/message';
import type { Actor } from '../../../context.ts';
import { joinedTodos } from '../../../domain/index.ts';

type Asked = Partial<Received<typeof message.list>>;
/** None of it has a number, belongs to a process, or stops being new before it is done. */
const isOfProcesses = ({ number, processKey, status, isRead }: Asked) => Boolean(number || processKey || status || isRead);
/** Those of the reader, as the list that is asked for leaves them. */
export const todosOf = (actor: Actor, asked: Asked = {}) =>
  isOfProcesses(asked) ? [] : joinedTodos().flatMap((kind) => kind(actor, asked) ?? []);
