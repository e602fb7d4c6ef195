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

/** Ends the stay of a company that has left the park, so that no end or reminder is due any more. */
export const endStay = (db: Db, companyId: string, by: string) =>
  sql`update temporary_company set ended_at = app.now(), ${touched(by)}
       where company_id = ${companyId} and ended_at is null and settled_at is null`.execute(db);
