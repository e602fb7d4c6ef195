import { commonErrors } from '@park/contract/core';
import { useraccountErrors as errors, useraccount } from '@park/contract/people/useraccount';
import { fail } from '../../../context.ts';
import { searchOf } from '../../../db/people.ts';
import { implement } from '../../../http/mount.ts';
import { sealText } from '../../../jobs/text.ts';
import type { Secrets } from '../../../secret.ts';
import * as accounts from './queries.ts';

const factorRemovedText = '你的动态口令已由平台管理员解除，下次登录不再要求输入。如非本人意愿，请立即修改密码并联系平台管理员。';

/**
 * Handlers for the platform's accounts. The reason that the platform gives for a command is not used here, but stored in the audit entry.
 */
export const useraccountModule = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone' | 'seal'>) =>
  implement(useraccount, {
    list: ({ db }, { keyword, ...filter }) => accounts.page(db, { ...filter, ...searchOf(keyword, secrets.phoneHash) }),

    async setEnable({ db, actor }, { userId, isEnable }) {
      if (!isEnable && userId === actor.userId) fail(errors.notOneself);
      if (!(await accounts.setEnabled(db, userId, isEnable === 1))) fail(commonErrors.notFound);
      return {};
    },

    async unlock({ db }, { userId }) {
      if (!(await accounts.unlock(db, userId))) fail(commonErrors.notFound);
      return {};
    },

    async endSessions({ db, signedIn }, { userId }) {
      const ended = await accounts.endSessions(db, userId, signedIn.session.tokenHash);
      return { ended: ended ?? fail(commonErrors.notFound) };
    },

    async dropFactor({ db, actor, outbox }, { userId }) {
      // an actor removes their own factor in the account domain with their password, so that a stolen session is not enough
      if (userId === actor.userId) fail(errors.ownFactor);
      const { isDropped, phoneCipher } = (await accounts.removeFactor(db, userId)) ?? fail(commonErrors.notFound);
      if (!isDropped) fail(errors.noFactor);
      outbox('sms.send', sealText(secrets, 'notice', { phone: secrets.openPhone(phoneCipher), values: { text: factorRemovedText } }));
      return {};
    },

    organisations: ({ db }, filter) => accounts.organisations(db, filter),

    async setOrganisation({ db, actor }, { companyId, version, isEnable }) {
      if (companyId === actor.companyId) fail(errors.platformItself);
      const outcome = (await accounts.setOrganisation(db, companyId, version, isEnable === 1)) ?? fail(commonErrors.notFound);
      if (outcome === 'stale') fail(commonErrors.stale);
      return {};
    },
  });
