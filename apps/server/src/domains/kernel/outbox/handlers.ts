import { commonErrors } from '@park/contract/core';
import { outbox } from '@park/contract/kernel/outbox';
import { fail, must } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import { maskNumbers } from '../../../secret.ts';
import * as messages from './queries.ts';

const masked = (recipient: string) => maskNumbers(recipient).replace(/^(.)[^@]*@/, '$1***@');

export const outboxModule = ({ production }: { production: boolean }) =>
  implement(outbox, {
    list: ({ db }, { state, ...paging }) => messages.page(db, state, paging),

    async retry({ db }, { id, spaceId }) {
      must(await messages.retry(db, spaceId, id));
      await messages.wakeWorkers(db);
      return {};
    },

    // these texts contain codes and first passwords, so they are shown on a test machine but never in production
    async local({ db }, paging) {
      if (production) return { total: 0, list: [] };
      const { total, list } = await messages.localPage(db, paging);
      return { total, list: list.map((message) => ({ ...message, recipient: masked(message.recipient) })) };
    },

    look: async ({ db }, { id, spaceId }) =>
      (production ? undefined : await messages.localMessage(db, spaceId, id)) ?? fail(commonErrors.notFound),
  });
