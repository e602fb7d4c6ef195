import type { Received, Reply } from '@park/contract/core';
import type { estate, Region } from '@park/contract/estate/estate';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { onDay, stood, totalColumns } from '../../../../db/estate.ts';
import { insertionInto } from '../../../../db/insertion.ts';
import { contains, offsetOf, pageFrom } from '../../../../db/paging.ts';
import { iso } from '../../../../db/time.ts';
import { isVersion, touched } from '../../../../db/touched.ts';

type Day = ReturnType<typeof onDay>;
const card = sql`g.id, g.code as "regionCode", g.name as "regionName", g.rank, g.address, g.land_area::text as "landArea",
  g.longitude::text as longitude, g.latitude::text as latitude, g.remark, n.buildings as "buildingNum", ${totalColumns},
  ${iso('g.created_at')} as "createdDate", g.version`;
const totals = (day: Day) => sql`
  left join lateral (
    select count(distinct b.id)::int as buildings, coalesce(sum(t.room_num), 0)::int as rooms, coalesce(sum(t.built_area), 0.0000) as built,
           coalesce(sum(t.usable_area), 0.0000) as usable, coalesce(sum(t.rentable_area), 0.0000) as rentable
      from building b
      left join building_tally t on t.space_id = b.space_id and t.park_id = b.park_id and t.building_id = b.id and t.day <= (select ${day})
     where b.space_id = g.space_id and b.park_id = g.park_id and b.region_id = g.id and ${stood('b', day)}) as n on true`;

export async function page(db: Db, input: Received<typeof estate.regions>): Promise<{ total: number; list: Region[] }> {
  const day = onDay(input.asOf);
  const { rows } = await sql<Region & { total: number }>`
    with fitting as (
      select g.* from region g
       where ${stood('g', day)} and (g.name like ${contains(input.keyword)} or g.code ilike ${contains(input.keyword)})
    ), page as (select * from fitting order by rank, name, id limit ${input.pageSize} offset ${offsetOf(input)})
    select (select count(*)::int from fitting) as total, ${card}
      from (values (1)) as one left join page g on true ${totals(day)} order by g.rank, g.name, g.id`.execute(db);
  return pageFrom(rows);
}

export async function find(db: Db, id: string, asOf?: string): Promise<Region | undefined> {
  const day = onDay(asOf);
  const { rows } = await sql<Region>`select ${card} from region g ${totals(day)} where g.id = ${id} and ${stood('g', day)}`.execute(db);
  return rows[0];
}

export async function choices(db: Db): Promise<Reply<typeof estate.regionChoices>> {
  const { rows } = await sql<Reply<typeof estate.regionChoices>[number]>`
    select g.id, g.code as "regionCode", g.name as "regionName" from region g where g.deleted_at is null
     order by g.rank, g.name, g.id`.execute(db);
  return rows;
}

type Taken = { isCodeTaken: boolean; isNameTaken: boolean };
export async function taken(db: Db, { id, regionCode, regionName }: Received<typeof estate.checkRegion>): Promise<Taken> {
  const { rows } = await sql<Taken>`
    select coalesce(bool_or(lower(g.code) = lower(${regionCode})), false) as "isCodeTaken",
           coalesce(bool_or(g.name = ${regionName}), false) as "isNameTaken"
      from region g where g.deleted_at is null and g.id is distinct from ${id ?? null}::uuid`.execute(db);
  return rows[0] as Taken;
}

type New = Received<typeof estate.addRegion> & Pick<Actor, 'spaceId' | 'parkId' | 'userId'>;
export const insertion = insertionInto<New>('region', {
  ...{ space_id: 'spaceId', park_id: 'parkId', code: 'regionCode', name: 'regionName', rank: 'rank', address: 'address' },
  ...{ land_area: 'landArea', longitude: 'longitude', latitude: 'latitude', remark: 'remark', updated_by: 'userId' },
});

/** Updates a region. Changes no row if the region was deleted or somebody else has changed it since it was read. */
export const update = (db: Db, given: Received<typeof estate.changeRegion>, by: string) =>
  sql`update region set code = ${given.regionCode}, name = ${given.regionName}, rank = ${given.rank}, address = ${given.address},
             land_area = ${given.landArea}, longitude = ${given.longitude}, latitude = ${given.latitude}, remark = ${given.remark},
             ${touched(by)}
       where id = ${given.id} and ${isVersion(given.version)} and deleted_at is null`.execute(db);

export const remove = (db: Db, { id, version }: Received<typeof estate.removeRegion>, by: string) =>
  sql`update region set deleted_at = app.now(), ${touched(by)}
       where id = ${id} and deleted_at is null and ${isVersion(version)}`.execute(db);

export const exists = async (db: Db, id: string): Promise<boolean> =>
  (await sql`select from region where id = ${id} and deleted_at is null`.execute(db)).rows.length > 0;
