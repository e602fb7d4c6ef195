import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { PhoneTriple } from '../../../../secret.ts';

/** The actor's current park, to which companies are added. */
const park = sql`(app.parks())[1]`;

/** A company as the SQL statements below read it from JSON. */
type CompanyRow = {
  id: string;
  name: string;
  creditCode: string | null;
  compType: 0 | 1;
  contactName: string | null;
  contactPhone: { cipher: string; hash: string; mask: string } | null;
  ext: object;
  settledAt?: Date | null;
  logo?: string | null;
  remark?: string | null;
};
const asRow = sql`id uuid, name text, "creditCode" text, "compType" smallint, "contactName" text, "contactPhone" jsonb, ext jsonb,
  "settledAt" timestamptz, logo text, remark text`;
const jsonOf = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/**
 * Inserts the companies' rows in company_park. They are inserted before the companies, because the row security policy of `company` looks
 * for them.
 */
export const addPlaces = (db: Db, rows: readonly CompanyRow[], by: string) =>
  sql`insert into company_park (space_id, park_id, company_id, relation, joined_by)
      select app.space(), ${park}, r.id, case r."compType" when 1 then 'assists' else 'settled' end, ${by}::uuid
        from jsonb_to_recordset(${jsonOf(rows)}) as r (${asRow})`.execute(db);

/** SQL: the rule by which a company that joins the park today becomes active, and the day of activation if the rule names one. */
export const activationRule = sql`rule as (
  select coalesce(a.rule, 'firstSignIn') as rule,
         (date_trunc('day', app.now() at time zone 'Asia/Shanghai') + make_interval(days => a.days)) at time zone 'Asia/Shanghai' as at
    from (values (1)) as one left join company_activation a on a.space_id = app.space() and a.park_id = ${park})`;

/**
 * Inserts the companies whose name and code are free in the space, each with the park's current activation rule. They are sorted by name,
 * so that two imports of the same companies cannot deadlock.
 */
export async function addCompanies(db: Db, rows: readonly CompanyRow[], by: string): Promise<string[]> {
  const { rows: made } = await sql<{ id: string }>`
    with ${activationRule}
    insert into company (space_id, id, name, credit_code, comp_type, contact_name, contact_phone_cipher, contact_phone_hash,
                         contact_phone_mask, activated, activates, activates_at, settled_at, logo, remark, ext, updated_by)
    select app.space(), r.id, r.name, r."creditCode", r."compType", r."contactName", decode(r."contactPhone" ->> 'cipher', 'base64'),
           decode(r."contactPhone" ->> 'hash', 'base64'), r."contactPhone" ->> 'mask', false, rule.rule, rule.at,
           coalesce(r."settledAt", app.now()), r.logo, r.remark, r.ext, ${by}::uuid
      from rule, jsonb_to_recordset(${jsonOf(rows)}) as r (${asRow}) order by r.name
    on conflict do nothing returning id`.execute(db);
  return made.map(({ id }) => id);
}

export const deletePlaces = (db: Db, ids: readonly string[]) =>
  sql`delete from company_park where space_id = app.space() and company_id = any (${ids}::uuid[])`.execute(db);

/** Adds a top department with the name of each company. */
export const addTopDepartments = (db: Db, ids: readonly string[], by: string) =>
  sql`insert into department (space_id, company_id, name, order_num, level, updated_by)
      select c.space_id, c.id, c.name, 0, 1, ${by}::uuid from company c
       where c.space_id = app.space() and c.id = any (${ids}::uuid[])`.execute(db);

type AdminRow = { companyId: string; person: PhoneTriple & { password: string }; realName: string; pinyin: string };
type Admin = { companyId: string; isNew: boolean; isTold: boolean };
/** Finds or creates the people and makes each of them super administrator of their company. */
export async function addAdmins(db: Db, rows: readonly AdminRow[], by: string): Promise<Admin[]> {
  const all = <T>(of: (row: AdminRow) => T) => rows.map(of);
  const { rows: added } = await sql<Admin>`
    with person as materialized (
           select r."companyId", r."realName", r.pinyin, p.user_id, p.is_new, p.is_told
             from unnest(${all(({ companyId }) => companyId)}::uuid[], ${all(({ realName }) => realName)}::text[],
                    ${all(({ pinyin }) => pinyin)}::text[], ${all(({ person }) => person.hash)}::bytea[],
                    ${all(({ person }) => person.cipher)}::bytea[], ${all(({ person }) => person.mask)}::text[],
                    ${all(({ person }) => person.password)}::text[]) as r ("companyId", "realName", pinyin, hash, cipher, mask, password)
            cross join lateral door.person_attach(r."companyId", r.hash, r.cipher, r.mask, r."realName", r.password) p),
         added as (
           insert into staff (space_id, company_id, user_id, admin_level, real_name, pinyin, updated_by)
           select app.space(), p."companyId", p.user_id, 3, p."realName", p.pinyin, ${by}::uuid from person p)
    select "companyId", is_new as "isNew", is_told as "isTold" from person`.execute(db);
  return added;
}

export type TakenQuery = { names?: readonly string[]; codes?: readonly string[]; except?: string | undefined };
export type Taken = { names: ReadonlySet<string>; codes: ReadonlySet<string> };
/** Returns which of these names and codes are in use anywhere in the space, also in parks the actor cannot access. */
export async function taken(db: Db, { names = [], codes = [], except }: TakenQuery): Promise<Taken> {
  const { rows } = await sql<{ name: string | null; credit_code: string | null }>`
    select * from door.company_taken(${names}::text[], ${codes}::text[], ${except ?? null})`.execute(db);
  const of = (values: (string | null)[]) => new Set(values.filter((value) => value !== null));
  return { names: of(rows.map((row) => row.name)), codes: of(rows.map((row) => row.credit_code)) };
}
