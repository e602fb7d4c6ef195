import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { FileStore } from '../../outside/file-store.ts';
import { copyIn } from './copy.ts';
import { type BackupFile, BackupProblem, type Frame, readFrames } from './format.ts';
import { removeRules } from './room.ts';
import { columnList, digestOf, quoted, type Sequence, type TableColumns, tablesOf } from './tables.ts';
import type { Progress } from './write.ts';

type Counted = { rows: number; digest: string };
type LoadOptions = { file: BackupFile; store: Pick<FileStore, 'put'>; progress: Progress; total: number };
type Frames = AsyncGenerator<Frame>;

/** Fills the empty tables from the file, restores the rules, and reads every table again to compare its digest. */
export async function load(client: pg.Client, { file, store, progress, total }: LoadOptions): Promise<void> {
  const tables = await tablesOf(client);
  const restoreRules = await removeRules(client, tables);
  const expectedTables = new Map<string, Counted & TableColumns>();
  const frames = readFrames(file);
  let [rows, files] = [0, 0];
  for (let next = await frames.next(); !next.done; next = await frames.next()) {
    const frame = next.value;
    if (frame.letter === 'T') {
      const counted = await copyTable(client, requireSameColumns(tables, frame.value), frames);
      expectedTables.set(frame.value.table, { ...frame.value, ...counted });
      rows += counted.rows;
      progress('rows', rows, total);
    } else if (frame.letter === 'F') {
      await store.put(frame.value.key, await buffer(upTo('f', 'B', frames, () => {})));
      files += 1;
      progress('files', files, 0);
    } else if (frame.letter === 'S') await setSequences(client, frame.value);
  }
  progress('rules', 0, 0);
  await restoreRules();
  await compare(client, tables, expectedTables, progress);
}

function requireSameColumns(tables: readonly TableColumns[], written: TableColumns): TableColumns {
  const here = tables.find(({ table }) => table === written.table);
  if (here?.columns.toSorted().join() !== written.columns.toSorted().join())
    throw new BackupProblem(`备份中的表 ${written.table} 与其版本不符 · table ${written.table} is not as its version has it`);
  return written;
}

async function copyTable(client: pg.Client, { table, columns }: TableColumns, frames: Frames): Promise<Counted> {
  let end: Counted | undefined;
  const rows = upTo('t', 'R', frames, (frame) => {
    end = (frame as { value: Counted }).value;
  });
  await copyIn(client, `copy public.${quoted(table)} (${columnList(columns)}) from stdin`, rows);
  if (!end) throw new BackupProblem(`${table}: 数据不完整 · cut short`);
  return end;
}

/** Yields the bytes of the frames up to the closing frame. */
async function* upTo(last: Frame['letter'], carrier: 'R' | 'B', frames: Frames, onEnd: (frame: Frame) => void): AsyncGenerator<Buffer> {
  for (;;) {
    const { value: frame, done } = await frames.next();
    if (!done && frame.letter === last) return onEnd(frame);
    if (done || frame.letter !== carrier) throw new BackupProblem('备份文件已损坏 · the backup is damaged');
    yield frame.bytes;
  }
}

async function setSequences(client: pg.Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, value]);
}

async function compare(
  client: pg.Client,
  tables: readonly TableColumns[],
  expectedTables: ReadonlyMap<string, Counted & TableColumns>,
  progress: Progress,
) {
  for (const [at, { table }] of tables.entries()) {
    progress('compare', at, tables.length);
    const expected = expectedTables.get(table);
    if (!expected) throw new BackupProblem(`备份中没有表 ${table} · the backup has no table ${table}`);
    const found = await digestOf(client, expected);
    if (found.rows !== expected.rows || found.hex !== expected.digest)
      throw new BackupProblem(`表 ${table} 恢复后与备份不一致 · table ${table} is not what the backup holds`);
  }
}
