import type { Member } from '@park/contract/people/department';
import { sql } from 'kysely';
import { type Columns, readColumns } from '../../../../db/columns.ts';
import type { Db } from '../../../../db/database.ts';
import { flagColumns, isInBook, personColumns, type Unhidden } from '../../../../db/people.ts';
import { filterCondition, type People } from '../member/queries.ts';
import { countedCondition, isUnhidden, type Reader } from '../tree/queries.ts';
import type { Planned, StoredDepartment } from './rules.ts';

/**
 * Returns the live departments, parents first. Unless they are only read, locks the root department, so that nobody moves a department
 * while the rows of a workbook are matched with the tree.
 */
export async function lockDepartments(db: Db, companyId: string, isRead: boolean): Promise<StoredDepartment[]> {
  if (!isRead)
    await sql`select id from department where company_id = ${companyId} and parent_id is null and deleted_at is null for update`.execute(
      db,
    );
  const { rows } = await sql<StoredDepartment>`
    select id, parent_id as "parentId", name, level from department
     where company_id = ${companyId} and deleted_at is null order by level, id`.execute(db);
  return rows;
}

const records = (rows: readonly Planned[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, "parentId" uuid, level smallint, name text, "orderNum" bigint, "isShow" boolean)`;

/** Inserts all rows in one statement, so that rows may refer to each other as parents. */
export const insertAll = (db: Db, companyId: string, rows: readonly Planned[]) =>
  sql`insert into department (space_id, company_id, id, parent_id, name, order_num, is_show, level)
      select app.space(), ${companyId}, r.id, r."parentId", r.name, r."orderNum", r."isShow", r.level from ${records(rows)}`.execute(db);

export const updateAll = (db: Db, companyId: string, rows: readonly Planned[], by: string) =>
  sql`update department d
         set order_num = r."orderNum", is_show = r."isShow", version = d.version + 1, updated_at = app.now(), updated_by = ${by}
        from ${records(rows)}
       where d.company_id = ${companyId} and d.id = r.id and d.deleted_at is null`.execute(db);

export type DepartmentRow = {
  id: string;
  parentId: string | null;
  name: string;
  level: number;
  orderNum: number;
  isShow: boolean;
  isUnhidden: boolean;
  heads: string | null;
  staffNum: number;
};
/** Returns every live department with its heads and the number of its people, level by level in the tree's order. */
export async function departmentRows(db: Db, companyId: string, reader: Reader): Promise<DepartmentRow[]> {
  const { rows } = await sql<DepartmentRow>`
    select d.id, d.parent_id as "parentId", d.name, d.level,
           d.order_num::float8 as "orderNum", d.is_show as "isShow", ${isUnhidden(reader)} as "isUnhidden",
           h.heads, coalesce(p.n, 0) as "staffNum"
      from department d
      left join (select s.department_id, count(*)::int as n from staff s
                  where s.company_id = ${companyId} and s.left_at is null and ${countedCondition(reader)}
                  group by 1) p on p.department_id = d.id
      left join (select m.department_id, string_agg(s.real_name, '、' order by m.rank) as heads
                   from department_manager m join staff s on s.company_id = m.company_id and s.user_id = m.user_id
                  where m.company_id = ${companyId} and ${countedCondition(reader)} group by 1) h on h.department_id = d.id
     where d.company_id = ${companyId} and d.deleted_at is null
     order by d.level, d.order_num, d.created_at, d.id`.execute(db);
  return rows;
}

export async function departmentCount(db: Db, companyId: string, unhidden: Unhidden): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from department d
     where d.company_id = ${companyId} and d.parent_id is not null and d.deleted_at is null and ${isInBook(companyId, unhidden)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

type MemberFilter = People & { ids: readonly string[] | undefined };
const memberCondition = ({ ids, ...people }: MemberFilter) =>
  sql`${filterCondition(people)} ${ids ? sql`and s.user_id = any (${ids}::uuid[])` : sql``}`;

export async function memberCount(db: Db, people: MemberFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from staff s where ${memberCondition(people)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Returns the names of departments by id. They are read in a separate query because joining them to the people costs more than the rest of
 * the export.
 */
export async function departmentNames(db: Db, companyId: string, unhidden: Unhidden): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select d.id, d.name from department d
     where d.company_id = ${companyId} and d.deleted_at is null and ${isInBook(companyId, unhidden)}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type MemberPlace = { orderNum: number; id: string };
export type MemberRow = Pick<
  Member,
  'realName' | 'phone' | 'sex' | 'position' | 'email' | 'departmentId' | 'isEnable' | 'isCompanyAdmin' | 'isSuperAdmin' | 'createdDate'
> &
  MemberPlace & { ext: Record<string, unknown> };
const columns: Columns<MemberRow> = {
  ...personColumns,
  ...flagColumns,
  orderNum: sql`s.order_num`,
  sex: sql`s.sex`,
  email: sql`s.email`,
  departmentId: sql`s.department_id`,
  createdDate: sql`to_char(s.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
  ext: sql`s.ext`,
};
/** Returns the next `most` people of a list after the given person (keyset pagination). */
export function membersAfter(db: Db, people: MemberFilter, after: MemberPlace | undefined, most: number): Promise<MemberRow[]> {
  const from = after ? sql`and (s.order_num, s.user_id) > (${after.orderNum}, ${after.id}::uuid)` : sql``;
  return readColumns(db, columns, sql`from staff s where ${memberCondition(people)} ${from} order by s.order_num, s.user_id limit ${most}`);
}
