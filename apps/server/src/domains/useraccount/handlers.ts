import { commonErrors } from '@park/contract/core';
import { useraccountErrors as errors, useraccount } from '@park/contract/useraccount';
import { fail } from '../../context.ts';
import { searchOf } from '../../db/people.ts';
import { implement } from '../../http/mount.ts';
import type { Secrets } from '../../secret.ts';
import * as accounts from './queries.ts';

/** The reason a command was given stands in its record. */
export const useraccountModule = ({ phoneHash }: Pick<Secrets, 'phoneHash'>) =>
  implement(useraccount, {
    list: ({ db }, { keyword, ...asked }) => accounts.page(db, { ...asked, ...searchOf(keyword, phoneHash) }),

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

    organisations: ({ db }, asked) => accounts.organisations(db, asked),

    async setOrganisation({ db, actor }, { companyId, version, isEnable }) {
      if (companyId === actor.companyId) fail(errors.platformItself);
      const outcome = (await accounts.setOrganisation(db, companyId, version, isEnable === 1)) ?? fail(commonErrors.notFound);
      if (outcome === 'stale') fail(commonErrors.stale);
      return {};
    },
  });
