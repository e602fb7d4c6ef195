import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../apps/server/test/database.ts';
import { secretKey, withClient } from '../../apps/server/test/postgres.ts';
import { demoId } from '../rows.ts';
import { applications } from './applications.ts';
import { readOld, seedApprovals, workingMoment } from './flow.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
const rows = <T>(text: string, values: unknown[] = []) =>
  withClient(database.url, async (client) => (await client.query(text, values)).rows as T[]);
beforeAll(async () => {
  database = await cloneDatabase();
  await seedApprovals(database.url, secretKey);
  await withClient(database.url, (client) => client.query(readOld));
});
afterAll(() => database.drop());

test('the demo contains all its applications, and each possible state of an application occurs', async () => {
  const found = await rows<{ status: string; n: number }>('select status, count(*)::int as n from flow_instance group by 1 order by 1');
  expect(found.map(({ status }) => status)).toEqual(['agreed', 'refused', 'returned', 'running', 'stopped', 'withdrawn']);
  expect(found.reduce((sum, { n }) => sum + n, 0)).toBe(applications.length);
});

test('the main demo accounts have open to-dos and unread messages, and no message of the demo lies in the future', async () => {
  for (const name of ['membera1', 'admina1', 'supera1', 'operatora']) {
    const id = demoId(`user ${name}`);
    const [mine] = await rows<{ todo: number; unread: number; all: number; later: number }>(
      `select (select count(*)::int from flow_task where user_id = $1 and state = 'open') as todo,
              count(*) filter (where read_at is null)::int as unread, count(*)::int as all,
              count(*) filter (where created_at > now())::int as later
         from message where user_id = $1`,
      [id],
    );
    expect([name, mine?.todo, mine?.unread, mine?.later]).toEqual([name, expect.any(Number), expect.any(Number), 0]);
    expect(Math.min(mine?.todo ?? 0, mine?.unread ?? 0)).toBeGreaterThan(0);
  }
});

test('members of five demo companies have made applications', async () => {
  const found = await rows<{ id: string }>('select distinct company_id as id from flow_instance');
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(['A1', 'A2', 'B1', 'C1', 'OP'].map((key) => demoId(`company ${key}`))));
});

test('events of demo applications lie in working hours, in their order, and before the start of the server', () => {
  const now = Date.parse('2026-11-15T21:00:00Z');
  const moments = Array.from({ length: 200 }, (_, hoursAgo) => workingMoment(now, hoursAgo));
  for (const [at, moment] of moments.entries()) {
    const hour = new Date(moment + 8 * 3_600_000).getUTCHours();
    expect(hour >= 9 && hour < 18 && moment < now && moment < (moments[at - 1] ?? now)).toBe(true);
  }
});
