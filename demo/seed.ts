import pg from 'pg';
import { hashPassword } from '../apps/server/src/domains/people/identity/password.ts';
import { secretsOf } from '../apps/server/src/secret.ts';
import { password } from './people.ts';
import { demos } from './registry.ts';
import { insertRows } from './rows.ts';
import { type Demo, Story } from './story.ts';

/**
 * Tables of people and companies in the order in which their rows are inserted. The order is written here, because their foreign keys cross
 * domains. The tables of the single chapters are filled after them.
 */
const spine = [
  'space',
  'extend_field',
  'park',
  'company',
  'company_park',
  'user',
  'department',
  'staff',
  'department_manager',
  'role',
  'role_department',
  'role_grant',
  'role_user',
  'park_access',
];

/** Sorts the chapters of the demo so that each comes after the chapters it needs. */
function inOrder(all: readonly Demo[]): Demo[] {
  const byName = new Map(all.map((demo) => [demo.name, demo]));
  const told = new Set<Demo>();
  const visit = (demo: Demo) => {
    if (told.has(demo)) return;
    for (const name of demo.needs ?? []) {
      const needed = byName.get(name);
      if (!needed) throw new Error(`the demo of ${demo.name} needs ${name}, which has none`);
      visit(needed);
    }
    told.add(demo);
  };
  for (const demo of all) visit(demo);
  return [...told];
}

type Wish = {
  /** False leaves out the demo applications, for tests that count to-dos and messages from zero. */
  approvals?: boolean;
  /** Hash of the password of all demo users. Tests pass a hash that is cheap to verify, because they sign in hundreds of times. */
  passwordHash?: string;
};
/** Writes the demo into an empty database. Returns false and changes nothing if a space exists already. */
export async function seedDemo(url: string, secretKey: string, { approvals = true, passwordHash }: Wish = {}): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('demo'))`);
    await client.query('set local role park_keeper');
    if ((await client.query('select from space where id <> app.platform()')).rowCount) return false;
    const story = new Story(secretsOf(secretKey), passwordHash ?? (await hashPassword(password)));
    const chapters = inOrder(demos);
    for (const chapter of chapters) chapter.tell(story);
    for (const table of [...spine, ...chapters.flatMap(({ tables = [] }) => tables)])
      await insertRows(client, table, story.rows.get(table) ?? []);
    for (const { afterRows } of chapters) if (afterRows) await client.query(afterRows);
    await client.query('commit');
    if (!approvals) return true;
    for (const { live } of chapters) await live?.(url, secretKey);
    await client.query('set role park_keeper');
    for (const { afterLive } of chapters) if (afterLive) await client.query(afterLive);
    // Without this, autovacuum would collect statistics a minute later, and the first lists would be planned without them.
    await client.query('reset role');
    await client.query('analyze');
    return true;
  } finally {
    await client.end();
  }
}
