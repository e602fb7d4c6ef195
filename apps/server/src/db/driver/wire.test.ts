import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  a1,
  add,
  adding,
  backend,
  both,
  breakIt,
  companies,
  few,
  name,
  neither,
  proxy,
  reading,
  rows,
  single,
  stored,
  useTenants,
  type Work,
  writing,
} from '../../../test/tenants.ts';
import { hashToken } from '../../http/session.ts';
import type { Database, Db, Opened } from '../database.ts';
import { compiled, type Entry, type Run } from './index.ts';
import { sendGroup } from './wire.ts';

useTenants();

/*
 * Tenant separation depends on internals of the driver: one group of messages is one transaction of one actor. An update of pg must pass
 * these tests and connections.test.ts.
 */
describe('round trips', () => {
  const tripsOf = async (work: () => Promise<unknown>) => {
    const before = proxy.trips;
    await work();
    return proxy.trips - before;
  };
  beforeAll(() => single.run(reading(a1), companies));

  test('a query of one statement takes one round trip, whether or not its statement is already prepared', async () => {
    expect(await tripsOf(() => single.run(reading(a1), companies))).toBe(1);
    expect(await tripsOf(() => single.run(reading(a1), (db) => sql`select ${name()}::text as first_time`.execute(db)))).toBe(1);
  });

  test('a command of one statement with its audit row takes two round trips, and each further statement takes one more', async () => {
    expect(await tripsOf(() => single.run(writing(a1), (db) => add(db, a1, name())))).toBe(2);
    const twice = async (db: Db) => [await add(db, a1, name()), await add(db, a1, name())];
    expect(await tripsOf(() => single.run(writing(a1), twice))).toBe(3);
  });

  test('a last statement takes one round trip together with its audit row and the commit of earlier statements', async () => {
    const whole = (call: Opened) => call.last(compiled(adding(a1, name())));
    expect(await tripsOf(() => single.open(writing(a1), whole))).toBe(1);
    const behind = async (call: Opened) => [await add(call.db, a1, name()), await call.last(compiled(adding(a1, name())))];
    expect(await tripsOf(() => single.open(writing(a1), behind))).toBe(2);
  });

  test('a call that runs no statement still checks the session', async () => {
    expect(await tripsOf(() => single.run(reading(a1), async () => 'nothing'))).toBe(1);
    const ended = { ...a1.entry, tokenHash: hashToken('nobody') };
    await expect(single.run({ entry: ended }, async () => 'nothing')).rejects.toMatchObject({ code: 'PA903' });
  });
});

describe('a statement marked as the last of its command', () => {
  test('a last statement is committed when its result arrives, and later statements of the call are refused', async () => {
    const one = name();
    const more = async (call: Opened) => {
      await call.last(compiled(adding(a1, one)));
      expect(await stored(one)).toEqual({ department: 1, audit: 0 });
      await companies(call.db);
    };
    await expect(few.open(writing(a1), more)).rejects.toThrow('the call has ended');
    expect(await stored(one)).toEqual({ department: 1, audit: 0 });
  });

  test('if a last statement fails, its transaction is rolled back and closed, and a call that catches the error can go on', async () => {
    const [one, other] = [name(), name()];
    const again = async (call: Opened) => {
      await add(call.db, a1, one);
      await call.last(compiled(sql`select 1 / ${0}::int`));
    };
    await expect(single.open(writing(a1), again)).rejects.toMatchObject({ code: '22012' });
    const onward = async (call: Opened) => {
      await call.last(compiled(sql`select 1 / ${0}::int`)).catch(() => {});
      return add(call.db, a1, other);
    };
    await single.open(writing(a1), onward);
    expect([await stored(one), await stored(other)]).toEqual([neither, both]);
    expect(await single.run(reading(a1), companies)).toEqual([a1.companyId]);
  });

  test('a last statement that violates a deferred constraint at commit is reported as failed', async () => {
    await rows(`create table public.late (id int primary key, other int references public.late deferrable initially deferred)`);
    await rows('grant select, insert, references on public.late to park_app');
    try {
      const late: Work = (call) => call.last(compiled(sql`insert into late values (1, 2)`));
      const later: Work = async (call) => [await companies(call.db), await late(call)];
      for (const work of [late, later]) await expect(few.open(writing(a1), work)).rejects.toMatchObject({ code: '23503' });
      expect(await rows('select 1 from late')).toEqual([]);
    } finally {
      await rows('drop table public.late');
    }
  });

  test('a last statement also commits an earlier statement that was not awaited; a statement sent later is refused', async () => {
    const [one, other] = [name(), name()];
    const beside: Work = (call) => Promise.all([add(call.db, a1, one), call.last(compiled(adding(a1, other)))]);
    await few.open(writing(a1), beside);
    const found = await Promise.all([one, other].map(stored));
    expect(found.map((traces) => traces?.department)).toEqual([1, 1]);
    const behind: Work = (call) => Promise.all([call.last(compiled(adding(a1, name()))), add(call.db, a1, name())]);
    await expect(few.open(writing(a1), behind)).rejects.toThrow('the call has ended');
  });

  test('the last statement of an actor without a valid session does not run', async () => {
    const one = name();
    const ended = { ...a1.entry, tokenHash: hashToken('nobody') };
    await expect(few.open({ ...writing(a1), entry: ended }, (call) => call.last(compiled(adding(a1, one))))).rejects.toMatchObject({
      code: 'PA903',
    });
    expect(await stored(one)).toEqual(neither);
  });
});

test('a statement that was not awaited is rolled back with its failed call, and the connection stays usable', async () => {
  const one = name();
  const before = await single.run(reading(a1), backend);
  const leaving = async (db: Db) => {
    let isOver = false;
    // the statement is sent to PostgreSQL at the end of this turn, when the call has failed already
    const adding = add(db, a1, one).finally(() => {
      isOver = true;
    });
    for (let step = 0; step < 10; step++) await undefined;
    adding.catch(() => {});
    expect(isOver).toBe(false);
    throw new Error('refused');
  };
  await expect(single.run(writing(a1), leaving)).rejects.toThrow('refused');
  expect(await single.run(reading(a1), companies)).toEqual([a1.companyId]);
  expect([await stored(one), await single.run(reading(a1), backend)]).toEqual([neither, before]);
});

describe('a query', () => {
  test('a query cannot write in any of its statements', async () => {
    const one = name();
    await expect(few.run(reading(a1), (db) => add(db, a1, one))).rejects.toMatchObject({ code: '25006' });
    const late = async (db: Db) => [await companies(db), await add(db, a1, one)];
    await expect(few.run(reading(a1), late)).rejects.toMatchObject({ code: '25006' });
    expect(await stored(one)).toEqual(neither);
  });

  test('every statement of a query runs with the rights of the actor', async () => {
    const seen = await few.run(reading(a1), async (db) => [await companies(db), await companies(db)]);
    expect(seen).toEqual([[a1.companyId], [a1.companyId]]);
  });

  test.each([
    ['set_config', () => sql`select set_config('transaction_read_only', 'off', true)`],
    ['a SET statement', () => sql`set transaction read write`],
  ])('a query cannot be made writable by %s', async (_, statement) => {
    await expect(few.run(reading(a1), (db) => statement().execute(db))).rejects.toMatchObject({ code: '25001' });
  });

  test('the connection of a query that opens a transaction by hand is closed and not used again', async () => {
    const opened = await single.run(reading(a1), async (db) => {
      const pid = await backend(db);
      await sql`begin`.execute(db);
      return pid;
    });
    expect(await single.run(reading(a1), backend)).not.toBe(opened);
  });
});

describe('a repeated statement', () => {
  const kinds = sql`select 1::bigint as big, null::int as nothing, true as flag, '{"a": [1]}'::jsonb as document, '\\x00ff'::bytea as bytes,
    array['a', null]::text[] as list, timestamptz '2026-01-02 03:04:05Z' as at`;
  const ask = async (database: Database, statement = kinds) => (await database.run(reading(a1), (db) => statement.execute(db))).rows;

  test('a repeated statement returns the same rows as the first time for all column types, also for an empty result', async () => {
    const first = await ask(single);
    expect(first).toEqual([expect.objectContaining({ big: '1', nothing: null, flag: true, document: { a: [1] }, list: ['a', null] })]);
    expect(await ask(single)).toEqual(first);
    const none = sql`select 1 as one where false`;
    expect([await ask(single, none), await ask(single, none)]).toEqual([[], []]);
    const away = sql`delete from department where false`;
    const twice = async (db: Db) => [await away.execute(db), await away.execute(db)].map(({ numAffectedRows }) => numAffectedRows);
    expect(await single.run({ entry: a1.entry, audit: 'none' }, twice)).toEqual([0n, 0n]);
  });

  test('the columns of a repeated statement are requested only once per connection', async () => {
    const counted = async () => {
      const before = proxy.described;
      await ask(single);
      return proxy.described - before;
    };
    await ask(single);
    expect(await counted()).toBe(0);
    await rows('select pg_terminate_backend($1)', [await single.run(reading(a1), backend)]);
    await delay(100);
    // on a new connection the columns of no statement are known
    expect(await counted()).toBe(1);
  });

  test('a statement is prepared again until it has succeeded once on its connection', async () => {
    const divided = (by: number) => sql<{ one: number }>`select ${1}::int / ${by}::int as one`;
    const ask = (by: number) => single.run(reading(a1), (db) => divided(by).execute(db));
    await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
    expect((await ask(1)).rows).toEqual([{ one: 1 }]);
    expect((await ask(1)).rows).toEqual([{ one: 1 }]);

    const other = sql<{ two: number }>`select ${2}::int as two`;
    const ended = { ...a1.entry, tokenHash: hashToken('nobody') };
    await expect(single.run({ entry: ended }, (db) => other.execute(db))).rejects.toMatchObject({ code: 'PA903' });
    expect((await single.run(reading(a1), (db) => other.execute(db))).rows).toEqual([{ two: 2 }]);

    const third = () => sql<{ three: number }>`select ${3}::int as three`;
    const both = await single.run(reading(a1), (db) => Promise.all([third().execute(db), third().execute(db)]));
    expect(both.map(({ rows }) => rows)).toEqual([[{ three: 3 }], [{ three: 3 }]]);
  });

  test('after the columns of a table change, the result of a statement is never read with the old columns', async () => {
    await rows('create table public.shape as select 1 as a');
    await rows('grant select on public.shape to park_app');
    const all = sql`select * from shape`;
    try {
      expect([await ask(single, all), await ask(single, all)]).toEqual([[{ a: 1 }], [{ a: 1 }]]);
      await rows(`alter table public.shape add column b text default 'new'`);
      // PostgreSQL itself refuses the statement on the connection that prepared it; other connections see the new columns
      await expect(ask(single, all)).rejects.toMatchObject({ code: '0A000' });
      expect(await ask(few, all)).toEqual([{ a: 1, b: 'new' }]);
    } finally {
      await rows('drop table public.shape');
    }
  });
});

test('a response with more or fewer results than statements sent is refused', async () => {
  type Query = { submit(connection: object): void; handleCommandComplete(message: { text: string }): void; handleReadyForQuery(): void };
  const answered = (parts: number) => {
    const client = {
      query(query: Query) {
        query.submit({ stream: { writable: false } });
        for (let at = 0; at < parts; at++) query.handleCommandComplete({ text: 'SELECT 0' });
        query.handleReadyForQuery();
      },
    };
    const before = [{ statement: 'park_look', values: [] }];
    return sendGroup(client as never, before, { text: 'select', values: [], name: undefined }, []);
  };
  await expect(answered(2)).resolves.toMatchObject({ rows: [], rowCount: 0 });
  for (const parts of [1, 3]) await expect(answered(parts)).rejects.toThrow('not that of the statement');
});

describe('an actor without a valid session or with changed rights', () => {
  test('no statement runs after the session has ended or the rights have changed', async () => {
    const one = name();
    const refused = (entry: Entry) => few.run({ ...writing(a1), entry }, (db) => add(db, a1, one));
    await expect(refused({ ...a1.entry, tokenHash: hashToken('nobody') })).rejects.toMatchObject({ code: 'PA903' });
    await expect(refused({ ...a1.entry, versions: a1.entry.versions.map((version) => version + 1) })).rejects.toMatchObject({
      code: 'PA409',
    });
    expect(await stored(one)).toEqual(neither);
  });

  test('values of the session context, such as user and company, cannot inject SQL', async () => {
    await expect(few.run({ entry: { ...a1.entry, companyId: `${a1.companyId}' or true` } }, companies)).rejects.toThrow(TypeError);
    await expect(few.run({ entry: { ...a1.entry, reach: 'own,park' } }, companies)).rejects.toThrow(TypeError);
  });
});

describe('a command', () => {
  test('a command is stored together with its audit row', async () => {
    const one = name();
    await few.run(writing(a1), (db) => add(db, a1, one));
    expect(await stored(one)).toEqual(both);
  });

  test('a command without a valid audit row stores no data', async () => {
    const one = name();
    const broken: Run = { ...writing(a1), audit: () => ({ text: 'insert into audit (space_id) values ($1)', values: [a1.entry.spaceId] }) };
    await expect(few.run(broken, (db) => add(db, a1, one))).rejects.toMatchObject({ code: '23502' });
    expect(await stored(one)).toEqual(neither);
  });

  test('a command that catches the error of a failed statement is still reported as failed', async () => {
    const one = name();
    const hiding = async (db: Db) => {
      await add(db, a1, one);
      await breakIt(db).catch(() => {});
      return one;
    };
    await expect(few.run(writing(a1), hiding)).rejects.toMatchObject({ code: '25P02' });
    await expect(few.run({ entry: a1.entry, audit: 'none' }, hiding)).rejects.toMatchObject({ code: '25P02' });
    expect(await stored(one)).toEqual(neither);
  });

  test('a command that rolls itself back is reported as failed', async () => {
    const one = name();
    const undone = async (db: Db) => {
      await add(db, a1, one);
      await sql`rollback`.execute(db);
      return one;
    };
    await expect(few.run(writing(a1), undone)).rejects.toThrow();
    expect(await stored(one)).toEqual(neither);
  });

  test('a failed command leaves its connection usable', async () => {
    const failed = await single.run(reading(a1), backend);
    await single.run(writing(a1), breakIt).catch(() => {});
    expect(await single.run(reading(a1), backend)).toBe(failed);
  });

  test('a command refused at commit is reported as failed and stores no data', async () => {
    const operator = { ...a1.entry, side: 'operator', reach: 'park' };
    const park = a1.entry.parkIds[0];
    const orphan = (db: Db) =>
      sql`insert into company_park (space_id, park_id, company_id, relation, left_name)
        values (${operator.spaceId}, ${park}, ${randomUUID()}, 'settled', 'orphan')`.execute(db);
    await expect(few.run({ entry: operator, audit: 'none' }, orphan)).rejects.toMatchObject({ code: '23503' });
    expect(await rows(`select from company_park where left_name = 'orphan'`)).toEqual([]);
  });

  test('a command cannot open a second transaction inside its own transaction', async () => {
    const nested = (db: Db) => db.transaction().execute((inner) => companies(inner));
    await expect(few.run(writing(a1), nested)).rejects.toThrow('a call is one transaction already');
  });
});
