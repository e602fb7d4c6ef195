import type { Permission } from '@park/contract/access';
import { unassigned } from '@park/contract/people/department';
import { type RawBuilder, sql } from 'kysely';
import { contains, offsetOf, type Paging } from './paging.ts';
import { coversAll, coversCompany, departmentWithin, type Scoped, within } from './within.ts';

/** Columns that lists and workbooks show first, for `staff s`. */
export const personColumns = { id: sql`s.user_id`, realName: sql`s.real_name`, phone: sql`s.phone_mask`, position: sql`s.position` };
/** Flags shown beside a member. */
export const flagColumns = {
  isEnable: sql`s.enabled::int`,
  isCompanyAdmin: sql`(s.admin_level = 2)::int`,
  isSuperAdmin: sql`(s.admin_level = 3)::int`,
};

/**
 * The roles of `staff s`: the post of an administrator, and the company's own roles if the condition holds or the person is the reader.
 */
export const rolesColumn = (isKept: RawBuilder<unknown>) => sql`(
    select coalesce(json_agg(json_build_object('id', r.id, 'roleName', r.name, 'roleCode', r.code) order by r.rank, r.name, r.id), '[]')
      from (
      select p.id, p.name, p.code, 0 as rank from (values ('companySuperAdmin', '单位超级管理员', 'enterpriseManager', 3),
               ('enterpriseComManager', '单位普通管理员', 'enterpriseComManager', 2)) as p (id, name, code, level) where p.level = s.admin_level
      union all
      select o.id::text, o.name, o.code, 1
        from role_user h join role o on o.space_id = h.role_space_id and o.id = h.role_id and o.deleted_at is null
       where h.company_id = s.company_id and h.user_id = s.user_id and h.valid @> app.now() and (${isKept} or s.user_id = app.user_id())
    ) as r) as roles`;

/** Columns that, besides the ids, determine the rank of a member, for `staff s` of `company c`. */
export const rankColumns = sql`s.admin_level as level, c.comp_type as "compType",
  coalesce(c.contact_phone_hash = s.phone_hash, false) as "isContact"`;

const rootOf = (companyId: string) =>
  sql`(select r.id from department r where r.company_id = ${companyId} and r.parent_id is null and r.deleted_at is null)`;

/** Selects a department and all departments below it. */
export const subtree = (companyId: string, id: string) => sql`
  with recursive below as (
    select d.id from department d where d.company_id = ${companyId} and d.id = ${id} and d.deleted_at is null
    union all
    select child.id from department child join below on child.parent_id = below.id
     where child.company_id = ${companyId} and child.deleted_at is null
  ) select id from below`;

/**
 * Departments hidden from the address book that a reader sees nevertheless because they manage them: all, none, or those of a condition
 * over `department d`.
 */
export type Unhidden = boolean | RawBuilder<unknown>;
export type Keeping = { by: Scoped; keeps: (permission: Permission, companyId: string) => boolean };
const elsewhere = '';
/** Returns the hidden departments that a right shows in one company, limited by its reach and data scope. */
export function unhiddenIn({ by, keeps }: Keeping, permission: Permission, companyId: string): Unhidden {
  return keeps(permission, companyId) && (coversCompany(by, permission, companyId) || departmentWithin(by, permission));
}
/** Combines several rights: a department is visible if one of them shows it. */
export function unhiddenByAny(keeping: Keeping, permissions: readonly Permission[], companyId: string): Unhidden {
  const all = permissions.map((permission) => unhiddenIn(keeping, permission, companyId)).filter((one) => one !== false);
  if (all.length === 0 || all.includes(true)) return all.length > 0;
  return sql`(${sql.join(all, sql` or `)})`;
}
/**
 * Like unhiddenIn, for every company the call reaches; a right limited to the reader's own company shows only departments of that company.
 */
export function unhiddenAnywhere({ by, keeps }: Keeping, permission: Permission): Unhidden {
  if (keeps(permission, elsewhere)) return coversAll(by, permission) || departmentWithin(by, permission);
  return keeps(permission, by.companyId) && sql`(d.company_id = ${by.companyId} and ${departmentWithin(by, permission)})`;
}

/**
 * Selects the departments missing from the address book: hidden departments and their subtrees, except those the reader manages; without a
 * company, for every company the call reaches. They are few and read once per statement.
 */
function outOfBook(companyId: string | undefined, unhidden: Unhidden) {
  // computed as a column of the recursion and not joined afterwards, because the planner would estimate a single row for the join
  const [keptColumn, keptFilter] =
    typeof unhidden === 'boolean' ? [sql``, sql``] : [sql`, (${unhidden}) is true as kept`, sql`where not kept`];
  return sql`
    with recursive hidden as (
      select d.company_id, d.id ${keptColumn} from department d
       where not d.is_show and d.deleted_at is null ${companyId === undefined ? sql`` : sql`and d.company_id = ${companyId}`}
      union
      select d.company_id, d.id ${keptColumn} from department d
        join hidden on hidden.company_id = d.company_id and hidden.id = d.parent_id where d.deleted_at is null
    ) select id from hidden ${keptFilter}`;
}
/** Filters `department d` by an anti-join: with very many departments, each would otherwise be compared with every hidden one. */
export const isInBook = (companyId: string | undefined, unhidden: Unhidden) =>
  unhidden === true ? sql`true` : sql`not exists (select from (${outOfBook(companyId, unhidden)}) as missing where missing.id = d.id)`;
type DepartmentCheck = { companyId: string; id: RawBuilder<unknown>; unhidden: Unhidden };
/**
 * Tells whether a reader sees one department in the address book, by walking up from it; evaluated once per statement if the department is
 * the same for all rows.
 */
export const isShown = ({ companyId, id, unhidden }: DepartmentCheck) => {
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
/** Joins the department of a member, as `department d` of `staff s`. */
export const inDepartment = sql`left join department d on d.company_id = s.company_id and d.id = s.department_id`;
/** Like inDepartment, for a page of members: the address book names no hidden department except the reader's own. */
export const inBookDepartment = (companyId: string | undefined, unhidden: Unhidden) =>
  unhidden === true
    ? inDepartment
    : sql`${inDepartment} and (s.user_id = app.user_id() or d.id <> all (array(${outOfBook(companyId, unhidden)})))`;

export type Place = {
  companyId: string;
  /** Null or undefined for all members of the company. */
  departmentId?: string | null | undefined;
  withBelow: boolean;
  unhidden: Unhidden;
};
/**
 * Condition for the people of a company that its lists show an actor, for `staff s`: those of the address book, and hidden people whom the
 * actor manages. A number of people shown to an actor counts these.
 */
export const countedIn = ({ by, keeps }: Keeping, companyId: string) =>
  keeps('staff:update', companyId) ? sql`(s.is_show or ${within(by, 'staff:update')})` : sql`s.is_show`;

/**
 * Filters `staff s` by department. People without a department count as below the root. A reader who may not know the department finds at
 * most themselves in it.
 */
export function placed({ companyId, departmentId, withBelow, unhidden }: Place) {
  if (departmentId == null) return sql`s.company_id = ${companyId}`;
  if (departmentId === unassigned) return sql`s.company_id = ${companyId} and s.department_id is null`;
  const isThere = withBelow
    ? sql`coalesce(s.department_id, ${rootOf(companyId)}) in (${subtree(companyId, departmentId)})`
    : sql`s.department_id = ${departmentId}`;
  const isKnown =
    unhidden === true ? sql`` : sql`and (${isShown({ companyId, id: sql`${departmentId}::uuid`, unhidden })} or s.user_id = app.user_id())`;
  return sql`s.company_id = ${companyId} and ${isThere} ${isKnown}`;
}

/** A keyword: eleven digits are a whole phone number, four digits the last ones; Latin letters also match the pinyin of a name. */
export type Search = { keyword: string; phoneHash: Buffer | undefined; isByNumber: boolean };
/** Builds a search; a reader who may not see phone numbers cannot search by them either. */
export const searchOf = (keyword: string, phoneHash: (number: string) => Buffer, isByNumber = true): Search => ({
  keyword,
  isByNumber,
  phoneHash: isByNumber && /^1\d{10}$/.test(keyword) ? phoneHash(keyword) : undefined,
});
/** Condition of a search, for `staff s`. */
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
  /** The total, if it is known without counting. */
  total?: RawBuilder<unknown> | undefined;
};
/**
 * A CTE with the number of matching members (`matched.total`) and the ids of the page (`matched.ids`). Both come from one scan of the
 * index, which returns members in order. If the total is known, the scan stops after the page.
 */
export function matched({ fitting, order, total }: Listed, paging: Paging) {
  const [before, all] = [offsetOf(paging), sql`from staff s where ${fitting}`];
  return total
    ? sql`matched as (select ${total} as total,
        array(select s.user_id ${all} order by ${order} limit ${paging.pageSize} offset ${before}) as ids)`
    : sql`matched as (select count(*)::int as total,
                             (array_agg(s.user_id order by ${order}))[${before + 1}:${before + paging.pageSize}] as ids ${all})`;
}

type Counted = Place & Search & { by: Scoped; keptBy: Permission | undefined };
/**
 * Returns the stored headcount for a list that is filtered by its company only: the members in the address book, or all members for a
 * reader whose right covers the whole company. Undefined if members have to be counted.
 */
export function headcount({ companyId, departmentId, keyword, by, keptBy }: Counted): RawBuilder<unknown> | undefined {
  if (departmentId != null || keyword !== '') return undefined;
  if (keptBy && !coversCompany(by, keptBy, companyId)) return undefined;
  const number = keptBy ? sql`n.listed` : sql`n.shown`;
  return sql`coalesce((select ${number} from headcount n where n.company_id = ${companyId}), 0)`;
}

/**
 * The actor who lists members across companies. Members hidden from the address book are listed only where the actor may manage people.
 */
export type Reader = { by: Scoped; seesHidden: boolean; unhidden: Unhidden };
/** Builds a reader; a reader who manages people of every company of the park, not only of their own, also sees hidden members. */
export const readerOf = (keeping: Keeping): Reader => ({
  by: keeping.by,
  seesHidden: keeping.keeps('staff:update', elsewhere),
  unhidden: unhiddenAnywhere(keeping, 'staff:update'),
});
/** Joins the department of a member as far as this reader may know it. */
export const departmentFor = ({ unhidden }: Reader) => inBookDepartment(undefined, unhidden);
/** Filters `staff s` to the members that a right shows its reader across the companies of a park. */
export const shown = ({ by, seesHidden }: Reader, permission: Permission) =>
  sql`${within(by, permission)} and (s.is_show or s.user_id = ${by.userId} ${seesHidden ? sql`or ${within(by, 'staff:update')}` : sql``})`;
