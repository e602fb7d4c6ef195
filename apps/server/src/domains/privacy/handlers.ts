import { commonErrors } from '@park/contract/core';
import { privacyErrors as errors, privacy } from '@park/contract/privacy';
import { type Context, fail, must } from '../../context.ts';
import { takeLimit } from '../../db/door.ts';
import { isOpen } from '../../fields.ts';
import { implement } from '../../http/mount.ts';
import { maskNumbers, type Secrets } from '../../secret.ts';
import * as records from './queries.ts';

/** Of numbers, over all look-ups together; words about them are counted apart. */
const most = 30;
const seconds = 600;
async function take({ db, actor }: Context, what: 'look' | 'note'): Promise<void> {
  if (!(await takeLimit(db, `privacy-${what}/${actor.userId}`, most, seconds))) fail(errors.tooMany);
}

export const privacyModule = ({ openPhone }: Pick<Secrets, 'openPhone'>) => {
  const opened = (cipher: Buffer | undefined) => ({ phone: cipher ? openPhone(cipher) : fail(errors.noPhone) });

  return implement(privacy, {
    async record(context, { userId, systemType, privacyType, privacyContent }) {
      await take(context, 'note');
      const content = privacyContent && maskNumbers(privacyContent);
      must(await records.note(context.db, context.actor, { userId, systemType, privacyType, content }), commonErrors.notFound);
      return {};
    },

    async companyPhone(context, { id }) {
      if (!isOpen(context.actor, 'company:read', 'phone')) fail(commonErrors.forbidden);
      await take(context, 'look');
      return opened(await records.companyPhone(context.db, context.actor, id));
    },

    async staffPhone(context, { id, companyId }) {
      if (!isOpen(context.actor, 'book:read', 'phone')) fail(commonErrors.forbidden);
      await take(context, 'look');
      return opened(await records.staffPhone(context.db, context.actor, id, companyId));
    },
  });
};
