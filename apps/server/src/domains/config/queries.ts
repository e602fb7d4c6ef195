import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The nearest setting: of this park, else of the space, else of the platform. */
export async function nearest(db: Db, code: string, version: number, parkId: string | null): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ content: Record<string, unknown> }>`
    select content from config_entry
     where code = ${code} and config_version = ${version} and (park_id is null or park_id = ${parkId})
     order by (park_id is null), (space_id = app.platform()) limit 1`.execute(db);
  return rows[0]?.content;
}
