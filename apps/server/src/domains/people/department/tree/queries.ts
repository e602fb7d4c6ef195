import type { Permission } from '@park/contract/access';
import type { Received, Reply } from '@park/contract/core';
import type { DepartmentNode, department, Member } from '@park/contract/people/department';
import { extendModules } from '@park/contract/people/extend';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { shownColumns, shownValues } from '../../../../db/extend.ts';
import type { Making } from '../../../../db/making.ts';
import { type Paging, pageFrom } from '../../../../db/paging.ts';
import {
  found,
  headcount,
  inBookDepartment,
  isShown,
  matched,
  type Place,
  placed,
  type Search,
  standing,
  subtree,
  type Unhidden,
} from '../../../../db/people.ts';
import { iso } from '../../../../db/time.ts';
import { touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';
import type { Listed } from '../../../../standing.ts';

export const keeping = 'department:update';
/** Whose departments are shown; `unhidden` says after which hidden ones he looks. */
export type Reader = { by: Scoped; unhidden: Unhidden };
/** Who is hidden from the address book is neither counted nor named, but to who looks after him. */
export const counted = ({ by, unhidden }: Reader) => (unhidden === false ? sql`s.is_show` : sql`(s.is_show or ${within(by, keeping)})`);
/** Whether a hidden department is shown to him, for `department d`. */
export const isUnhidden = ({ unhidden }: Reader) => sql`coalesce(${unhidden}, false)`;

type TreeRow = Omit<DepartmentNode, 'children' | 'totalStaffNum' | 'isNoDepartment'> & { withoutDepartment: number; isUnhidden: boolean };

/** Every live department of a company with its heads and the number of its people, top down and in order. */
export async function treeRows(db: Db, companyId: string, reader: Reader): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    with people as (
      select s.department_id, count(*)::int as n from staff s
       where s.company_id = ${companyId} and s.left_at is null and ${counted(reader)} group by s.department_id
    ), heads as (
      select m.department_id, max(m.user_id::text) filter (where m.rank = 0) as head, max(s.real_name) filter (where m.rank = 0) as head_name,
             array_agg(m.user_id::text order by m.rank) filter (where m.rank > 0) as others
        from department_manager m join staff s on s.company_id = m.company_id and s.user_id = m.user_id
       where m.company_id = ${companyId} and ${counted(reader)} group by m.department_id
    )
    select d.id, d.name, d.parent_id as "parentId", d.company_id as "companyId", d.level, d.order_num as "orderNum", d.is_show::int as "isShow",
           d.code as "orgCode", above.code as "parentCode", h.head as "managerUserId", h.head_name as "managerName",
           coalesce(h.others, '{}') as "otherManagerUserIds", coalesce(p.n, 0) as "staffNum", d.version, ${isUnhidden(reader)} as "isUnhidden",
           coalesce((select n from people where department_id is null), 0) as "withoutDepartment"
      from department d
      left join department above on above.company_id = d.company_id and above.id = d.parent_id
      left join people p on p.department_id = d.id
      left join heads h on h.department_id = d.id
     where d.company_id = ${companyId} and d.deleted_at is null
     order by d.level, d.order_num, d.created_at, d.id`.execute(db);
  return rows;
}

export type People = Place & Search & Reader;
/** Who looks after departments sees their hidden people too, and only those; then it is no address book any more. */
const managed = ({ by, unhidden }: People) => (unhidden === false ? sql`s.is_show` : within(by, keeping));

/** What makes somebody one of the people a list is about. */
export const fitting = (people: People, shown = managed(people)) =>
  sql`${placed(people)} and s.left_at is null and ${found(people)} and ${shown}`;

const light = sql`s.user_id as id, s.real_name as "realName", s.phone_mask as phone, d.id as "departmentId", d.name as "departmentName",
  s.enabled::int as "isEnable", (s.admin_level = 3)::int as "isSuperAdmin"`;
const whole = sql`${light}, s.company_id as "companyId", s.sex, s.position, s.email, s.order_num::float8 as "orgOrderNum",
  (s.admin_level = 2)::int as "isCompanyAdmin", ${standing}, ${shownValues('s.ext')} as "extValues", ${iso('s.created_at')} as "createdDate"`;

type Asked = {
  shown: RawBuilder<unknown>;
  keptBy: Permission | undefined;
  columns: RawBuilder<unknown>;
  beside?: RawBuilder<unknown>;
  from?: RawBuilder<unknown>;
};
const keptBy = ({ unhidden }: People) => (unhidden === false ? undefined : keeping);
const order = sql`s.order_num, s.user_id`;
async function page<Row>(db: Db, people: People, paging: Paging, { shown, keptBy, columns, beside = sql``, from = sql`staff s` }: Asked) {
  const { rows } = await sql<Row & { id: string | null; total: number }>`
    with ${matched({ fitting: fitting(people, shown), order, total: headcount({ ...people, keptBy }) }, paging)} ${beside}
    select matched.total, ${columns}
      from matched
      left join (${from} ${inBookDepartment(people.companyId, people.unhidden)})
        on s.company_id = ${people.companyId} and s.user_id = any (matched.ids)
     order by ${order}`.execute(db);
  return pageFrom(rows) as unknown as { total: number; list: Row[] };
}

type Row = Omit<Member, 'isPhoneLocked' | 'mayRemove'> & Listed;
/**
 * Extended fields as who looks after everybody of the company sees them, or as anybody does; `mayRemove` says whether the right to remove
 * people goes as far as this company at all.
 */
export const members = (db: Db, people: People, { isKeeper, mayRemove }: { isKeeper: boolean; mayRemove: boolean }, paging: Paging) =>
  page<Row>(db, people, paging, {
    shown: managed(people),
    keptBy: keptBy(people),
    columns: sql`${whole}, ${mayRemove ? sql`(${within(people.by, 'staff:remove')})` : sql`false`} as "isRemovable"`,
    beside: sql`, c as materialized (select contact_phone_hash, comp_type from company where id = ${people.companyId}),
      ${shownColumns(extendModules.person, isKeeper)}`,
    from: sql`c cross join staff s`,
  });
export const lightMembers = (db: Db, people: People, paging: Paging) =>
  page<Pick<Member, 'id' | 'realName' | 'phone' | 'departmentId' | 'departmentName' | 'isEnable' | 'isSuperAdmin'>>(db, people, paging, {
    shown: counted(people),
    keptBy: keptBy(people),
    columns: light,
  });

type Wanted = { companyId: string; id: string };
export async function detail(db: Db, reader: Reader, { companyId, id }: Wanted): Promise<Reply<typeof department.detail> | undefined> {
  const { unhidden } = reader;
  // only who looks after some hidden ones may see one below another that he does not
  const parentName =
    typeof unhidden === 'boolean'
      ? sql`above.name`
      : sql`case when ${isShown({ companyId, id: sql`above.id`, unhidden })} then above.name end`;
  const { rows } = await sql<Reply<typeof department.detail>>`
    select d.id, d.name, d.parent_id as "parentId", ${parentName} as "parentName", d.company_id as "companyId", d.level, d.order_num as "orderNum",
           d.is_show::int as "isShow", d.code as "orgCode", d.version, ${iso('d.created_at')} as "createdDate",
           ${iso('d.updated_at')} as "updatedDate", heads.*
      from department d
      left join department above on above.company_id = d.company_id and above.id = d.parent_id,
      lateral (
        select max(m.user_id::text) filter (where m.rank = 0) as "managerUserId", max(s.real_name) filter (where m.rank = 0) as "managerName",
               coalesce(array_agg(m.user_id::text order by m.rank) filter (where m.rank > 0), '{}') as "otherManagerUserIds",
               coalesce(array_agg(s.real_name order by m.rank) filter (where m.rank > 0), '{}') as "otherManagerNames"
          from department_manager m join staff s on s.company_id = m.company_id and s.user_id = m.user_id
         where m.company_id = d.company_id and m.department_id = d.id and ${counted(reader)}) as heads
     where d.company_id = ${companyId} and d.id = ${id} and d.deleted_at is null
       and ${isShown({ companyId, id: sql`${id}::uuid`, unhidden })}`.execute(db);
  return rows[0];
}

type Fields = Pick<Received<typeof department.create>, 'name' | 'parentId' | 'orderNum' | 'isShow'>;

/** Takes place and level from the parent, held still so that a move cannot change its level meanwhile. */
export const insertion: Making<Omit<Fields, 'isShow'> & { companyId: string; isShow: boolean }> = {
  parts: (of) => sql`
    above as (
      select space_id, company_id, id, level from department
       where company_id = ${of('companyId')} and id = ${of('parentId')} and deleted_at is null for share),
    made as (
      insert into department (space_id, company_id, parent_id, name, order_num, is_show, level)
      select space_id, company_id, id, ${of('name')}, ${of('orderNum')}, ${of('isShow')}, level + 1 from above
      returning id)`,
  reason: sql`'department_parent'`,
};

type Edit = Fields & { id: string; version: number };

/** Changes what is not the place in the tree; no row when it would move, is gone, or was changed by somebody else. */
export const updateInPlace = (db: Db, companyId: string, edit: Edit, by: string) =>
  sql`
    update department set name = ${edit.name}, order_num = ${edit.orderNum}, is_show = ${edit.isShow === 1},
           ${touched(by)}
     where company_id = ${companyId} and id = ${edit.id} and parent_id = ${edit.parentId} and version = ${edit.version} and deleted_at is null`.execute(
    db,
  );

/** The department at the top is called as its company is. */
export const renameRoot = (db: Db, companyId: string, name: string, by: string) =>
  sql`update department set name = ${name}, ${touched(by)}
       where company_id = ${companyId} and parent_id is null and deleted_at is null`.execute(db);

/** Two moves at once could tie the tree into a ring; one at a time cannot. Held until the transaction ends. */
export const lockTree = (db: Db, companyId: string) =>
  sql`select id from department where company_id = ${companyId} and parent_id is null and deleted_at is null for update`.execute(db);

type Family = { version: number; level: number; isRoot: boolean; ids: string[]; parentLevel: number | null };
/** A department with everything below it, and the level of the one it shall hang on. */
export async function family(db: Db, companyId: string, id: string, parentId: string | null): Promise<Family | undefined> {
  const { rows } = await sql<Family>`
    select d.version, d.level, d.parent_id is null as "isRoot", array(${subtree(companyId, id)})::text[] as ids,
           (select p.level from department p where p.company_id = ${companyId} and p.id = ${parentId} and p.deleted_at is null) as "parentLevel"
      from department d where d.company_id = ${companyId} and d.id = ${id} and d.deleted_at is null`.execute(db);
  return rows[0];
}

/** Hangs a department elsewhere; what is below follows and its levels shift. */
export const move = (db: Db, companyId: string, edit: Edit, { ids, level }: Family, parentLevel: number, by: string) =>
  sql`
    update department set level = level + ${parentLevel + 1 - level}::smallint,
           parent_id = case when id = ${edit.id} then ${edit.parentId}::uuid else parent_id end,
           name = case when id = ${edit.id} then ${edit.name} else name end,
           order_num = case when id = ${edit.id} then ${edit.orderNum} else order_num end,
           is_show = case when id = ${edit.id} then ${edit.isShow === 1} else is_show end,
           version = case when id = ${edit.id} then version + 1 else version end,
           updated_at = app.now(), updated_by = ${by}
     where company_id = ${companyId} and id = any (${ids}::uuid[])`.execute(db);

/** One statement for the whole subtree, so that the keys between its rows hold at the end of it. */
export const remove = (db: Db, companyId: string, id: string, { ids }: Family, by: string) =>
  sql`
    with heads as (delete from department_manager where company_id = ${companyId} and department_id = any (${ids}::uuid[]))
    update department set deleted_at = app.now(), parent_live = (id = ${id}), ${touched(by)}
     where company_id = ${companyId} and id = any (${ids}::uuid[]) and deleted_at is null`.execute(db);

/** A super administrator is moved by himself alone. */
type Assignment = { companyId: string; userIds: readonly string[]; departmentId: string | null };
export const assign = (db: Db, by: Scoped, { companyId, userIds, departmentId }: Assignment) =>
  sql`
    update staff s set department_id = ${departmentId}, ${touched(by.userId)}
     where s.company_id = ${companyId} and s.user_id = any (${userIds}::uuid[]) and s.left_at is null
       and (s.admin_level < 3 or s.user_id = ${by.userId}) and ${within(by, 'staff:update')}`.execute(db);

export async function hasSuper(db: Db, companyId: string, userIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from staff where company_id = ${companyId} and user_id = any (${userIds}::uuid[]) and admin_level = 3 and left_at is null`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Heads of one department are set one command at a time, and those who shall be heads cannot leave meanwhile; people are
 * locked before posts, as by whoever leaves. Says whether the department is there, which of the people are, and who of them may not
 * sign in and is no head of it yet.
 */
export async function lockHeads(
  db: Db,
  by: Scoped,
  { companyId, id, userIds }: { companyId: string; id: string; userIds: readonly string[] },
) {
  const { rows } = await sql<{ isThere: boolean; here: string[]; disabled: string[] }>`
    with place as (select id from department where company_id = ${companyId} and id = ${id} and deleted_at is null for update),
         people as (select s.user_id, s.enabled from staff s where s.company_id = ${companyId} and s.user_id = any (${userIds}::uuid[])
                       and s.left_at is null and ${within(by, 'department:update')} order by s.user_id for share of s)
    select exists (select from place) as "isThere", array(select user_id::text from people) as here,
           array(select p.user_id::text from people p where not p.enabled and not exists (
             select from department_manager m where m.company_id = ${companyId} and m.department_id = ${id} and m.user_id = p.user_id)) as disabled`.execute(
    db,
  );
  return rows[0] ?? { isThere: false, here: [], disabled: [] };
}

export const clearManagers = (db: Db, companyId: string, departmentId: string) =>
  sql`delete from department_manager where company_id = ${companyId} and department_id = ${departmentId}`.execute(db);

/** Rank 0 is the head. */
export const insertManagers = (db: Db, companyId: string, departmentId: string, ranked: { userId: string; rank: number }[]) =>
  sql`
    insert into department_manager (space_id, company_id, department_id, user_id, rank)
    select app.space(), ${companyId}, ${departmentId}, wanted.user_id, wanted.rank
      from unnest(${ranked.map((one) => one.userId)}::uuid[], ${ranked.map((one) => one.rank)}::smallint[]) as wanted (user_id, rank)`.execute(
    db,
  );

/** The departments somebody is head of, or one of the other heads. */
export async function postsOf(db: Db, companyId: string, userId: string, isHead: boolean): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select d.name from department_manager m join department d on d.company_id = m.company_id and d.id = m.department_id
     where m.company_id = ${companyId} and m.user_id = ${userId} and (m.rank = 0) = ${isHead} order by d.level, d.order_num, d.id`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export const dropPosts = (db: Db, companyId: string, userId: string, isHead: boolean) =>
  sql`delete from department_manager where company_id = ${companyId} and user_id = ${userId} and (rank = 0) = ${isHead}`.execute(db);

/** Whoever gets a post gives up a lower one he has in the same department. */
export const clearWay = (db: Db, companyId: string, from: string, to: string, isHead: boolean) =>
  sql`delete from department_manager m using department_manager left_post
       where m.company_id = ${companyId} and m.user_id = ${to} and left_post.company_id = m.company_id and left_post.user_id = ${from}
         and left_post.department_id = m.department_id and (left_post.rank = 0) = ${isHead} and (${isHead} or m.rank > 0)`.execute(db);

/** The head of a department does not also become one of the others there. */
export const handPosts = (db: Db, companyId: string, from: string, to: string, isHead: boolean) =>
  sql`update department_manager m set user_id = ${to}
       where m.company_id = ${companyId} and m.user_id = ${from} and (m.rank = 0) = ${isHead}
         and not exists (select from department_manager o where o.company_id = m.company_id and o.department_id = m.department_id and o.user_id = ${to})`.execute(
    db,
  );
