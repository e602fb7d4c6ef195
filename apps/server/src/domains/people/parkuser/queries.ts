import type { Reply } from '@park/contract/core';
import type { ParkUser, parkuser } from '@park/contract/people/parkuser';
import { type RawBuilder, sql } from 'kysely';
import { type Columns, columnsOf, readColumns } from '../../../db/columns.ts';
import type { Db } from '../../../db/database.ts';
import { contains, offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { departmentFor, flagColumns, found, personColumns, type Reader, type Search, shown } from '../../../db/people.ts';
import { iso } from '../../../db/time.ts';
import { within } from '../../../db/within.ts';

type Flag = 0 | 1 | undefined;
type Condition = RawBuilder<unknown>;

type ParkUsers = Reader &
  Search & {
    companyName: string;
    compType: '0' | '1' | '2' | undefined;
    isEnable: Flag;
    isCompanyAdmin: Flag;
    groupId: string | undefined;
    /** True to leave out the people of disabled companies. */
    isCompanyEnable: boolean;
  };

const flagCondition = (condition: Condition, flag: Flag) => (flag === undefined ? sql`` : sql`and ${condition} = ${flag === 1}`);
const groupCondition = (groupId: string | undefined) =>
  groupId === undefined
    ? sql``
    : sql`and exists (select from park_group_member m join park_group g on g.space_id = m.space_id and g.id = m.group_id
                       where m.group_id = ${groupId} and m.company_id = s.company_id and m.user_id = s.user_id and g.deleted_at is null)`;

/** Condition of the list, on `staff s` and `company c`. */
const filterCondition = ({ companyName, compType, isEnable, isCompanyAdmin, groupId, isCompanyEnable, ...filter }: ParkUsers): Condition =>
  sql`s.left_at is null and c.deleted_at is null and c.name like ${contains(companyName)}
      and ${found(filter)} and ${shown(filter, 'parkUser:read')}
    ${compType === undefined ? sql`` : sql`and c.comp_type = ${compType}::smallint`} ${isCompanyEnable ? sql`and c.enabled` : sql``}
    ${flagCondition(sql`s.enabled`, isEnable)} ${flagCondition(sql`(s.admin_level >= 2)`, isCompanyAdmin)} ${groupCondition(groupId)}`;

const columns: Columns<ParkUser & { id: string }> = {
  ...personColumns,
  ...flagColumns,
  userId: sql`s.user_id`,
  companyId: sql`s.company_id`,
  companyName: sql`c.name`,
  compType: sql`c.comp_type::text`,
  departmentName: sql`d.name`,
  isCompanyEnable: sql`c.enabled::int`,
  createdDate: iso('s.created_at'),
};
const card = columnsOf(columns);
const people = sql`staff s join company c on c.space_id = s.space_id and c.id = s.company_id`;

export async function page(db: Db, filter: ParkUsers, paging: Paging): Promise<{ total: number; list: ParkUser[] }> {
  const { rows } = await sql<ParkUser & { total: number }>`
    with matched as materialized (select s.company_id, s.user_id, s.order_num, c.name from ${people} where ${filterCondition(filter)}),
         page as (select * from matched order by name, company_id, order_num, user_id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, ${card}
      from (values (1)) as one
      left join (page join staff s on s.company_id = page.company_id and s.user_id = page.user_id
                 join company c on c.space_id = s.space_id and c.id = s.company_id ${departmentFor(filter)}) on true
     order by c.name, s.company_id, s.order_num, s.user_id`.execute(db);
  return pageFrom(rows);
}

/** Returns the memberships of a person, the reader's own company first. */
export async function memberships(db: Db, reader: Reader, userId: string): Promise<ParkUser[]> {
  const { rows } = await sql<ParkUser>`
    select ${card} from ${people} ${departmentFor(reader)}
     where s.user_id = ${userId} and s.left_at is null and c.deleted_at is null and ${shown(reader, 'parkUser:read')}
     order by (s.company_id = ${reader.by.companyId}) desc, c.name, s.company_id`.execute(db);
  return rows;
}

/** Returns whether the company exists in the park; row security shows only the park's companies. */
export const hasCompany = async (db: Db, id: string): Promise<boolean> =>
  (await sql`select from company where id = ${id} and deleted_at is null`.execute(db)).rows.length > 0;

type Detail = Omit<Reply<typeof parkuser.detail>, 'isPhoneLocked' | 'mayEdit'> & { isKept: boolean };
/** Returns one membership; without a company, the first of the person's memberships. */
export async function detail(
  db: Db,
  reader: Reader,
  { userId, companyId }: { userId: string; companyId: string | undefined },
): Promise<Detail | undefined> {
  const { rows } = await sql<Detail>`
    select ${card}, s.sex, s.email, ${within(reader.by, 'staff:update')} as "isKept", (
        select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by g.name), '[]')
          from park_group_member m join park_group g on g.space_id = m.space_id and g.id = m.group_id
         where m.company_id = s.company_id and m.user_id = s.user_id and g.deleted_at is null) as groups
      from ${people} ${departmentFor(reader)}
     where s.user_id = ${userId} and s.left_at is null and c.deleted_at is null and ${shown(reader, 'parkUser:read')}
       ${companyId ? sql`and s.company_id = ${companyId}` : sql``}
     order by (s.company_id = ${reader.by.companyId}) desc, c.name, s.company_id limit 1`.execute(db);
  return rows[0];
}

export type Place = { companyName: string; companyId: string; orderNum: number; id: string };
export type SheetRow = ParkUser & Place;
type ExportFilter = ParkUsers & { ids: readonly string[] | undefined };
const idsCondition = (ids: readonly string[] | undefined) => (ids ? sql`and s.user_id = any (${ids}::uuid[])` : sql``);

export async function count(db: Db, { ids, ...filter }: ExportFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${people} where ${filterCondition(filter)} ${idsCondition(ids)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Returns the next `most` rows of the list after the cursor. */
export function nextRows(db: Db, { ids, ...filter }: ExportFilter, after: Place | undefined, most: number): Promise<SheetRow[]> {
  const from = after
    ? sql`and (c.name, s.company_id, s.order_num, s.user_id)
            > (${after.companyName}, ${after.companyId}::uuid, ${after.orderNum}, ${after.id}::uuid)`
    : sql``;
  const these = sql`from ${people} ${departmentFor(filter)} where ${filterCondition(filter)} ${idsCondition(ids)} ${from}
    order by c.name, s.company_id, s.order_num, s.user_id limit ${most}`;
  return readColumns<SheetRow>(db, { ...columns, orderNum: sql`s.order_num` }, these);
}
