import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** The SQL expression of each field of a row. */
export type Columns<Row> = { readonly [Name in keyof Row]-?: RawBuilder<unknown> };

/** Builds the select list from named expressions. */
export const columnsOf = (columns: Readonly<Record<string, RawBuilder<unknown>>>): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));

/**
 * Reads hundreds of rows as one array per column. This is three times as fast to parse as single rows, and twice as fast to build as a list
 * of JSON objects, for which PostgreSQL looks up the types of the values for each object.
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
    // each row begins as a copy of an object with all fields, so that the JavaScript engine keeps one shape for all rows
    const row = { ...empty };
    for (let place = 0; place < names.length; place++) row[names[place] as string] = values[place]?.[at];
    return row as Row;
  });
}
