import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { type BackupRow, backup } from '@park/contract/kernel/backup';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { race } from '../../../../test/race.ts';
import { openFile } from '../../../db/backup/index.ts';
import { backupWorker } from './index.ts';

const home = mkdtempSync(path.join(tmpdir(), 'park-backups-'));
const folder = path.join(home, 'backups');
const server = testServer({ env: { BACKUP_DIR: folder } });
let platform: Person;
const problems: string[] = [];
const workers: ReturnType<typeof backupWorker>[] = [];
const startWorker = (passphrase?: string) => {
  const config = { backup: { folder, passphrase }, dataDir: home, s3: undefined };
  const worker = backupWorker({ config, url: server.databaseUrl(), secret: secretKey, log: (problem) => problems.push(problem) });
  workers.push(worker);
  return worker;
};
beforeAll(async () => {
  platform = await server.signIn('platform1');
});
beforeEach(async () => {
  await server.rows('delete from backup');
  await server.rows('update backup_plan set is_on = false, keep = 7, hour = 2, version = 1');
  rmSync(folder, { recursive: true, force: true });
  problems.length = 0;
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  rmSync(home, { recursive: true });
});

const files = () => (existsSync(folder) ? readdirSync(folder) : []);
/** Sets the plan to the current hour, so that the nightly backup is due. */
const dueNow = () => server.rows(`update backup_plan set is_on = true, hour = extract(hour from now() at time zone 'Asia/Shanghai')`);
const first = async () => (await platform.call(backup.list, {})).list[0] as BackupRow;

test('a requested backup is made by the worker, verified, and listed with its file and the person who requested it', async () => {
  const { id } = await platform.call(backup.start, {});
  expect(await first()).toMatchObject({ id, state: 'waiting', cause: 'person', file: null, seconds: null });
  expect((await platform.refused(backup.start, {})).code).toBe('730001');
  const [message] = await server.rows<{ event: string }>(`select event from outbox where payload ->> 'backupId' = $1`, [id]);
  expect(message?.event).toBe('backup.run');
  const worker = startWorker();
  await worker.receivers['backup.run']?.({} as never);
  await worker.idle();
  const done = await first();
  expect(done).toMatchObject({ id, state: 'done', problem: null, isRemoved: false, hasKey: false, userName: expect.any(String) });
  expect(done.rowCount).toBeGreaterThan(100);
  expect(path.dirname(done.file ?? '')).toBe(folder);
  expect((await openFile(done.file ?? '')).size).toBe(done.size);
  expect([
    problems,
    (await platform.call(backup.list, { state: 'failed' })).total,
    (await platform.call(backup.list, { state: 'done' })).total,
  ]).toEqual([[], 0, 1]);
  expect((await platform.call(backup.plan, {})).lastDate).toBe(done.createdDate);
});

test('the nightly backup is made once, no matter how many processes check whether it is due', async () => {
  await dueNow();
  const three = [startWorker(), startWorker(), startWorker('correct horse battery')];
  await race(three.map((worker) => worker.look));
  await Promise.all(three.map((worker) => worker.idle()));
  await race(three.map((worker) => worker.look));
  await Promise.all(three.map((worker) => worker.idle()));
  expect([(await platform.call(backup.list, {})).total, files().length, problems]).toEqual([1, 1, []]);
  expect(await first()).toMatchObject({ cause: 'schedule', state: 'done', userName: null });
});

test('no nightly backup is made while it is switched off, before its hour, or after another backup on the same day', async () => {
  const worker = startWorker();
  const looks = async () => {
    await worker.look();
    await worker.idle();
    return (await platform.call(backup.list, {})).total;
  };
  expect(await looks()).toBe(0);
  await dueNow();
  await server.rows(`insert into backup (cause, state, finished_at, file, host) values ('person', 'done', now(), '/nowhere', 'x')`);
  expect(await looks()).toBe(1);
  await server.rows(`update backup set created_at = now() - interval '25 hours'`);
  expect(await looks()).toBe(2);
});

test('a failed backup records the reason, leaves no file, and is retried after a delay', async () => {
  await dueNow();
  const worker = startWorker();
  await server.rows('alter policy keeper on role using (company_id is null)');
  await worker.look();
  await worker.idle();
  expect(await first()).toMatchObject({ state: 'failed', problem: expect.stringContaining('role') });
  expect([files(), problems.length]).toEqual([[], 1]);
  await server.rows('alter policy keeper on role using (true)');
  await worker.look();
  await worker.idle();
  expect((await platform.call(backup.list, {})).total).toBe(1);
  await server.rows(`update backup set finished_at = now() - interval '40 minutes'`);
  await worker.look();
  await worker.idle();
  expect((await first()).state).toBe('done');
});

test('a backup folder that cannot be written to is reported in a readable message', async () => {
  await platform.call(backup.start, {});
  writeFileSync(folder, 'a file stands where the folder should');
  const worker = startWorker();
  await worker.look();
  await worker.idle();
  rmSync(folder);
  expect(await first()).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^备份目录不可用（/) });
});

test('a backup whose process died is marked as failed, and the next backup is made', async () => {
  await server.rows(
    `insert into backup (cause, state, started_at, lease_until) values ('schedule', 'running', now(), now() - interval '1 minute')`,
  );
  await dueNow();
  const worker = startWorker();
  await worker.look();
  await worker.idle();
  expect((await first()).problem).toBe('备份进程中断');
  await server.rows(`update backup set finished_at = now() - interval '40 minutes'`);
  await worker.look();
  await worker.idle();
  expect((await first()).state).toBe('done');
});

test('the backup plan limits the number of kept files, separately for nightly and for requested backups', async () => {
  const worker = startWorker();
  await platform.call(backup.configure, { isOn: 0, hour: 2, keep: 2, version: 1 });
  // a file outside the backup folder belongs to somebody else and is never removed
  const elsewhere = path.join(home, 'mine.parkbak');
  writeFileSync(elsewhere, '');
  await server.rows(
    `insert into backup (cause, state, created_at, finished_at, file, host)
     values ('command', 'done', now() - interval '9 days', now(), $1, $2)`,
    [elsewhere, hostname()],
  );
  for (let round = 0; round < 3; round++) {
    await platform.call(backup.start, {});
    await worker.receivers['backup.run']?.({} as never);
    await worker.idle();
  }
  await dueNow();
  await server.rows(`update backup set created_at = created_at - interval '2 days'`);
  await worker.look();
  await worker.idle();
  const { list } = await platform.call(backup.list, {});
  expect(list.map(({ cause, isRemoved }) => [cause, isRemoved])).toEqual([
    ['schedule', false],
    ['person', false],
    ['person', false],
    ['person', true],
    ['command', false],
  ]);
  expect(existsSync(elsewhere)).toBe(true);
  expect(files().length).toBe(3);
});

test('a change of the backup plan with a stale version or with values outside the limits is refused', async () => {
  const before = await platform.call(backup.plan, {});
  expect(before).toMatchObject({ isOn: 0, hour: 2, keep: 7, version: 1, folder, hasKey: false, nextDate: null });
  await platform.call(backup.configure, { isOn: 1, hour: 4, keep: 30, version: 1 });
  expect(await platform.call(backup.plan, {})).toMatchObject({
    isOn: 1,
    hour: 4,
    keep: 30,
    version: 2,
    nextDate: expect.stringMatching(/T20:00:00Z$/),
  });
  expect((await platform.refused(backup.configure, { isOn: 1, hour: 5, keep: 30, version: 1 })).code).toBe('409');
  const wrong = await platform.refused(backup.configure, { isOn: 2, hour: 24, keep: 0, version: 2 });
  expect(wrong.fields).toEqual({ isOn: '只能是0或1', hour: '请选择0到23点', keep: '请输入1到365之间的整数' });
});

test('only the platform can list and start backups and change their plan', async () => {
  for (const user of ['operatora', 'supera1', 'membera1']) {
    const person = await server.signIn(user);
    for (const [call, input] of [
      [backup.list, {}],
      [backup.plan, {}],
      [backup.start, {}],
      [backup.configure, { isOn: 0, hour: 1, keep: 1, version: 1 }],
    ] as const)
      expect([user, call.key, (await person.refused(call, input)).code]).toEqual([user, call.key, '403']);
  }
  expect(await server.rows('select * from backup')).toEqual([]);
});

test('simultaneous requests start only one backup', async () => {
  const answers = await race(Array.from({ length: 6 }, () => () => platform.call(backup.start, {})));
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect((await platform.call(backup.list, { state: 'running' })).total).toBe(1);
});

test('a server that stops ends its running backup and marks the backup as aborted', async () => {
  await platform.call(backup.start, {});
  const worker = startWorker();
  await worker.receivers['backup.run']?.({} as never);
  await worker.stop();
  const { state, problem } = await first();
  // the backup may be finished or not begun yet, but a partial file must never remain
  expect([`${state} ${problem}`, files().filter((name) => name.endsWith('.draft'))]).toEqual([
    expect.stringMatching(/^(done null|failed 系统停止，备份中断|waiting null)$/),
    [],
  ]);
});
