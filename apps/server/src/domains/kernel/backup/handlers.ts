import { commonErrors } from '@park/contract/core';
import { backup, backupErrors } from '@park/contract/kernel/backup';
import type { BackupSettings } from '../../../config.ts';
import { fail, must } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import * as backups from './queries.ts';

export const backupModule = ({ folder, passphrase }: BackupSettings) =>
  implement(backup, {
    list: ({ db }, input) => backups.page(db, input),

    async plan({ db }) {
      const plan = (await backups.plan(db)) ?? fail(commonErrors.notFound);
      return { ...plan, folder, hasKey: passphrase !== undefined };
    },

    async configure({ db }, input) {
      must(await backups.savePlan(db, input), commonErrors.stale);
      return {};
    },

    async start(context) {
      const requested = (await backups.requestBackup(context.db, context.actor.userId)) ?? fail(backupErrors.busy);
      context.outbox('backup.run', { backupId: requested.id });
      return requested;
    },
  });
