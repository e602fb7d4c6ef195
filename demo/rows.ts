import { createHash } from 'node:crypto';
import type { Client } from 'pg';

/** The same name gives the same id on every machine, so that tests and pictures can point at demo rows. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`park demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
/** The n-th invented credit code, with a true check character. */
export function creditCodeOf(n: number): string {
  const body = `91310115MA1K${String(n).padStart(5, '0')}`;
  const sum = weights.reduce((total, weight, at) => total + weight * alphabet.indexOf(body[at] as string), 0);
  return `${body}${alphabet[(31 - (sum % 31)) % 31]}`;
}

type Row = Record<string, unknown>;
/** Inserts rows in few statements; the table's own types read the JSON. What a row leaves out is null, so rows of one table have one shape. */
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
