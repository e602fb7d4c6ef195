import { commonErrors } from '@park/contract/core';
import { privacy } from '@park/contract/kernel/privacy';
import { must } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import { maskNumbers, type Secrets } from '../../../secret.ts';
import { lookUp, take } from './look.ts';
import * as records from './queries.ts';

export const privacyModule = (secrets: Pick<Secrets, 'openPhone'>) =>
  implement(privacy, {
    async record(context, { userId, systemType, privacyType, privacyContent }) {
      await take(context, 'note');
      const content = privacyContent && maskNumbers(privacyContent);
      must(await records.note(context.db, context.actor, { userId, systemType, privacyType, content }), commonErrors.notFound);
      return {};
    },

    companyPhone: (context, { id }) => lookUp(context, secrets, 'company:read', { companyId: id }),

    staffPhone: (context, { id, companyId }) => lookUp(context, secrets, 'book:read', { userId: id, companyId }),
  });
