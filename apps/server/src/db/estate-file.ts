import { sql } from 'kysely';
import type { Db } from './database.ts';
import { inUse } from './unused-file.ts';

type Where = { spaceId: string; parkId: string | null; userId: string };
/** The building or room that the files belong to. */
export type FileOwner = { buildingId: string } | { roomId: string };
type Files = { kind: 'photo' | 'attachment'; ids: readonly string[] };

/**
 * Replaces the files of one kind, in the given order. Returns how many files were kept; deleted files, files the actor cannot see and
 * photos that are no pictures are left out.
 */
export async function keepFiles(db: Db, { spaceId, parkId, userId }: Where, owner: FileOwner, { kind, ids }: Files): Promise<number> {
  const [column, id] = 'roomId' in owner ? (['room_id', owner.roomId] as const) : (['building_id', owner.buildingId] as const);
  const { rows } = await sql<{ n: number }>`
    with used as (
           update file set ${inUse} where id = any (${ids}::uuid[]) and deleted_at is null and (${kind} <> 'photo' or width is not null)
           returning company_id, id),
         gone as (delete from estate_file e where ${sql.ref(`e.${column}`)} = ${id} and e.kind = ${kind}),
         kept as (
           insert into estate_file (space_id, park_id, ${sql.ref(column)}, kind, file_company_id, file_id, rank, created_by)
           select ${spaceId}, ${parkId}, ${id}, ${kind}, f.company_id, f.id, w.at, ${userId}
             from unnest(${ids}::uuid[]) with ordinality as w (id, at)
             join used f on f.id = w.id
           returning 1)
    select count(*)::int as n from kept`.execute(db);
  return rows[0]?.n ?? 0;
}
