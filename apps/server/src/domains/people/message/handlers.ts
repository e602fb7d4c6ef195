import { message } from '@park/contract/people/message';
import { implement } from '../../../http/mount.ts';
import * as messages from './queries.ts';
import { todosOf } from './todos.ts';

const kinds = { 5: 'service', 6: 'system' } as const;

export const messageModule = implement(message, {
  list({ db, actor }, filter) {
    const { type } = filter;
    if (type === 5 || type === 6) return messages.listMessages(db, actor, type, filter);
    return messages.processes(db, actor, type, filter, type === 1 ? todosOf(actor, filter) : []);
  },

  counts: ({ db, actor }) => messages.counts(db, actor, todosOf(actor)),

  async read({ db, actor, live }, { processInstanceId, pId, ids, type }) {
    const kind = type === 5 || type === 6 ? kinds[type] : undefined;
    const changed = await messages.markRead(db, actor, { instanceId: processInstanceId ?? pId, ids, kind });
    // the user's other tabs reload their counts
    if (changed) await live([actor.userId], 'todo');
    return { changed };
  },
});
