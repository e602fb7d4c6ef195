import type { Received, Reply } from '@park/contract/core';
import type { Attribute, attribute } from '@park/contract/rights/attribute';
import { sql } from 'kysely';
import type { Actor } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import type { Insertion } from '../../../db/insertion.ts';
import { contains, offsetOf, pageFrom } from '../../../db/paging.ts';
import { isVersion, touched } from '../../../db/touched.ts';

const liveCondition = sql`r.kind = 'attribute' and r.deleted_at is null and not r.is_group`;

type Listed = Omit<Attribute, 'menuNum'> & { nodes: string[] | null };
/**
 * Returns a page of the space's attributes. By row security, the number of companies with an attribute counts only companies of the current
 * park.
 */
export async function page(db: Db, { parkId }: Actor, filter: Received<typeof attribute.list>): Promise<{ total: number; list: Listed[] }> {
  const { rows } = await sql<Listed & { total: number }>`
    with fitting as (select r.* from role r
                      where ${liveCondition} and r.space_id = app.space() and r.name like ${contains(filter.keyword)}),
         page as (select * from fitting order by sort, created_at, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from fitting) as total, r.id, r.name, r.remark, r.version,
           (select s.nodes from door.role_set(r.id, r.company_id, ${parkId}) s) as nodes,
           (select count(*)::int from company_attribute a
              join company c on c.space_id = a.space_id and c.id = a.company_id and c.deleted_at is null
             where a.role_id = r.id) as "companyNum"
      from (values (1)) as one left join page r on true order by r.sort, r.created_at, r.id`.execute(db);
  return pageFrom(rows);
}

export async function find(db: Db, id: string): Promise<{ id: string; spaceId: string } | undefined> {
  const { rows } = await sql<{ id: string; spaceId: string }>`
    select r.id, r.space_id as "spaceId" from role r where r.id = ${id} and ${liveCondition}`.execute(db);
  return rows[0];
}

type New = Pick<Received<typeof attribute.create>, 'name' | 'remark'> & Pick<Actor, 'spaceId' | 'companyId' | 'userId'>;
export const insertion: Insertion<New> = {
  parts: (of) => sql`made as (
    insert into role (space_id, company_id, id, code, kind, name, remark, updated_by)
    select ${of('spaceId')}, ${of('companyId')}, fresh.id, fresh.id::text, 'attribute', ${of('name')}, ${of('remark')}, ${of('userId')}
      from (values (gen_random_uuid())) as fresh (id) returning id)`,
  reason: sql`'not_inserted'`,
};

export const update = (db: Db, { id, version, name, remark }: Received<typeof attribute.change>, by: string) =>
  sql`update role r set name = ${name}, remark = ${remark}, ${touched(by)}
       where r.space_id = app.space() and r.id = ${id} and ${isVersion(version, sql`r.version`)} and ${liveCondition}`.execute(db);

/** Deletes an attribute. A foreign key refuses it while a company has the attribute. */
export const remove = (db: Db, id: string, by: string) =>
  sql`update role r set deleted_at = app.now(), ${touched(by)}
       where r.space_id = app.space() and r.id = ${id} and ${liveCondition}`.execute(db);

type Candidate = Reply<typeof attribute.companies>['list'][number];
/** Returns a page of resident companies; attributes apply to no others. */
export async function companies(db: Db, filter: Received<typeof attribute.companies>): Promise<{ total: number; list: Candidate[] }> {
  const { rows } = await sql<Candidate & { id: string | null; total: number }>`
    with fitting as materialized (
      select c.space_id, c.id, c.name,
             exists (select from company_attribute a where a.company_id = c.id and a.role_id = ${filter.id}) as has_it
        from company c
       where c.deleted_at is null and c.comp_type = 0
         and (c.name like ${contains(filter.keyword)} or c.credit_code ilike ${contains(filter.keyword)})
    ), wanted as (select * from fitting where ${filter.hasIt === undefined ? sql`true` : sql`has_it = ${filter.hasIt === 1}`}),
         page as (select space_id, id, has_it from wanted order by name, id limit ${filter.pageSize} offset ${offsetOf(filter)})
    select (select count(*)::int from wanted) as total, c.id, c.id as "companyId", c.name as "companyName", c.credit_code as "creditCode",
           page.has_it as "hasIt"
      from (values (1)) as one left join (page join company c using (space_id, id)) on true order by c.name, c.id`.execute(db);
  return pageFrom(rows);
}

type Assigned = { known: number; added: number; removed: number };
/**
 * Gives an attribute to some companies and takes it from others. Returns how many of all these companies the actor reaches, how many got
 * the attribute and how many lost it.
 */
export async function assign(
  db: Db,
  of: { id: string; spaceId: string },
  { add, drop }: { add: readonly string[]; drop: readonly string[] },
): Promise<Assigned> {
  const { rows } = await sql<Assigned>`
    with named as (
           select c.space_id, c.id from company c
            where c.id = any (${[...add, ...drop]}::uuid[]) and c.deleted_at is null and c.comp_type = 0),
         added as (
           insert into company_attribute (space_id, company_id, role_space_id, role_id)
           select n.space_id, n.id, ${of.spaceId}, ${of.id} from named n where n.id = any (${add}::uuid[])
           on conflict do nothing returning 1),
         gone as (
           delete from company_attribute a using named n
            where a.company_id = n.id and a.role_id = ${of.id} and n.id = any (${drop}::uuid[]) returning 1)
    select (select count(*)::int from named) as known,
           (select count(*)::int from added) as added, (select count(*)::int from gone) as removed`.execute(db);
  return rows[0] as Assigned;
}

export async function findAssigned(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select role_id as id from company_attribute where company_id = ${companyId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Replaces the attributes of a company, and returns how many of the ids exist. */
export async function replace(db: Db, companyId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with wanted as (select r.space_id, r.id from role r where r.id = any (${ids}::uuid[]) and ${liveCondition}),
         gone as (delete from company_attribute where company_id = ${companyId} and role_id <> all (${ids}::uuid[])),
         added as (
           insert into company_attribute (space_id, company_id, role_space_id, role_id)
           select app.space(), ${companyId}, w.space_id, w.id from wanted w on conflict do nothing)
    select count(*)::int as n from wanted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Removes all attributes of a company, and returns their ids. */
export async function removeAll(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from company_attribute where company_id = ${companyId} returning role_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
