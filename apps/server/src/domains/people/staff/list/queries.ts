import type { Permission } from '@park/contract/access';
import { extendModules } from '@park/contract/people/extend';
import type { Staff } from '@park/contract/people/staff';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { shownColumns, shownValues } from '../../../../db/extend.ts';
import { contains, offsetOf, type Paging, pageFrom } from '../../../../db/paging.ts';
import {
  found,
  headcount,
  inBookDepartment,
  matched,
  type Place,
  placed,
  type Search,
  standing,
  type Unhidden,
} from '../../../../db/people.ts';
import { iso } from '../../../../db/time.ts';
import { coversAll, type Scoped, within } from '../../../../db/within.ts';
import type { Listed, Standing } from '../../../../standing.ts';

type Flag = 0 | 1 | undefined;
/** Those who look after people see the hidden ones, and what is written about them; `by` says after whom. */
export type People = Place & Search & { by: Scoped; isKeeper: boolean; isEnable: Flag; isCompanyAdmin: Flag; isLeft: boolean };

// what is the same for every list is made once: the statement of a list is put together for every call
const nothing = sql``;
const inBook = sql`s.is_show`;
const isEnabled = sql`s.enabled`;
const isAdmin = sql`(s.admin_level = 2)`;
const stays = sql`s.left_at is null`;
const gone = sql`s.left_at > app.now() - interval '30 days' and s.moved_to is null`;
const flagged = (condition: RawBuilder<unknown>, flag: Flag) => (flag === undefined ? nothing : sql`and ${condition} = ${flag === 1}`);

/** Who looks after people has a list of those; for everybody else it is the address book. */
const managed = ({ by, isKeeper }: Pick<People, 'by' | 'isKeeper'>) => (isKeeper ? within(by, 'staff:update') : inBook);
/** The address book, and whom one looks after. */
const selectable = ({ by, isKeeper }: Pick<People, 'by' | 'isKeeper'>) =>
  isKeeper ? sql`(s.is_show or ${within(by, 'staff:update')})` : inBook;

/** What makes somebody one of the people a list is about. */
export const fitting = ({ isEnable, isCompanyAdmin, isLeft, ...people }: People, shown = managed(people)) =>
  sql`${placed(people)} and ${isLeft ? sql`${gone} and ${within(people.by, 'staff:remove')}` : stays}
    and ${found(people)} and ${shown} ${flagged(isEnabled, isEnable)} ${flagged(isAdmin, isCompanyAdmin)}`;

const light = sql`s.user_id as id, s.company_id as "companyId", s.real_name as "realName", s.phone_mask as phone, d.id as "departmentId",
  d.name as "departmentName", s.enabled::int as "isEnable", (s.admin_level = 2)::int as "isCompanyAdmin", (s.admin_level = 3)::int as "isSuperAdmin"`;
/** Notes about somebody, and whether he has signed in yet, are for those who look after him. */
const card = (
  isKept: RawBuilder<unknown>,
) => sql`${light}, c.name as "companyName", s.sex, s.position, s.email, s.order_num::float8 as "orgOrderNum",
  s.is_show::int as "isShow", (s.change or not ${isKept}) as change,
  case when ${isKept} then s.remark end as remark,
  ${iso('s.created_at')} as "createdDate", ${iso('s.left_at')} as "leftDate", s.version`;
const everything = (isKept: RawBuilder<unknown>) => sql`${card(isKept)}, s.nick_name as "nickName", s.avatar as "headPortaitUrl",
  ${shownValues('s.ext')} as "extValues"`;
const wholes = { keeper: everything(sql`true`), reader: everything(sql`false`) };
const whole = (isKeeper: boolean) => (isKeeper ? wholes.keeper : wholes.reader);
const ofCompany = sql`join company c on c.space_id = s.space_id and c.id = s.company_id`;

/** The last to leave come first; everybody else by his number and, where that is the same, in one order for good. */
const byNumber = sql`s.order_num, s.user_id`;
const byLeaving = sql`s.left_at desc, s.user_id`;
const number = ({ isEnable, isCompanyAdmin, isLeft, isKeeper, ...people }: People) =>
  isEnable === undefined && isCompanyAdmin === undefined && !isLeft
    ? headcount({ ...people, keptBy: isKeeper ? 'staff:update' : undefined })
    : undefined;

type Row = Omit<Staff, 'isPhoneLocked' | 'mayRemove'> & Listed;
/** `mayRemove`: whether the right to remove people goes as far as this company at all. */
type Managed = People & { mayRemove: boolean };
export async function page(db: Db, people: Managed, paging: Paging): Promise<{ total: number; list: Row[] }> {
  const order = people.isLeft ? byLeaving : byNumber;
  const isRemovable = people.mayRemove ? sql`(s.left_at is null and ${within(people.by, 'staff:remove')})` : sql`false`;
  const { rows } = await sql<Row & { total: number }>`
    with ${matched({ fitting: fitting(people), order, total: number(people) }, paging)},
         c as materialized (select name, comp_type, contact_phone_hash from company where id = ${people.companyId}),
         ${shownColumns(extendModules.person, people.isKeeper)}
    select matched.total, ${whole(people.isKeeper)}, ${standing}, ${isRemovable} as "isRemovable"
      from matched
      left join (c cross join staff s ${inBookDepartment(people.companyId, people.unhidden)}) on s.company_id = ${people.companyId} and s.user_id = any (matched.ids)
     order by ${order}`.execute(db);
  return pageFrom(rows);
}

type Light = Pick<
  Staff,
  'id' | 'companyId' | 'realName' | 'phone' | 'departmentId' | 'departmentName' | 'isEnable' | 'isCompanyAdmin' | 'isSuperAdmin'
>;
export async function lightPage(
  db: Db,
  people: People & { isManager: boolean },
  paging: Paging,
): Promise<{ total: number; list: Light[] }> {
  const managers = sql`and (s.admin_level >= 2 or exists (select from role_user r where r.company_id = s.company_id and r.user_id = s.user_id))`;
  const all = sql`${fitting(people, selectable(people))} ${people.isManager ? managers : nothing}`;
  const { rows } = await sql<Light & { total: number }>`
    with ${matched({ fitting: all, order: byNumber, total: people.isManager ? undefined : number(people) }, paging)}
    select matched.total, ${light}
      from matched
      left join (staff s ${inBookDepartment(people.companyId, people.unhidden)}) on s.company_id = ${people.companyId} and s.user_id = any (matched.ids)
     order by ${byNumber}`.execute(db);
  return pageFrom(rows);
}

/** Over every company the call reaches; `keptIn` is where people are looked after: everywhere, in one company, nowhere. */
export type Everybody = Search & {
  by: Scoped;
  companyName: string;
  isEnable: Flag;
  keptIn: 'all' | string | undefined;
  unhidden: Unhidden;
};
const kept = (keptIn: Everybody['keptIn']) => (keptIn === 'all' ? sql`true` : keptIn ? sql`(s.company_id = ${keptIn})` : sql`false`);
export const fittingAnywhere = ({ by, companyName, isEnable, keptIn, ...search }: Everybody) =>
  sql`s.left_at is null and c.deleted_at is null and c.name like ${contains(companyName)} and ${found(search)}
    and case when ${kept(keptIn)} then ${within(by, 'staff:update')} else s.is_show end ${flagged(sql`s.enabled`, isEnable)}`;

type Anywhere = Omit<Staff, 'extValues' | 'nickName' | 'headPortaitUrl' | 'isPhoneLocked' | 'mayRemove'>;
export async function everybody(db: Db, people: Everybody, paging: Paging): Promise<{ total: number; list: Anywhere[] }> {
  const { rows } = await sql<Anywhere & { total: number }>`
    with matched as materialized (
           select s.company_id, s.user_id, s.order_num, c.name from staff s join company c on c.space_id = s.space_id and c.id = s.company_id
            where ${fittingAnywhere(people)}),
         page as (select * from matched order by name, company_id, order_num, user_id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, ${card(kept(people.keptIn))}
      from (values (1)) as one
      left join (page join staff s on s.company_id = page.company_id and s.user_id = page.user_id ${ofCompany} ${inBookDepartment(undefined, people.unhidden)}) on true
     order by c.name, s.company_id, s.order_num, s.user_id`.execute(db);
  return pageFrom(rows);
}

type Detail = Omit<Row, 'isRemovable'> & { roles: { id: string; roleName: string }[] };
type Asked = { companyId: string; userId: string; isKeeper: boolean };
/** One person's card, as far as he is shown to the reader. */
export async function detail(db: Db, { companyId, userId, isKeeper, isSelf }: Asked & { isSelf: boolean }): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`
    with ${shownColumns(extendModules.person, isKeeper, isSelf)}
    select ${whole(isKeeper)}, ${standing},
           case when ${isKeeper} or s.user_id = app.user_id() then (
             select coalesce(json_agg(json_build_object('id', r.id, 'roleName', r.name) order by r.sort, r.name), '[]')
               from role_user h join role r on r.space_id = h.role_space_id and r.id = h.role_id and r.deleted_at is null
              where h.company_id = s.company_id and h.user_id = s.user_id and h.valid @> app.now()) else '[]' end as roles
      from staff s ${ofCompany} ${inBookDepartment(companyId, isKeeper)}
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null
       and (${isKeeper} or s.is_show or s.user_id = app.user_id())`.execute(db);
  return rows[0];
}

/** The values of a person's extended fields, all of them. */
export async function values(db: Db, { companyId, userId, isKeeper }: Asked): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ ext: Record<string, unknown> }>`
    select s.ext from staff s where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null
       and (${isKeeper} or s.is_show or s.user_id = app.user_id())`.execute(db);
  return rows[0]?.ext;
}

type Person = { companyId: string; userId: string };
/** Whether somebody is one of those a right covers. */
export async function isWithin(db: Db, by: Scoped, permission: Permission, { companyId, userId }: Person): Promise<boolean> {
  const { rows } = await sql`
    select from staff s where s.company_id = ${companyId} and s.user_id = ${userId} and ${within(by, permission)}`.execute(db);
  return rows.length > 0;
}

/** Held still until the command is done, so that what it decides on stays true. */
export type Held = Standing & {
  realName: string;
  companyName: string;
  ext: Record<string, unknown>;
  version: number;
  isEnable: boolean;
  departmentId: string | null;
  email: string | null;
} & {
  phoneCipher: Buffer;
  phoneHash: Buffer;
};
export async function held(db: Db, by: Scoped, permission: Permission, { companyId, userId }: Person): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select s.user_id as id, s.company_id as "companyId", ${standing}, s.real_name as "realName", c.name as "companyName", s.ext, s.version,
           s.enabled as "isEnable", s.phone_cipher as "phoneCipher", s.phone_hash as "phoneHash", s.department_id as "departmentId", s.email
      from staff s join company c on c.space_id = s.space_id and c.id = s.company_id
     where s.company_id = ${companyId} and s.user_id = ${userId} and s.left_at is null and ${within(by, permission)} for update of s`.execute(
    db,
  );
  return rows[0];
}

/** Whether the number is somebody's whom the call sees, or anybody's for who is about to take it. */
export async function isKnown(db: Db, phoneHash: Buffer, tokenHash: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from staff s where s.phone_hash = ${phoneHash} and s.left_at is null)
        or door.number_taken(${Buffer.from(tokenHash, 'hex')}, ${phoneHash}) as known`.execute(db);
  return rows[0]?.known === true;
}

type LogRow = { id: string; call: string; isEnable: string | null; byName: string | null; createdDate: string };
const mostCounted = 10_000;
type Wanted = Person & { calls: readonly string[]; joining: readonly string[] };
/** As the index of these records says it, or it is not used. */
const ofSeveral = sql`a.call in ('department.assign', 'department.setManagers', 'staff.handOver')`;
/** So many of them are looked through, the newest first. */
const mostRead = 2_000;
/**
 * What was done about a person by the companies whose records the reader sees, for the company he is in. What was done to several at once
 * names them in what was asked. What has brought him in along with others names none of them; it is found by its moment, which is that
 * of his card, or of his coming back.
 */
export async function log(db: Db, by: Scoped, { companyId, userId, calls, joining }: Wanted, paging: Paging) {
  const isCovered = coversAll(by, 'staff:update')
    ? sql`true`
    : sql`exists (select from staff s where s.company_id = ${companyId} and s.user_id = ${userId} and ${within(by, 'staff:update')})`;
  const [isHere, isSeen] = [
    sql`coalesce(a.input ->> 'companyId', a.company_id::text) = ${companyId}`,
    sql`a.company_id = any (array[${companyId}, ${by.companyId}]::uuid[])`,
  ];
  const { rows } = await sql<LogRow & { total: number }>`
    with about as (
           select a.space_id, a.at, a.id from audit a
            where a.space_id = app.space() and a.target = ${userId} and a.outcome = 'done' and a.call = any (${calls}::text[])
              and (${isHere} or a.input = '{}') and ${isCovered}
            order by a.at desc, a.id desc limit ${mostCounted}),
         several as materialized (
           select a.space_id, a.at, a.id, a.call, a.user_id, a.input from audit a
            where a.space_id = app.space() and ${isSeen} and ${ofSeveral} and a.outcome = 'done' and ${isHere} order by a.at desc limit ${mostRead}),
         named as (
           select a.space_id, a.at, a.id from several a
            where ${isCovered}
              and (a.input -> 'userIds' ? ${userId} or a.input -> 'otherManagerUserIds' ? ${userId} or a.input ->> 'managerUserId' = ${userId}
                or a.call = 'staff.handOver' and ${userId} in (a.input ->> 'userId', a.user_id::text))),
         joined as (
           select a.space_id, a.at, a.id from staff own join audit a on a.space_id = own.space_id and a.at in (own.created_at, own.rejoined_at)
            where own.company_id = ${companyId} and own.user_id = ${userId} and ${isSeen}
              and a.outcome = 'done' and a.call = any (${joining}::text[]) and ${isCovered}),
         matched as materialized (select * from about union select * from named union select * from joined),
         page as (select * from matched order by at desc, id desc limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, a.id::text as id, a.call, a.input ->> 'isEnable' as "isEnable", s.real_name as "byName", ${iso('a.at')} as "createdDate"
      from (values (1)) as one
      left join (page join audit a on a.space_id = page.space_id and a.at = page.at and a.id = page.id
                 left join staff s on s.company_id = a.company_id and s.user_id = a.user_id) on true
     order by a.at desc, a.id desc`.execute(db);
  return pageFrom(rows);
}

/** A person's number as it is stored, for who copies it without reading it. */
export async function phoneOf(db: Db, companyId: string, userId: string) {
  const { rows } = await sql<{ realName: string; cipher: Buffer; hash: Buffer; mask: string }>`
    select real_name as "realName", phone_cipher as cipher, phone_hash as hash, phone_mask as mask from staff
     where company_id = ${companyId} and user_id = ${userId} and left_at is null and enabled`.execute(db);
  return rows[0];
}
