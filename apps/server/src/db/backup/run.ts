import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../outside/file-store.ts';
import { type Journal, openJournal } from './journal.ts';
import { type Made, makeBackup, type Progress } from './write.ts';

type RunOptions = {
  url: string;
  folder: string;
  store: Pick<FileStore, 'open'>;
  secret: string;
  passphrase: string | undefined;
  /** Path to write to, instead of the next name in the folder. */
  target?: string | undefined;
  progress?: Progress;
  signal?: AbortSignal | undefined;
};
type Ran = Made & { file: string };

const progressEvery = 1_000;

/** Named by local time, so that names sort by time; the id tells two backups of the same second apart. */
function nameFor(id: string, now: Date): string {
  const time = now.toLocaleString('sv', { timeZone: 'Asia/Shanghai' }).replace(/[-:]/g, '').replace(' ', '-');
  return `park-${time}-${id.slice(0, 4)}.parkbak`;
}

/** Makes the backup that a user or the schedule has requested, records it, and removes backups beyond the retention plan. */
export async function runBackup(options: RunOptions): Promise<Ran | undefined> {
  const journal = await openJournal(options.url);
  try {
    const claimed = await journal.claim();
    return claimed && (await make(journal, claimed.id, options));
  } finally {
    await journal.close();
  }
}

async function make(journal: Journal, id: string, { folder, target, progress, ...options }: RunOptions): Promise<Ran> {
  const file = path.resolve(target ?? path.join(folder, nameFor(id, new Date())));
  const books = bookkeeping(journal, id, progress);
  try {
    await sweepDrafts(path.dirname(file));
    const made = await makeBackup({ ...options, target: file, progress: books.progress });
    await books.close();
    await journal.done(id, file, made, options.passphrase !== undefined);
    await retain(journal, folder);
    return { ...made, file };
  } catch (error) {
    await books.close();
    await journal.failed(id, reasonOf(error as Error)).catch(() => {});
    throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: '磁盘空间不足',
  EACCES: '备份目录没有写入权限',
  EROFS: '备份目录只读',
  EEXIST: '备份目录不可用',
  ENOTDIR: '备份目录不可用',
  '57P01': '数据库连接中断',
  ECONNREFUSED: '数据库连接不上',
};
/** Returns a readable reason for the common errors, followed by the system's own message. */
function reasonOf({ code, message }: Error & { code?: string }): string {
  const reason = reasons[code ?? ''];
  return reason ? `${reason}（${message}）` : message;
}

/** Records the progress once a second, which also renews the lease. */
function bookkeeping(journal: Journal, id: string, progress: Progress | undefined) {
  let now: Parameters<Progress> = ['rows', 0, 0];
  let saying: Promise<unknown> = Promise.resolve();
  const turns = setInterval(() => {
    saying = saying.then(() => journal.reportProgress(id, ...now)).catch(() => {});
  }, progressEvery);
  return {
    progress: (...next: Parameters<Progress>) => {
      now = next;
      progress?.(...next);
    },
    close: () => {
      clearInterval(turns);
      return saying;
    },
  };
}

/** Removes half-written files of killed processes; only one backup runs at a time, so no other process is writing them. */
async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (/\.parkbak\.\d+\.draft$/.test(name)) await rm(path.join(folder, name), { force: true });
}

async function retain(journal: Journal, folder: string): Promise<void> {
  for (const { id, file } of await journal.surplus(folder)) {
    await rm(file, { force: true });
    await journal.removed(id);
  }
  await journal.forget();
}
