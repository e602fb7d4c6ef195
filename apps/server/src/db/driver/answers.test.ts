import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { a1, add, adding, backend, companies, name, proxy, reading, single, useTenants, writing } from '../../../test/tenants.ts';
import { compiled, type Db } from '../database.ts';
import { readAnswers } from './answers.ts';

useTenants();
afterEach(() => {
  proxy.piece = Number.POSITIVE_INFINITY;
});

/* Answers that come whole are read by our own code, all others by pg's; it must not show which. */
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

describe.each([1, 2, 3, 4, 5, 6, 7, 11, 64, 500, 4_000, Number.POSITIVE_INFINITY])('answers in pieces of %s bytes', (piece) => {
  test('say what was asked, one after another', async () => {
    await single.run(reading(a1), all);
    const known = await single.run(reading(a1), companies);
    const before = await single.run(reading(a1), backend);
    proxy.piece = piece;
    expect((await single.run(reading(a1), all)).rows).toEqual(expected);
    expect(await single.run(reading(a1), companies)).toEqual(known);
    // asked for the first time, so that its columns come along
    const first = name();
    expect((await single.run(reading(a1), (db) => sql`select ${first} as ${sql.id(first)}`.execute(db))).rows).toEqual([
      { [first]: first },
    ]);
    proxy.piece = Number.POSITIVE_INFINITY;
    expect((await single.run(reading(a1), all)).rows).toEqual(expected);
    expect(await single.run(reading(a1), backend)).toBe(before);
  });

  test('tell how many rows a command touched, what failed, and nothing of a notice', async () => {
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

  test('asked for at the same time keep their order', async () => {
    proxy.piece = piece;
    const said = await single.run(reading(a1), (db) =>
      Promise.all([1, 2, 3, 4].map(async (number) => (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]?.n)),
    );
    expect(said).toEqual([1, 2, 3, 4]);
  });
});

test('what follows a part that pg has is for pg too, until PostgreSQL waits again', () => {
  const stream = new EventEmitter();
  const client = { connection: { stream }, readyForQuery: false, _activeQuery: {} };
  const theirs: string[] = [];
  const ours: string[] = [];
  stream.on('data', (bytes: Buffer) => theirs.push(bytes.toString('latin1')));
  const asking = { handleDataRow: () => {}, handleCommandComplete: ({ text }: { text: string }) => ours.push(text) };
  readAnswers(client, (_): _ is typeof asking => true);
  client._activeQuery = asking;
  const complete = 'C\0\0\0\x0dSELECT 1\0';
  const ready = 'Z\0\0\0\x05I';
  const come = (text: string, isOver: boolean) => {
    client.readyForQuery = isOver;
    stream.emit('data', Buffer.from(text, 'latin1'));
  };
  // what came while it was connecting
  come(ready, true);
  expect([ours.splice(0), theirs.splice(0)]).toEqual([[], [ready]]);
  come(complete + ready, true);
  expect([ours.splice(0), theirs.splice(0)]).toEqual([['SELECT 1'], [ready]]);
  come('D\0\0', false);
  come(complete + ready, true);
  expect([ours.splice(0), theirs.splice(0)]).toEqual([[], ['D\0\0', complete + ready]]);
  // a notice that is cut off behind the end
  come(`${complete}${ready}N\0`, true);
  come(complete + ready, true);
  expect([ours.splice(0), theirs.splice(0)]).toEqual([[], [`${complete}${ready}N\0`, complete + ready]]);
  come(complete + ready, true);
  expect([ours, theirs]).toEqual([['SELECT 1'], [ready]]);
});
