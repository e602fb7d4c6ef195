import { randomBytes, randomUUID } from 'node:crypto';
import { newSecret } from '../../../src/domains/people/identity/totp.ts';
import { secretsOf } from '../../../src/secret.ts';
import { appCode } from '../../authenticator.ts';
import { secretKey } from '../../postgres.ts';
import type { Scene, Tools } from '../stage.ts';

const secrets = secretsOf(secretKey);
export const newPassword = 'Lantern73Bridge';
const code = '246810';

/** Sends a verification code to the scene's person. */
export async function textCode({ person: { phone } }: Scene, { rows }: Tools, purpose = 'reset') {
  const smsId = randomUUID();
  await rows(
    `insert into sms_code (id, phone_hash, purpose, code_hash, address_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, now() - interval '2 minutes', now() + interval '3 minutes')`,
    [smsId, secrets.phoneHash(phone), purpose, secrets.keyedHash('sms-code', `${smsId}/${phone}/${code}`), Buffer.alloc(32)],
  );
  return { smsId, code };
}

export const resetBy = (mobileNo: string, { smsId, code: smsCode }: { smsId: string; code: string }) => ({
  ...{ mobileNo, password: newPassword, smsId, smsCode },
});

/** Creates a sign-in of the scene's person that waits for a text message code. */
export async function challenge(at: Scene, tools: Tools) {
  const key = randomBytes(32).toString('base64url');
  const { smsId } = await textCode(at, tools, 'signIn');
  await tools.rows(
    `insert into login_challenge (key_hash, user_id, proof, method, sms_id, attempt, agreements, expires_at)
     select $1, id, sha256(convert_to(password, 'UTF8')), 'sms', $3, 0, '[]', now() + interval '3 minutes' from "user" where id = $2`,
    [secrets.keyedHash('login-challenge', key), at.person.id, smsId],
  );
  return { challenge: key, code };
}

/** Opens a session of the scene's person and returns its public id. */
export async function openSession({ person }: Scene, { rows }: Tools) {
  const [made] = await rows<{ id: string }>(
    `insert into session (token_hash, user_id, session_key, idle, expires_at)
     values (sha256($1::text::bytea), $1::uuid, 'x', '30 minutes', now() + interval '1 hour') returning id`,
    [person.id],
  );
  return { id: made?.id };
}

/** Starts the setup of an authenticator app for the asker, or for the scene's person outside the asker's company. */
export async function begunFactor(_at: Scene, { rows, ownerId }: Tools) {
  const secret = newSecret();
  await rows('insert into user_factor (user_id, pending) values ($1, $2)', [ownerId, secrets.seal('totp', secret)]);
  return { code: appCode(secret, Date.now() / 1000) };
}
