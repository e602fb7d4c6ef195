import pg from 'pg';
import { pinyinOf } from '../pinyin.ts';
import type { PhoneTriple, Secrets } from '../secret.ts';
import { connection } from './driver/index.ts';

/** An account as the emergency commands at the server's own console see it. These commands bypass row security and leave an audit entry. */
export type Account = {
  userId: string;
  realName: string;
  phone: string;
  username: string | null;
  phoneCipher: Buffer;
  isEnabled: boolean;
  isLocked: boolean;
  hasPassword: boolean;
  hasFactor: boolean;
};

/** Runs one transaction as the maintenance role park_keeper: the owner of an external database is bound by row security too. */
export async function asKeeper<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, statement_timeout: 30_000 });
  await client.connect();
  try {
    await client.query('begin; set local role park_keeper');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // closing the connection rolls back what was not committed
    await client.end();
  }
}

/** Tells whether the installation was ever set up; waits for a server that is setting it up right now. */
export async function isSetUp(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('schema-migration'))`);
    const { rows } = await client.query<{ is_there: boolean }>(`select to_regclass('public.schema_migration') is not null as is_there`);
    return rows[0]?.is_there === true;
  } finally {
    await client.end();
  }
}

/**
 * Tells whether the database was written with this secret key, by decrypting a stored phone number. If no phone number is stored yet, it
 * tries to connect with the password of the app role, which is derived from the same key.
 */
export async function keyFits(url: string, secrets: Secrets): Promise<boolean> {
  const sealed = await asKeeper(url, async (client) => {
    const { rows } = await client.query<{ cipher: Buffer }>(
      'select phone_cipher as cipher from "user" where phone_cipher is not null limit 1',
    );
    return rows[0]?.cipher;
  });
  if (!sealed) return isOpenTo({ ...connection(url), user: 'park_app', password: secrets.databasePassword });
  try {
    return secrets.openPhone(sealed) !== '';
  } catch {
    return false;
  }
}

async function isOpenTo(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function findAccount(client: pg.Client, name: string, phoneHash: Buffer | null): Promise<Account | undefined> {
  const { rows } = await client.query<Account>(
    `select u.id as "userId", u.real_name as "realName", u.phone_mask as phone, u.username, u.phone_cipher as "phoneCipher",
            u.enabled as "isEnabled", u.password is not null as "hasPassword",
            exists (select from user_factor f where f.user_id = u.id and f.secret is not null) as "hasFactor",
            exists (select from login_attempt a where a.account = uuid_send(u.id) and a.is_open and a.locks
                       and a.created_at > app.now() - interval '15 minutes') as "isLocked"
       from "user" u where lower(u.username) = lower($1) or u.phone_hash = $2
      order by (u.phone_hash = $2) desc nulls last limit 1 for update of u`,
    [name, phoneHash],
  );
  return rows[0];
}

type Operator = { realName: string; phone: string };
/** Finds the platform's super administrator. Locks the row of the platform's space, so that two consoles cannot both find none. */
export async function platformOperator(client: pg.Client): Promise<Operator | undefined> {
  await client.query('select from space where id = app.platform() for update');
  const { rows } = await client.query<Operator>(
    `select s.real_name as "realName", s.phone_mask as phone from staff s
      where s.company_id = app.platform_company() and s.admin_level = 3 and s.left_at is null`,
  );
  return rows[0];
}

type NewOperator = { phone: PhoneTriple; realName: string; username: string | undefined; password: string | undefined };
/**
 * Makes a user the platform's super administrator; the previous super administrator leaves. The password is set only for a user without
 * one.
 */
export async function appointOperator(client: pg.Client, { phone, realName, username, password }: NewOperator): Promise<string> {
  await client.query(
    `insert into "user" (phone_cipher, phone_hash, phone_mask, real_name, username, home_company_id)
     values ($1, $2, $3, $4, $5, app.platform_company()) on conflict (phone_hash) do nothing`,
    [phone.cipher, phone.hash, phone.mask, realName, username ?? null],
  );
  const { rows } = await client.query<{ id: string }>(
    `update "user" set enabled = true, password = coalesce(password, $2), change = change or password is null, updated_at = app.now()
      where phone_hash = $1 returning id`,
    [phone.hash, password ?? null],
  );
  const userId = rows[0]?.id as string;
  await client.query(
    `update staff set admin_level = 1, department_id = null, left_at = app.now()
      where company_id = app.platform_company() and admin_level = 3 and left_at is null and user_id <> $1`,
    [userId],
  );
  await client.query(
    `insert into staff (space_id, company_id, user_id, admin_level, real_name, pinyin)
     values (app.platform(), app.platform_company(), $1, 3, $2, $3)
     on conflict (space_id, company_id, user_id) do update set admin_level = 3, left_at = null, enabled = true`,
    [userId, realName, pinyinOf(realName)],
  );
  await record(client, 'admin.create', userId, { realName, phone: phone.mask });
  return userId;
}

type Reset = { password: string; isFactorDropped: boolean };
/** Sets a password that must be changed at the next sign-in, ends every session and removes a lock. */
export async function resetPassword(client: pg.Client, { userId, phone }: Account, { password, isFactorDropped }: Reset): Promise<void> {
  await client.query(`update "user" set password = $2, change = false, updated_at = app.now() where id = $1`, [userId, password]);
  await client.query('update session set revoked_at = app.now() where user_id = $1 and revoked_at is null', [userId]);
  await forgive(client, userId, []);
  if (isFactorDropped) await client.query('delete from user_factor where user_id = $1', [userId]);
  await record(client, 'admin.reset', userId, { phone, isFactorDropped });
}

export async function unlock(client: pg.Client, { userId, phone }: Account, nameHashes: readonly Buffer[]): Promise<void> {
  await forgive(client, userId, nameHashes);
  await record(client, 'admin.unlock', userId, { phone });
}

/**
 * Closes the failed sign-in attempts of the account and of the given sign-in names, which would otherwise still lock it or demand a
 * captcha.
 */
const forgive = (client: pg.Client, userId: string, nameHashes: readonly Buffer[]) =>
  client.query(
    'update login_attempt set is_open = false where is_open and (account = uuid_send($1::uuid) or name_hash = any ($2::bytea[]))',
    [userId, nameHashes],
  );

/** Writes the audit entry without a user, since the server does not know who sits at the console. */
const record = (client: pg.Client, call: string, target: string, input: object) =>
  client.query(
    `insert into audit (space_id, company_id, user_id, side, call, target, input, outcome, request_id)
     values (app.platform(), app.platform_company(), '00000000-0000-0000-0000-000000000000', 'platform', $1, $2, $3, 'done', 'console')`,
    [call, target, JSON.stringify(input)],
  );
