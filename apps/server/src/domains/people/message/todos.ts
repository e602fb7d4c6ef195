import type { Received } from '@park/contract/core';
import type { message } from '@park/contract/people/message';
import type { Actor } from '../../../context.ts';
import type { TodoKind } from '../../../db/todo.ts';
import { requestTodos } from '../invitation/index.ts';

/** What there is to do besides the tasks of processes. A domain joins with a kind of its own. */
const kinds: readonly TodoKind[] = [requestTodos];

type Asked = Partial<Received<typeof message.list>>;
/** None of it has a number, belongs to a process, or stops being new before it is done. */
const isOfProcesses = ({ number, processKey, status, isRead }: Asked) => Boolean(number || processKey || status || isRead);
/** Those of the reader, as the list that is asked for leaves them. */
export const todosOf = (actor: Actor, asked: Asked = {}) => (isOfProcesses(asked) ? [] : kinds.flatMap((kind) => kind(actor, asked) ?? []));
