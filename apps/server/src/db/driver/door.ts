import { type QueryExecutorProvider, sql } from 'kysely';
import { compiled } from './call.ts';
import type { Statement } from './wire.ts';

/* Calls of the reviewed functions of schema `door`, which the server may use before it knows a tenant. */

/** Any handle that can send statements. */
type Db = QueryExecutorProvider;

/** Converts a hash from hexadecimal text to the bytes that the functions of schema `door` expect. */
const hash = (hex: string) => sql`decode(${hex}, 'hex')`;
const first = async <T>(query: ReturnType<typeof sql<{ value: T }>>, db: Db): Promise<T | undefined> =>
  (await query.execute(db)).rows[0]?.value;

export const findSession = <T>(db: Db, tokenHash: string) =>
  first(
    sql<{ value: T | null }>`
      select found || jsonb_build_object('until', door.rights_until((found ->> 'userId')::uuid)) as value
        from door.session_find(${hash(tokenHash)}) as found`,
    db,
  );

type Place = { userId: string; companyId: string; parkId: string | null };
/**
 * Loads the facts from which rights are computed, for several users and parks at once and in their order; null for a user who is no member
 * of the company.
 */
export async function accessFactsOf<T>(db: Db, places: readonly Place[]): Promise<(T | null)[]> {
  const { rows } = await sql<{ value: T | null }>`
    select door.access_facts(p.user_id, p.company_id, p.park_id) || jsonb_build_object('until', door.rights_until(p.user_id),
        'handed', door.company_handed(p.company_id),
        -- entries the platform has added are everybody's to know of
        'added', (select coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'parent', m.parent, 'sides', m.sides)), '[]')
                    from menu m where m.space_id = app.platform() and m.app_id is not null and m.deleted_at is null)) as value
      from unnest(${places.map(({ userId }) => userId)}::uuid[], ${places.map(({ companyId }) => companyId)}::uuid[],
                  ${places.map(({ parkId }) => parkId)}::uuid[]) with ordinality as p (user_id, company_id, park_id, at)
     order by p.at`.execute(db);
  return rows.map(({ value }) => value);
}
export const accessFacts = async <T>(db: Db, userId: string, companyId: string, parkId: string | null): Promise<T | null | undefined> =>
  (await accessFactsOf<T>(db, [{ userId, companyId, parkId }]))[0];

export const touchSession = (db: Db, tokenHash: string) => sql`select door.session_touch(${hash(tokenHash)})`.execute(db);

export const revokeSession = (db: Db, tokenHash: string) => sql`select door.session_revoke(${hash(tokenHash)})`.execute(db);

/** Changes the default context of a session; false if the user may not enter it. */
export const moveDefault = (db: Db, tokenHash: string, companyId: string, parkId: string | null) =>
  first(sql<{ value: boolean }>`select door.session_default(${hash(tokenHash)}, ${companyId}, ${parkId}) as value`, db);

type NewSession = {
  userId: string;
  /** Hash of the stored password that was verified; if the password changed meanwhile, no session is opened. */
  proof: Buffer;
  tokenHash: string;
  key: Buffer;
  idleMinutes: number;
  hours: number;
  requestId: string;
  agent: string;
  address: string;
  /** The sign-in attempt that succeeded, and the agreements accepted with it. */
  attempt: number | null;
  agreements: readonly object[];
};
/** Opens a session; false if the user may not sign in. */
export const openSession = (db: Db, { tokenHash, idleMinutes, hours, agreements, ...of }: NewSession) =>
  first(
    sql<{ value: boolean }>`
      select door.session_open(${of.userId}, ${of.proof}, ${hash(tokenHash)}, ${of.key}, make_interval(mins => ${idleMinutes}),
        make_interval(hours => ${hours}), ${of.requestId}, ${of.agent}, ${of.address}, ${of.attempt},
        ${JSON.stringify(agreements)}::jsonb) as value`,
    db,
  );

export const isProject = (db: Db, code: string) => first(sql<{ value: boolean }>`select door.project_known(${code}) as value`, db);

export const themeOf = <T>(db: Db, project: string | null) =>
  first(sql<{ value: T | null }>`select door.theme_for(${project}) as value`, db);

/**
 * Returns the origins of external applications that the console may show in frames; these rows of the platform are readable by everybody.
 */
export async function frameOrigins(db: Db): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    select distinct origin from external_app where space_id = app.platform() and enabled order by origin`.execute(db);
  return rows.map(({ origin }) => origin);
}

export async function rememberedAnswer(db: Db, userId: string, key: string) {
  const { rows } = await sql<{ call: string; request_hash: Buffer; answer: unknown }>`
    select call, request_hash, answer from idempotency where user_id = ${userId} and key = ${key}`.execute(db);
  return rows[0];
}

/** Counts one use of a rate limit; false if all `most` uses of the time window are taken. */
export const takeLimit = (db: Db, name: string, most: number, seconds: number) =>
  first(sql<{ value: boolean }>`select door.limit_take(${name}, ${most}, make_interval(secs => ${seconds})) as value`, db);

/** Adds to an amount that is limited per day; the value is false, and nothing is added, if that would exceed `most`. */
export const volumeStatement = (name: string, amount: number, most: number): Statement =>
  compiled(sql`select door.volume_take(${name}, ${amount}, ${most}) as value`);

/** Sends live messages to users' open consoles when the transaction commits. */
export const tellLive = (db: Db, messages: readonly object[]) =>
  sql`select pg_notify('live', message)
        from jsonb_array_elements_text(${JSON.stringify(messages.map((one) => JSON.stringify(one)))}::jsonb) as message`.execute(db);
