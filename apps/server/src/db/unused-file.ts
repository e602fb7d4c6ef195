import { sql } from 'kysely';
import pg from 'pg';
import { type FileColumns, type Referring, referringColumns } from './file-column.ts';

/**
 * The assignment of an UPDATE that marks files as used. The nightly sweep is the job that marks and later deletes files that nothing refers
 * to. Every statement that attaches a file to a record begins with such an UPDATE: it clears the mark of the sweep and locks the row of the
 * file until the statement is committed, so that the sweep cannot delete the file in between.
 */
export const inUse = sql.raw('unused_since = null');

/** Number of files that the nightly sweep looks at in one step. */
const batch = 500;
const oneDay = `interval '1 day'`;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Returns a query for those ids in $1 that the column names. */
function idsIn({ table, column, as }: Referring): string {
  const [from, at] = [pg.escapeIdentifier(table), pg.escapeIdentifier(column)];
  return as === 'within'
    ? `select lower(found[1]) as id from ${from}, regexp_matches(${at}::text, '(${uuid})', 'gi') as found
        where lower(found[1]) = any ($1::text[])`
    : `select ${at}::text as id from ${from} where ${at} = any ($1::text[]::uuid[])`;
}

type Sweep = { url: string; declared: readonly FileColumns[]; clockShift?: string | undefined };
/**
 * The nightly sweep of unused files. Marks the files that were uploaded more than a day ago and to which no column refers, clears the mark
 * of files that are used again, and deletes the rows of files that have been marked for a day. Returns the number of deleted rows. It works
 * in short transactions, as the maintenance role park_keeper, which sees the rows of every space: a file of the platform may be the logo of
 * another space.
 */
export async function sweepUnused({ url, declared, clockShift = '' }: Sweep): Promise<number> {
  const columns = referringColumns(declared);
  const indexed = columns.filter(({ as }) => as !== 'within');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, statement_timeout: 60_000 });
  client.on('error', () => {});
  await client.connect();
  const ask = async <T extends pg.QueryResultRow>(text: string, values: unknown[]) => (await client.query<T>(text, values)).rows;

  /** Returns the used ids. One statement reads all columns, because a reference may move from one column to another meanwhile. */
  async function usedOf(ids: readonly string[], among: readonly Referring[]): Promise<Set<string>> {
    const found = ids.length && among.length ? await ask<{ id: string }>(among.map(idsIn).join(' union '), [ids]) : [];
    return new Set(found.map(({ id }) => id));
  }
  const unmark = (ids: Iterable<string>) =>
    ask('update file set unused_since = null where id = any ($1) and unused_since is not null', [[...ids]]);

  /** Locks the files before it searches all columns, so that no command attaches them in between; skips files that are being attached. */
  async function markOrDelete(ids: readonly string[]): Promise<number> {
    if (!ids.length) return 0;
    await client.query('begin');
    const locked = await ask<{ id: string; isDue: boolean }>(
      `select id, coalesce(unused_since <= app.now() - ${oneDay}, false) as "isDue"
         from file where id = any ($1) order by id for update skip locked`,
      [ids],
    );
    const used = await usedOf(
      locked.map(({ id }) => id),
      columns,
    );
    const unused = locked.filter(({ id }) => !used.has(id));
    await unmark(used);
    await ask('update file set unused_since = app.now() where id = any ($1) and unused_since is null', [unused.map(({ id }) => id)]);
    const gone = await ask('delete from file where id = any ($1) returning id', [unused.filter(({ isDue }) => isDue).map(({ id }) => id)]);
    await client.query('commit');
    return gone.length;
  }

  try {
    await client.query('set role park_keeper');
    if (clockShift) await client.query(`select set_config('app.clock_shift', $1, false)`, [clockShift]);
    let removed = 0;
    let last: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (last) {
      const found: { id: string }[] = await ask(
        `select id from file where id > $1 and created_at < app.now() - ${oneDay} order by id limit ${batch}`,
        [last],
      );
      const ids = found.map(({ id }) => id);
      // most files are found by an index and need no lock
      const used = await usedOf(ids, indexed);
      await unmark(used);
      removed += await markOrDelete(ids.filter((id) => !used.has(id)));
      last = ids.at(-1);
    }
    return removed;
  } finally {
    // closing the connection rolls back what was not committed
    await client.end();
  }
}
