import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { account } from '@park/contract/people/account';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { password } from '../../../demo/people.ts';
import { demoId } from '../../../demo/rows.ts';
import { buildApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { makeBackup, openFile, restoreBackup } from '../src/db/backup/index.ts';
import { diskStore } from '../src/outside/files-disk.ts';
import { secretsOf } from '../src/secret.ts';
import { type Person, testServer } from './app.ts';
import { contentsOf } from './contents.ts';
import { emptyDatabase } from './database.ts';
import { cellsOf, sample } from './matrix/cells.ts';
import { expectations } from './matrix/expectations.ts';
import { runCell } from './matrix/run.ts';
import { openScanner } from './matrix/scan.ts';
import { newFolder, openStage } from './matrix/stage.ts';
import { secretKey, withClient } from './postgres.ts';
import { rounds } from './race.ts';

/* Makes a backup while fifty commands a second write, and runs the checks of a server on the restored data. */
const perSecond = 50;
const server = testServer({ env: { DATABASE_POOL: '8' } });
const folder = mkdtempSync(path.join(tmpdir(), 'park-load-'));
const stageFolder = newFolder();
afterAll(() => {
  for (const one of [folder, stageFolder]) rmSync(one, { recursive: true });
});

type Writer = (n: number) => Promise<unknown>;
async function writers(): Promise<Writer[]> {
  const admin = await server.signIn('supera1');
  const [root] = await server.rows<{ id: string }>(`select id from department where company_id = $1 and parent_id is null`, [
    demoId('company A1'),
  ]);
  const add = (person: Person, n: number) =>
    person.call(department.create, { name: `新部门${n}`, parentId: root?.id ?? '', orderNum: n % 1000 });
  return [
    (n) => add(admin, n),
    async (n) => admin.call(department.change, { type: 2, id: (await add(admin, n)).id }),
    (n) => admin.call(account.edit, { realName: '苏晓', nickName: `第${n}次`, sex: n % 2 } as never),
    () => server.stranger().call(identity.login, { loginName: 'membera1', password }),
  ];
}

/** Starts writes at a fixed rate, whether earlier writes have ended or not, until it is stopped. */
function keepWriting(kinds: readonly Writer[]) {
  const acknowledged: { kind: number; n: number }[] = [];
  const failed: unknown[] = [];
  const open = new Set<Promise<void>>();
  let n = 0;
  const turns = setInterval(() => {
    const at = n++;
    // hashing a password takes a tenth of a second of a core, so it is only one write in ten
    const kind = at % 10 === 9 ? 3 : at % 3;
    const one = (kinds[kind] as Writer)(at)
      .then(
        () => void acknowledged.push({ kind, n: at }),
        (error) => void failed.push(error),
      )
      .finally(() => open.delete(one));
    open.add(one);
  }, 1000 / perSecond);
  return {
    acknowledged,
    failed,
    async stop() {
      clearInterval(turns);
      await Promise.all(open);
    },
  };
}

test(`a backup taken during ${perSecond} writes per second is consistent, and a server works on the restored data`, {
  timeout: 900_000,
}, async () => {
  const load = keepWriting(await writers());
  await delay(rounds(1_500, 20_000));
  let moment: Record<string, string> = {};
  const file = path.join(folder, 'load.parkbak');
  const onSnapshot = (id: string) =>
    withClient(server.databaseUrl(), async (client) => {
      await client.query('begin isolation level repeatable read read only');
      await client.query(`set transaction snapshot '${id}'`);
      // the writers go on meanwhile
      await delay(rounds(1_000, 10_000));
      moment = await contentsOf(client);
    });
  const before = load.acknowledged.length;
  const made = await makeBackup({ url: server.databaseUrl(), target: file, store: diskStore(folder), secret: secretKey, onSnapshot });
  const during = load.acknowledged.length - before;
  await load.stop();
  expect(load.failed).toEqual([]);
  expect(made.problems).toEqual([]);
  expect(during).toBeGreaterThan(rounds(15, 300));

  const target = await emptyDatabase();
  try {
    await restoreBackup({ url: target.url, file: await openFile(file), store: diskStore(stageFolder), secret: secretKey, force: false });
    expect(await withClient(target.url, contentsOf)).toEqual(moment);
    // the row of a command and its audit entry are both restored or both missing
    const { rows } = await withClient(target.url, (client) =>
      client.query(
        `select (select count(*)::int from department where name like '新部门%') as made,
                (select count(*)::int from audit where call = 'department.create') as told`,
      ),
    );
    expect(rows[0].made).toBe(rows[0].told);
    expect(rows[0].made).toBeGreaterThan(10);
    expect(await withClient(server.databaseUrl(), contentsOf)).not.toEqual(moment);
    await asksTheMatrix(target.url);
  } finally {
    await target.drop();
  }
});

/** Signs everybody in again and runs a part of the matrix. */
async function asksTheMatrix(url: string): Promise<void> {
  const config = loadConfig({ DATA_DIR: stageFolder, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', DATABASE_POOL: '4' });
  const app = buildApp({ config, databaseUrl: url, secrets: secretsOf(secretKey) });
  const owner = new pg.Client(url);
  owner.on('error', () => {});
  await owner.connect();
  try {
    const rows = async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => (await owner.query<T>(text, values)).rows;
    const stage = await openStage({ inject: (request) => app.inject(request), rows, base: config.apiBase, folder: stageFolder });
    const scanner = await openScanner(rows);
    const cells = sample(cellsOf(expectations), 1_500).filter((_, at) => at % rounds(12, 1) === 0);
    const failures: string[] = [];
    for (const cell of cells) failures.push(...(await runCell(stage, scanner, cell)));
    expect(failures).toEqual([]);
    expect(cells.length).toBeGreaterThan(60);
  } finally {
    await app.close();
    await owner.end();
  }
}
