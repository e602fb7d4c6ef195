import { commonErrors } from '@park/contract/core';
import { phone } from '@park/contract/fields';
import { sms, smsErrors } from '@park/contract/kernel/sms';
import { type Context, fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import { maskPhone, type Secrets } from '../../../secret.ts';
import { hasPhoneProof } from '../../people/account/index.ts';
import { lookUp, ownSecret } from '../../people/identity/index.ts';
import { lookAtCode, sendCode } from './code.ts';

export const smsModule = (secrets: Secrets) => {
  /** For a forgotten password: to whom has the number, and otherwise to nobody, in the same time and words. */
  const sendReset = ({ alone, address }: Context, number: string) =>
    alone(async (db) => {
      const person = await lookUp(db, null, secrets.phoneHash(number));
      return sendCode(db, secrets, { phone: number, purpose: 'reset', address, send: person !== undefined });
    });

  return implement(sms, {
    reset: (context, { phoneNo }) => sendReset(context, phoneNo),

    // this address is open to everybody, so nobody binds a number through it: see `own`
    send: (context, { phoneNo, type }) => (type === 1 ? sendReset(context, phoneNo) : fail(commonErrors.notSignedIn)),

    async validate({ alone }, { code, phone, smsId }) {
      if (!(await alone((db) => lookAtCode(db, secrets, { smsId, phone, code })))) fail(smsErrors.wrongCode);
      return { isValid: true as const };
    },

    async own({ db, signedIn, address }, { phoneNo }) {
      const { tokenHash } = signedIn.session;
      const secret = (await ownSecret(db, tokenHash)) ?? fail(commonErrors.sessionEnded);
      const number = chosen(secrets.openPhone(secret.phone_cipher), phoneNo);
      if (number.isOther && !(await hasPhoneProof(db, tokenHash))) fail(commonErrors.forbidden);
      return sendCode(db, secrets, { phone: number.phone, purpose: 'bind', address, send: true });
    },
  });
};

/** One's own number where it is masked, left out or written out; another one only as a whole. */
function chosen(own: string, typed: string | undefined): { phone: string; isOther: boolean } {
  if (!typed || typed === maskPhone(own)) return { phone: own, isOther: false };
  const { data } = phone().safeParse(typed);
  if (!data) return fail(commonErrors.invalidInput, { phoneNo: '请输入正确的手机号' });
  return { phone: data, isOther: data !== own };
}
