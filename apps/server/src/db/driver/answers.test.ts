import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { a1, add, adding, backend, companies, name, proxy, reading, single, useTenants, writing } from '../../../test/tenants.ts';
import type { Db } from '../database.ts';
import { AnswerSocket } from './answers.ts';
import { compiled } from './index.ts';

useTenants();
afterEach(() => {
  proxy.piece = Number.POSITIVE_INFINITY;
});

/* Our own code reads answers that arrive whole, pg reads all others; both must give the same results. */
const all = (db: Db) =>
  sql<Record<string, unknown>>`select n as number, null as nothing, '' as empty, '园区🏢' as text, repeat('长', 300) as long, n > 2 as yes,
                                      array['a', null] as list, '{"a":[1]}'::jsonb as object, '\\x00ff'::bytea as bytes
                                 from generate_series(1, 5) as n`.execute(db);
const expected = [1, 2, 3, 4, 5].map((number) => ({
  number,
  nothing: null,
  empty: '',
  text: '园区🏢',
  long: '长'.repeat(300),
  yes: number > 2,
  list: ['a', null],
  object: { a: [1] },
  bytes: Buffer.from('00ff', 'hex'),
}));

describe.each([1, 2, 3, 4, 5, 6, 7, 11, 64, 500, 4_000, Number.POSITIVE_INFINITY])('responses in pieces of %s bytes', (piece) => {
  test('consecutive queries return the expected rows', async () => {
    await single.run(reading(a1), all);
    const known = await single.run(reading(a1), companies);
    const before = await single.run(reading(a1), backend);
    proxy.piece = piece;
    expect((await single.run(reading(a1), all)).rows).toEqual(expected);
    expect(await single.run(reading(a1), companies)).toEqual(known);
    // queried for the first time, so that the answer includes its column descriptions
    const first = name();
    expect((await single.run(reading(a1), (db) => sql`select ${first} as ${sql.id(first)}`.execute(db))).rows).toEqual([
      { [first]: first },
    ]);
    proxy.piece = Number.POSITIVE_INFINITY;
    expect((await single.run(reading(a1), all)).rows).toEqual(expected);
    expect(await single.run(reading(a1), backend)).toBe(before);
  });

  test('a response reports affected rows and errors, and notices are ignored', async () => {
    proxy.piece = piece;
    const one = name();
    expect(await single.run(writing(a1), (db) => add(db, a1, one))).toBe(one);
    const other = name();
    const { rows: made } = await single.open(writing(a1), (call) => call.last(compiled(sql`${adding(a1, other)} returning name`)));
    expect(made).toEqual([{ name: other }]);
    await expect(single.run(reading(a1), (db) => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero');
    const noisy = sql`do $$ begin raise warning 'a notice between'; end $$`;
    await single.run(writing(a1), async (db) => {
      await noisy.execute(db);
      await add(db, a1, name());
    });
    const touched = await single.run(writing(a1), (db) =>
      sql`update department set version = version + 1 where company_id = ${a1.companyId} and name = ${one}`.execute(db),
    );
    expect(touched.numAffectedRows).toBe(1n);
  });

  test('concurrent queries get their responses in the order they were sent', async () => {
    proxy.piece = piece;
    const numbers = await single.run(reading(a1), (db) =>
      Promise.all([1, 2, 3, 4].map(async (number) => (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]?.n)),
    );
    expect(numbers).toEqual([1, 2, 3, 4]);
  });
});

describe('AnswerSocket', () => {
  const complete = 'C\0\0\0\x0dSELECT 1\0';
  const ready = 'Z\0\0\0\x05I';
  const notice = 'N\0\0\0\x06x\0';
  /** Feeds these pieces to a socket that has just received the end of an earlier answer, and returns what the query and pg received. */
  const readers = (pieces: string[], expected = pieces.length) => {
    const socket = new AnswerSocket();
    const pg: string[] = [];
    const queries: string[][] = [];
    socket.on('data', (bytes: Buffer) => pg.push(bytes.toString('latin1')));
    const come = (text: string) => socket.emit('data', Buffer.from(text, 'latin1'));
    come(ready);
    for (let at = 0; at < expected; at++) {
      const texts: string[] = [];
      queries.push(texts);
      socket.expect({ handleDataRow: () => {}, handleCommandComplete: ({ text }) => void texts.push(text) });
    }
    for (const piece of pieces) come(piece);
    return { pg: pg.slice(1), queries };
  };

  test('the socket passes a complete response to its query and passes the end of the response to pg', () => {
    expect(readers([complete + ready, complete + ready])).toEqual({ pg: [ready, ready], queries: [['SELECT 1'], ['SELECT 1']] });
  });

  test('after part of a response went to pg, the socket passes all data to pg until PostgreSQL is ready for the next query', () => {
    const row = 'D\0\0\0\x06\0\0';
    for (const cut of [1, 3, 5, 6, row.length]) {
      const [first, rest] = [row.slice(0, cut), row.slice(cut) + complete + ready];
      expect(readers([first, rest, complete + ready], 2)).toEqual({ pg: [first, rest, ready], queries: [[], ['SELECT 1']] });
    }
    // a notice follows the end of an answer and is cut into two pieces
    const [begun, ended] = [`${complete}${ready}${notice.slice(0, 2)}`, `${notice.slice(2)}${complete}${ready}`];
    expect(readers([begun, ended, complete + ready])).toEqual({ pg: [begun, ended, ready], queries: [[], [], ['SELECT 1']] });
  });

  test('the socket counts every response, including responses without rows and several responses in one piece', () => {
    const error = 'E\0\0\0\x05\0';
    const pieces = [error + ready, complete + ready + complete + ready, complete + ready];
    expect(readers(pieces, 4)).toEqual({ pg: [...pieces.slice(0, 2), ready], queries: [[], [], [], ['SELECT 1']] });
  });

  test('a response that belongs to no query is passed to pg', () => {
    expect(readers([complete + ready], 0)).toEqual({ pg: [complete + ready], queries: [] });
  });
});
