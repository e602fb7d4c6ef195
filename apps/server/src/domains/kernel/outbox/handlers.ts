import { outbox } from '@park/contract/kernel/outbox';
import { must } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import * as messages from './queries.ts';

export const outboxModule = ({ production }: { production: boolean }) =>
  implement(outbox, {
    list: ({ db }, { state, ...paging }) => messages.page(db, state, paging),

    async retry({ db }, { id, spaceId }) {
      must(await messages.retry(db, spaceId, id));
      await messages.wakeWorkers(db);
      return {};
    },

    // these texts contain codes and first passwords, so they are shown on a test machine but never in production
    local: async ({ db }, paging) => (production ? { total: 0, list: [] } : messages.localPage(db, paging)),
  });
