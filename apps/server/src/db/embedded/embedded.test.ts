import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root, withClient } from '../../../test/postgres.ts';
import { type Embedded, FolderInUse, startEmbedded } from './index.ts';
import { postgresIn } from './lock.ts';

const dataDir = path.join(root, '.cache', `embedded test ${process.pid}`);
let postgres: Embedded;

const start = async () => {
  postgres = await startEmbedded({ dataDir, settings: { shared_buffers: '16MB', max_connections: 20 } });
};
beforeAll(async () => {
  await start();
  await query('create table note (id int primary key)');
});
afterAll(async () => {
  await postgres.stop();
  for (const folder of [postgres.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
});

const query = (sql: string) => withClient(postgres.url, async (client) => (await client.query(sql)).rows);

const answered = () => vi.waitFor(() => query('select 1'), { timeout: 15_000, interval: 50 });

test('a killed PostgreSQL is back at the same URL within five seconds, with all committed data', async () => {
  await query('insert into note values (1)');
  const busy = new pg.Client(postgres.url);
  busy.on('error', () => {});
  await busy.connect();
  // A backend in the middle of a query does not notice that its postmaster is gone.
  const cut = busy.query('select count(*) from generate_series(1, 1000000000)').catch((error: Error) => error.message);
  const exit = new Promise((done) => postgres.onExit(done));
  const killed = Date.now();
  process.kill(postgres.pid, 'SIGKILL');
  expect(await exit).toEqual({ code: null, signal: 'SIGKILL' });
  await answered();
  expect(Date.now() - killed).toBeLessThan(5000);
  expect(await cut).toContain('terminated');
  expect(await query('select id from note')).toEqual([{ id: 1 }]);
});

test('the embedded PostgreSQL keeps its URL after a restart', async () => {
  const before = postgres.pid;
  await postgres.restart();
  expect(postgres.pid).not.toBe(before);
  expect(await query('select 1 as one')).toEqual([{ one: 1 }]);
});

test('a second start on the same data folder is refused with a message that names the process using the folder', async () => {
  await expect(start()).rejects.toThrow(FolderInUse);
  await expect(start()).rejects.toThrow(`process ${process.pid}`);
});

test('stopping the embedded PostgreSQL leaves no process and no lock file', async () => {
  await postgres.stop();
  expect(postgresIn(`${postgres.folder}/pg18`)).toEqual([]);
  await start();
});

test('when the server is killed, its embedded PostgreSQL stops too, and the next start succeeds', async () => {
  await postgres.stop();
  const other = await startInChild();
  await startIsRefused();
  other.kill('SIGKILL');
  await once(other, 'exit');
  await start();
  expect(await query('select id from note')).toEqual([{ id: 1 }]);
});

test('an unrelated process that has the pid from a stale pid file receives no signal', async () => {
  await postgres.stop();
  const stranger = spawn('sleep', ['60']);
  const pidFile = path.join(postgres.folder, 'pg18', 'postmaster.pid');
  writeFileSync(pidFile, `${stranger.pid}\n${postgres.folder}/pg18\n`);
  chmodSync(pidFile, 0o644);
  await start();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  expect(Number(readFileSync(pidFile, 'utf8').split('\n')[0])).toBe(postgres.pid);
  stranger.kill();
});

const startIsRefused = () => expect(startEmbedded({ dataDir })).rejects.toThrow(FolderInUse);

async function startInChild(): Promise<ChildProcess> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, 'index.ts'))};
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}
