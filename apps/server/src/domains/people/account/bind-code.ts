import { commonErrors } from '@park/contract/core';
import { type Context, fail, type SignedIn } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import type { Secrets } from '../../../secret.ts';
import { sendCode } from '../../kernel/sms/index.ts';
import { ownSecret } from '../identity/index.ts';
import { hasPhoneProof } from './queries.ts';
import { numberOf } from './rules.ts';

/** Returns the full phone number of the signed-in user. */
export async function numberOfUser(db: Db, secrets: Secrets, { session }: SignedIn): Promise<string> {
  const secret = (await ownSecret(db, session.tokenHash)) ?? fail(commonErrors.sessionEnded);
  return secrets.openPhone(secret.phone_cipher);
}

type Asking = Pick<Context, 'signedIn' | 'address'>;
/** Sends a code for binding a phone number: to the user's own number or, once the user has proved that one, to a new number. */
export async function sendBindCode(db: Db, { signedIn, address }: Asking, secrets: Secrets, phoneNo: string | undefined) {
  const own = await numberOfUser(db, secrets, signedIn);
  const number = numberOf(own, phoneNo) ?? fail(commonErrors.invalidInput, { phoneNo: '请输入正确的手机号' });
  if (number !== own && !(await hasPhoneProof(db, signedIn.session.tokenHash))) fail(commonErrors.forbidden);
  return sendCode(db, secrets, { phone: number, purpose: 'bind', address, send: true });
}
