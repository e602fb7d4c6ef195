import type { Account, AccountOrder, ActivationRule, company } from '@park/contract/company/company';
import type { Received, Reply } from '@park/contract/core';
import { extendModules } from '@park/contract/people/extend';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { shownColumns, shownValues } from '../../../../db/extend.ts';
import { contains, offsetOf, pageFrom } from '../../../../db/paging.ts';
import { countedIn, isInBook, type Keeping, unhiddenIn } from '../../../../db/people.ts';
import { isVersion, touched } from '../../../../db/touched.ts';
import type { PhoneTriple } from '../../../../secret.ts';
import { account, isActive, onlyIf, superAdmin } from '../card/queries.ts';

export type Filter = Received<typeof company.export>;
const filterCondition = ({ keyword, compType, isEnable, isActivated, attributeId, groupId }: Filter) => sql`
  c.space_id = app.space() and c.deleted_at is null
  and (c.name like ${contains(keyword)} or c.credit_code like ${contains(keyword.toUpperCase())})
  ${onlyIf(compType, (type) => sql`and c.comp_type = ${Number(type)}`)}
  ${onlyIf(isEnable, (flag) => sql`and c.enabled = ${flag === 1}`)}
  ${onlyIf(isActivated, (flag) => sql`and ${isActive} = ${flag === 1}`)}
  ${onlyIf(attributeId, (id) => sql`and exists (select from company_attribute t where t.company_id = c.id and t.role_id = ${id})`)}
  ${onlyIf(
    groupId,
    (id) => sql`and exists (
    select from park_group_member m where m.group_id = ${id} and m.company_id = c.id and m.kind = 'company')`,
  )}`;

const columns: Record<AccountOrder, ReturnType<typeof sql>> = {
  companyName: sql`c.name`,
  createdDate: sql`c.created_at`,
  settingTime: sql`c.settled_at`,
  staffNum: sql`(select count(*) from staff s where s.company_id = c.id and s.left_at is null)`,
};
/** Returns the SQL sort order. By default the newest companies come first. */
function ordered(sort: Received<typeof company.accounts>['sort'] = '-createdDate') {
  const isDown = sort.startsWith('-');
  const column = columns[sort.replace('-', '') as AccountOrder];
  return isDown ? sql`${column} desc nulls last, c.id` : sql`${column} nulls last, c.id`;
}

type ListInput = Received<typeof company.accounts>;
type Counts = Omit<Reply<typeof company.accounts>, 'list'>;
const noCounts: Counts = { total: 0, settledNum: 0, assistingNum: 0, operatingNum: 0 };
export async function page(
  db: Db,
  { sort, pageNum, pageSize, ...filter }: ListInput,
  isKeeper: boolean,
): Promise<Reply<typeof company.accounts>> {
  const { rows } = await sql<Account & Counts & { id: string | null }>`
    with matched as materialized (
           select c.space_id, c.id, c.name, c.created_at, c.settled_at, c.comp_type from company c where ${filterCondition(filter)}),
         counted as (
           select count(*)::int as total, (count(*) filter (where comp_type = 0))::int as "settledNum",
                  (count(*) filter (where comp_type = 1))::int as "assistingNum",
                  (count(*) filter (where comp_type = 2))::int as "operatingNum"
             from matched),
         page as (select c.space_id, c.id from matched c
                   order by ${ordered(sort)} limit ${pageSize} offset ${offsetOf({ pageNum, pageSize })}),
         ${shownColumns(extendModules.company, isKeeper)}
    select counted.*, c.id, ${account}, ${shownValues('c.ext')} as "extValues"
      from counted left join (page join company c using (space_id, id) ${superAdmin}) on true
     order by ${ordered(sort)}`.execute(db);
  const { total, settledNum, assistingNum, operatingNum } = rows[0] ?? noCounts;
  return { total, settledNum, assistingNum, operatingNum, list: pageFrom(rows).list };
}

export async function count(db: Db, filter: Filter, ids: readonly string[] | undefined): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from company c
     where ${filterCondition(filter)} ${onlyIf(ids, (some) => sql`and c.id = any (${some}::uuid[])`)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type Exported = Omit<Account, 'extValues'> & { ext: Record<string, unknown> };
/** Reads the next rows of an export in the order of company names, after the last row read before. */
export async function listAfter(db: Db, filter: Filter, ids: readonly string[] | undefined, last: Exported | undefined, limit: number) {
  const { rows } = await sql<Exported>`
    select ${account}, c.ext from company c ${superAdmin}
     where ${filterCondition(filter)} ${onlyIf(ids, (some) => sql`and c.id = any (${some}::uuid[])`)}
       ${onlyIf(last, (row) => sql`and (c.name, c.id) > (${row.companyName}, ${row.companyId}::uuid)`)}
     order by c.name, c.id limit ${limit}`.execute(db);
  return rows;
}

export const setEnabled = (db: Db, id: string, isEnable: boolean, by: string) =>
  sql`update company set enabled = ${isEnable}, ${touched(by)}
       where id = ${id} and deleted_at is null`.execute(db);

/** Sets the type of a company, and its relation to the park to match: assisting or resident. */
export const setType = (db: Db, id: string, compType: 0 | 1, by: string) =>
  sql`with place as (
        update company_park set relation = ${compType === 1 ? 'assists' : 'settled'} where company_id = ${id} and left_at is null)
      update company set comp_type = ${compType}, ${touched(by)}
       where id = ${id} and deleted_at is null`.execute(db);

export const setContact = (db: Db, id: string, name: string, { cipher, hash, mask }: PhoneTriple, by: string) =>
  sql`update company
         set contact_name = ${name}, contact_phone_cipher = ${cipher}, contact_phone_hash = ${hash}, contact_phone_mask = ${mask},
             ${touched(by)}
       where id = ${id} and deleted_at is null`.execute(db);

export const activate = (db: Db, id: string, by: string) =>
  sql`update company set activated = true, ${touched(by)}
       where id = ${id} and deleted_at is null and not activated`.execute(db);

export async function hasOtherPark(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ elsewhere: boolean }>`select door.company_elsewhere(${id}) as elsewhere`.execute(db);
  return rows[0]?.elsewhere === true;
}

type Activation = Reply<typeof company.activation>;
export async function activation(db: Db): Promise<Activation> {
  const { rows } = await sql<Activation>`select rule, days, version from company_activation`.execute(db);
  return rows[0] ?? { rule: 'firstSignIn', days: null, version: 0 };
}

type Rule = { parkId: string; rule: ActivationRule; days: number | null; version: number | undefined };
/** Saves the activation rule of a park. Changes no row if somebody else has saved the rule since it was read. */
export const saveActivation = (db: Db, { parkId, rule, days, version }: Rule, by: string) =>
  sql`insert into company_activation as r (space_id, park_id, rule, days, updated_by)
      select app.space(), ${parkId}::uuid, ${rule}, ${days}::smallint, ${by}::uuid
       where coalesce(${version ?? null}::integer, 0) = 0 or exists (select from company_activation)
      on conflict (space_id, park_id) do update set rule = excluded.rule, days = excluded.days, version = r.version + 1,
        updated_at = app.now(), updated_by = excluded.updated_by where ${isVersion(version, sql`r.version`)}`.execute(db);

export const dropActivation = (db: Db, parkId: string) =>
  sql`delete from company_activation where space_id = app.space() and park_id = ${parkId}`.execute(db);

export type Figures = Omit<Reply<typeof company.home>, 'requestNum'>;
/** Counts what the lists of the company show this reader. */
export async function figures(db: Db, reader: Keeping, companyId: string): Promise<Figures> {
  const unhidden = unhiddenIn(reader, 'department:update', companyId);
  const { rows } = await sql<Figures>`
    select count(*)::int as "staffNum", count(*) filter (where s.admin_level >= 2)::int as "adminNum",
           count(*) filter (where s.created_at > app.now() - interval '30 days')::int as "joinedNum",
           count(*) filter (where s.department_id is null)::int as "unassignedNum",
           (select count(*)::int from department d where d.company_id = ${companyId} and d.deleted_at is null and d.parent_id is not null
              and ${isInBook(companyId, unhidden)}) as "departmentNum",
           (select c.staff_limit from company c where c.id = ${companyId}) as "staffLimit"
      from staff s where s.company_id = ${companyId} and s.left_at is null and ${countedIn(reader, companyId)}`.execute(db);
  return rows[0] as Figures;
}
