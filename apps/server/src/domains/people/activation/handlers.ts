import { activation, activationErrors as errors } from '@park/contract/people/activation';
import { passwordErrors } from '@park/contract/people/password';
import { fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { hashPassword } from '../identity/index.ts';
import { isGuessable } from '../password/index.ts';
import { activationHash } from './index.ts';
import * as activations from './queries.ts';

export const activationModule = (secrets: Secrets) =>
  implement(activation, {
    async show({ db }, { code }) {
      const { spaceName, companyName, realName, phone, expiresDate } =
        (await activations.findOpen(db, activationHash(secrets, code))) ?? fail(errors.badCode);
      return { spaceName, companyName, realName, phone, expiresDate };
    },

    // the code of the invitation is used up last, so that a refused password does not need a new invitation
    async accept({ alone, requestId, address }, { code, newPassword }) {
      const codeHash = activationHash(secrets, code);
      const { username, phoneCipher } = (await alone((db) => activations.findOpen(db, codeHash))) ?? fail(errors.badCode);
      if (isGuessable(newPassword, { username, phone: secrets.openPhone(phoneCipher) })) fail(passwordErrors.common);
      const password = await hashPassword(newPassword);
      if (!(await alone((db) => activations.useCode(db, codeHash, password, { requestId, address })))) fail(errors.badCode);
      return {};
    },
  });
