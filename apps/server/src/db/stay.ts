import { sql } from 'kysely';
import type { Db } from './database.ts';
import { touched } from './touched.ts';

/* The stay of a temporary company, as far as calls of all companies depend on it. */

/** Tells whether the stay of a temporary company is over. Only a later last day lets the company in again. */
export async function isStayOver(db: Db, companyId: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select exists (select from temporary_company t
      where t.company_id = ${companyId} and t.settled_at is null and (t.ended_at is not null or t.ends_on < app.today())) as over`.execute(
    db,
  );
  return rows[0]?.over === true;
}

/**
 * Makes a temporary company whose stay has ended permanent. Returns the attribute by which it was limited as a temporary company; undefined
 * if it has no ended stay.
 */
export async function settleStay(db: Db, companyId: string, by: string): Promise<string | null | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    update temporary_company set settled_at = app.now(), ended_at = null, ${touched(by)}
     where company_id = ${companyId} and ended_at is not null returning attribute_id as id`.execute(db);
  return rows[0]?.id;
}

/** Ends the stay of a company that has left the park, so that no end or reminder is due any more. */
export const endStay = (db: Db, companyId: string, by: string) =>
  sql`update temporary_company set ended_at = app.now(), ${touched(by)}
       where company_id = ${companyId} and ended_at is null and settled_at is null`.execute(db);
