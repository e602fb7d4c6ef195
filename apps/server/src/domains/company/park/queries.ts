import type { park } from '@park/contract/company/park';
import type { Received, Reply } from '@park/contract/core';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { contains, offsetOf, type Paging, pageFrom } from '../../../db/paging.ts';
import { iso } from '../../../db/time.ts';
import { isVersion, touched } from '../../../db/touched.ts';
import type { PhoneTriple } from '../../../secret.ts';

export type ParkRow = Reply<typeof park.list>['list'][number];
export type ParkFilter = {
  /** Asks for every park of every space. The database returns them only to the platform operator. */
  all: boolean;
  keyword?: string;
  areaId?: string | undefined;
  enableFlag?: 0 | 1 | undefined;
};

/** Reads a page of the parks that the actor belongs to, in all spaces. */
export async function page(db: Db, { all, keyword = '', areaId, enableFlag }: ParkFilter, paging: Paging) {
  const conditions: RawBuilder<unknown>[] = [
    ...(keyword ? [sql`and p.name like ${contains(keyword)}`] : []),
    ...(areaId ? [sql`and p.space_id = ${areaId}`] : []),
    ...(enableFlag === undefined ? [] : [sql`and p.enabled = ${enableFlag === 1}`]),
  ];
  const { rows } = await sql<ParkRow & { total: number }>`
    with matched as materialized (select * from door.parks_mine(${all}) p where true ${sql.join(conditions, sql` `)}),
         page as (select * from matched order by space_name, name, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, p.id, p.name, p.id as "parkId", p.name as "parkName", p.space_id as "areaId",
           p.space_name as "areaName", p.enabled::int as "enableFlag", p.company_id as "companyId", p.company_name as "companyName",
           p.company_num as "companyNum", p.version, ${iso('p.created_at')} as "createdDate"
      from (values (1)) as one left join page p on true order by p.space_name, p.name, p.id`.execute(db);
  return pageFrom(rows);
}

type Space = Reply<typeof park.space>;
const space = sql`s.id, s.name, s.project_code as "projectCode", s.enabled::int as "enableFlag", s.version, (
    select c.name from company c where c.space_id = s.id and c.id = s.operator_company_id) as "operatorCompanyName", (
    select count(*)::int from park p where p.space_id = s.id) as "parkNum"`;

/** Reads the actor's own space. The row security policy shows the operator's name only to users who may see the operator's company. */
export async function ownSpace(db: Db): Promise<Space | undefined> {
  const { rows } = await sql<Space>`select ${space} from space s where s.id = app.space()`.execute(db);
  return rows[0];
}

type SpaceRow = Reply<typeof park.spaces>['list'][number];
/** Reads a page of all spaces with their operators. The platform's own space is left out. */
export async function spaces(
  db: Db,
  { keyword, enableFlag, ...paging }: Received<typeof park.spaces>,
): Promise<{ total: number; list: SpaceRow[] }> {
  const { rows } = await sql<SpaceRow & { total: number }>`
    with matched as materialized (
      select s.id, s.created_at from space s
       where s.id <> app.platform() and (s.name like ${contains(keyword)} or s.project_code like ${contains(keyword)})
         ${enableFlag === undefined ? sql`` : sql`and s.enabled = ${enableFlag === 1}`}
    ), page as (select id from matched order by created_at desc, id limit ${paging.pageSize} offset ${offsetOf(paging)})
    select (select count(*)::int from matched) as total, ${space}, ${iso('s.created_at')} as "createdDate", o.real_name as "operatorName",
           o.phone_mask as "operatorPhone", o.state as "operatorState", ${iso('o.expires_at')} as "expiresDate"
      from (values (1)) as one left join (page join space s using (id) left join door.space_operators() o on o.space_id = s.id) on true
     order by s.created_at desc, s.id`.execute(db);
  return pageFrom(rows);
}

type Card = Reply<typeof park.card>;
/** Reads the details of a park. The row security policy shows other spaces' parks only to the platform operator. */
export async function card(db: Db, id: string): Promise<Card | undefined> {
  const { rows } = await sql<Card>`
    select p.id, p.name, s.name as "areaName", p.contact_name as "contactName", p.contact_phone as "contactPhone", p.address,
           p.longitude::float8 as longitude, p.latitude::float8 as latitude, trim_scale(p.area)::text as area, p.intro, p.logo, p.version
      from park p join space s on s.id = p.space_id where p.id = ${id}`.execute(db);
  return rows[0];
}

export async function countAffected(db: Db, spaceId: string, id: string | undefined): Promise<Reply<typeof park.affected> | undefined> {
  const { rows } = await sql<Reply<typeof park.affected>>`
    select company_num as "companyNum", person_num as "personNum", session_num as "sessionNum"
      from door.closing_hits(${spaceId}, ${id ?? null}::uuid)`.execute(db);
  return rows[0];
}

/** The result of an attempt to invite. Only after `sent` and `known` has the person been invited. */
export type Invitation =
  | { outcome: 'active' }
  | { outcome: 'often' }
  | { outcome: 'confirm'; realName: string; phone: string; isEnabled: boolean }
  | ({ outcome: 'sent' | 'known'; company: string; isOurs: boolean; phone: string; expiresDate: string } & Ciphers);
/** The encrypted phone numbers of the invited person and of the person invited before, if that person has an account. */
type Ciphers = { phoneCipher: string; formerCipher: string | null };
type Activation = { isConfirmed: boolean; codeHash: Buffer; days: number };

type NewSpace = Pick<Received<typeof park.addSpace>, 'name' | 'projectCode' | 'companyName' | 'parkName' | 'operatorName'> &
  Activation & { id: string; companyId: string; parkId: string; phone: PhoneTriple };
export async function openSpace(db: Db, { phone, ...of }: NewSpace): Promise<Invitation | null> {
  const { rows } = await sql<{ invitation: Invitation | null }>`
    select door.space_open(${of.id}, ${of.name}, ${of.projectCode}, ${of.companyId}, ${of.companyName}, ${of.parkId}, ${of.parkName},
      ${phone.cipher}, ${phone.hash}, ${phone.mask}, ${of.operatorName}, ${of.isConfirmed}, ${of.codeHash},
      ${of.days}) as invitation`.execute(db);
  return rows[0]?.invitation ?? null;
}

type Person = { name: string; phone: PhoneTriple };
/**
 * Invites a first operator. Without `person`, invites the person again whose invitation is still waiting. Returns null if the space does
 * not exist.
 */
export async function invite(
  db: Db,
  spaceId: string,
  person: Person | undefined,
  { isConfirmed, codeHash, days }: Activation,
): Promise<Invitation | null> {
  const { cipher = null, hash = null, mask = null } = person?.phone ?? {};
  const { rows } = await sql<{ invitation: Invitation | null }>`
    select door.operator_invite(${spaceId}, ${cipher}, ${hash}, ${mask}, ${person?.name ?? null}, ${isConfirmed}, ${codeHash},
      ${days}) as invitation`.execute(db);
  return rows[0]?.invitation ?? null;
}

export const updateSpace = (db: Db, { id, name, enableFlag, version }: Received<typeof park.changeSpace>, by: string) =>
  sql`update space set name = ${name}, enabled = ${enableFlag === 1}, ${touched(by)}
       where id = ${id} and id <> app.platform() and ${isVersion(version)}`.execute(db);

/** Locks a space until the transaction ends. Without the lock two requests could each disable one of the last two parks. */
export async function lockSpace(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from space where id = ${id} and id <> app.platform() for update`.execute(db);
  return rows.length > 0;
}

export type Facts = Omit<Received<typeof park.change>, 'version' | 'name' | 'logo'> & { name: string; logo?: string | null | undefined };
const columns = (facts: Facts) => ({
  name: facts.name,
  contact_name: facts.contactName,
  contact_phone: facts.contactPhone,
  address: facts.address,
  longitude: facts.longitude,
  latitude: facts.latitude,
  area: facts.area,
  intro: facts.intro,
  logo: facts.logo,
});
/** Returns the columns for which a value was given. */
const givenColumns = (facts: Facts) => Object.entries(columns(facts)).filter(([, value]) => value !== undefined);

export async function insertPark(db: Db, spaceId: string, facts: Facts, by: string): Promise<{ id: string }> {
  const names = givenColumns(facts).map(([column]) => sql.ref(column));
  const values = givenColumns(facts).map(([, value]) => sql`${value}`);
  const { rows } = await sql<{ id: string }>`
    insert into park (space_id, updated_by, ${sql.join(names)}) values (${spaceId}, ${by}, ${sql.join(values)}) returning id`.execute(db);
  return rows[0] as { id: string };
}

/** Updates a park. The row security policy allows it only in the actor's space, except to the platform operator. */
export const updatePark = (db: Db, parkId: string, facts: Facts, { version, by }: { version: number | undefined; by: string }) =>
  sql`update park set ${sql.join(givenColumns(facts).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))},
             ${touched(by)}
       where id = ${parkId} and ${isVersion(version)}`.execute(db);

export async function spaceOf(db: Db, parkId: string): Promise<string | undefined> {
  const { rows } = await sql<{ spaceId: string }>`select space_id as "spaceId" from park where id = ${parkId}`.execute(db);
  return rows[0]?.spaceId;
}

/** Enables or disables a park. Changes no row if this would disable the last enabled park of the space. */
export const setEnabled = (db: Db, spaceId: string, parkId: string, enabled: boolean, by: string) =>
  sql`update park set enabled = ${enabled}, ${touched(by)}
       where space_id = ${spaceId} and id = ${parkId}
         and (${enabled} or exists (select from park o where o.space_id = ${spaceId} and o.id <> ${parkId} and o.enabled))`.execute(db);
