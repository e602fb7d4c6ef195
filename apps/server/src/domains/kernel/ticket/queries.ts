import { framePath } from '@park/contract/access';
import type { Received, Reply } from '@park/contract/core';
import type { ExternalApp, ticket } from '@park/contract/kernel/ticket';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { touched } from '../../../db/touched.ts';

type Opened = { name: string; origin: string; path: string };
/** Creates a ticket and returns the application's name and address. Returns undefined when the application does not exist or is closed. */
export async function issue(db: Db, appCode: string, hash: Buffer, tokenHash: string): Promise<Opened | undefined> {
  const { rows } = await sql<Opened>`
    select name, origin, path from door.ticket_issue(${appCode}, ${hash}, decode(${tokenHash}, 'hex'))`.execute(db);
  return rows[0];
}

export async function secretHash(db: Db, appCode: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer | null }>`select door.external_secret(${appCode}) as hash`.execute(db);
  return rows[0]?.hash ?? undefined;
}

type RedeemedUser = Reply<typeof ticket.redeem>;
/** Uses up a ticket and returns the user for whom it was issued, with the user's company and park. */
export async function redeem(db: Db, appCode: string, hash: Buffer): Promise<RedeemedUser | undefined> {
  const { rows } = await sql<RedeemedUser>`
    select user_id as "userId", real_name as "realName", company_id as "companyId", company_name as "companyName", park_id as "parkId"
      from door.ticket_redeem(${appCode}, ${hash})`.execute(db);
  return rows[0];
}

type AppFilter = Received<typeof ticket.apps>;
export async function apps(db: Db, filter: AppFilter): Promise<{ total: number; list: ExternalApp[] }> {
  const { rows } = await sql<ExternalApp & { total: number }>`
    with matched as materialized (
      select a.space_id, a.id, a.code from external_app a
       where a.space_id = app.platform() and (a.name like ${contains(filter.keyword)} or a.code ilike ${contains(filter.keyword)})
    ), page as (select space_id, id from matched order by code, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from matched) as total, a.id, a.code, a.name, a.origin, a.path, a.enabled::int as "isEnable", a.version
      from (values (1)) as one left join (page p join external_app a on a.space_id = p.space_id and a.id = p.id) on true
     order by a.code, a.id`.execute(db);
  return pageFrom(rows);
}

/**
 * Writes the shipped page that shows the application, without changing it: the write fires a trigger that makes cached menus stale, because
 * the page appears and disappears with the application. A change of the application itself needs no such write, because its own trigger
 * does the same.
 */
const menuChanged = sql`
  update menu m set rank = m.rank from app
   where m.space_id = app.platform() and m.app_id is null and lower(m.path) = lower(${framePath} || app.code)`;

type Fields = Omit<Received<typeof ticket.saveApp>, 'id' | 'version' | 'isSecretRenewed'>;
export async function insert(db: Db, { code, name, origin, path, isEnable }: Fields, hash: Buffer, by: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with app as (insert into external_app (space_id, code, name, origin, path, secret_hash, enabled, updated_by)
                 values (app.platform(), ${code}, ${name}, ${origin}, ${path}, ${hash}, ${isEnable === 1}, ${by}) returning id, code),
         page as (${menuChanged})
    select id from app`.execute(db);
  return (rows[0] as { id: string }).id;
}

type Edit = Fields & { id: string; version: number };
/** Updates an application. Its secret is kept when no new one is given. */
export const update = (db: Db, { id, version, code, name, origin, path, isEnable }: Edit, hash: Buffer | undefined, by: string) =>
  sql`update external_app set code = ${code}, name = ${name}, origin = ${origin}, path = ${path}, enabled = ${isEnable === 1},
             ${hash ? sql`secret_hash = ${hash},` : sql``} ${touched(by)}
       where space_id = app.platform() and id = ${id} and version = ${version}`.execute(db);

export async function isThere(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from external_app where space_id = app.platform() and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Removes an application together with its tickets. Returns whether it existed. */
export async function remove(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    with app as (delete from external_app where space_id = app.platform() and id = ${id} returning code), page as (${menuChanged})
    select from app`.execute(db);
  return rows.length > 0;
}
