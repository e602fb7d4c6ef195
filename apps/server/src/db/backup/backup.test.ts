import { copyFile, cp, mkdtemp, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '../../../test/contents.ts';
import { cloneDatabase, emptyDatabase } from '../../../test/database.ts';
import { secretKey, withClient } from '../../../test/postgres.ts';
import { sealNow } from '../../../test/seal.ts';
import { diskStore } from '../../outside/files-disk.ts';
import { newKey } from '../../outside/files-key.ts';
import { secretsOf } from '../../secret.ts';
import { catalogueProblems } from '../catalogue.ts';
import { functions } from '../functions.ts';
import { migrate } from '../migrate.ts';
import { migrations, prepare } from '../prepare.ts';
import { copyIn } from './copy.ts';
import { makeBackup, openFile, openKey, restoreBackup } from './index.ts';

let folder: string;
let source: Awaited<ReturnType<typeof cloneDatabase>>;
let file: string;
const picture = Buffer.alloc(700_000, 'picture');
const key = newKey();
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'park-backup-'));
  source = await cloneDatabase();
  await diskStore(path.join(folder, 'old')).put(key, picture);
  await withClient(source.url, async (client) => {
    await client.query(
      `insert into file (space_id, company_id, user_id, purpose, name, mime, size, sha256, storage_key)
       select space_id, company_id, user_id, 'image', E'图\\t\\\\n\\n.png', 'image/png', 700000, sha256('a'), $1 from staff limit 1`,
      [key],
    );
    await client.query(
      `insert into audit (space_id, company_id, user_id, side, call, outcome, request_id, at)
       select s.space_id, s.company_id, s.user_id, 'company', 'x.y', 'done', 'r' || n, now() - make_interval(days => n)
         from (select * from staff limit 1) s, generate_series(1, 300) n`,
    );
    await client.query(sealNow);
    await client.query(
      `insert into audit (space_id, company_id, user_id, side, call, outcome, request_id)
       select space_id, company_id, user_id, 'company', 'x.y', 'done', 'unsealed' from staff limit 1`,
    );
  });
  file = await backup('good');
});
afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

const nameOf = (name: string) => path.join(folder, 'backups', `${name}.parkbak`);
async function backup(name: string, more: { passphrase?: string } = {}) {
  const made = await makeBackup({
    url: source.url,
    target: nameOf(name),
    store: diskStore(path.join(folder, 'old')),
    secret: secretKey,
    ...more,
  });
  expect(made.problems).toEqual([]);
  return nameOf(name);
}
const restore = async (url: string, from: string, force = false) =>
  restoreBackup({ url, file: await openFile(from), store: diskStore(path.join(folder, 'new')), secret: secretKey, force });

const contents = (url: string) => withClient(url, contentsOf);

test('a restore brings back rows, uploads, sequences and database rules, and the restored audit chain can be continued', async () => {
  const target = await emptyDatabase();
  try {
    const before = await contents(source.url);
    const done = await restore(target.url, file);
    expect([done.applied, done.problems, done.files]).toEqual([[], [], 1]);
    expect(await contents(target.url)).toEqual(before);
    expect(await readFile(path.join(folder, 'new', 'files', key.slice(0, 2), key.slice(2, 4), key))).toEqual(picture);
    const sequences = (client: pg.Client) =>
      client.query(`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`).then(({ rows }) => rows);
    expect(await withClient(target.url, sequences)).toEqual(await withClient(source.url, sequences));
    await withClient(target.url, async (client) => {
      expect(await catalogueProblems(client)).toEqual([]);
      const { rows: rules } = await client.query(
        `select (select count(*)::int from pg_constraint
                  where contype = 'f' and connamespace = 'public'::regnamespace and convalidated) as keys,
                (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers,
                (select count(*)::int from session where revoked_at is null) as sessions`,
      );
      const { rows: same } = await withClient(source.url, (old) =>
        old.query(`select (select count(*)::int from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace) as keys,
                (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'O') as triggers, 0 as sessions`),
      );
      expect(rules).toEqual(same);
      // a new row sorts after every old row, whatever transaction id this server has reached
      await client.query(
        `insert into audit (space_id, company_id, user_id, side, call, outcome, request_id)
         select space_id, company_id, user_id, 'company', 'x.y', 'done', 'after' from staff
          where user_id = (select user_id from audit limit 1) limit 1`,
      );
      const { rows: order } = await client.query(
        `select count(*)::int as later from audit where xid >= (select xid from audit where request_id = 'after')`,
      );
      expect(order).toEqual([{ later: 1 }]);
      await client.query(sealNow);
      const { rows: chain } = await client.query(`select distinct door.audit_broken(s.space_id, 1, 999) as broken from audit_seal s`);
      expect(chain).toEqual([{ broken: null }]);
    });
  } finally {
    await target.drop();
  }
});

test('a restored audit chain can be continued even if its seals hold higher transaction ids than the target server', async () => {
  await withClient(source.url, async (client) => {
    await client.query('begin');
    await client.query(`update audit set xid = (xid::text::bigint + 5000000)::text::xid8`);
    await client.query('delete from audit_seal');
    await client.query('commit');
  });
  const moved = await backup('moved');
  const target = await emptyDatabase();
  try {
    await restore(target.url, moved);
    await withClient(target.url, async (client) => {
      const write = () =>
        client.query(
          `insert into audit (space_id, company_id, user_id, side, call, outcome, request_id)
           select space_id, company_id, user_id, 'company', 'x.y', 'done', 'after' from staff
            where user_id = (select user_id from audit limit 1) limit 1`,
        );
      await write();
      await client.query(sealNow);
      await write();
      await client.query(sealNow);
      const { rows } = await client.query(
        `select (select count(*)::int from audit a where a.space_id = s.space_id) - sum(s.row_count)::int as unsealed,
                door.audit_broken(s.space_id, 1, 999) as broken from audit_seal s group by s.space_id`,
      );
      expect(rows).toEqual([{ unsealed: 0, broken: null }]);
    });
  } finally {
    await target.drop();
  }
});

test('a restore into a database with data needs --force, and then deletes all existing data first', async () => {
  const target = await cloneDatabase();
  try {
    await withClient(target.url, (client) => client.query(`insert into rate_limit values ('left over', now(), 1)`));
    const before = await contents(target.url);
    await expect(restore(target.url, file)).rejects.toThrow('--force');
    expect(await contents(target.url)).toEqual(before);
    await restore(target.url, file, true);
    expect((await contents(target.url)).rate_limit).toMatch(/^0 /);
  } finally {
    await target.drop();
  }
});

test.each(['rows', 'rules', 'compare'])('a restore that is killed in its step "%s" leaves the database as it was', async (at) => {
  const target = await cloneDatabase();
  const text = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'park restore' and datname = $1`;
  try {
    const before = await contents(target.url);
    // the killing connection is opened beforehand, because a short step may be over before a new connection is open
    await withClient(source.url, async (killer) => {
      let killing: Promise<unknown> | undefined;
      const restoring = restoreBackup({
        url: target.url,
        file: await openFile(file),
        store: diskStore(path.join(folder, 'new')),
        secret: secretKey,
        force: true,
        progress: (step) => {
          if (step === at) killing ??= killer.query(text, [new URL(target.url).pathname.slice(1)]);
        },
      });
      await expect(restoring).rejects.toThrow();
      await killing;
      await expect.poll(() => contents(target.url)).toEqual(before);
    });
  } finally {
    await target.drop();
  }
});

test('a restore is refused while the database is in use, and into the database of another system', async () => {
  const target = await emptyDatabase();
  try {
    await withClient(target.url, async (client) => {
      await expect(restore(target.url, file)).rejects.toThrow('请先停止系统');
      await client.query('create table strange (id int)');
    });
    await expect(restore(target.url, file, true)).rejects.toThrow('其他系统的表');
  } finally {
    await target.drop();
  }
});

test('a truncated file, a changed file and a file that is no backup are refused before the restore changes any data', async () => {
  const target = await cloneDatabase();
  const { size } = await stat(file);
  const spoiled = async (spoil: (copy: string) => Promise<void>) => {
    const copy = nameOf('spoiled');
    await cp(file, copy);
    await spoil(copy);
    return expect(restore(target.url, copy, true), String(spoil)).rejects;
  };
  const flip = (at: number) => async (copy: string) => {
    const handle = await open(copy, 'r+');
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.from([(byte[0] as number) ^ 1]), 0, 1, at);
    await handle.close();
  };
  try {
    const before = await contents(target.url);
    for (const at of [9, 60, 5000, Math.floor(size / 2), size - 40, size - 1]) await (await spoiled(flip(at))).toThrow(/损坏|改动|备份/);
    for (const length of [0, 5, 100, Math.floor(size / 2), size - 1])
      await (await spoiled((copy) => truncate(copy, length))).toThrow(/备份/);
    await (await spoiled(flip(2))).toThrow('这不是');
    const other = await openFile(file);
    await expect(
      restoreBackup({ url: target.url, file: other, store: diskStore(folder), secret: `${secretKey}!`, force: true }),
    ).rejects.toThrow('改动');
    expect(await contents(target.url)).toEqual(before);
  } finally {
    await target.drop();
  }
});

test('a backup of a newer version is refused with a clear message; a backup of an older version is migrated', async () => {
  const old = await emptyDatabase();
  const target = await emptyDatabase();
  const dir = await mkdtemp(path.join(os.tmpdir(), 'park-older-'));
  try {
    // creates a database of the version before the last migration, with a company and a user
    const names = (await readdir(migrations)).toSorted();
    for (const name of names.slice(0, -1)) await copyFile(path.join(migrations, name), path.join(dir, name));
    await migrate(old.url, dir, { functions });
    await withClient(old.url, (client) =>
      client.query(`begin; set local role park_keeper;
        insert into space (id, name, project_code) values ('11111111-1111-4111-8111-111111111111', '旧版', 'older');
        insert into company (space_id, id, name, comp_type)
        values ('11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222', '旧版', 2);
        insert into "user" (id, phone_cipher, phone_hash, phone_mask, real_name)
        values ('33333333-3333-4333-8333-333333333333', 'x', 'x', 'x', '王旧');
        insert into staff (space_id, company_id, user_id, real_name)
        values ('11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333',
                '王旧');
        commit`),
    );
    const people = () =>
      withClient(target.url, async (client) => (await client.query('select count(*)::int as n from public.staff')).rows[0]);
    await makeBackup({ url: old.url, target: nameOf('old'), store: diskStore(folder), secret: secretKey });
    const { applied } = await restore(target.url, nameOf('old'));
    expect(applied).toEqual(names.slice(-1));
    expect(await people()).toEqual({ n: 1 });
    expect(await withClient(target.url, catalogueProblems)).toEqual([]);
    await withClient(old.url, (client) => client.query(`insert into public.schema_migration values ('9999_tomorrow.sql', 'x')`));
    await makeBackup({ url: old.url, target: nameOf('newer'), store: diskStore(folder), secret: secretKey });
    await expect(restore(target.url, nameOf('newer'), true)).rejects.toThrow('请先升级系统');
    expect(await people()).toEqual({ n: 1 });
  } finally {
    await rm(dir, { recursive: true });
    await old.drop();
    await target.drop();
  }
});

test('the backup of an unreleased version is refused with a message and changes no data', async () => {
  const old = await cloneDatabase();
  const target = await emptyDatabase();
  try {
    await withClient(old.url, (client) => client.query(`insert into public.schema_migration values ('0003_walls.sql', 'x')`));
    await makeBackup({ url: old.url, target: nameOf('unreleased'), store: diskStore(folder), secret: secretKey });
    await expect(restore(target.url, nameOf('unreleased'))).rejects.toThrow(
      '备份由从未发布的版本生成，无法恢复 · an unreleased version made this backup, and it cannot be restored',
    );
    const tables = await withClient(target.url, (client) =>
      client.query(`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`),
    );
    expect(tables.rowCount).toBe(0);
  } finally {
    await old.drop();
    await target.drop();
  }
});

test('the backup file contains the secret key only if a passphrase is set, and only that passphrase decrypts the key', async () => {
  const bytes = await readFile(file);
  expect((await openFile(file)).head.sealedKey).toBeUndefined();
  expect(bytes.includes(secretKey)).toBe(false);
  const { head } = await openFile(await backup('keyed', { passphrase: '春江潮水连海平' }));
  const box = head.sealedKey as NonNullable<typeof head.sealedKey>;
  expect(await openKey(box, '春江潮水连海平')).toBe(secretKey);
  expect(await openKey(box, '春江潮水连海')).toBeUndefined();
  expect(await openKey({ ...box, sealed: box.sealed.replace(/^../, 'ff') }, '春江潮水连海平')).toBeUndefined();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a backup that is aborted leaves no file behind', async () => {
  const stop = new AbortController();
  const running = makeBackup({
    url: source.url,
    target: nameOf('stopped'),
    store: diskStore(folder),
    secret: secretKey,
    signal: stop.signal,
    progress: (_, done) => done > 100 && stop.abort(new Error('stopped')),
  });
  await expect(running).rejects.toThrow('stopped');
  expect((await readdir(path.join(folder, 'backups'))).filter((name) => name.includes('stopped'))).toEqual([]);
});

test('a backup reports damage in the source: an upload whose bytes are missing, and a broken audit chain', async () => {
  const made = await makeBackup({
    url: source.url,
    target: nameOf('warned'),
    store: diskStore(path.join(folder, 'nowhere')),
    secret: secretKey,
  });
  expect(made.problems).toEqual(['1 个上传文件缺失']);
  await withClient(source.url, async (client) => {
    await prepare(source.url, secretsOf(secretKey));
    await client.query(sealNow);
    await client.query(`update audit set call = 'forged' where request_id = 'r7'`);
  });
  const { problems } = await makeBackup({
    url: source.url,
    target: nameOf('forged'),
    store: diskStore(path.join(folder, 'old')),
    secret: secretKey,
  });
  expect(problems).toEqual([expect.stringContaining('审计链不一致')]);
});

test('a database owner without superuser rights can back up and restore', async () => {
  const owned = await emptyDatabase();
  const name = new URL(owned.url).pathname.slice(1);
  const role = `owner_${name}`;
  const asOwner = new URL(owned.url);
  asOwner.username = role;
  asOwner.password = 'secret';
  try {
    await withClient(owned.url, (client) =>
      client.query(`create role ${role} login createrole password 'secret';
        grant park_app, park_door, park_keeper, park_worker to ${role} with admin option;
        alter database ${name} owner to ${role}`),
    );
    await restore(asOwner.href, file);
    await prepare(asOwner.href, secretsOf(secretKey));
    expect(await contents(owned.url)).toMatchObject({ staff: (await contents(source.url)).staff });
    const again = await makeBackup({
      url: asOwner.href,
      target: nameOf('owner'),
      store: diskStore(path.join(folder, 'old')),
      secret: secretKey,
    });
    expect(again.rows).toBeGreaterThan(300);
    await restore(asOwner.href, nameOf('owner'), true);
    expect(await withClient(owned.url, catalogueProblems)).toEqual([]);
  } finally {
    await owned.drop();
    await withClient(source.url, (client) => client.query(`drop role if exists ${role}`));
  }
});

test('if the data source throws in the middle of a COPY, the COPY fails and the connection stays usable', async () => {
  const client = new pg.Client(source.url);
  await client.connect();
  try {
    await client.query('create temp table line (text text)');
    async function* source() {
      yield Buffer.from('a\n');
      throw new Error('no more');
    }
    await expect(copyIn(client, 'copy line from stdin', source())).rejects.toThrow('no more');
    await expect(copyIn(client, 'copy nowhere from stdin', source())).rejects.toThrow('nowhere');
    expect((await client.query('select count(*)::int as n from line')).rows).toEqual([{ n: 0 }]);
  } finally {
    await client.end();
  }
});
