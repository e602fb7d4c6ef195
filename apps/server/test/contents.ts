import type pg from 'pg';

/**
 * Digests the rows of every table by another query than a backup uses, without sessions and the records of backups, which a restore
 * changes.
 */
export async function contentsOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and relname not in ('schema_migration', 'schema_function', 'session', 'backup') order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const answer = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as sum from public.${name} t`,
    );
    found[name] = answer.rows[0]?.sum ?? '';
  }
  return found;
}
