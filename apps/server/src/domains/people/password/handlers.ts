import { commonErrors } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { passwordErrors as errors, password } from '@park/contract/people/password';
import { type Context, fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { sendCode } from '../../kernel/sms/index.ts';
import { sendBindCode } from '../account/index.ts';
import {
  findUser,
  hashPassword,
  isPassword,
  nameOf,
  proofOf,
  requirePassword,
  type Secret,
  setPassword,
  takeOwnSecret,
} from '../identity/index.ts';
import { resetWith } from './reset.ts';
import { isGuessable } from './rules.ts';

export const passwordModule = (secrets: Secrets) => {
  const checkNew = (typed: string, { username, phone_cipher }: Secret) => {
    if (isGuessable(typed, { username, phone: secrets.openPhone(phone_cipher) })) fail(errors.common);
  };

  /** Replaces the password and ends the other sessions. Their consoles get a live notice; their next call is refused. */
  async function replace(context: Context, own: Secret, typed: string, retainedSession: string | null) {
    const { db, live, signedIn } = context;
    const { userId } = signedIn.session;
    const hashed = await hashPassword(typed);
    // the password was changed by a concurrent call
    if (!(await setPassword(db, userId, proofOf(own.password), hashed, retainedSession))) fail(commonErrors.stale);
    await live([userId], 'rights');
    return {};
  }

  /**
   * Sends a code to the person with the phone number. When nobody has the number, no message is sent, but the answer and its time are the
   * same.
   */
  const sendReset = ({ alone, address }: Context, number: string) =>
    alone(async (db) => {
      const person = await findUser(db, null, secrets.phoneHash(number));
      return sendCode(db, secrets, { phone: number, purpose: 'reset', address, send: person !== undefined });
    });

  return implement(password, {
    sendCode: (context, { phoneNo }) => sendReset(context, phoneNo),

    sendOpenCode(context, { phoneNo, type }) {
      if (type === 1) return sendReset(context, phoneNo);
      const { alone, address, signedIn } = context;
      return alone((db) => sendBindCode(db, { address, signedIn }, secrets, phoneNo));
    },

    async modify(context, { oldPassword, newPassword }) {
      const own = await requirePassword(context, secrets, oldPassword);
      checkNew(newPassword, own);
      if (newPassword === oldPassword) fail(errors.same);
      return replace(context, own, newPassword, null);
    },

    async first(context, { newPassword }) {
      const own = await takeOwnSecret(context);
      if (own.change) fail(errors.notFirst);
      checkNew(newPassword, own);
      if (await isPassword(secrets, own.password, newPassword)) fail(errors.same);
      return replace(context, own, newPassword, context.signedIn.session.tokenHash);
    },

    async reset(context, { mobileNo, username, password: typed, smsId, smsCode: code }) {
      const person = await context.alone((db) => findUser(db, null, secrets.phoneHash(mobileNo)));
      const isHim = username === null || username.toLowerCase() === person?.username?.toLowerCase();
      return resetWith(context, secrets, isHim ? person : undefined, { typed, smsId, code, call: password.reset.key });
    },

    async forget(context, { loginName, newPassword: typed, smsId, smsCode: code }) {
      if (smsId === null || code === null) return fail(smsErrors.wrongCode);
      const { name, phoneHash } = nameOf(secrets, loginName);
      const person = await context.alone((db) => findUser(db, name, phoneHash));
      return resetWith(context, secrets, person, { typed, smsId, code, call: password.forget.key });
    },
  });
};
