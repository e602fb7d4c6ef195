import type { CompanyCode } from '@park/contract/people/invitation';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { iso } from '../../../../db/time.ts';
import { takenCount } from '../queries.ts';

/** Limit of requests that wait for a decision, so that a published code does not bring more requests than people can review. */
const maxWaiting = 200;
const companyRow = (companyId: string) => sql`select space_id, id from company where id = ${companyId} and deleted_at is null`;
const currentCondition = sql`i.kind = 'code' and i.ended_at is null`;

type CurrentCode = Omit<CompanyCode, 'isKeeper'>;
/**
 * Returns the code of a company; its fields are null when the company has no code. Returns undefined when the actor does not see the
 * company.
 */
export async function findCurrent(db: Db, companyId: string): Promise<CurrentCode | undefined> {
  const { rows } = await sql<CurrentCode>`
    select i.code, ${iso('i.created_at')} as "createdDate", s.real_name as "createdBy",
           coalesce(${takenCount} >= i.most_num, false) as "isFull"
      from (${companyRow(companyId)}) as c left join invitation i on i.company_id = c.id and ${currentCondition}
      left join staff s on s.company_id = i.company_id and s.user_id = i.created_by`.execute(db);
  return rows[0];
}

type Outcome = { isThere: boolean; isDone: boolean };
type Renewal = { companyId: string; code: string; replaces: string | null; by: string };
/** Replaces the code that the actor saw, or makes the first code of the company. The unique key refuses a second current code. */
export async function renew(db: Db, { companyId, code, replaces, by }: Renewal): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    with place as (${companyRow(companyId)}),
         ended as (
           update invitation i set ended_at = app.now()
             from place p
            where i.company_id = p.id and ${currentCondition} and i.code = ${replaces}::text
           returning i.id),
         made as (
           insert into invitation (space_id, company_id, kind, code, needs_approval, most_num, created_by)
           select p.space_id, p.id, 'code', ${code}, true, ${maxWaiting}, ${by} from place p
            where ${replaces}::text is null or exists (select from ended)
           returning id)
    select exists (select from place) as "isThere", exists (select from made) as "isDone"`.execute(db);
  return rows[0] as Outcome;
}

export async function end(db: Db, companyId: string, code: string): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    with place as (${companyRow(companyId)}),
         ended as (
           update invitation i set ended_at = app.now()
             from place p
            where i.company_id = p.id and ${currentCondition} and i.code = ${code} returning i.id)
    select exists (select from place) as "isThere", exists (select from ended) as "isDone"`.execute(db);
  return rows[0] as Outcome;
}
