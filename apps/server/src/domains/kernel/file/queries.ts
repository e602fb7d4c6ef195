import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { iso } from '../../../db/time.ts';
import { inUse } from '../../../db/unused-file.ts';

type NewFile = {
  id: string;
  purpose: string;
  name: string;
  mime: string;
  size: number;
  sha256: string;
  width: number | null;
  height: number | null;
  needAuth: boolean;
  storageKey: string;
};
export type Linked = { id: string; name: string; needAuth: boolean; proof: Buffer; expires: number };

/** Expiry rounded down to whole minutes, so that a reloaded page gets the same addresses and uses the browser cache. */
const expires = sql.raw('(floor((extract(epoch from app.now()) + 600) / 60) * 60)::float8 as expires');
/** Condition for files that a link opens: neither deleted nor marked as unused by the nightly sweep. */
const isShown = sql.raw('deleted_at is null and unused_since is null');
const linked = sql`id, name, need_auth as "needAuth", link_proof as proof, ${expires}`;

export async function insert(db: Db, { spaceId, companyId, parkId, userId }: Actor, files: readonly NewFile[]): Promise<Linked[]> {
  const { rows } = await sql<Linked>`
    insert into file (space_id, company_id, park_id, user_id, id, purpose, name, mime, size, sha256, width, height, need_auth, storage_key)
    select ${spaceId}, ${companyId}, ${parkId}, ${userId}, f.id, f.purpose, f.name, f.mime, f.size, decode(f.sha256, 'hex'),
           f.width, f.height, f."needAuth", f."storageKey"
      from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as f (id uuid, purpose text, name text, mime text, size integer,
           sha256 text, width integer, height integer, "needAuth" boolean, "storageKey" text)
    returning ${linked}`.execute(db);
  return rows;
}

/** Returns the link data of those given files that row security lets the actor see. */
export async function linkable(db: Db, ids: readonly string[]): Promise<Linked[]> {
  const { rows } = await sql<Linked>`select ${linked} from file where id = any (${ids}::uuid[]) and ${isShown}`.execute(db);
  return rows;
}

/** Returns the link data of those given estate pictures and documents of the park that the actor may see, no matter who uploaded them. */
export async function linkableEstate(db: Db, ids: readonly string[]): Promise<Linked[]> {
  const { rows } = await sql<Linked>`select ${linked} from door.estate_files(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Returns the storage key, name and type of an estate file; undefined if the actor may not see the file. */
export async function openedEstate(db: Db, id: string): Promise<Omit<Opened, 'isExpired'> | undefined> {
  const { rows } = await sql<Omit<Opened, 'isExpired'>>`
    select storage_key as "storageKey", name, mime from door.estate_files(${[id]}::uuid[])`.execute(db);
  return rows[0];
}

type Described = Linked & { type: string; size: number; width: number | null; height: number | null; createdDate: string };
const described = sql`${linked}, mime as type, size, width, height, ${iso('created_at')} as "createdDate"`;

/** Returns the properties of a file that row security lets the actor see. */
export async function describe(db: Db, id: string): Promise<Described | undefined> {
  const { rows } = await sql<Described>`select ${described} from file where id = ${id} and ${isShown}`.execute(db);
  return rows[0];
}

/** Returns the properties of a file that row security lets the actor see and that is about to be attached. */
export async function use(db: Db, id: string): Promise<Described | undefined> {
  const { rows } = await sql<Described>`
    update file set ${inUse} where id = ${id} and deleted_at is null returning ${described}`.execute(db);
  return rows[0];
}

/** Returns the properties of a file that the actor has uploaded, no matter in which company, and that is about to be attached. */
export async function useOwn(db: Db, id: string): Promise<Described | undefined> {
  const { rows } = await sql<Described>`select ${described} from door.own_file(${id})`.execute(db);
  return rows[0];
}

/** Returns the actor's portrait, which may have been uploaded from another company. */
export async function portrait(db: Db): Promise<Linked | undefined> {
  const { rows } = await sql<Linked>`select ${linked} from door.own_portrait()`.execute(db);
  return rows[0];
}

type Opened = { storageKey: string; name: string; mime: string; isExpired: boolean };

/** Returns the file that a link opens. Without a proof it returns public files only. */
export async function opened(db: Db, id: string, proof: Buffer | null, expiry: number | null): Promise<Opened | undefined> {
  const { rows } = await sql<Opened>`
    select storage_key as "storageKey", name, mime, is_expired as "isExpired"
      from door.file_public(${id}, ${proof}, to_timestamp(${expiry}))`.execute(db);
  return rows[0];
}

export async function orphans(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select door.file_orphans(${keys}) as key`.execute(db);
  return rows.map((row) => row.key);
}

/** Returns the moment a day ago, by the clock of the database. */
export async function dayAgo(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: number }>`select (extract(epoch from app.now() - interval '1 day') * 1000)::float8 as at`.execute(db);
  return new Date(rows[0]?.at ?? 0);
}
