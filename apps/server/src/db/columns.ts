import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** What each field of a row is made of. */
export type Columns<Row> = { readonly [Name in keyof Row]-?: RawBuilder<unknown> };

/** The columns of a select, under their names. */
export const columnsOf = (columns: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));

/**
 * Hundreds of rows as one value for each column: they are read three times as fast as rows are one by one, and made twice as fast
 * as a list of documents is, for each of which PostgreSQL finds out anew of what kinds its values are.
 */
export async function readColumns<Row>(db: Db, columns: Columns<Row>, from: RawBuilder<unknown>): Promise<Row[]> {
  const names = Object.keys(columns);
  const lists = sql.join(names.map((name) => sql`json_agg(${sql.ref(`m.${name}`)}) as ${sql.ref(name)}`));
  const { rows } = await sql<Record<string, unknown[] | null>>`select ${lists} from (select ${columnsOf(columns)} ${from}) as m`.execute(
    db,
  );
  const values = names.map((name) => rows[0]?.[name] ?? []);
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  return Array.from({ length: values[0]?.length ?? 0 }, (_, at) => {
    // one that has all of its fields already, and need not grow
    const row = { ...empty };
    for (let place = 0; place < names.length; place++) row[names[place] as string] = values[place]?.[at];
    return row as Row;
  });
}
