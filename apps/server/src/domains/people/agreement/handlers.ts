import { commonErrors } from '@park/contract/core';
import { agreement } from '@park/contract/people/agreement';
import { fail, onConstraint } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import * as agreements from './queries.ts';

export const agreementModule = implement(agreement, {
  current: ({ db }) => agreements.current(db),

  async accept({ db, signedIn, address }, { agreements: accepted }) {
    const kinds = new Set(accepted.map(({ kind }) => kind));
    const consented = await agreements.consent(db, signedIn.session.userId, accepted, address);
    // a newer version was published while the user read this text
    if (consented < kinds.size) fail(commonErrors.stale);
    return {};
  },

  history: ({ db }, filter) => agreements.page(db, filter),

  async publish({ db, actor }, text) {
    const version = await agreements.publish(db, text, actor.userId).catch(onConstraint({ agreement_pkey: commonErrors.stale }));
    return { version: version ?? fail(commonErrors.stale) };
  },
});
