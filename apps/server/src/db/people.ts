import type { Permission } from '@park/contract/access';
import { unassigned } from '@park/contract/people/department';
import { type RawBuilder, sql } from 'kysely';
import { contains, offsetOf, type Paging } from './paging.ts';
import { coversAll, coversCompany, departmentWithin, type Scoped, within } from './within.ts';

/** What lists and workbooks show of somebody first, for `staff s`. */
export const personColumns = { id: sql`s.user_id`, realName: sql`s.real_name`, phone: sql`s.phone_mask`, position: sql`s.position` };
/** The flags that stand beside him. */
export const flagColumns = {
  isEnable: sql`s.enabled::int`,
  isCompanyAdmin: sql`(s.admin_level = 2)::int`,
  isSuperAdmin: sql`(s.admin_level = 3)::int`,
};

/** What besides his ids makes his standing, for `staff s` of `company c`. */
export const standing = sql`s.admin_level as level, c.comp_type as "compType", coalesce(c.contact_phone_hash = s.phone_hash, false) as "isContact"`;

/** A department and everything below it, however deep. */
export const subtree = (companyId: string, id: string) => sql`
  with recursive below as (
    select d.id from department d where d.company_id = ${companyId} and d.id = ${id} and d.deleted_at is null
    union all
    select child.id from department child join below on child.parent_id = below.id
     where child.company_id = ${companyId} and child.deleted_at is null
  ) select id from below`;

/**
 * Which departments that are hidden from the address book somebody sees all the same, as he looks after them: all of them, none, or
 * those of a condition over `department d`.
 */
export type Unhidden = boolean | RawBuilder<unknown>;
type Keeping = { by: Scoped; keeps: (permission: Permission, companyId: string) => boolean };
const elsewhere = '';
/** In one company: as far as the right goes there, and of those whom it covers. */
export function unhiddenIn({ by, keeps }: Keeping, permission: Permission, companyId: string): Unhidden {
  return keeps(permission, companyId) && (coversCompany(by, permission, companyId) || departmentWithin(by, permission));
}
/** The same by several rights: what one of them shows is seen. */
export function unhiddenByAny(keeping: Keeping, permissions: readonly Permission[], companyId: string): Unhidden {
  const all = permissions.map((permission) => unhiddenIn(keeping, permission, companyId)).filter((one) => one !== false);
  if (all.length === 0 || all.includes(true)) return all.length > 0;
  return sql`(${sql.join(all, sql` or `)})`;
}
/** The same over every company the call reaches; a right that goes no farther shows those of the own one. */
export function unhiddenAnywhere({ by, keeps }: Keeping, permission: Permission): Unhidden {
  if (keeps(permission, elsewhere)) return coversAll(by, permission) || departmentWithin(by, permission);
  return keeps(permission, by.companyId) && sql`(d.company_id = ${by.companyId} and ${departmentWithin(by, permission)})`;
}

/**
 * Departments that are not in the address book: hidden ones, and with them what is below, but for those a reader looks after. They are
 * few and read once for a statement; without a company those of every company the call reaches.
 */
function outOfBook(companyId: string | undefined, unhidden: Unhidden) {
  // beside the ids and not joined to them afterwards, of which the planner would expect a single row
  const [kept, others] = typeof unhidden === 'boolean' ? [sql``, sql``] : [sql`, (${unhidden}) is true as kept`, sql`where not kept`];
  return sql`
    with recursive hidden as (
      select d.company_id, d.id ${kept} from department d
       where not d.is_show and d.deleted_at is null ${companyId === undefined ? sql`` : sql`and d.company_id = ${companyId}`}
      union
      select d.company_id, d.id ${kept} from department d
        join hidden on hidden.company_id = d.company_id and hidden.id = d.parent_id where d.deleted_at is null
    ) select id from hidden ${others}`;
}
/** For `department d`, of which there may be very many: each would be compared with every hidden one. */
export const isInBook = (companyId: string | undefined, unhidden: Unhidden) =>
  unhidden === true ? sql`true` : sql`not exists (select from (${outOfBook(companyId, unhidden)}) as missing where missing.id = d.id)`;
type Asked = { companyId: string; id: RawBuilder<unknown>; unhidden: Unhidden };
/** Whether one department is in the book for a reader: upwards from it, and once for a statement where it is the same for all rows. */
export const isShown = ({ companyId, id, unhidden }: Asked) => {
  if (unhidden === true) return sql`true`;
  const isCovered =
    unhidden === false
      ? sql`false`
      : sql`exists (select from department d where d.company_id = ${companyId} and d.id = ${id} and ${unhidden})`;
  return sql`(${isCovered} or not exists (
    with recursive up as (
      select d.parent_id, d.is_show from department d where d.company_id = ${companyId} and d.id = ${id}
      union all
      select d.parent_id, d.is_show from department d join up on d.id = up.parent_id where d.company_id = ${companyId}
    ) select from up where not is_show))`;
};
/** Where somebody is, as `department d` of `staff s`. */
export const inDepartment = sql`left join department d on d.company_id = s.company_id and d.id = s.department_id`;
/** The same for a page of people, of whom the address book names no hidden department but the reader's own. */
export const inBookDepartment = (companyId: string | undefined, unhidden: Unhidden) =>
  unhidden === true
    ? inDepartment
    : sql`${inDepartment} and (s.user_id = app.user_id() or d.id <> all (array(${outOfBook(companyId, unhidden)})))`;

export type Place = {
  companyId: string;
  /** None for everybody of the company. */
  departmentId?: string | null | undefined;
  withBelow: boolean;
  unhidden: Unhidden;
};
/** Where somebody is, for `staff s`. Who asks for a department he may not know of finds nobody there but himself. */
export function placed({ companyId, departmentId, withBelow, unhidden }: Place) {
  if (departmentId == null) return sql`s.company_id = ${companyId}`;
  if (departmentId === unassigned) return sql`s.company_id = ${companyId} and s.department_id is null`;
  const isThere = withBelow ? sql`s.department_id in (${subtree(companyId, departmentId)})` : sql`s.department_id = ${departmentId}`;
  const isKnown =
    unhidden === true ? sql`` : sql`and (${isShown({ companyId, id: sql`${departmentId}::uuid`, unhidden })} or s.user_id = app.user_id())`;
  return sql`s.company_id = ${companyId} and ${isThere} ${isKnown}`;
}

/** A keyword of eleven digits is a whole number, one of four its last ones; letters are also how a name sounds. */
export type Search = { keyword: string; phoneHash: Buffer | undefined; isByNumber: boolean };
/** Who may not see numbers finds nobody by one either. */
export const searchOf = (keyword: string, phoneHash: (number: string) => Buffer, isByNumber = true): Search => ({
  keyword,
  isByNumber,
  phoneHash: isByNumber && /^1\d{10}$/.test(keyword) ? phoneHash(keyword) : undefined,
});
/** Whom a keyword finds, for `staff s`. */
export function found({ keyword, phoneHash, isByNumber }: Search) {
  if (phoneHash) return sql`s.phone_hash = ${phoneHash}`;
  if (keyword === '') return sql`true`;
  if (isByNumber && /^\d{4}$/.test(keyword)) return sql`(s.real_name like ${contains(keyword)} or right(s.phone_mask, 4) = ${keyword})`;
  if (/^[a-z][a-z' ]*$/i.test(keyword))
    return sql`(s.pinyin like ${contains(keyword.toLowerCase().replace(/[' ]/g, ''))} or s.real_name like ${contains(keyword)})`;
  return sql`s.real_name like ${contains(keyword)}`;
}

type Listed = {
  fitting: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** How many there are, where that is known without counting. */
  total?: RawBuilder<unknown> | undefined;
};
/**
 * How many people fit, and who of them is on a page; what it says is `matched.total` and `matched.ids`. Both are found out in one
 * walk through the index, which hands people out in order. Where the number is known, a page is a few steps of it.
 */
export function matched({ fitting, order, total }: Listed, paging: Paging) {
  const [before, all] = [offsetOf(paging), sql`from staff s where ${fitting}`];
  return total
    ? sql`matched as (select ${total} as total,
        array(select s.user_id ${all} order by ${order} limit ${paging.pageSize} offset ${before}) as ids)`
    : sql`matched as (select count(*)::int as total, (array_agg(s.user_id order by ${order}))[${before + 1}:${before + paging.pageSize}] as ids ${all})`;
}

type Counted = Place & Search & { by: Scoped; keptBy: Permission | undefined };
/**
 * How many people a list has that is narrowed by nothing but its company: of the address book, or of those somebody looks after,
 * whose right says after whom. Nothing where they have to be counted.
 */
export function headcount({ companyId, departmentId, keyword, by, keptBy }: Counted): RawBuilder<unknown> | undefined {
  if (departmentId != null || keyword !== '') return undefined;
  if (keptBy && !coversCompany(by, keptBy, companyId)) return undefined;
  const number = keptBy ? sql`n.listed` : sql`n.shown`;
  return sql`coalesce((select ${number} from headcount n where n.company_id = ${companyId}), 0)`;
}

/** Whom a reader sees at all; people hidden from the address book only as far as he looks after people everywhere. */
export type Reader = { by: Scoped; seesHidden: boolean; unhidden: Unhidden };
/** Who looks after people of every company of the park, and not only of his own, also sees the hidden ones. */
export const readerOf = (keeping: Keeping): Reader => ({
  by: keeping.by,
  seesHidden: keeping.keeps('staff:update', elsewhere),
  unhidden: unhiddenAnywhere(keeping, 'staff:update'),
});
/** Where somebody is, as far as this reader may know. */
export const departmentFor = ({ unhidden }: Reader) => inBookDepartment(undefined, unhidden);
/** Whom a right shows its reader over the companies of a park, for `staff s`. */
export const shown = ({ by, seesHidden }: Reader, permission: Permission) =>
  sql`${within(by, permission)} and (s.is_show or s.user_id = ${by.userId} ${seesHidden ? sql`or ${within(by, 'staff:update')}` : sql``})`;
