import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { firstChecksums } from './first-checksums.ts';
import { changedFunctions, checksumOf, type FunctionFile, functionsIn, functionTable, runFunction } from './functions.ts';

type Options = {
  /** Folder of the functions that migrations include, and that are applied after the migrations. */
  functions?: string;
  log?: (message: string) => void;
};
/** A part of a migration's own text, or a function it includes; `line` is where the part begins in the file. */
type Part = { text: string; line: number } | FunctionFile;
export type Migration = { name: string; parts: Part[]; checksum: string };

/**
 * How long a migration waits for a lock on a table in use. Meanwhile every other user of the table queues behind the migration, so the
 * migration gives up after this time and tries again later.
 */
const lockTimeout = 3_000;
const tries = 20;

/** Every database of the versions before the first release has run this migration, and no later database has. */
const beforeRelease = '0003_walls.sql';
/** Tells whether a database, or the source of a backup, has run migrations of a version that was never released. */
export const isUnreleased = (names: Iterable<string>) => [...names].includes(beforeRelease);
export class UnreleasedData extends Error {
  override message =
    '数据由从未发布的版本创建，无法升级：请换用空的数据目录或数据库 · ' +
    'an unreleased version made this database, and it cannot be upgraded: start with an empty data folder or database';
}

/** `\ir ../sql/<schema>/<function>.sql` on a line of its own includes a function, as it does in psql. */
const include = /^\\ir \.\.\/sql\/(\S+\.sql)$/;

/** Reads the migrations of this version, in order. */
export async function migrationsIn(dir: string, functions?: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  const files = new Map(functions ? (await functionsIn(functions)).map((file) => [file.name, file]) : []);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(dir, name), 'utf8');
      // the checksum leaves out included functions, which have checksums of their own
      return { name, parts: partsOf(name, text, files), checksum: checksumOf(statementsOf(text)) };
    }),
  );
}

/**
 * Returns the text without comments and with single blanks, so that a comment of an applied migration can be corrected without changing the
 * checksum.
 */
const statementsOf = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (found) => (found.startsWith("'") ? found : ''))
    .replace(/\s+/g, ' ')
    .trim();

function partsOf(name: string, text: string, files: ReadonlyMap<string, FunctionFile>): Part[] {
  const parts: Part[] = [];
  let own: string[] = [];
  const lines = text.split('\n');
  const close = (next: number) => {
    if (own.join('').trim()) parts.push({ text: own.join('\n'), line: next - own.length });
    own = [];
  };
  for (const [at, line] of lines.entries()) {
    const included = include.exec(line.trimEnd())?.[1];
    if (included === undefined) {
      own.push(line);
      continue;
    }
    close(at);
    const file = files.get(included);
    if (!file) throw new Error(`${name}:${at + 1}: there is no function file ${included}`);
    parts.push(file);
  }
  close(lines.length);
  return parts;
}

/** Creates the tables that record the applied migrations and functions. */
export async function createMigrationTables(db: pg.Client): Promise<void> {
  await db.query(
    'create table if not exists public.schema_migration ' +
      '(name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  await db.query(functionTable);
}

/** Runs a migration and records it, inside the current transaction. Function bodies may refer to tables that are created later. */
export async function runMigration(db: pg.Client, { name, parts, checksum }: Migration): Promise<void> {
  await db.query('set local check_function_bodies = off');
  for (const part of parts)
    try {
      await ('name' in part ? runFunction(db, part) : db.query(part.text));
    } catch (error) {
      const [file, first] = 'name' in part ? [`${name}: ${part.name}`, 0] : [name, part.line];
      throw new Error(`${file}${lineOf(part.text, first, error)}: ${(error as Error).message}`, { cause: error });
    }
  await db.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
}

/**
 * Applies each `NNNN_what.sql` once, in order, in a transaction of its own and by one process at a time; then every function whose file
 * changed. Returns the applied migrations.
 */
export async function migrate(url: string, dir: string, { functions, log = () => {} }: Options = {}): Promise<string[]> {
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // the statement that fails reports a broken connection
  db.on('error', () => {});
  await db.connect();
  try {
    await db.query(`select pg_advisory_lock(hashtext('schema-migration'))`);
    const known = await knownMigrations(db);
    if (isUnreleased(known.keys())) throw new UnreleasedData();
    await createMigrationTables(db);
    const files = await migrationsIn(dir, functions);
    const applied: string[] = [];
    for (const migration of files) {
      const { name, checksum } = migration;
      const noted = known.get(name);
      if (noted === checksum || (noted !== undefined && noted === firstChecksums.get(name))) continue;
      if (known.has(name)) throw new Error(`${name} was changed after it had been applied; write a new migration instead`);
      log(name);
      await inTurn(db, name, log, () => runMigration(db, migration));
      applied.push(name);
    }
    const newer = [...known.keys()].filter((name) => !files.some((file) => file.name === name));
    if (newer.length) log(`the database was migrated by another version, which also has ${newer.join(', ')}`);
    // a server of an older version must not replace the functions of a newer version
    else if (functions) await defineFunctions(db, functions, log);
    return applied;
  } finally {
    await db.end();
  }
}

async function knownMigrations(db: pg.Client): Promise<Map<string, string>> {
  const { rows: found } = await db.query<{ is_there: boolean }>(`select to_regclass('public.schema_migration') is not null as is_there`);
  if (!found[0]?.is_there) return new Map();
  const { rows } = await db.query<{ name: string; checksum: string }>('select name, checksum from public.schema_migration order by name');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** Applies all changed functions in one transaction, because they call one another. */
async function defineFunctions(db: pg.Client, folder: string, log: (message: string) => void): Promise<void> {
  const changed = await changedFunctions(db, await functionsIn(folder));
  if (!changed.length) return;
  await inTurn(db, 'sql', log, async () => {
    await db.query('set local check_function_bodies = off');
    for (const file of changed)
      try {
        await runFunction(db, file);
      } catch (error) {
        throw new Error(`${file.name}${lineOf(file.text, 0, error)}: ${(error as Error).message}`, { cause: error });
      }
  });
}

/**
 * Runs one migration in a transaction: interrupted at any statement, it leaves nothing and runs again. It waits only briefly for locks,
 * because every call would queue behind a migration that waits for a long report.
 */
async function inTurn(db: pg.Client, name: string, log: (message: string) => void, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      await db.query(`begin; set local lock_timeout = ${lockTimeout}`);
      await work();
      return void (await db.query('commit'));
    } catch (error) {
      await db.query('rollback').catch(() => {});
      if (!isLocked((error as Error).cause) || attempt === tries) throw error;
      log(`${name}: 表正被占用，稍后重试 · a table is in use, trying again (${attempt}/${tries})`);
    }
}

const isLocked = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03';
const lineOf = (text: string, before: number, error: unknown) =>
  error instanceof pg.DatabaseError && error.position ? `:${before + text.slice(0, Number(error.position)).split('\n').length}` : '';
