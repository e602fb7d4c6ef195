import type { Permission } from '@park/contract/access';
import { unassigned } from '@park/contract/department';
import { type RawBuilder, sql } from 'kysely';
import { contains, offsetOf } from './paging.ts';
import { coversCompany, type Scoped, within } from './within.ts';

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
 * Departments that are not in the address book: hidden ones, and with them what is below. They are few and read once for a statement;
 * without a company those of every company the call reaches.
 */
export const outOfBook = (companyId?: string) => sql`array(
  with recursive hidden as (
    select d.company_id, d.id from department d
     where not d.is_show and d.deleted_at is null ${companyId === undefined ? sql`` : sql`and d.company_id = ${companyId}`}
    union
    select child.company_id, child.id from department child
      join hidden on hidden.company_id = child.company_id and hidden.id = child.parent_id where child.deleted_at is null
  ) select id from hidden)`;
/** Where somebody is, as `department d` of `staff s`. */
export const inDepartment = sql`left join department d on d.company_id = s.company_id and d.id = s.department_id`;
/** The same for who reads the address book, which names no hidden department but the reader's own; `kept` adds those he looks after. */
export const inBookDepartment = (companyId?: string, kept = sql`false`) =>
  sql`${inDepartment} and (s.user_id = app.user_id() or ${kept} or d.id <> all (${outOfBook(companyId)}))`;

export type Place = {
  companyId: string;
  /** None for everybody of the company. */
  departmentId?: string | null | undefined;
  withBelow: boolean;
};
/** Where somebody is, for `staff s`. */
export function placed({ companyId, departmentId, withBelow }: Place) {
  if (departmentId == null) return sql`s.company_id = ${companyId}`;
  if (departmentId === unassigned) return sql`s.company_id = ${companyId} and s.department_id is null`;
  if (!withBelow) return sql`s.company_id = ${companyId} and s.department_id = ${departmentId}`;
  return sql`s.company_id = ${companyId} and s.department_id in (${subtree(companyId, departmentId)})`;
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
export function matched({ fitting, order, total }: Listed, paging: { pageNum: number; pageSize: number }) {
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
export type Reader = { by: Scoped; seesHidden: boolean };
const elsewhere = '';
type Keeping = { by: Scoped; keeps: (permission: Permission, companyId: string) => boolean };
/** Who looks after people of every company of the park, and not only of his own, also sees the hidden ones. */
export const readerOf = ({ by, keeps }: Keeping): Reader => ({ by, seesHidden: keeps('staff:update', elsewhere) });
/** Where somebody is, as far as this reader may know. */
export const departmentFor = ({ seesHidden }: Reader) => (seesHidden ? inDepartment : inBookDepartment());
/** Whom a right shows its reader over the companies of a park, for `staff s`. */
export const shown = ({ by, seesHidden }: Reader, permission: Permission) =>
  sql`${within(by, permission)} and (s.is_show or s.user_id = ${by.userId} ${seesHidden ? sql`or ${within(by, 'staff:update')}` : sql``})`;
