import { createHash, randomBytes } from 'node:crypto';
import { phone } from '@park/contract/fields';
import { type Challenge, identityErrors as errors } from '@park/contract/people/identity';
import { type Context, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { openSession } from '../../../db/driver/index.ts';
import { networkOf } from '../../../http/address.ts';
import { hashToken } from '../../../http/session.ts';
import type { Secrets } from '../../../secret.ts';
import type { FileService } from '../../kernel/file/index.ts';
import { sendCode } from '../../kernel/sms/index.ts';
import { captchaHashes } from './captcha.ts';
import * as queries from './queries.ts';

export type IdentitySettings = {
  secrets: Secrets;
  files: Pick<FileService, 'portrait'>;
  sessionIdleMinutes: number;
  sessionHours: number;
};
/** A person whose password has been verified. */
type ProvedUser = { userId: string; proof: Buffer; change: boolean; attempt: number; agreements: queries.Accepted };
type SignInInput = { loginName: string; vaildCode?: string | undefined; vaildCodeKey?: string | undefined };

/**
 * Returns a hash of the stored password. It is passed on in place of the password, to detect later that the password was changed meanwhile.
 */
export const proofOf = (stored: string | null) =>
  createHash('sha256')
    .update(stored ?? '')
    .digest();

/**
 * Returns the typed sign-in name in the forms in which it is looked up and counted. A phone number may be typed in any spelling, a user
 * name in any letter case.
 */
export function nameOf(secrets: Secrets, loginName: string) {
  const number = phone().safeParse(loginName);
  return {
    name: loginName,
    key: number.data ?? loginName.toLowerCase(),
    phoneHash: number.success ? secrets.phoneHash(number.data) : null,
  };
}

export function attemptOf(secrets: Secrets, address: string, { loginName, vaildCode, vaildCodeKey }: SignInInput): queries.Attempt {
  const { name, key, phoneHash } = nameOf(secrets, loginName);
  return {
    name,
    phoneHash,
    nameHash: secrets.keyedHash('login-name', key),
    addressHash: secrets.keyedHash('address', networkOf(address)),
    captcha: vaildCodeKey ? captchaHashes(secrets, vaildCodeKey, vaildCode ?? '') : undefined,
  };
}

/** Opens a session. Returns undefined when the password was changed or the person was disabled since the password was verified. */
export async function openSessionFor(db: Db, { requestId, agent, address }: Context, settings: IdentitySettings, person: ProvedUser) {
  const loginToken = randomBytes(32).toString('base64url');
  const key = randomBytes(32);
  const { sessionIdleMinutes: idleMinutes, sessionHours: hours } = settings;
  const { change, ...of } = person;
  const isOpen = await openSession(db, { ...of, tokenHash: hashToken(loginToken), key, idleMinutes, hours, requestId, agent, address });
  return isOpen ? { loginToken, change, sessionKey: key.toString('base64') } : undefined;
}

export const challengeHash = (secrets: Secrets, challenge: string) => secrets.keyedHash('login-challenge', challenge);

/** Creates a login challenge after a correct password and fails with it, so that the client asks for a code. */
export async function challenge({ alone, address }: Context, secrets: Secrets, person: ProvedUser, factor: queries.Factor): Promise<never> {
  const { userId, proof, attempt, agreements } = person;
  const method = factor.hasApp ? 'totp' : 'sms';
  const key = randomBytes(32).toString('base64url');
  const keyHash = challengeHash(secrets, key);
  const seconds = await alone(async (db) => {
    const sent = method === 'sms' ? await sendSignInCode(db, secrets, factor.phoneCipher, address, { reuse: true }) : undefined;
    await queries.openChallenge(db, { keyHash, userId, proof, method, smsId: sent?.smsId ?? null, attempt, agreements });
    return sent?.seconds ?? 0;
  });
  const body: Challenge = { challenge: key, method, phone: method === 'sms' ? factor.phone : null, seconds };
  return fail(errors.secondFactor, {}, body);
}

export const decryptedPhone = (secrets: Secrets, cipher: string) => secrets.openPhone(Buffer.from(cipher, 'base64'));

export const sendSignInCode = (db: Db, secrets: Secrets, phoneCipher: string, address: string, { reuse = false } = {}) =>
  sendCode(db, secrets, { phone: decryptedPhone(secrets, phoneCipher), purpose: 'signIn', address, send: true, reuse });
