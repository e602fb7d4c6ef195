import { smsErrors } from '@park/contract/kernel/sms';
import { passwordErrors as errors } from '@park/contract/people/password';
import { type Context, fail } from '../../../context.ts';
import type { Secrets } from '../../../secret.ts';
import { consumeCode, lookAtCode } from '../../kernel/sms/index.ts';
import { hashPassword, proofOf, recordCall, type StoredUser, setPassword } from '../identity/index.ts';
import { isGuessable } from './rules.ts';

type ResetInput = { typed: string; smsId: string; code: string; call: string };
/** This phone number stands for a person who does not exist; no code was ever sent to it, so every code for it is wrong. */
const dummyPhone = '00000000000';

/**
 * Sets a new password against the code sent to the phone. The code is checked first and used up last, so that a refused password does not
 * cost another message. Every failure gives the same answer, which reveals nothing about the person.
 */
export async function resetWith(
  context: Context,
  secrets: Secrets,
  person: StoredUser | undefined,
  { typed, smsId, code, call }: ResetInput,
) {
  const { alone } = context;
  const phone = person ? secrets.openPhone(person.phone_cipher) : dummyPhone;
  const isRight = await alone((db) => lookAtCode(db, secrets, { smsId, phone, code, purpose: 'reset' }));
  if (!isRight || !person) return fail(smsErrors.wrongCode);
  if (isGuessable(typed, { username: person.username, phone })) fail(errors.common);
  const hashed = await hashPassword(typed);
  const isSet = await alone(async (db) => {
    if (!(await consumeCode(db, secrets, { smsId, phone, code, purpose: 'reset' }))) return false;
    if (!(await setPassword(db, person.user_id, proofOf(person.password), hashed, null))) return false;
    await recordCall(db, person.user_id, call, context);
    return true;
  });
  return isSet ? {} : fail(smsErrors.wrongCode);
}
