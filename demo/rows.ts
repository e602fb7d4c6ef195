import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** Derives an id from a name. It is the same on every machine, so that tests and screenshots can refer to rows of the demo. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`park demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** Returns the n-th invented credit code, with a valid check character. */
export function creditCodeOf(n: number): string {
  const body = `91310115MA1K${String(n).padStart(5, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * alphabet.indexOf(body[at] as string), 0);
  return `${body}${alphabet[(31 - (sum % 31)) % 31]}`;
}

type Row = Record<string, unknown>;
/**
 * Inserts rows as JSON in batches of 5,000; PostgreSQL converts the values to the types of the columns. If a row lacks a column, it gets
 * null and not the default of the column, so all rows of a table should have the same columns.
 */
export async function insertRows(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 5_000) {
    const part = rows.slice(at, at + 5_000);
    const columns = [...new Set(part.flatMap(Object.keys))].map((name) => `"${name}"`);
    await client.query(
      `insert into "${table}" (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(part)],
    );
  }
}

export const bytes = (buffer: Buffer) => `\\x${buffer.toString('hex')}`;
