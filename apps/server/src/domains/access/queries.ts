import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MenuRow } from './menu.ts';

/** Every menu of the platform and of the own space, in the order they are shown. */
export async function menuRows(db: Db): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select code, parent, name, path, icon, type, ext from menu where deleted_at is null order by rank, code`.execute(db);
  return rows;
}
