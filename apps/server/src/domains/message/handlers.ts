import { message } from '@park/contract/message';
import { implement } from '../../http/mount.ts';
import * as messages from './queries.ts';

const kinds = { 5: 'service', 6: 'system' } as const;

export const messageModule = implement(message, {
  list: ({ db, actor }, asked) =>
    asked.type === 5 || asked.type === 6 ? messages.told(db, actor, asked.type, asked) : messages.processes(db, actor, asked.type, asked),

  counts: ({ db, actor }) => messages.counts(db, actor),

  async read({ db, actor, live }, { processInstanceId, pId, ids, type }) {
    const kind = type === 5 || type === 6 ? kinds[type] : undefined;
    const changed = await messages.markRead(db, actor, { instanceId: processInstanceId ?? pId, ids, kind });
    // other tabs of the same person count anew
    if (changed) await live([actor.userId], 'todo');
    return { changed };
  },
});
