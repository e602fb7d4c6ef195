import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { FileStore } from '../../outside/file-store.ts';
import { check } from './check.ts';
import { Digest } from './digest.ts';
import { BackupProblem, type Frame, type Head, keyCheckOf, openFile, type Summary, writeFile } from './format.ts';
import { sealKey } from './passphrase.ts';
import {
  auditZone,
  brokenChains,
  copyRows,
  countOf,
  oneText,
  partitionsOf,
  type Sequence,
  sequencesOf,
  type TableColumns,
  tablesOf,
  unreadable,
} from './tables.ts';

export type Progress = (step: string, done: number, total: number) => void;
type BackupOptions = {
  /** Direct PostgreSQL connection, as the owner. */
  url: string;
  target: string;
  store: Pick<FileStore, 'open'>;
  secret: string;
  /** Without a passphrase the file does not contain the secret key. */
  passphrase?: string | undefined;
  progress?: Progress;
  signal?: AbortSignal | undefined;
  /** Receives the id of the snapshot, for a caller that wants to see exactly the same rows. */
  onSnapshot?: ((id: string) => Promise<void>) | undefined;
};
export type Made = Summary & { size: number; problems: string[] };

/**
 * Writes one consistent snapshot of all data into one file while others go on writing, and reads the file back before it gets its final
 * name. Existing damage (an upload without its bytes, a broken audit chain) is reported but does not fail the backup.
 */
export async function makeBackup(options: BackupOptions): Promise<Made> {
  const { target, secret, progress = () => {} } = options;
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  if (existsSync(target)) throw new BackupProblem(`文件已存在 · there is a file already: ${target}`);
  const draft = `${target}.${process.pid}.draft`;
  try {
    const problems = await write(draft, { ...options, progress });
    progress('verify', 0, 0);
    const summary = await check(await openFile(draft), secret, (done, total) => progress('verify', done, total));
    if (summary.missing.length) problems.push(`${summary.missing.length} 个上传文件缺失`);
    const { size } = await stat(draft);
    await rename(draft, target);
    await syncFolder(path.dirname(target));
    return { ...summary, size, problems };
  } finally {
    await rm(draft, { force: true });
  }
}

async function write(draft: string, options: BackupOptions & { progress: Progress }): Promise<string[]> {
  const client = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: 10_000, application_name: 'park backup' });
  // without a listener a lost connection would end the process; the running statement reports it
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const zone = await auditZone(client);
    await client.query(oneText);
    const hidden = await unreadable(client);
    if (hidden.length) throw new BackupProblem(`无法读取全部数据 · not every row of ${hidden.join(', ')} can be read; run doctor`);
    await options.onSnapshot?.(await snapshotOf(client));
    const broken = await brokenChains(client, zone);
    const head = await headOf(client, zone, options);
    // read as the owner: PostgreSQL reports no value to a role that may not use the sequence
    const sequences = await sequencesOf(client);
    await client.query('set local role park_keeper');
    await writeFile(draft, { head, secret: options.secret, frames: framesOf(client, sequences, options) });
    await client.query('commit');
    return broken.map((one) => `审计链不一致（${one}）`);
  } finally {
    await client.end().catch(() => {});
  }
}

const snapshotOf = async (client: pg.Client) => (await client.query<{ id: string }>('select pg_export_snapshot() as id')).rows[0]?.id ?? '';

async function headOf(client: pg.Client, zone: string, { secret, passphrase }: BackupOptions): Promise<Head> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.schema_migration order by name',
  );
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: rows,
    partitions: await partitionsOf(client),
    auditZone: zone,
    keyCheck: keyCheckOf(secret),
    ...(passphrase && { sealedKey: await sealKey(secret, passphrase) }),
  };
}

async function* framesOf(
  client: pg.Client,
  sequences: Sequence[],
  { store, progress, signal }: BackupOptions & { progress: Progress },
): AsyncGenerator<Frame> {
  const tables = await tablesOf(client);
  const counts = new Map<string, number>();
  for (const { table } of tables) counts.set(table, await countOf(client, table));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let rows = 0;
  const moved = (more: number) => {
    signal?.throwIfAborted();
    rows += more;
    progress('rows', rows, total);
  };
  for (const table of tables) yield* tableFrames(client, table, counts.get(table.table) ?? 0, moved);
  yield { letter: 'S', value: sequences };
  const missing: string[] = [];
  let files = 0;
  const uploads = tables.some(({ table }) => table === 'file') ? (counts.get('file') ?? 0) : 0;
  for await (const key of uploads ? uploadKeys(client) : []) {
    signal?.throwIfAborted();
    progress('files', files + missing.length, uploads);
    const found = await store.open(key);
    if (!found) missing.push(key);
    else {
      files += 1;
      yield* fileFrames(key, found);
    }
  }
  yield { letter: 'Z', value: { tables: tables.length, rows, files, missing } };
}

async function* tableFrames(client: pg.Client, table: TableColumns, count: number, moved: (rows: number) => void): AsyncGenerator<Frame> {
  yield { letter: 'T', value: table };
  const digest = new Digest();
  for await (const bytes of copyRows(client, table)) {
    const before = digest.rows;
    digest.add(bytes);
    moved(digest.rows - before);
    yield { letter: 'R', bytes };
  }
  if (digest.rows !== count) throw new BackupProblem(`${table.table}: ${digest.rows} of ${count} rows came`);
  yield { letter: 't', value: { rows: digest.rows, digest: digest.hex } };
}

async function* fileFrames(key: string, { content, size }: { content: AsyncIterable<unknown>; size: number }): AsyncGenerator<Frame> {
  yield { letter: 'F', value: { key, size } };
  const hash = createHash('sha256');
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk as Buffer);
    hash.update(bytes);
    yield { letter: 'B', bytes };
  }
  yield { letter: 'f', value: { sha256: hash.digest('hex') } };
}

/**
 * Lists the uploads of the snapshot. The bytes of an upload are stored before its row and removed at the earliest a day after its row, so
 * the bytes of every listed upload exist.
 */
async function* uploadKeys(client: pg.Client): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ key: string }>(
      'select storage_key as key from public.file where storage_key > $1 order by storage_key limit 1000',
      [last],
    );
    for (const { key } of rows) yield key;
    if (rows.length < 1000) return;
    last = rows.at(-1)?.key ?? '';
  }
}

/** Flushes the folder, because a rename survives a power failure only then; Windows cannot open a folder and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
