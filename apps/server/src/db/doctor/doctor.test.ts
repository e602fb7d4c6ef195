import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cloneDatabase } from '../../../test/database.ts';
import { root, secretKey, withClient } from '../../../test/postgres.ts';
import { sealNow } from '../../../test/seal.ts';
import { loadConfig } from '../../config.ts';
import { diskStore } from '../../outside/files-disk.ts';
import { examine, type Finding } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'park-doctor-'));
const copy = path.join(folder, 'a.parkbak');
let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(() => {
  writeFileSync(path.join(folder, 'secret.key'), secretKey, { mode: 0o600 });
});
beforeEach(async () => {
  database = await cloneDatabase();
  writeFileSync(copy, 'copy');
  await run(
    `insert into backup (cause, state, finished_at, file, size, host) values ('schedule', 'done', now(), '${copy}', 4, '${hostname()}')`,
  );
});
afterEach(() => database.drop());
afterAll(() => rmSync(folder, { recursive: true }));

const run = (sql: string) => withClient(database.url, (client) => client.query(sql));
type Changed = Partial<Parameters<typeof examine>[0]> & { env?: Record<string, string> };
const look = ({ env = {}, ...changed }: Changed = {}) => {
  const config = loadConfig({ DATA_DIR: folder, ...env });
  const roomy = async () => ({ free: 60e9, total: 100e9 });
  return examine({ config, url: database.url, secret: secretKey, store: diskStore(folder), space: roomy, ...changed });
};
const found = (all: readonly Finding[]) => all.map(({ level, about, found: text }) => `${level} ${about}: ${text}`);

test('the doctor command reports no problem on a sound installation and changes no data', async () => {
  expect(found(await look())).toEqual([]);
});

const staff = `from staff limit 1`;
const planted: [string, { sql?: string | string[]; changed?: Changed; setUp?: () => void; undo?: () => void }, string, RegExp][] = [
  [
    'a secret key that does not match the data',
    { changed: { secret: 'another secret key than the one of the data' } },
    'problem setting: SECRET_KEY 不是数据所用',
    /secret\.key/,
  ],
  [
    'a secret key that other accounts can read',
    { setUp: () => chmodSync(path.join(folder, 'secret.key'), 0o644), undo: () => chmodSync(path.join(folder, 'secret.key'), 0o600) },
    'problem setting: ',
    /chmod 600/,
  ],
  ['a missing extension', { sql: 'drop extension btree_gist cascade' }, 'problem database: 缺少扩展 btree_gist', /create extension/],
  [
    'a pool larger than the connection limit',
    { changed: { env: { DATABASE_POOL: '195' } } },
    'problem database: DATABASE_POOL=195',
    /max_connections/,
  ],
  ['a disk that is nearly full', { changed: { space: async () => ({ free: 90e6, total: 100e9 }) } }, 'problem disk: ', /扩容/],
  ['a clock that is wrong', { changed: { now: () => new Date(Date.now() + 60_000) } }, 'problem clock: 本机与数据库的时钟相差', /NTP/],
  [
    'a clock that was set back',
    {
      sql: `insert into session (user_id, token_hash, session_key, expires_at, last_seen_at, idle)
            select user_id, sha256('x'), 'x', now() + interval '5 hours', now() + interval '3 hours', interval '1 hour' ${staff}`,
    },
    'problem clock: 数据中有',
    /校准时钟/,
  ],
  [
    'a migration that has not run',
    { sql: `delete from schema_migration where name like '0008%'` },
    'problem migration: 有未执行的迁移',
    /启动系统/,
  ],
  [
    'a database of an unreleased version',
    { sql: `insert into schema_migration values ('0003_walls.sql', 'x')` },
    'problem migration: 数据由从未发布的版本创建',
    /空的数据目录/,
  ],
  [
    'a database of a newer version',
    { sql: `insert into schema_migration values ('9999_x.sql', 'x')` },
    'problem migration: 数据库属于更新的版本',
    /备份/,
  ],
  [
    'a table that the app role owns',
    { sql: `alter table shortcut owner to park_app` },
    'problem role: shortcut 属于 park_app',
    /alter table shortcut owner/,
  ],
  [
    'a table without row security',
    { sql: 'alter table department disable row level security' },
    'problem rule: table department has no forced row security',
    /隔离/,
  ],
  [
    'an audit row that was changed',
    {
      sql: [
        `insert into audit (space_id, company_id, user_id, side, call, outcome, request_id)
         select space_id, company_id, user_id, 'company', 'x.y', 'done', 'r' ${staff}`,
        sealNow,
        `update audit set call = 'forged' where request_id = 'r'`,
      ],
    },
    'problem audit: 审计记录与封存不符',
    /备份比对/,
  ],
  [
    'unsealed audit rows',
    {
      sql: `insert into audit (space_id, company_id, user_id, side, call, outcome, request_id, at)
            select space_id, company_id, user_id, 'company', 'x.y', 'done', 'r', now() - interval '1 hour' ${staff}`,
    },
    'problem audit: 1 条审计记录超过 10 分钟未封存',
    /WORKER=on/,
  ],
  [
    'a wrong headcount',
    { sql: `update headcount set shown = shown - 1 where company_id = (select company_id ${staff})` },
    'problem count: “',
    /重新统计/,
  ],
  [
    'a company without a headcount',
    { sql: `delete from headcount where company_id = (select company_id ${staff})` },
    'problem count: “',
    /重新统计/,
  ],
  [
    'undelivered messages',
    { sql: `insert into outbox (space_id, event, payload, due_at) select space_id, 'sms.send', '{}', now() - interval '1 hour' ${staff}` },
    'problem job: 1 条消息超过 15 分钟未发送',
    /WORKER=on/,
  ],
  [
    'an import or export task that is stuck',
    {
      sql: `insert into task (space_id, company_id, user_id, kind, subject, title, created_at)
            select space_id, company_id, user_id, 'export', 'staff', 'x', now() - interval '1 hour' ${staff}`,
    },
    'problem job: 1 个导入导出任务停滞',
    /WORKER=on/,
  ],
  [
    'a last backup that is too old',
    { sql: `update backup set created_at = now() - interval '5 days'` },
    'problem backup: 最近一次成功备份在 5 天前',
    /npm run backup/,
  ],
  ['a backup whose file is gone', { setUp: () => rmSync(copy) }, 'problem backup: 备份文件丢失', /重新备份/],
  [
    'an upload without its bytes',
    {
      sql: `insert into file (space_id, company_id, user_id, purpose, name, mime, size, sha256, storage_key)
            select space_id, company_id, user_id, 'image', 'a.png', 'image/png', 7, sha256('a'), repeat('ab', 32) ${staff}`,
    },
    'problem upload: ',
    /备份/,
  ],
];
for (const [name, { sql, changed, setUp, undo }, message, advises] of planted)
  test(`the doctor command reports ${name} and says how to repair it`, async () => {
    for (const one of [sql ?? []].flat()) await run(one);
    setUp?.();
    const all = await look(changed).finally(() => undo?.());
    const one = all.find((finding) => `${finding.level} ${finding.about}: ${finding.found}`.startsWith(message));
    expect(one, found(all).join('\n')).toBeTruthy();
    expect(one?.advice).toMatch(advises);
  });

test('if one check of the doctor command throws, the command reports that and runs the other checks', async () => {
  await run('drop table backup_plan');
  const all = await look();
  expect(found(all)).toEqual([expect.stringContaining('problem backup: 无法检查')]);
});

test('the repair command printed in the manual corrects wrong headcounts', async () => {
  const manual = readFileSync(path.join(root, 'docs/backup.md'), 'utf8');
  const remedy = /`(begin; [^`]+ insert into headcount [^`]+)`/.exec(manual)?.[1] as string;
  await run(`update headcount set listed = 0, shown = 99; delete from headcount where company_id = (select company_id ${staff})`);
  expect((await look()).map(({ about }) => about)).toContain('count');
  await run(remedy);
  expect(found(await look())).toEqual([]);
});
