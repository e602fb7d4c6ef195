import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { fastSettings } from './postgres.ts';

/** Programs of the oldest supported PostgreSQL; the default is the folder of Debian's package. */
const programs = process.env.PARK_POSTGRES_15 || '/usr/lib/postgresql/15/bin';

export const hasPostgres15 = () => existsSync(path.join(programs, 'postgres'));
export const noPostgres15 = `no PostgreSQL 15 in ${programs}: install Debian's postgresql-15, or set PARK_POSTGRES_15 to its folder`;

/** A PostgreSQL 15 for the length of a run, with an empty database `park`, and its programs. */
export type Postgres15 = { url: string; run(name: string, args: string[]): Buffer; stop(): Promise<void> };

export async function startPostgres15(): Promise<Postgres15> {
  // PostgreSQL refuses to run as root
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const folder = mkdtempSync(path.join(os.tmpdir(), 'park-pg15-'));
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (account.uid !== undefined) for (const one of [folder, data]) chownSync(one, account.uid, account.gid);
  const how = {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', PGHOST: folder, PGUSER: 'postgres' },
  };
  const run = (name: string, args: string[]) => {
    const done = spawnSync(path.join(programs, name), args, { ...how, maxBuffer: 1e9 });
    if (done.status !== 0) throw new Error(`${name}: ${done.error?.message ?? done.stderr}`);
    return done.stdout;
  };
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--lc-collate=C', '--no-sync']);
  const settings = { ...fastSettings, timezone: 'UTC', listen_addresses: '', unix_socket_directories: folder };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, ...options], { ...how, stdio: 'ignore' });
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  const url = (name: string) => `postgres://postgres@${encodeURIComponent(folder)}:5432/${name}`;
  await ready(server, url('postgres'));
  return {
    url: url('park'),
    run,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      end();
      await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag: string): number {
  const answer = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (answer.status !== 0) throw new Error('PostgreSQL 15 needs the account postgres, which its package creates');
  return Number(answer.stdout);
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL 15 ended with ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await client.query('create database park');
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT' && (error as { code?: string }).code !== '57P03') throw error;
      await delay(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
