import { smsErrors } from '@park/contract/kernel/sms';
import { type Context, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import type { Secrets } from '../../../secret.ts';
import { consumeCode } from '../../kernel/sms/index.ts';
import * as queries from './queries.ts';
import { challengeHash, decryptedPhone, type IdentitySettings, openSessionFor, sendSignInCode } from './sign-in.ts';
import { stepOf } from './totp.ts';

/** Limit per person: an attacker who knows the password can open any number of challenges. */
const maxTriesPerHour = 20;

/** Completes a sign-in that asked for a code. Every failure gives the same answer. */
export async function answerChallenge(context: Context, settings: IdentitySettings, input: { challenge: string; code: string }) {
  const { secrets } = settings;
  const keyHash = challengeHash(secrets, input.challenge);
  const opened = await context.alone(async (db) => {
    const taken = await queries.takeChallenge(db, keyHash, 1);
    if (!taken || !(await takeLimit(db, `factor/${taken.userId}`, maxTriesPerHour, 3_600))) return undefined;
    const isRight = (await isRightCode(db, secrets, taken, input.code)) && (await queries.useChallenge(db, keyHash));
    return isRight ? openSessionFor(db, context, settings, { ...taken, proof: Buffer.from(taken.proof, 'hex') }) : undefined;
  });
  return opened ?? fail(smsErrors.wrongCode);
}

async function isRightCode(db: Db, secrets: Secrets, taken: queries.TakenChallenge, code: string): Promise<boolean> {
  const { method, smsId, userId, secret, seconds } = taken;
  if (method === 'sms')
    return (
      smsId !== null && consumeCode(db, secrets, { smsId, phone: decryptedPhone(secrets, taken.phoneCipher), purpose: 'signIn', code })
    );
  const step = secret === null ? undefined : stepOf(secrets.open('totp', Buffer.from(secret, 'base64')), code, seconds);
  return step !== undefined && queries.useStep(db, userId, step);
}

/** Sends another code for the same sign-in. */
export async function resend({ alone, address }: Context, secrets: Secrets, challenge: string): Promise<{ seconds: number }> {
  const keyHash = challengeHash(secrets, challenge);
  const sent = await alone(async (db) => {
    const taken = await queries.takeChallenge(db, keyHash, 0);
    if (taken?.method !== 'sms') return undefined;
    const { smsId, seconds } = await sendSignInCode(db, secrets, taken.phoneCipher, address);
    await queries.moveChallenge(db, keyHash, smsId);
    return { seconds };
  });
  return sent ?? fail(smsErrors.wrongCode);
}
