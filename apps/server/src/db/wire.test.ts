import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { department } from '@park/contract/department';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Counter, startProxy } from '../../../../bench/proxy.ts';
import { demoId } from '../../../../demo/rows.ts';
import { cloneDatabase } from '../../test/database.ts';
import { secretKey, withClient } from '../../test/postgres.ts';
import { closing } from '../http/closing.ts';
import { choose, entryOf, hashToken, type Place, type SessionStore, sessionStore } from '../http/session.ts';
import { secretsOf } from '../secret.ts';
import { type Database, type Db, type Entry, openDatabase, type Run } from './database.ts';
import { openSession } from './door.ts';

/*
 * The driver's internals carry the walls between tenants: one group of messages, one transaction, one caller. An update
 * of pg must pass all of this.
 */
type Tenant = { entry: Entry; place: Place; companyId: string; root: string };

const calls = process.env.PARK_LONG ? 4_000 : 400;
const people = { A1: 'supera1', A2: 'supera2', B1: 'superb1', C1: 'superc1' };
let proxy: Counter;
/** One connection, so that every call finds what the one before it left; and a few, which calls fight for. */
let single: Database;
let few: Database;
let tenants: Tenant[];
let a1: Tenant;
let rows: <T>(text: string, values?: unknown[]) => Promise<T[]>;
let tidyUp: () => Promise<void>;

beforeAll(async () => {
  const database = await cloneDatabase();
  proxy = await startProxy(database.url);
  rows = (text, values = []) => withClient(database.url, async (client) => (await client.query(text, values)).rows);
  const open = (pool: number) => openDatabase({ url: proxy.url, password: secretsOf(secretKey).databasePassword, pool });
  [single, few] = [open(1), open(4)];
  const sessions = sessionStore(few);
  tenants = await Promise.all(Object.entries(people).map(([key, username]) => enterAs(sessions, key, username)));
  a1 = tenants[0] as Tenant;
  tidyUp = async () => {
    await Promise.all([single.close(), few.close()]);
    proxy.close();
    await database.drop();
  };
});
afterAll(() => tidyUp());

async function enterAs(sessions: SessionStore, key: string, username: string): Promise<Tenant> {
  const tokenHash = hashToken(randomBytes(32).toString('base64url'));
  const userId = demoId(`user ${username}`);
  const [{ proof } = { proof: Buffer.alloc(0) }] = await rows<{ proof: Buffer }>(
    `select sha256(convert_to(password, 'UTF8')) as proof from "user" where id = $1`,
    [userId],
  );
  const times = { idleMinutes: 30, hours: 12, requestId: 'test', agent: '', address: '', attempt: null, agreements: [] };
  await few.run({ entry: undefined, audit: 'none' }, (db) => openSession(db, { userId, proof, tokenHash, key: randomBytes(32), ...times }));
  const session = await sessions.find(tokenHash);
  const context = choose(session, {});
  if (!context) throw new Error(`${username} can enter nowhere`);
  const place = await sessions.place(session, context);
  return { place, entry: entryOf(session, place, 'own', 'one'), companyId: demoId(`company ${key}`), root: demoId(`department ${key}`) };
}

const reading = ({ entry }: Tenant): Run => ({ entry });
const writing = ({ entry, place }: Tenant): Run => ({
  entry,
  audit: (result) => closing(place.actor, department.create, { input: {}, result, outcome: 'done', requestId: String(result) }),
});
const companies = async (db: Db) =>
  (await sql<{ id: string }>`select distinct company_id as id from department`.execute(db)).rows.map((row) => row.id);
const add = async (db: Db, { companyId, root, entry }: Tenant, name: string) => {
  await sql`insert into department (space_id, company_id, parent_id, name, order_num, level)
    values (${entry.spaceId}, ${companyId}, ${root}, ${name}, 1, 2)`.execute(db);
  return name;
};
const stored = (name: string) =>
  rows<{ department: number; audit: number }>(
    `select (select count(*)::int from department where name = $1) as department, (select count(*)::int from audit where request_id = $1) as audit`,
    [name],
  ).then(([found]) => found);
const both = { department: 1, audit: 1 };
const neither = { department: 0, audit: 0 };
const name = () => randomUUID().slice(0, 18);
const backend = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid as number;
const breakIt = (db: Db) => sql`select 1 / (${0}::int)`.execute(db);

describe('round trips', () => {
  const tripsOf = async (work: () => Promise<unknown>) => {
    const before = proxy.trips;
    await work();
    return proxy.trips - before;
  };
  beforeAll(() => single.run(reading(a1), companies));

  test('a query of one statement is one, prepared already or not', async () => {
    expect(await tripsOf(() => single.run(reading(a1), companies))).toBe(1);
    expect(await tripsOf(() => single.run(reading(a1), (db) => sql`select ${name()}::text as first_time`.execute(db)))).toBe(1);
  });

  test('a command of one statement with its audit row is two, and one more for each further statement', async () => {
    expect(await tripsOf(() => single.run(writing(a1), (db) => add(db, a1, name())))).toBe(2);
    const twice = async (db: Db) => [await add(db, a1, name()), await add(db, a1, name())];
    expect(await tripsOf(() => single.run(writing(a1), twice))).toBe(3);
  });

  test('a call that asked nothing is checked all the same', async () => {
    expect(await tripsOf(() => single.run(reading(a1), async () => 'nothing'))).toBe(1);
    const ended = { ...a1.entry, tokenHash: hashToken('nobody') };
    await expect(single.run({ entry: ended }, async () => 'nothing')).rejects.toMatchObject({ code: 'PA903' });
  });
});

describe('a query', () => {
  test('cannot write, neither at once nor in a later statement', async () => {
    const one = name();
    await expect(few.run(reading(a1), (db) => add(db, a1, one))).rejects.toMatchObject({ code: '25006' });
    const late = async (db: Db) => [await companies(db), await add(db, a1, one)];
    await expect(few.run(reading(a1), late)).rejects.toMatchObject({ code: '25006' });
    expect(await stored(one)).toEqual(neither);
  });

  test('runs as its caller in every statement', async () => {
    const seen = await few.run(reading(a1), async (db) => [await companies(db), await companies(db)]);
    expect(seen).toEqual([[a1.companyId], [a1.companyId]]);
  });

  test.each([
    ['a setting', () => sql`select set_config('transaction_read_only', 'off', true)`],
    ['a command', () => sql`set transaction read write`],
  ])('cannot be switched back to writing by %s', async (_, statement) => {
    await expect(few.run(reading(a1), (db) => statement().execute(db))).rejects.toMatchObject({ code: '25001' });
  });

  test('that opens a transaction by hand loses its connection with it', async () => {
    const opened = await single.run(reading(a1), async (db) => {
      const pid = await backend(db);
      await sql`begin`.execute(db);
      return pid;
    });
    expect(await single.run(reading(a1), backend)).not.toBe(opened);
  });
});

describe('a statement that comes again', () => {
  const kinds = sql`select 1::bigint as big, null::int as nothing, true as flag, '{"a": [1]}'::jsonb as document, '\\x00ff'::bytea as bytes,
    array['a', null]::text[] as list, timestamptz '2026-01-02 03:04:05Z' as at`;
  const ask = async (database: Database, statement = kinds) => (await database.run(reading(a1), (db) => statement.execute(db))).rows;

  test('is answered like the first time, whatever its columns hold, and none where it has no rows', async () => {
    const first = await ask(single);
    expect(first).toEqual([expect.objectContaining({ big: '1', nothing: null, flag: true, document: { a: [1] }, list: ['a', null] })]);
    expect(await ask(single)).toEqual(first);
    const none = sql`select 1 as one where false`;
    expect([await ask(single, none), await ask(single, none)]).toEqual([[], []]);
    const away = sql`delete from department where false`;
    const twice = async (db: Db) => [await away.execute(db), await away.execute(db)].map(({ numAffectedRows }) => numAffectedRows);
    expect(await single.run({ entry: a1.entry, audit: 'none' }, twice)).toEqual([0n, 0n]);
  });

  test('is described once on a connection', async () => {
    const counted = async () => {
      const before = proxy.described;
      await ask(single);
      return proxy.described - before;
    };
    await ask(single);
    expect(await counted()).toBe(0);
    await rows('select pg_terminate_backend($1)', [await single.run(reading(a1), backend)]);
    await delay(100);
    // a new connection is told everything anew, the two statements around a command included
    expect(await counted()).toBe(3);
  });

  test('is never read in a shape it no longer has', async () => {
    await rows('create table public.shape as select 1 as a');
    await rows('grant select on public.shape to park_app');
    const all = sql`select * from shape`;
    try {
      expect([await ask(single, all), await ask(single, all)]).toEqual([[{ a: 1 }], [{ a: 1 }]]);
      await rows(`alter table public.shape add column b text default 'new'`);
      // on the connection that knows it, PostgreSQL itself refuses; on others it is what it is now
      await expect(ask(single, all)).rejects.toMatchObject({ code: '0A000' });
      expect(await ask(few, all)).toEqual([{ a: 1, b: 'new' }]);
    } finally {
      await rows('drop table public.shape');
    }
  });
});

describe('a caller who may not enter', () => {
  test('has nothing run: neither with an ended session nor with rights that have changed', async () => {
    const one = name();
    const refused = (entry: Entry) => few.run({ ...writing(a1), entry }, (db) => add(db, a1, one));
    await expect(refused({ ...a1.entry, tokenHash: hashToken('nobody') })).rejects.toMatchObject({ code: 'PA903' });
    await expect(refused({ ...a1.entry, versions: a1.entry.versions.map((version) => version + 1) })).rejects.toMatchObject({
      code: 'PA409',
    });
    expect(await stored(one)).toEqual(neither);
  });

  test('cannot smuggle anything through his context', async () => {
    await expect(few.run({ entry: { ...a1.entry, companyId: `${a1.companyId}' or true` } }, companies)).rejects.toThrow(TypeError);
    await expect(few.run({ entry: { ...a1.entry, reach: 'own,park' } }, companies)).rejects.toThrow(TypeError);
  });
});

describe('the next caller on a connection', () => {
  const remains = sql<{ user: string; company: string; rows: number }>`
    select coalesce(current_setting('app.user_id', true), '') as user, coalesce(current_setting('app.company_id', true), '') as company,
           (select count(*)::int from department) as rows`;
  const public_ = async () => (await single.run({ entry: undefined }, (db) => remains.execute(db))).rows[0];
  const clean = { user: '', company: '', rows: 0 };

  test.each([
    ['a query', () => single.run(reading(a1), companies)],
    ['a query that failed', () => single.run(reading(a1), breakIt)],
    ['a command', () => single.run(writing(a1), (db) => add(db, a1, name()))],
    ['a command that failed midway', () => single.run(writing(a1), async (db) => [await add(db, a1, name()), await breakIt(db)])],
    ['a command whose code threw', () => single.run(writing(a1), async (db) => Promise.reject(new Error(await add(db, a1, name()))))],
    [
      'a command whose audit row failed',
      () => single.run({ ...writing(a1), audit: () => ({ text: 'select 1 / 0', values: [] }) }, companies),
    ],
  ])('finds nothing of %s', async (_, work) => {
    await work().catch(() => {});
    expect(await public_()).toEqual(clean);
  });

  test(`sees only what is his own: ${calls} calls of four tenants on four connections, many of them failing midway`, async () => {
    const leaks: string[] = [];
    const wrong: string[] = [];
    const written: string[] = [];
    const look = async (db: Db, tenant: Tenant) => {
      const seen = await companies(db);
      if (seen.join() !== tenant.companyId) leaks.push(`${tenant.companyId} saw ${seen.join()}`);
    };
    const ways: ((tenant: Tenant) => Promise<unknown>)[] = [
      (tenant) => few.run(reading(tenant), (db) => look(db, tenant)),
      (tenant) => few.run(reading(tenant), (db) => Promise.all([look(db, tenant), look(db, tenant)])),
      (tenant) => few.run(reading(tenant), async (db) => [await look(db, tenant), await breakIt(db)]),
      (tenant) => few.run(reading(tenant), (db) => Promise.all([breakIt(db), look(db, tenant), breakIt(db).catch(() => look(db, tenant))])),
      (tenant) =>
        few.run(writing(tenant), async (db) => {
          const one = await add(db, tenant, name());
          await look(db, tenant);
          written.push(one);
          return one;
        }),
      (tenant) => few.run(writing(tenant), async (db) => [await add(db, tenant, `gone ${name().slice(0, 9)}`), await breakIt(db)]),
      (tenant) =>
        few.run(writing(tenant), async (db) => {
          const other = tenants.find((one) => one !== tenant) as Tenant;
          await add(db, { ...tenant, companyId: other.companyId, root: other.root }, 'gone abroad');
        }),
      async () => {
        const { rows: left } = await few.run({ entry: undefined }, (db) => remains.execute(db));
        if (left[0]?.user || left[0]?.rows) leaks.push(`nobody saw ${JSON.stringify(left[0])}`);
      },
    ];
    const fails = new Set([2, 3, 5, 6]);
    let next = 0;
    const client = async () => {
      for (let at = next++; at < calls; at = next++) {
        // a stride without common factors, so that every way follows every other one on a connection
        const way = (at * 5 + Math.floor(at / 8)) % ways.length;
        const outcome = await ways[way]?.(tenants[at % tenants.length] as Tenant).then(
          () => true,
          () => false,
        );
        if (outcome === fails.has(way)) wrong.push(`way ${way}`);
      }
    };
    await Promise.all(Array.from({ length: 12 }, client));
    expect(leaks).toEqual([]);
    expect(wrong).toEqual([]);
    expect(await rows(`select name from department where name like 'gone%'`)).toEqual([]);
    expect(await rows(`select 1 from department d join audit a on a.request_id = d.name where d.name = any ($1)`, [written])).toHaveLength(
      written.length,
    );
  }, 60_000);
});

describe('a command', () => {
  test('is stored together with its audit row', async () => {
    const one = name();
    await few.run(writing(a1), (db) => add(db, a1, one));
    expect(await stored(one)).toEqual(both);
  });

  test('whose audit row cannot be stored stores nothing', async () => {
    const one = name();
    const broken: Run = { ...writing(a1), audit: () => ({ text: 'insert into audit (space_id) values ($1)', values: [a1.entry.spaceId] }) };
    await expect(few.run(broken, (db) => add(db, a1, one))).rejects.toMatchObject({ code: '23502' });
    expect(await stored(one)).toEqual(neither);
  });

  test('that hides a failed statement is still reported as failed', async () => {
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

  test('that rolled itself back is not taken for a success', async () => {
    const one = name();
    const undone = async (db: Db) => {
      await add(db, a1, one);
      await sql`rollback`.execute(db);
      return one;
    };
    await expect(few.run(writing(a1), undone)).rejects.toThrow();
    expect(await stored(one)).toEqual(neither);
  });

  test('that failed leaves its connection for the next one', async () => {
    const failed = await single.run(reading(a1), backend);
    await single.run(writing(a1), breakIt).catch(() => {});
    expect(await single.run(reading(a1), backend)).toBe(failed);
  });

  test('refused at the very commit is reported and stores nothing', async () => {
    const operator = { ...a1.entry, side: 'operator', reach: 'park' };
    const park = a1.entry.parkIds[0];
    const orphan = (db: Db) =>
      sql`insert into company_park (space_id, park_id, company_id, relation, left_name)
        values (${operator.spaceId}, ${park}, ${randomUUID()}, 'settled', 'orphan')`.execute(db);
    await expect(few.run({ entry: operator, audit: 'none' }, orphan)).rejects.toMatchObject({ code: '23503' });
    expect(await rows(`select from company_park where left_name = 'orphan'`)).toEqual([]);
  });

  test('cannot have a second transaction inside', async () => {
    const nested = (db: Db) => db.transaction().execute((inner) => companies(inner));
    await expect(few.run(writing(a1), nested)).rejects.toThrow('a call is one transaction already');
  });
});

test('a call holds no connection before its first statement: with one for all, something apart from it comes first', async () => {
  const one = name();
  await single.run(writing(a1), async (db) => {
    await single.run({ entry: undefined, audit: 'none' }, (own) => sql`select 1`.execute(own));
    return add(db, a1, one);
  });
  expect(await stored(one)).toEqual(both);
});

describe('a statement nobody waited for', () => {
  test.each([
    ['query', () => reading(a1)],
    ['command', () => writing(a1)],
  ])('is refused once its %s has ended', async (_, run) => {
    let late: Promise<unknown> | undefined;
    await single.run(run(), async (db) => {
      await companies(db);
      late = delay(50).then(() => companies(db));
      late.catch(() => {});
      return name();
    });
    await expect(late).rejects.toThrow('the call has ended');
  });
});

describe('a connection that PostgreSQL ends', () => {
  const end = (pid: number) => rows('select pg_terminate_backend($1)', [pid]);

  test.each([
    ['a statement of a query', () => reading(a1)],
    ['a statement of a command', () => writing(a1)],
  ])('in %s gives an error, and the next call finds another one', async (_, run) => {
    const killed = single.run(run(), async (db) => {
      const pid = await backend(db);
      setTimeout(() => void end(pid), 50);
      await sql`select pg_sleep(10)`.execute(db);
    });
    await expect(killed).rejects.toThrow(/terminat/);
    expect(await single.run(reading(a1), companies)).toEqual([a1.companyId]);
  });

  test('between two statements of a command stores nothing', async () => {
    const one = name();
    const cut = single.run(writing(a1), async (db) => {
      await add(db, a1, one);
      await end(await backend(db));
      return one;
    });
    await expect(cut).rejects.toThrow();
    expect(await stored(one)).toEqual(neither);
    await single.run(writing(a1), (db) => add(db, a1, one));
    expect(await stored(one)).toEqual(both);
  });

  test('while nobody uses it is replaced', async () => {
    await end(await single.run(reading(a1), backend));
    await delay(100);
    expect(await single.run(reading(a1), companies)).toEqual([a1.companyId]);
  });

  test('again and again under load costs calls but never shows a foreign row', async () => {
    const rounds = process.env.PARK_LONG ? 100 : 15;
    let isOver = false;
    const leaks: string[] = [];
    let answered = 0;
    const client = async (tenant: Tenant) => {
      while (!isOver) {
        const seen = await few.run(reading(tenant), companies).catch(() => []);
        answered += seen.length ? 1 : 0;
        if (seen.some((id) => id !== tenant.companyId)) leaks.push(seen.join());
      }
    };
    const clients = [...tenants, ...tenants].map(client);
    for (let round = 0; round < rounds; round++) {
      await rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'park' and datname = current_database() order by random() limit 2`,
      );
      await delay(50);
    }
    isOver = true;
    await Promise.all(clients);
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(rounds);
    for (const tenant of tenants) expect(await few.run(reading(tenant), companies)).toEqual([tenant.companyId]);
  }, 60_000);
});
