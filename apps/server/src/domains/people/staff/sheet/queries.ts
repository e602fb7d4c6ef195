import { sql } from 'kysely';
import { type Columns, readColumns } from '../../../../db/columns.ts';
import type { Db } from '../../../../db/database.ts';
import { isInBook, personColumns, type Unhidden } from '../../../../db/people.ts';
import type { Events } from '../../../../jobs/events.ts';
import type { Newcomer } from '../card/queries.ts';
import { type AnywhereFilter, anywhereCondition, filterCondition, type People } from '../list/queries.ts';
import type { Department, StoredMember } from './rules.ts';

export async function companyName(db: Db, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from company where id = ${companyId} and deleted_at is null`.execute(db);
  return rows[0]?.name;
}

/** Returns the departments, parents first and in the tree's order. */
export async function departments(db: Db, companyId: string, unhidden: Unhidden): Promise<Department[]> {
  const { rows } = await sql<Department>`
    select d.id, d.parent_id as "parentId", d.name from department d
     where d.company_id = ${companyId} and d.deleted_at is null and ${isInBook(companyId, unhidden)}
     order by d.level, d.order_num, d.created_at, d.id`.execute(db);
  return rows;
}

type MembersFilter = { companyId: string; most: number };
/** Returns everybody of a company; undefined when there are more than `most`. */
export async function findAllMembers(db: Db, { companyId, most }: MembersFilter): Promise<StoredMember[] | undefined> {
  const { rows } = await sql<StoredMember>`
    select user_id as id, encode(phone_hash, 'base64') as hash, admin_level as level from staff
     where company_id = ${companyId} and left_at is null limit ${most + 1}`.execute(db);
  return rows.length > most ? undefined : rows;
}

/**
 * Returns the people of the company with one of these phone numbers. The lateral join looks up each number by the index; without it the
 * planner reads the whole company for each batch.
 */
export async function findMembers(db: Db, companyId: string, hashes: readonly Buffer[]): Promise<StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select s.id, encode(h.hash, 'base64') as hash, s.level from unnest(${hashes}::bytea[]) as h (hash)
     cross join lateral (select user_id as id, admin_level as level from staff
                          where company_id = ${companyId} and phone_hash = h.hash and left_at is null limit 1) as s`.execute(db);
  return rows;
}

/** A person of the workbook, with the columns that the statements below write. */
type CardRow = {
  realName: string;
  pinyin: string;
  departmentId: string | null;
  sex: 0 | 1 | null;
  email: string | null;
  position: string | null;
  isShow: boolean | null;
  orgOrderNum: number | null;
  remark: string | null;
  ext: object;
};
type NewMember = { person: Newcomer; card: CardRow };
export type ChangedMember = CardRow & { id: string };
const fields = sql`"realName" text, pinyin text, "departmentId" uuid, sex smallint, email text, position text,
  "isShow" boolean, "orgOrderNum" bigint, remark text, ext jsonb`;

const columns = sql`space_id, company_id, user_id, phone_cipher, phone_hash, phone_mask, nick_name, avatar, change,
  department_id, real_name, pinyin, sex, email, position, is_show, order_num, remark, ext, updated_by`;
/** Returns the columns of these people as arrays for a statement, so that each column is one parameter. */
function listsOf(all: readonly NewMember[]) {
  const person = <K extends keyof Newcomer>(key: K) => all.map((one) => one.person[key]);
  const card = <K extends keyof CardRow>(key: K) => all.map((one) => one.card[key]);
  const ext = all.map((one) => JSON.stringify(one.card.ext));
  return {
    people: sql`${person('hash')}::bytea[] as hashes, ${person('cipher')}::bytea[] as ciphers, ${person('mask')}::text[] as masks,
      ${person('name')}::text[] as names, ${person('password')}::text[] as passwords`,
    cards: sql`${card('departmentId')}::uuid[], ${card('pinyin')}::text[], ${card('sex')}::smallint[], ${card('email')}::text[],
      ${card('position')}::text[], ${card('isShow')}::boolean[], ${card('orgOrderNum')}::bigint[],
      ${card('remark')}::text[], ${ext}::text[]`,
  };
}
const cardColumns = sql`department_id, pinyin, sex, email, position, is_show, order_num, remark, ext`;
const card = sql`r.department_id, r.name, r.pinyin, r.sex, r.email, r.position,
  coalesce(r.is_show, true), coalesce(r.order_num, 0), r.remark, r.ext::jsonb`;

/** How many people were added, whether each of them got a new account, and which of them may get a message. */
export type Attached = { count: number; areNew: boolean; notified: { at: number; isNew: boolean }[] };
/**
 * Finds or creates the accounts of these people and adds the people to the company; people who left are restored. `count` leaves out people
 * who were already in the company.
 */
export async function attachAll(db: Db, companyId: string, all: readonly NewMember[], by: string): Promise<Attached> {
  const { people, cards } = listsOf(all);
  const { rows } = await sql<Attached>`
    with given as materialized (select ${people}),
         person as materialized (
           select p.*
             from given g cross join lateral door.person_attach(${companyId}, g.hashes, g.ciphers, g.masks, g.names, g.passwords) p),
         joined as (
           insert into staff as s (${columns})
           select app.space(), ${companyId}::uuid, p.user_id, p.phone_cipher, p.phone_hash, p.phone_mask,
                  p.nick_name, p.avatar, p.change, ${card}, ${by}::uuid
             from given g
             cross join lateral unnest(g.names, ${cards}) with ordinality as r (name, ${cardColumns}, at)
             join person p on p.at = r.at - 1
           on conflict (space_id, company_id, user_id) do update set department_id = excluded.department_id, real_name = excluded.real_name,
             pinyin = excluded.pinyin, sex = excluded.sex, email = excluded.email, position = excluded.position, is_show = excluded.is_show,
             order_num = excluded.order_num, remark = excluded.remark, ext = excluded.ext, left_at = null, moved_to = null, enabled = true,
             admin_level = 1, version = s.version + 1, updated_at = app.now(), updated_by = excluded.updated_by
             where s.left_at is not null
           returning s.user_id)
    select count(*)::int as count, coalesce(bool_and(p.is_new), false) as "areNew",
           coalesce(json_agg(json_build_object('at', p.at, 'isNew', p.is_new)) filter (where p.is_told), '[]') as notified
      from person p join joined j on j.user_id = p.user_id`.execute(db);
  return rows[0] as Attached;
}

/**
 * Adds people whose phone numbers are all new, without looking each of them up. If any of the numbers already has an account, it adds
 * nobody and returns undefined.
 */
export async function addAll(db: Db, companyId: string, all: readonly NewMember[], by: string): Promise<Attached | undefined> {
  const { people, cards } = listsOf(all);
  const { rows } = await sql<{ count: number; told: number[] | null }>`
    with given as materialized (select ${people}),
         made as materialized (
           select g.*, p.*
             from given g cross join lateral door.person_make(${companyId}, g.hashes, g.ciphers, g.masks, g.names, g.passwords) p),
         added as (
           insert into staff (${columns})
           select app.space(), ${companyId}::uuid, r.user_id, r.cipher, r.hash, r.mask, null, null, false, ${card}, ${by}::uuid
             from made m cross join lateral unnest(m.ids, m.hashes, m.ciphers, m.masks, m.names, ${cards})
                  as r (user_id, hash, cipher, mask, name, ${cardColumns})
           returning 1)
    select (select count(*)::int from added) as count, m.told from made m`.execute(db);
  const [created] = rows;
  return created && { count: created.count, areNew: true, notified: (created.told ?? []).map((at) => ({ at, isNew: true })) };
}

/** Updates people; columns whose cells a row leaves blank keep their values. */
export const changeAll = (db: Db, companyId: string, rows: readonly ChangedMember[], by: string) =>
  sql`update staff s set department_id = r."departmentId", real_name = r."realName", pinyin = r.pinyin, sex = coalesce(r.sex, s.sex),
             email = coalesce(r.email, s.email), position = coalesce(r.position, s.position), is_show = coalesce(r."isShow", s.is_show),
             order_num = coalesce(r."orgOrderNum", s.order_num), remark = coalesce(r.remark, s.remark), ext = s.ext || r.ext,
             version = s.version + 1, updated_at = app.now(), updated_by = ${by}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, ${fields})
       where s.company_id = ${companyId} and s.user_id = r.id and s.left_at is null`.execute(db);

/** Queues messages to many people in one statement. */
export const queueTexts = (db: Db, messages: readonly Events['sms.send'][]) =>
  sql`insert into outbox (space_id, event, payload)
      select app.space(), 'sms.send', m from jsonb_array_elements(${JSON.stringify(messages)}::jsonb) as m`.execute(db);

type StaffPlace = { orderNum: number; id: string };
export type StaffRow = StaffPlace & {
  companyId: string;
  realName: string;
  phone: string;
  sex: 0 | 1 | null;
  position: string | null;
  email: string | null;
  departmentId: string | null;
  isShow: boolean;
  isEnable: boolean;
  level: 1 | 2 | 3;
  remark: string | null;
  createdDate: string;
  ext: Record<string, unknown>;
};
/** Filter of an export: the people of a list, or only the chosen ids. */
export type StaffFilter = { people: People; ids: readonly string[] | undefined };
const idsCondition = (ids: readonly string[] | undefined) => (ids ? sql`and s.user_id = any (${ids}::uuid[])` : sql``);
const exported: Columns<StaffRow> = {
  ...personColumns,
  companyId: sql`s.company_id`,
  orderNum: sql`s.order_num`,
  sex: sql`s.sex`,
  email: sql`s.email`,
  departmentId: sql`s.department_id`,
  isShow: sql`s.is_show`,
  isEnable: sql`s.enabled`,
  level: sql`s.admin_level`,
  remark: sql`s.remark`,
  createdDate: sql`to_char(s.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
  ext: sql`s.ext`,
};

export async function count(db: Db, { people, ids }: StaffFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from staff s where ${filterCondition(people)} ${idsCondition(ids)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the next `most` rows after the given row (keyset pagination). */
export function nextRows(db: Db, { people, ids }: StaffFilter, after: StaffPlace | undefined, most: number): Promise<StaffRow[]> {
  const from = after ? sql`and (s.order_num, s.user_id) > (${after.orderNum}, ${after.id}::uuid)` : sql``;
  const these = sql`from staff s where ${filterCondition(people)} ${idsCondition(ids)} ${from}
    order by s.order_num, s.user_id limit ${most}`;
  return readColumns(db, exported, these);
}

/** Filter of an export over every company the actor reaches: the people of the list, or only the chosen ids. */
export type ParkStaffFilter = { people: AnywhereFilter; ids: readonly string[] | undefined };
const staffOfCompanies = sql`staff s join company c on c.space_id = s.space_id and c.id = s.company_id`;
export async function parkCount(db: Db, { people, ids }: ParkStaffFilter): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${staffOfCompanies} where ${anywhereCondition(people)} ${idsCondition(ids)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export function parkNext(db: Db, { people, ids }: ParkStaffFilter, after: StaffRow | undefined, most: number): Promise<StaffRow[]> {
  const from = after
    ? sql`and (s.company_id, s.order_num, s.user_id) > (${after.companyId}::uuid, ${after.orderNum}, ${after.id}::uuid)`
    : sql``;
  const these = sql`from ${staffOfCompanies} where ${anywhereCondition(people)} ${idsCondition(ids)} ${from}
    order by s.company_id, s.order_num, s.user_id limit ${most}`;
  return readColumns(db, exported, these);
}

/**
 * Returns the names of departments and companies by id. They are read separately because a join costs more than the rest of the export.
 * Hidden departments are included only for companies where the reader manages people.
 */
export async function names(db: Db, unhidden: Unhidden): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select d.id, d.name from department d where d.deleted_at is null and ${isInBook(undefined, unhidden)}
     union all select id, name from company where deleted_at is null`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
