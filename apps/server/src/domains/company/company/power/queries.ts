import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { touched } from '../../../../db/touched.ts';

type Power = {
  companyId: string;
  companyName: string;
  handed: string[] | null;
  staffLimit: number | null;
  staffNum: number;
  mayEditContact: 0 | 1;
  version: number;
};
export async function power(db: Db, id: string): Promise<Power | undefined> {
  const { rows } = await sql<Power>`
    select c.id as "companyId", c.name as "companyName", c.handed, c.staff_limit as "staffLimit", c.keeps_contact::int as "mayEditContact",
           c.version, (select count(*)::int from staff s where s.company_id = c.id and s.left_at is null) as "staffNum"
      from company c where c.id = ${id} and c.deleted_at is null`.execute(db);
  return rows[0];
}

type PowerInput = {
  companyId: string;
  version: number;
  menuIds: readonly string[] | null;
  staffLimit: number | null;
  mayEditContact: 0 | 1;
};
/** Saves the limits of a company. Changes no row if the company was deleted or somebody else has changed it since it was read. */
export const save = (db: Db, { companyId, version, menuIds, staffLimit, mayEditContact }: PowerInput, by: string) =>
  sql`update company set handed = ${menuIds}::text[], staff_limit = ${staffLimit}, keeps_contact = ${mayEditContact === 1},
             ${touched(by)}
       where id = ${companyId} and version = ${version} and deleted_at is null`.execute(db);
