import { randomBytes, randomUUID } from 'node:crypto';
import { department } from '@park/contract/people/department';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { type Counter, startProxy } from '../../../bench/proxy.ts';
import { demoId } from '../../../demo/rows.ts';
import { type Database, type Db, type Opened, openDatabase } from '../src/db/database.ts';
import { type Entry, openSession, type Run } from '../src/db/driver/index.ts';
import { closing } from '../src/http/closing.ts';
import { choose, entryOf, hashToken, type Place, type SessionStore, sessionStore } from '../src/http/session.ts';
import { secretsOf } from '../src/secret.ts';
import { cloneDatabase } from './database.ts';
import { secretKey, withClient } from './postgres.ts';

/** A member of one of four companies in one database, for tests of the database driver. */
export type Tenant = { entry: Entry; place: Place; companyId: string; root: string };

const people = { A1: 'supera1', A2: 'supera2', B1: 'superb1', C1: 'superc1' };
export let proxy: Counter;
/**
 * `single` has one connection, so that every call uses the connection of the call before; `few` has a few connections, which calls compete
 * for.
 */
export let single: Database;
export let few: Database;
export let tenants: Tenant[];
export let a1: Tenant;
export let rows: <T>(text: string, values?: unknown[]) => Promise<T[]>;
export let tidyUp: () => Promise<void>;

/** Sets up the tenants; every file that uses them calls this, since files may share this module but each has a database of its own. */
export function useTenants(): void {
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
}

async function enterAs(sessions: SessionStore, key: string, username: string): Promise<Tenant> {
  const tokenHash = hashToken(randomBytes(32).toString('base64url'));
  const userId = demoId(`user ${username}`);
  const [{ proof } = { proof: Buffer.alloc(0) }] = await rows<{ proof: Buffer }>(
    `select sha256(convert_to(password, 'UTF8')) as proof from "user" where id = $1`,
    [userId],
  );
  const times = { idleMinutes: 30, hours: 12, requestId: 'test', agent: '', address: '', attempt: null, agreements: [] };
  await few.run({ entry: undefined, audit: 'none' }, (db) => openSession(db, { userId, proof, tokenHash, key: randomBytes(32), ...times }));
  const session = await sessions.read(tokenHash);
  const context = choose(session, {});
  if (!context) throw new Error(`${username} can enter nowhere`);
  const access = await sessions.readAccess(session, context);
  return {
    place: access.place,
    entry: entryOf(session, access, 'own', 'one'),
    companyId: demoId(`company ${key}`),
    root: demoId(`department ${key}`),
  };
}

export const reading = ({ entry }: Tenant): Run => ({ entry });
export const writing = ({ entry, place }: Tenant): Run => ({
  entry,
  audit: (result) => closing(place.actor, department.create, { input: {}, result, outcome: 'done', requestId: String(result) }),
});
export const companies = async (db: Db) =>
  (await sql<{ id: string }>`select distinct company_id as id from department`.execute(db)).rows.map((row) => row.id);
export const add = async (db: Db, tenant: Tenant, name: string) => {
  await adding(tenant, name).execute(db);
  return name;
};
export const adding = (
  { companyId, root, entry }: Tenant,
  name: string,
) => sql`insert into department (space_id, company_id, parent_id, name, order_num, level)
  values (${entry.spaceId}, ${companyId}, ${root}, ${name}, 1, 2)`;
export type Work = (call: Opened) => Promise<unknown>;
export const stored = (name: string) =>
  rows<{ department: number; audit: number }>(
    `select (select count(*)::int from department where name = $1) as department,
            (select count(*)::int from audit where request_id = $1) as audit`,
    [name],
  ).then(([found]) => found);
export const both = { department: 1, audit: 1 };
export const neither = { department: 0, audit: 0 };
export const name = () => randomUUID().slice(0, 18);
export const backend = async (db: Db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid as number;
export const breakIt = (db: Db) => sql`select 1 / (${0}::int)`.execute(db);
