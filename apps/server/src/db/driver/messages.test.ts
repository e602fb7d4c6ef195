import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { a1, add, backend, few, name, neither, reading, single, stored, useTenants, writing } from '../../../test/tenants.ts';
import type { Db } from '../database.ts';
import { Messages, type Outlet } from './messages.ts';
import { endOfTurn } from './turn.ts';

useTenants();

/* Our own code writes values to the wire; every value must arrive unchanged. */
const roundTrip = (type: string, value: unknown, database = single) =>
  database.run(
    reading(a1),
    async (db) => (await sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`.execute(db)).rows[0]?.value,
  );
const dozens = (text: string) => text.repeat(60_000);

test.each<[string, string, unknown]>([
  ['null', 'text', null],
  ['empty text', 'text', ''],
  ['text', 'text', 'plain'],
  ['Chinese', 'text', '园区运营'],
  ['text that turns Chinese in the middle', 'text', 'park 园区 park'],
  ['text of the greatest length that a loop writes', 'text', 'x'.repeat(64)],
  ['text of one character more', 'text', 'x'.repeat(65)],
  ['characters of four bytes', 'text', '🏢🏬'],
  ['quotes, backslashes and the end of a statement', 'text', `'";\\\n--`],
  ['text longer than a page', 'text', dozens('长')],
  ['a number', 'integer', 42],
  ['a negative fraction', 'double precision', -1.5],
  ['true', 'boolean', true],
  ['false', 'boolean', false],
  ['a large number', 'bigint', 9_007_199_254_740_993n],
  ['bytes', 'bytea', randomBytes(300)],
  ['an empty buffer', 'bytea', Buffer.alloc(0)],
  ['bytes longer than a page', 'bytea', randomBytes(40_000)],
  ['bytes too long to be copied', 'bytea', randomBytes(70_000)],
  ['a list', 'text[]', ['a', null, '逗,号', '"', '\\', '', 'NULL', ' {}\n']],
  ['an empty list', 'text[]', []],
  ['a list that begins with an empty text', 'text[]', ['', 'a']],
  ['a list of numbers', 'double precision[]', [1, -2.5, null, 1e21, Number.POSITIVE_INFINITY]],
  ['a list of booleans', 'boolean[]', [true, null, false]],
  ['a list of bytes', 'bytea[]', [randomBytes(3), null, Buffer.alloc(0), randomBytes(40_000)]],
  ['a list of bytes that begins with null', 'bytea[]', [null, randomBytes(3)]],
  ['a list of dates', 'timestamptz[]', [new Date('2026-02-28T23:59:59.123Z'), null]],
  [
    'a list of lists',
    'integer[]',
    [
      [1, 2],
      [3, 4],
    ],
  ],
  ['an object', 'jsonb', { a: ['园', 1, null] }],
  ['a date', 'timestamptz', new Date('2026-02-28T23:59:59.123Z')],
])('%s reaches PostgreSQL and comes back unchanged', async (_, type, value) => {
  const expected = typeof value === 'bigint' ? String(value) : value;
  expect(await roundTrip(type, value)).toEqual(expected);
  // the second time the statement is prepared and its columns are known
  expect(await roundTrip(type, value)).toEqual(expected);
});

test('each of many values of different types in one statement reaches the parameter it belongs to', async () => {
  const values = Array.from({ length: 300 }, (_, at) => [null, '', 'text', '园区', Buffer.from('bytes').toString('hex')][at % 5] ?? null);
  const list = sql.join(values.map((value) => sql`${value}::text`));
  const { rows } = await single.run(reading(a1), (db) => sql<{ all: (string | null)[] }>`select array[${list}] as all`.execute(db));
  expect(rows[0]?.all).toEqual(values);
});

test('long bytes that are sent without a copy stay in the right position between other values', async () => {
  const [first, second] = [randomBytes(100_000), randomBytes(66_000)];
  const query = (db: Db) =>
    sql<
      Record<string, unknown>
    >`select ${'before'}::text as a, ${first}::bytea as b, ${'园区'.repeat(30_000)}::text as c, ${second}::bytea as d,
             ${7}::integer as e`.execute(db);
  const { rows } = await single.run(reading(a1), query);
  expect(rows[0]).toEqual({ a: 'before', b: first, c: '园区'.repeat(30_000), d: second, e: 7 });
  // the next message on the same connection is read correctly
  expect(await roundTrip('text', 'next')).toBe('next');
});

test('values too large for one write arrive unchanged while other calls send at the same time', async () => {
  const values = ['甲', '乙乙', '丙丙丙'].map((text) => ({ bytes: randomBytes(4_000_000), text: text.repeat(100) }));
  await Promise.all(values.map(() => roundTrip('integer', 1, few)));
  const query = (db: Db, { bytes, text }: (typeof values)[number]) =>
    sql<{ sum: Buffer; text: string }>`select sha256(${bytes}::bytea) as sum, ${text}::text as text`.execute(db);
  const arrived = await Promise.all(values.map((value) => few.run(reading(a1), async (db) => (await query(db, value)).rows[0])));
  expect(arrived).toEqual(values.map(({ bytes, text }) => ({ sum: createHash('sha256').update(bytes).digest(), text })));
});

test('a value that cannot be serialized makes only its own call fail, and that call stores no data', async () => {
  const before = await single.run(reading(a1), backend);
  const one = name();
  const ring: Record<string, unknown> = {};
  ring.itself = ring;
  const failing = single.run(writing(a1), async (db) => {
    await add(db, a1, one);
    await sql`select ${ring}::jsonb`.execute(db);
  });
  await expect(failing).rejects.toThrow(/circular/i);
  expect(await stored(one)).toEqual(neither);
  expect(await single.run(reading(a1), backend)).toBe(before);
});

test('messages are sent in order at the end of the event loop turn; a long message sends all waiting messages immediately', async () => {
  const left: string[] = [];
  const outlet = (name: string, writable = true): Outlet => ({
    ...{ writable, writableLength: 0, cork() {}, uncork() {}, destroy() {} },
    write: (bytes) => left.push(`${name} ${bytes.toString('latin1', 0, 1)} ${bytes.length > 5_000 ? 'long' : bytes.length}`),
  });
  const messages = new Messages();
  const send = (to: Outlet, text = '') => {
    messages.clear();
    if (text) messages.parse('', text);
    else messages.sync();
    messages.send(to);
  };
  for (const to of [outlet('first'), outlet('gone', false), outlet('second')]) send(to);
  expect(left).toEqual([]);
  await endOfTurn();
  expect(left).toEqual(['first S 5', 'second S 5']);
  send(outlet('third'));
  send(outlet('fourth'), 'x'.repeat(10_000));
  expect(left.slice(2)).toEqual(['third S 5', 'fourth P long']);
  send(outlet('fifth'));
  await endOfTurn();
  expect(left.slice(4)).toEqual(['fifth S 5']);
});
