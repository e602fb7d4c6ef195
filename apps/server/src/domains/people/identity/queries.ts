import type { accepted } from '@park/contract/people/agreement';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { iso } from '../../../db/time.ts';

export type Accepted = z.output<typeof accepted>;

type NewCaptcha = { keyHash: Buffer; answerHash: Buffer };
/** A sign-in attempt: the name the user entered, and the hashes of name, phone number and client address by which attempts are counted. */
export type Attempt = {
  name: string;
  phoneHash: Buffer | null;
  nameHash: Buffer;
  addressHash: Buffer;
  captcha: NewCaptcha | undefined;
};
type Reserved =
  | { outcome: 'needCaptcha' | 'wrongCaptcha' }
  | {
      outcome: 'go' | 'locked';
      attempt: number;
      /** True when the next attempt needs a captcha if this attempt fails. */
      needsCaptcha: boolean;
      userId: string | null;
      password: string | null;
      change: boolean | null;
    };

export async function reserveAttempt(db: Db, { name, phoneHash, nameHash, addressHash, captcha }: Attempt): Promise<Reserved> {
  const { rows } = await sql<{ reserved: Reserved }>`
    select door.attempt_reserve(${name}, ${phoneHash}, ${nameHash}, ${addressHash},
      ${captcha?.keyHash ?? null}, ${captcha?.answerHash ?? null})
      as reserved`.execute(db);
  return (rows[0] as { reserved: Reserved }).reserved;
}

export const insertCaptcha = (db: Db, { keyHash, answerHash }: NewCaptcha) =>
  sql`select door.captcha_keep(${keyHash}, ${answerHash})`.execute(db);

export type Factor = { isDemanded: boolean; hasApp: boolean; phoneCipher: string; phone: string };
export async function factorOf(db: Db, userId: string): Promise<Factor | null> {
  const { rows } = await sql<{ factor: Factor | null }>`select door.factor_of(${userId}) as factor`.execute(db);
  return rows[0]?.factor ?? null;
}

type NewChallenge = {
  keyHash: Buffer;
  userId: string;
  proof: Buffer;
  method: 'sms' | 'totp';
  smsId: string | null;
  attempt: number;
  agreements: Accepted;
};
export const openChallenge = (db: Db, { keyHash, userId, proof, method, smsId, attempt, agreements }: NewChallenge) =>
  sql`select door.challenge_open(${keyHash}, ${userId}, ${proof}, ${method},
        ${smsId}, ${attempt}, ${JSON.stringify(agreements)}::jsonb)`.execute(db);

export type TakenChallenge = {
  userId: string;
  proof: string;
  method: 'sms' | 'totp';
  smsId: string | null;
  attempt: number;
  agreements: Accepted;
  change: boolean;
  phoneCipher: string;
  secret: string | null;
  /** The database's time, in seconds. */
  seconds: number;
};
/** Takes a challenge that is still valid; `tries` is 1 when an answer is checked and 0 when the challenge is only read. */
export async function takeChallenge(db: Db, keyHash: Buffer, tries: 0 | 1): Promise<TakenChallenge | null> {
  const { rows } = await sql<{ taken: TakenChallenge | null }>`select door.challenge_take(${keyHash}, ${tries}) as taken`.execute(db);
  return rows[0]?.taken ?? null;
}

export const moveChallenge = (db: Db, keyHash: Buffer, smsId: string) =>
  sql`select door.challenge_resent(${keyHash}, ${smsId})`.execute(db);

/** Uses up a challenge. Returns true only for the first call. */
export async function useChallenge(db: Db, keyHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean | null }>`select door.challenge_use(${keyHash}) as is_used`.execute(db);
  return rows[0]?.is_used === true;
}

/** Records a used time step. Returns true only if it is later than every step used before. */
export async function useStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean | null }>`select door.factor_step(${userId}, ${step}) as is_new`.execute(db);
  return rows[0]?.is_new === true;
}

type OpenSession = { id: string; agent: string; address: string; createdDate: string; lastSeenDate: string; isCurrent: boolean };
export async function sessions(db: Db, tokenHash: string): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select id, agent, address, ${iso('created_at')} as "createdDate", ${iso('last_seen_at')} as "lastSeenDate", is_current as "isCurrent"
      from door.sessions_of(decode(${tokenHash}, 'hex'))`.execute(db);
  return rows;
}

export async function endSessions(db: Db, tokenHash: string, id: string | null): Promise<number> {
  const { rows } = await sql<{ ended: number }>`select door.sessions_end(decode(${tokenHash}, 'hex'), ${id}) as ended`.execute(db);
  return rows[0]?.ended ?? 0;
}

export type Secret = { password: string | null; username: string | null; phone_cipher: Buffer; change: boolean };
/** Returns the password, user name and phone number of the user to whom the session belongs. */
export async function ownSecret(db: Db, tokenHash: string): Promise<Secret | undefined> {
  const { rows } = await sql<Secret>`
    select password, username, phone_cipher, change from door.own_secret(decode(${tokenHash}, 'hex'))`.execute(db);
  return rows[0];
}

export type StoredUser = Secret & { user_id: string };
/** Returns the person who signs in with this user name or phone number. */
export async function findUser(db: Db, name: string | null, phoneHash: Buffer | null): Promise<StoredUser | undefined> {
  const { rows } = await sql<StoredUser>`
    select user_id, password, change, username, phone_cipher from door.login_lookup(${name}, ${phoneHash})`.execute(db);
  return rows[0];
}

/** Sets a password. Returns false when the old password has changed since it was verified. */
export async function setPassword(
  db: Db,
  userId: string,
  proof: Buffer,
  password: string,
  retainedSession: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ is_set: boolean }>`
    select door.password_set(${userId}, ${proof}, ${password}, decode(${retainedSession}, 'hex')) as is_set`.execute(db);
  return rows[0]?.is_set === true;
}

/** Writes an audit entry for a person who acts without a session. */
export const recordCall = (db: Db, userId: string, call: string, { requestId, address }: Pick<Context, 'requestId' | 'address'>) =>
  sql`select door.person_audit(${userId}, ${call}, ${requestId}, ${address})`.execute(db);

/** Returns the logos of the companies of the actor, by company. */
export async function ownLogos(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; logo: string }>`select company_id as id, logo from door.own_logos()`.execute(db);
  return new Map(rows.map(({ id, logo }) => [id, logo]));
}
