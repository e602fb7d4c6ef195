import { sql } from 'kysely';
import type { Db } from './database.ts';

/** What the database lets the server do before it knows a tenant: the reviewed functions of schema `door`. */
const hash = (hex: string) => sql`decode(${hex}, 'hex')`;
const first = async <T>(query: ReturnType<typeof sql<{ value: T }>>, db: Db): Promise<T | undefined> =>
  (await query.execute(db)).rows[0]?.value;

export const findSession = <T>(db: Db, tokenHash: string) =>
  first(sql<{ value: T | null }>`select door.session_find(${hash(tokenHash)}) as value`, db);

export const accessFacts = <T>(db: Db, userId: string, companyId: string, parkId: string | null) =>
  first(sql<{ value: T | null }>`select door.access_facts(${userId}, ${companyId}, ${parkId}) as value`, db);

export const touchSession = (db: Db, tokenHash: string) => sql`select door.session_touch(${hash(tokenHash)})`.execute(db);

export const revokeSession = (db: Db, tokenHash: string) => sql`select door.session_revoke(${hash(tokenHash)})`.execute(db);

/** False where the person may not enter. */
export const moveDefault = (db: Db, tokenHash: string, companyId: string, parkId: string | null) =>
  first(sql<{ value: boolean }>`select door.session_default(${hash(tokenHash)}, ${companyId}, ${parkId}) as value`, db);

export async function lookUpLogin(db: Db, name: string, phoneHash: Buffer) {
  const { rows } = await sql<{ user_id: string; password: string | null; change: boolean }>`
    select user_id, password, change from door.login_lookup(${name}, ${phoneHash})`.execute(db);
  return rows[0];
}

export type NewSession = { userId: string; tokenHash: string; key: Buffer; idleMinutes: number; hours: number; requestId: string };
export const openSession = (db: Db, { userId, tokenHash, key, idleMinutes, hours, requestId }: NewSession) =>
  sql`select door.session_open(${userId}, ${hash(tokenHash)}, ${key}, make_interval(mins => ${idleMinutes}),
    make_interval(hours => ${hours}), ${requestId})`.execute(db);

export const isProject = (db: Db, code: string) => first(sql<{ value: boolean }>`select door.project_known(${code}) as value`, db);

export const themeOf = <T>(db: Db, project: string | null) =>
  first(sql<{ value: T | null }>`select door.theme_for(${project}) as value`, db);

export async function rememberedAnswer(db: Db, userId: string, key: string) {
  const { rows } = await sql<{ call: string; request_hash: Buffer; answer: unknown }>`
    select call, request_hash, answer from idempotency where user_id = ${userId} and key = ${key}`.execute(db);
  return rows[0];
}

/** Takes one of so many per window; false when none is left. */
export const takeLimit = (db: Db, name: string, most: number, seconds: number) =>
  first(sql<{ value: boolean }>`select door.limit_take(${name}, ${most}, make_interval(secs => ${seconds})) as value`, db);

/** Tells people's open consoles something at the moment the transaction commits. */
export const tellLive = (db: Db, messages: readonly object[]) =>
  sql`select pg_notify('live', message) from jsonb_array_elements_text(${JSON.stringify(messages.map((one) => JSON.stringify(one)))}::jsonb) as message`.execute(
    db,
  );
