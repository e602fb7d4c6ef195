import { commonErrors } from '@park/contract/core';
import { factorErrors as errors, factor } from '@park/contract/people/factor';
import { fail, must } from '../../../context.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { addressOf, factorOf, newSecret, requirePassword, stepOf } from '../identity/index.ts';
import * as factors from './queries.ts';

/** Name of the entry in the user's authenticator app. */
const issuer = '智慧园区运营平台';
const maxTries = 10;
const windowSeconds = 900;

export const factorModule = (secrets: Secrets) =>
  implement(factor, {
    async detail({ db, signedIn }) {
      const { isDemanded, hasApp } = (await factorOf(db, signedIn.session.userId)) ?? fail(commonErrors.sessionEnded);
      const without = isDemanded ? ('sms' as const) : ('none' as const);
      return { method: hasApp ? ('totp' as const) : without, isRequired: isDemanded };
    },

    async begin(context, { password }) {
      await requirePassword(context, secrets, password);
      const secret = newSecret();
      await factors.begin(context.db, secrets.seal('totp', secret));
      const { userName, phone } = context.signedIn.session;
      return { secret, address: addressOf(secret, userName ?? phone, issuer) };
    },

    async confirm({ db, alone, signedIn }, { code }) {
      const isFree = await alone((own) => takeLimit(own, `factor-confirm/${signedIn.session.userId}`, maxTries, windowSeconds));
      if (!isFree) fail(commonErrors.tooMany);
      const { pending, seconds } = (await factors.pending(db)) ?? fail(errors.wrongCode);
      const step = stepOf(secrets.open('totp', pending), code, seconds) ?? fail(errors.wrongCode);
      must(await factors.confirm(db, pending, step), errors.wrongCode);
      return {};
    },

    async drop(context, { password }) {
      await requirePassword(context, secrets, password);
      await factors.deleteFactor(context.db);
      return {};
    },
  });
