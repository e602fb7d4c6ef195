import type pg from 'pg';

/**
 * Raises the transaction ids of new audit rows above those of all existing rows. After a move to another PostgreSQL server the ids begin
 * low again, so a new row would otherwise count as older than seals made long before it.
 */
export async function countOnAudit(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('set local role park_keeper');
    const { rows } = await client.query<{ behind: string }>(
      `select coalesce(max(known.xid::text::bigint), 0) - pg_snapshot_xmax(pg_current_snapshot())::text::bigint - app.xid_shift() as behind
         from space s cross join lateral (
           (select l.to_xid from audit_seal l where l.space_id = s.id order by l.seq desc limit 1)
           union all (select a.xid from audit a where a.space_id = s.id order by a.xid desc limit 1)) as known (xid)`,
    );
    await client.query('reset role');
    const behind = BigInt(rows[0]?.behind ?? 0);
    if (behind >= 0n)
      await client.query(
        `do $$ begin execute format('create or replace function app.xid_shift() returns bigint language sql immutable parallel safe as %L',
           format('select %s::bigint', app.xid_shift() + ${behind + 1n})); end $$`,
      );
    await client.query('commit');
    return behind >= 0n;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
