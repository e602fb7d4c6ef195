import type { Permission } from '@park/contract/access';
import type { Member } from '@park/contract/people/department';
import { extendModules } from '@park/contract/people/extend';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { shownColumns, shownValues } from '../../../../db/extend.ts';
import { type Paging, pageFrom } from '../../../../db/paging.ts';
import {
  found,
  headcount,
  inBookDepartment,
  matched,
  type Place,
  placed,
  rankColumns,
  rolesColumn,
  type Search,
} from '../../../../db/people.ts';
import { iso } from '../../../../db/time.ts';
import { touched } from '../../../../db/touched.ts';
import { type Scoped, within } from '../../../../db/within.ts';
import type { Listed } from '../../../../member-rank.ts';
import { countedCondition, managePermission, type Reader } from '../tree/queries.ts';

export type People = Place & Search & Reader;
/**
 * Condition for the people the reader may list. With `unhidden` the list is not the address book: it has all people the reader manages,
 * hidden people included, and nobody else.
 */
const managed = ({ by, unhidden }: People) => (unhidden === false ? sql`s.is_show` : within(by, managePermission));

/** Condition that selects the people of a list. */
export const filterCondition = (people: People, shown = managed(people)) =>
  sql`${placed(people)} and s.left_at is null and ${found(people)} and ${shown}`;

const briefColumns = sql`s.user_id as id, s.real_name as "realName", s.phone_mask as phone,
  d.id as "departmentId", d.name as "departmentName", s.enabled::int as "isEnable", (s.admin_level = 3)::int as "isSuperAdmin"`;
const fullColumns = sql`${briefColumns}, s.nick_name as "nickName", s.company_id as "companyId", s.sex, s.position, s.email,
  s.order_num::float8 as "orgOrderNum", (s.admin_level = 2)::int as "isCompanyAdmin", ${rankColumns},
  ${shownValues('s.ext')} as "extValues", ${iso('s.created_at')} as "createdDate"`;

type PageOptions = {
  shown: RawBuilder<unknown>;
  keptBy: Permission | undefined;
  columns: RawBuilder<unknown>;
  beside?: RawBuilder<unknown>;
  from?: RawBuilder<unknown>;
};
const keptBy = ({ unhidden }: People) => (unhidden === false ? undefined : managePermission);
const order = sql`s.order_num, s.user_id`;
async function page<Row>(
  db: Db,
  people: People,
  paging: Paging,
  { shown, keptBy, columns, beside = sql``, from = sql`staff s` }: PageOptions,
) {
  const { rows } = await sql<Row & { id: string | null; total: number }>`
    with ${matched({ fitting: filterCondition(people, shown), order, total: headcount({ ...people, keptBy }) }, paging)} ${beside}
    select matched.total, ${columns}
      from matched
      left join (${from} ${inBookDepartment(people.companyId, people.unhidden)})
        on s.company_id = ${people.companyId} and s.user_id = any (matched.ids)
     order by ${order}`.execute(db);
  return pageFrom(rows) as unknown as { total: number; list: Row[] };
}

type Row = Omit<Member, 'isPhoneLocked' | 'mayRemove'> & Listed;
/**
 * Returns a page of members. `isKeeper` decides whether extended fields are shown as to a manager of the whole company or as to anybody;
 * `mayRemove` says whether the actor's right to remove people covers this company.
 */
export const members = (db: Db, people: People, { isKeeper, mayRemove }: { isKeeper: boolean; mayRemove: boolean }, paging: Paging) =>
  page<Row>(db, people, paging, {
    shown: managed(people),
    keptBy: keptBy(people),
    columns: sql`${fullColumns}, ${rolesColumn(isKeeper ? sql`true` : sql`false`)},
      ${mayRemove ? sql`(${within(people.by, 'staff:remove')})` : sql`false`} as "isRemovable"`,
    beside: sql`, c as materialized (select contact_phone_hash, comp_type from company where id = ${people.companyId}),
      ${shownColumns(extendModules.person, isKeeper)}`,
    from: sql`c cross join staff s`,
  });
export const briefMembers = (db: Db, people: People, paging: Paging) =>
  page<Pick<Member, 'id' | 'realName' | 'phone' | 'departmentId' | 'departmentName' | 'isEnable' | 'isSuperAdmin'>>(db, people, paging, {
    shown: countedCondition(people),
    keptBy: keptBy(people),
    columns: briefColumns,
  });

/** An assignment of people to a department. Only super administrators themselves can move a super administrator. */
type Assignment = { companyId: string; userIds: readonly string[]; departmentId: string | null };
export const assign = (db: Db, by: Scoped, { companyId, userIds, departmentId }: Assignment) =>
  sql`
    update staff s set department_id = ${departmentId}, ${touched(by.userId)}
     where s.company_id = ${companyId} and s.user_id = any (${userIds}::uuid[]) and s.left_at is null
       and (s.admin_level < 3 or s.user_id = ${by.userId}) and ${within(by, 'staff:update')}`.execute(db);

export async function hasSuper(db: Db, companyId: string, userIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from staff
     where company_id = ${companyId} and user_id = any (${userIds}::uuid[]) and admin_level = 3 and left_at is null`.execute(db);
  return rows.length > 0;
}
