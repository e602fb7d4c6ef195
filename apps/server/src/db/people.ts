import type { Permission } from '@park/contract/access';
import { unassigned } from '@park/contract/department';
import { sql } from 'kysely';
import { contains } from './paging.ts';
import { type Scoped, within } from './within.ts';

/** What lists and workbooks show of somebody first, for `staff s`. */
export const personColumns = { id: sql`s.user_id`, realName: sql`s.real_name`, phone: sql`s.phone_mask`, position: sql`s.position` };
/** The flags that stand beside him. */
export const flagColumns = {
  isEnable: sql`s.enabled::int`,
  isCompanyAdmin: sql`(s.admin_level = 2)::int`,
  isSuperAdmin: sql`(s.admin_level = 3)::int`,
};

/** A department and everything below it, however deep. */
export const subtree = (companyId: string, id: string) => sql`
  with recursive below as (
    select d.id from department d where d.company_id = ${companyId} and d.id = ${id} and d.deleted_at is null
    union all
    select child.id from department child join below on child.parent_id = below.id
     where child.company_id = ${companyId} and child.deleted_at is null
  ) select id from below`;

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

/** Whom a reader sees at all; people hidden from the address book only as far as he looks after people everywhere. */
export type Reader = { by: Scoped; seesHidden: boolean };
const elsewhere = '';
type Keeping = { by: Scoped; keeps: (permission: Permission, companyId: string) => boolean };
/** Who looks after people of every company of the park, and not only of his own, also sees the hidden ones. */
export const readerOf = ({ by, keeps }: Keeping): Reader => ({ by, seesHidden: keeps('staff:update', elsewhere) });
/** Whom a right shows its reader over the companies of a park, for `staff s`. */
export const shown = ({ by, seesHidden }: Reader, permission: Permission) =>
  sql`${within(by, permission)} and (s.is_show or s.user_id = ${by.userId} ${seesHidden ? sql`or ${within(by, 'staff:update')}` : sql``})`;
