import type { process } from '@park/contract/approval/process';
import type { Received, Reply } from '@park/contract/core';
import { sql } from 'kysely';
import type { Actor } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import type { Insertion } from '../../../../db/insertion.ts';

type Absence = Reply<typeof process.absences>[number];
/** Lists the absences of the actor. For an absence that was ended early, `to` is the actual end. */
export async function absences(db: Db): Promise<Absence[]> {
  const { rows } = await sql<Absence>`
    select a.id, a.delegate_id as "delegateId", s.real_name as "delegateName",
           to_char(lower(a.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "from",
           to_char(case when a.ended_at > lower(a.during) then a.ended_at else upper(a.during) end at time zone 'UTC',
                   'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "to",
           a.flow_ids as "flowIds",
           array(select f.name from flow f where f.id = any (a.flow_ids) order by f.name) as "flowNames", a.reason,
           case when a.ended_at is not null or upper(a.during) <= app.now() then 'over' when lower(a.during) > app.now() then 'coming'
           else 'active' end as state
      from flow_absence a join staff s on s.company_id = a.company_id and s.user_id = a.delegate_id
     order by a.during desc, a.id limit 100`.execute(db);
  return rows;
}

type Flow = Reply<typeof process.absenceFlows>[number];
export async function absenceFlows(db: Db): Promise<Flow[]> {
  const { rows } = await sql<Flow>`
    select f.id, f.name from flow f where f.live_id is not null and f.deleted_at is null order by f.rank, f.name, f.id`.execute(db);
  return rows;
}
export async function areFlows(db: Db, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select not exists (select from unnest(${ids}::uuid[]) as n (id)
                        where not exists (select from flow f where f.id = n.id and f.deleted_at is null)) as found`.execute(db);
  return rows[0]?.found ?? false;
}

type New = Omit<Received<typeof process.addAbsence>, 'flowIds'> & { flowIds: readonly string[] | null };
/** Inserts an absence. Inserts nothing if the stand-in is not an active colleague of the absent person. */
export const insertion: Insertion<New & Pick<Actor, 'spaceId' | 'companyId' | 'userId'>> = {
  parts: (of) => sql`made as (
    insert into flow_absence (space_id, company_id, user_id, delegate_id, during, flow_ids, reason)
    select ${of('spaceId')}, ${of('companyId')}, ${of('userId')}, s.user_id, tstzrange(${of('from')}, ${of('to')}),
           ${of('flowIds')}::uuid[], ${of('reason')}
      from staff s where s.company_id = ${of('companyId')} and s.user_id = ${of('delegateId')} and s.left_at is null and s.enabled
    returning id)`,
  reason: sql`'flow_absence_delegate'`,
};

export const endAbsence = (db: Db, id: string) =>
  sql`update flow_absence set ended_at = app.now() where id = ${id} and ended_at is null and upper(during) > app.now()
         and company_id = app.company() and user_id = app.user_id()`.execute(db);
