import type { Received, Reply } from '@park/contract/core';
import type { DepartmentNode, department } from '@park/contract/people/department';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { Insertion } from '../../../../db/insertion.ts';
import { isShown, subtree, type Unhidden } from '../../../../db/people.ts';
import { iso } from '../../../../db/time.ts';
import { isVersion, touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';

export const managePermission = 'department:update';
/** The actor to whom departments are shown; `unhidden` says which hidden departments the actor manages and therefore sees. */
export type Reader = { by: Scoped; unhidden: Unhidden };
/**
 * Condition for the people who are counted and named. People hidden from the address book are included only for a reader who manages them.
 */
export const countedCondition = ({ by, unhidden }: Reader) =>
  unhidden === false ? sql`s.is_show` : sql`(s.is_show or ${within(by, managePermission)})`;
/** Condition on `department d`: the department is one of the hidden departments that the reader manages. */
export const isUnhidden = ({ unhidden }: Reader) => sql`coalesce(${unhidden}, false)`;

type TreeRow = Omit<DepartmentNode, 'children' | 'totalStaffNum' | 'isNoDepartment'> & { withoutDepartment: number; isUnhidden: boolean };

/** Returns every live department of a company with its heads and the number of its people, parents first and in order. */
export async function treeRows(db: Db, companyId: string, reader: Reader): Promise<TreeRow[]> {
  const { rows } = await sql<TreeRow>`
    with people as (
      select s.department_id, count(*)::int as n from staff s
       where s.company_id = ${companyId} and s.left_at is null and ${countedCondition(reader)} group by s.department_id
    ), heads as (
      select m.department_id, max(m.user_id::text) filter (where m.rank = 0) as head,
             max(s.real_name) filter (where m.rank = 0) as head_name,
             array_agg(m.user_id::text order by m.rank) filter (where m.rank > 0) as others
        from department_manager m join staff s on s.company_id = m.company_id and s.user_id = m.user_id
       where m.company_id = ${companyId} and ${countedCondition(reader)} group by m.department_id
    )
    select d.id, d.name, d.parent_id as "parentId", d.company_id as "companyId", d.level,
           d.order_num::float8 as "orderNum", d.is_show::int as "isShow",
           d.code as "orgCode", above.code as "parentCode", h.head as "managerUserId", h.head_name as "managerName",
           coalesce(h.others, '{}') as "otherManagerUserIds", coalesce(p.n, 0) as "staffNum",
           d.version, ${isUnhidden(reader)} as "isUnhidden",
           coalesce((select n from people where department_id is null), 0) as "withoutDepartment"
      from department d
      left join department above on above.company_id = d.company_id and above.id = d.parent_id
      left join people p on p.department_id = d.id
      left join heads h on h.department_id = d.id
     where d.company_id = ${companyId} and d.deleted_at is null
     order by d.level, d.order_num, d.created_at, d.id`.execute(db);
  return rows;
}

type DepartmentKey = { companyId: string; id: string };
export async function detail(
  db: Db,
  reader: Reader,
  { companyId, id }: DepartmentKey,
): Promise<Reply<typeof department.detail> | undefined> {
  const { unhidden } = reader;
  // a reader who manages some hidden departments may see a department whose hidden parent they do not see
  const parentName =
    typeof unhidden === 'boolean'
      ? sql`above.name`
      : sql`case when ${isShown({ companyId, id: sql`above.id`, unhidden })} then above.name end`;
  const { rows } = await sql<Reply<typeof department.detail>>`
    select d.id, d.name, d.parent_id as "parentId", ${parentName} as "parentName",
           d.company_id as "companyId", d.level, d.order_num::float8 as "orderNum",
           d.is_show::int as "isShow", d.code as "orgCode", d.version, ${iso('d.created_at')} as "createdDate",
           ${iso('d.updated_at')} as "updatedDate", heads.*
      from department d
      left join department above on above.company_id = d.company_id and above.id = d.parent_id,
      lateral (
        select max(m.user_id::text) filter (where m.rank = 0) as "managerUserId",
               max(s.real_name) filter (where m.rank = 0) as "managerName",
               coalesce(array_agg(m.user_id::text order by m.rank) filter (where m.rank > 0), '{}') as "otherManagerUserIds",
               coalesce(array_agg(s.real_name order by m.rank) filter (where m.rank > 0), '{}') as "otherManagerNames"
          from department_manager m join staff s on s.company_id = m.company_id and s.user_id = m.user_id
         where m.company_id = d.company_id and m.department_id = d.id and ${countedCondition(reader)}) as heads
     where d.company_id = ${companyId} and d.id = ${id} and d.deleted_at is null
       and ${isShown({ companyId, id: sql`${id}::uuid`, unhidden })}`.execute(db);
  return rows[0];
}

type Fields = Pick<Received<typeof department.create>, 'name' | 'parentId' | 'orderNum' | 'isShow'>;

/** Inserts a department. Takes its level from the parent, which is locked so that a concurrent move cannot change the level. */
export const insertion: Insertion<Omit<Fields, 'isShow'> & { companyId: string; isShow: boolean }> = {
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

type Edit = Fields & { id: string; version?: number | undefined };

/**
 * Changes everything but the position in the tree. Affects no row when the edit would move the department, or when the department was
 * deleted or changed by another user.
 */
export const updateInPlace = (db: Db, companyId: string, edit: Edit, by: string) =>
  sql`
    update department set name = ${edit.name}, order_num = ${edit.orderNum}, is_show = ${edit.isShow === 1},
           ${touched(by)}
     where company_id = ${companyId} and id = ${edit.id} and parent_id = ${edit.parentId}
       and ${isVersion(edit.version)} and deleted_at is null`.execute(db);

/** Renames the root department, which has the name of its company. */
export const renameRoot = (db: Db, companyId: string, name: string, by: string) =>
  sql`update department set name = ${name}, ${touched(by)}
       where company_id = ${companyId} and parent_id is null and deleted_at is null`.execute(db);

/** Locks the tree until the transaction ends: two concurrent moves could form a cycle. */
export const lockTree = (db: Db, companyId: string) =>
  sql`select id from department where company_id = ${companyId} and parent_id is null and deleted_at is null for update`.execute(db);

type Subtree = { version: number; level: number; isRoot: boolean; ids: string[]; parentLevel: number | null };
/** Returns a department with everything below it, and the level of its new parent. */
export async function findSubtree(db: Db, companyId: string, id: string, parentId: string | null): Promise<Subtree | undefined> {
  const { rows } = await sql<Subtree>`
    select d.version, d.level, d.parent_id is null as "isRoot", array(${subtree(companyId, id)})::text[] as ids,
           (select p.level from department p
             where p.company_id = ${companyId} and p.id = ${parentId} and p.deleted_at is null) as "parentLevel"
      from department d where d.company_id = ${companyId} and d.id = ${id} and d.deleted_at is null`.execute(db);
  return rows[0];
}

/** Moves a department to another parent; the departments below follow and their levels shift. */
export const move = (db: Db, companyId: string, edit: Edit, { ids, level }: Subtree, parentLevel: number, by: string) =>
  sql`
    update department set level = level + ${parentLevel + 1 - level}::smallint,
           parent_id = case when id = ${edit.id} then ${edit.parentId}::uuid else parent_id end,
           name = case when id = ${edit.id} then ${edit.name} else name end,
           order_num = case when id = ${edit.id} then ${edit.orderNum} else order_num end,
           is_show = case when id = ${edit.id} then ${edit.isShow === 1} else is_show end,
           version = case when id = ${edit.id} then version + 1 else version end,
           updated_at = app.now(), updated_by = ${by}
     where company_id = ${companyId} and id = any (${ids}::uuid[])`.execute(db);

/** Deletes the whole subtree in one statement, so that the foreign keys between its rows hold when the statement ends. */
export const remove = (db: Db, companyId: string, id: string, { ids }: Subtree, by: string) =>
  sql`
    with heads as (delete from department_manager where company_id = ${companyId} and department_id = any (${ids}::uuid[]))
    update department set deleted_at = app.now(), parent_live = (id = ${id}), ${touched(by)}
     where company_id = ${companyId} and id = any (${ids}::uuid[]) and deleted_at is null`.execute(db);
