import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  a1,
  add,
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
  type Tenant,
  tenants,
  useTenants,
  writing,
} from '../../../test/tenants.ts';
import type { Db } from '../database.ts';

useTenants();

/* Connections are shared fairly, and nothing of one call remains on a connection for the next. */
const calls = process.env.PARK_LONG ? 4_000 : 400;

describe('pooled connections', () => {
  test('a connection is reused by the next call', async () => {
    const first = await single.run(reading(a1), backend);
    expect(await single.run(reading(a1), backend)).toBe(first);
  });

  test('waiting calls receive connections in the order in which they started to wait', async () => {
    const order: number[] = [];
    await Promise.all(Array.from({ length: 20 }, (_, at) => single.run(reading(a1), companies).then(() => order.push(at))));
    expect(order).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });
});

describe('the connection of an earlier call', () => {
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
  ])('the next call finds no settings of %s on the reused connection', async (_, work) => {
    await work().catch(() => {});
    expect(await public_()).toEqual(clean);
  });

  test(`each tenant sees only its own rows in ${calls} calls of four tenants on four connections, many of which fail midway`, async () => {
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
        // a stride without common factors, so that every kind of call follows every other kind on a connection
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
  });
});

test('a call takes no connection before its first statement, so a nested call can use the only connection', async () => {
  const one = name();
  await single.run(writing(a1), async (db) => {
    await single.run({ entry: undefined, audit: 'none' }, (own) => sql`select 1`.execute(own));
    return add(db, a1, one);
  });
  expect(await stored(one)).toEqual(both);
});

describe('a statement that was not awaited', () => {
  test.each([
    ['query', () => reading(a1)],
    ['command', () => writing(a1)],
  ])('a statement that was not awaited is refused once its %s has ended', async (_, run) => {
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

describe('a connection that PostgreSQL terminates', () => {
  const end = (pid: number) => rows('select pg_terminate_backend($1)', [pid]);

  test.each([
    ['a statement of a query', () => reading(a1)],
    ['a statement of a command', () => writing(a1)],
  ])('if PostgreSQL terminates a connection in %s, the call fails and the next call uses another connection', async (_, run) => {
    const killed = single.run(run(), async (db) => {
      const pid = await backend(db);
      setTimeout(() => void end(pid), 50);
      await sql`select pg_sleep(10)`.execute(db);
    });
    await expect(killed).rejects.toThrow(/terminat/);
    expect(await single.run(reading(a1), companies)).toEqual([a1.companyId]);
  });

  test('a command whose connection is terminated between two statements stores no data', async () => {
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

  test.each([
    ['a query', () => reading(a1)],
    ['a command', () => writing(a1)],
  ])('a connection cut silently during %s is not given to the next call, even if the next call starts immediately', async (_, run) => {
    const cut = single.run(run(), async (db) => {
      const broken = sql`select pg_sleep(10)`.execute(db);
      setTimeout(() => proxy.cut(), 50);
      await broken;
    });
    const next = cut.catch(() => single.run(reading(a1), companies)).catch(() => single.run(reading(a1), companies));
    await expect(cut).rejects.toThrow(/terminated/);
    expect(await next).toEqual([a1.companyId]);
  });

  test('a connection terminated while idle is replaced', async () => {
    await end(await single.run(reading(a1), backend));
    await delay(100);
    expect(await single.run(reading(a1), companies)).toEqual([a1.companyId]);
  });

  test('terminating connections under load fails calls but never shows a row of another tenant', async () => {
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
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'park' and datname = current_database()
          order by random() limit 2`,
      );
      await delay(50);
    }
    isOver = true;
    await Promise.all(clients);
    expect(leaks).toEqual([]);
    expect(answered).toBeGreaterThan(rounds);
    for (const tenant of tenants) expect(await few.run(reading(tenant), companies)).toEqual([tenant.companyId]);
  });
});
