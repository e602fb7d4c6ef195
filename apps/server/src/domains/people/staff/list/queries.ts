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
  rankColumns,
  rolesColumn,
  type Search,
  type Unhidden,
} from '../../../../db/people.ts';
import { iso } from '../../../../db/time.ts';
import { type Scoped, within } from '../../../../db/within.ts';
import type { Listed } from '../../../../member-rank.ts';

type Flag = 0 | 1 | undefined;
/** Filter of a list. With `isKeeper` the list contains the people that the actor `by` manages, with hidden people and remarks. */
export type People = Place & Search & { by: Scoped; isKeeper: boolean; isEnable: Flag; isCompanyAdmin: Flag; isLeft: boolean };

// fragments that are equal in every list are created once, because the statement is built for every call
const noCondition = sql``;
const inBook = sql`s.is_show`;
const isEnabled = sql`s.enabled`;
const isAdmin = sql`(s.admin_level = 2)`;
const isPresent = sql`s.left_at is null`;
const hasLeft = sql`s.left_at > app.now() - interval '30 days' and s.moved_to is null`;
const flagCondition = (condition: RawBuilder<unknown>, flag: Flag) =>
  flag === undefined ? noCondition : sql`and ${condition} = ${flag === 1}`;

/** Condition of the list: with `isKeeper` the people the actor manages, otherwise the people of the address book. */
const managed = ({ by, isKeeper }: Pick<People, 'by' | 'isKeeper'>) => (isKeeper ? within(by, 'staff:update') : inBook);
/** Condition of the selector: the address book, and the people the actor manages. */
const selectable = ({ by, isKeeper }: Pick<People, 'by' | 'isKeeper'>) =>
  isKeeper ? sql`(s.is_show or ${within(by, 'staff:update')})` : inBook;

/** Condition for the people of a list. */
export const filterCondition = ({ isEnable, isCompanyAdmin, isLeft, ...people }: People, shown = managed(people)) =>
  sql`${placed(people)} and ${isLeft ? sql`${hasLeft} and ${within(people.by, 'staff:remove')}` : isPresent}
    and ${found(people)} and ${shown} ${flagCondition(isEnabled, isEnable)} ${flagCondition(isAdmin, isCompanyAdmin)}`;

const briefColumns = sql`s.user_id as id, s.company_id as "companyId", s.real_name as "realName", s.phone_mask as phone,
  d.id as "departmentId",
  d.name as "departmentName", s.enabled::int as "isEnable", (s.admin_level = 2)::int as "isCompanyAdmin",
  (s.admin_level = 3)::int as "isSuperAdmin"`;
/** Columns of a person. The remark and whether the person has signed in yet are included only for a reader who manages the person. */
const card = (
  isKept: RawBuilder<unknown>,
) => sql`${briefColumns}, c.name as "companyName", s.sex, s.position, s.email, s.order_num::float8 as "orgOrderNum",
  s.is_show::int as "isShow", (s.change or not ${isKept}) as change,
  case when ${isKept} then s.remark end as remark,
  ${iso('s.created_at')} as "createdDate", ${iso('s.left_at')} as "leftDate", s.version`;
const allColumns = (isKept: RawBuilder<unknown>) => sql`${card(isKept)}, s.nick_name as "nickName", s.avatar as "headPortaitUrl",
  ${shownValues('s.ext')} as "extValues"`;
const columnSets = { keeper: allColumns(sql`true`), reader: allColumns(sql`false`) };
/** Returns the columns of a card: with `isKeeper` those for a reader who manages the person, otherwise those for everybody. */
export const columnsFor = (isKeeper: boolean) => (isKeeper ? columnSets.keeper : columnSets.reader);
export const companyJoin = sql`join company c on c.space_id = s.space_id and c.id = s.company_id`;

/** People who left are sorted by the latest leaving; everybody else by their order number and, for equal numbers, by id. */
const byNumber = sql`s.order_num, s.user_id`;
const byLeaving = sql`s.left_at desc, s.user_id`;
const number = ({ isEnable, isCompanyAdmin, isLeft, isKeeper, ...people }: People) =>
  isEnable === undefined && isCompanyAdmin === undefined && !isLeft
    ? headcount({ ...people, keptBy: isKeeper ? 'staff:update' : undefined })
    : undefined;

export type Row = Omit<Staff, 'isPhoneLocked' | 'mayRemove' | 'roles'> & Listed;
type Roles = Pick<Staff, 'roles'>;
/** `mayRemove` says whether the actor's right to remove people covers this company. */
type Managed = People & { mayRemove: boolean };
export async function page(db: Db, people: Managed, paging: Paging): Promise<{ total: number; list: (Row & Roles)[] }> {
  const order = people.isLeft ? byLeaving : byNumber;
  const isRemovable = people.mayRemove ? sql`(s.left_at is null and ${within(people.by, 'staff:remove')})` : sql`false`;
  const { rows } = await sql<Row & Roles & { total: number }>`
    with ${matched({ fitting: filterCondition(people), order, total: number(people) }, paging)},
         c as materialized (select name, comp_type, contact_phone_hash from company where id = ${people.companyId}),
         ${shownColumns(extendModules.person, people.isKeeper)}
    select matched.total, ${columnsFor(people.isKeeper)}, ${rankColumns}, ${isRemovable} as "isRemovable",
           ${rolesColumn(sql`${people.isKeeper}`)}
      from matched
      left join (c cross join staff s ${inBookDepartment(people.companyId, people.unhidden)})
        on s.company_id = ${people.companyId} and s.user_id = any (matched.ids)
     order by ${order}`.execute(db);
  return pageFrom(rows);
}

type BriefRow = Pick<
  Staff,
  | 'id'
  | 'companyId'
  | 'realName'
  | 'nickName'
  | 'phone'
  | 'sex'
  | 'position'
  | 'email'
  | 'departmentId'
  | 'departmentName'
  | 'isEnable'
  | 'isCompanyAdmin'
  | 'isSuperAdmin'
> &
  Roles;
/**
 * Filter of the selector. `signedIn` filters by whether the person has set a password, as far as a reader with `managesPeople` may know.
 */
type Selectable = People & { isManager: boolean; managesPeople: boolean; signedIn: readonly Flag[] };
export async function briefPage(db: Db, people: Selectable, paging: Paging): Promise<{ total: number; list: BriefRow[] }> {
  const managers = sql`and (s.admin_level >= 2
    or exists (select from role_user r where r.company_id = s.company_id and r.user_id = s.user_id))`;
  const hasSignedIn = people.managesPeople ? sql`(s.change or not ${within(people.by, 'staff:update')})` : sql`true`;
  const kept = people.managesPeople ? within(people.by, 'staff:update') : sql`false`;
  const states = sql.join(
    people.signedIn.map((flag) => flagCondition(hasSignedIn, flag)),
    sql` `,
  );
  const all = sql`${filterCondition(people, selectable(people))} ${people.isManager ? managers : noCondition} ${states}`;
  const isFiltered = people.isManager || people.signedIn.some((flag) => flag !== undefined);
  const { rows } = await sql<BriefRow & { total: number }>`
    with ${matched({ fitting: all, order: byNumber, total: isFiltered ? undefined : number(people) }, paging)}
    select matched.total, ${briefColumns}, s.nick_name as "nickName", s.sex, s.position, s.email, ${rolesColumn(kept)}
      from matched
      left join (staff s ${inBookDepartment(people.companyId, people.unhidden)})
        on s.company_id = ${people.companyId} and s.user_id = any (matched.ids)
     order by ${byNumber}`.execute(db);
  return pageFrom(rows);
}

/**
 * Filter of the list over every company the actor reaches; `managedIn` says where the actor manages people: in all companies, in one
 * company, or nowhere.
 */
export type AnywhereFilter = Search & {
  by: Scoped;
  companyName: string;
  isEnable: Flag;
  managedIn: 'all' | string | undefined;
  unhidden: Unhidden;
};
const managedCondition = (managedIn: AnywhereFilter['managedIn']) =>
  managedIn === 'all' ? sql`true` : managedIn ? sql`(s.company_id = ${managedIn})` : sql`false`;
export const anywhereCondition = ({ by, companyName, isEnable, managedIn, ...search }: AnywhereFilter) =>
  sql`s.left_at is null and c.deleted_at is null and c.name like ${contains(companyName)} and ${found(search)}
    and case when ${managedCondition(managedIn)} then ${within(by, 'staff:update')} else s.is_show end
    ${flagCondition(sql`s.enabled`, isEnable)}`;

type Anywhere = Omit<Staff, 'roles' | 'extValues' | 'nickName' | 'headPortaitUrl' | 'isPhoneLocked' | 'mayRemove'>;
export async function pageAnywhere(db: Db, people: AnywhereFilter, paging: Paging): Promise<{ total: number; list: Anywhere[] }> {
  const { rows } = await sql<Anywhere & { total: number }>`
    with matched as materialized (
           select s.company_id, s.user_id, s.order_num, c.name
             from staff s join company c on c.space_id = s.space_id and c.id = s.company_id
            where ${anywhereCondition(people)}),
         page as (select * from matched order by name, company_id, order_num, user_id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, ${card(managedCondition(people.managedIn))}
      from (values (1)) as one
      left join (page join staff s on s.company_id = page.company_id and s.user_id = page.user_id
                 ${companyJoin} ${inBookDepartment(undefined, people.unhidden)}) on true
     order by c.name, s.company_id, s.order_num, s.user_id`.execute(db);
  return pageFrom(rows);
}
