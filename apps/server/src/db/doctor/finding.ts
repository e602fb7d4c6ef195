import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { FileStore } from '../../outside/file-store.ts';

/** A finding: the fault and the remedy, worded for the person who runs the machine. A note can wait, a problem should not. */
export type Finding = { level: 'problem' | 'note'; about: Subject; found: string; advice: string };
export const subjects = {
  setting: '设置 · settings',
  database: '数据库 · database',
  disk: '磁盘 · disk',
  clock: '时钟 · clock',
  migration: '数据库结构 · migrations',
  role: '角色与归属 · roles and ownership',
  rule: '隔离规则 · catalogue rules',
  audit: '审计链 · audit chain',
  count: '人数 · headcounts',
  job: '后台任务 · jobs',
  backup: '备份 · backups',
  upload: '上传文件 · uploads',
} as const;
export type Subject = keyof typeof subjects;

export type Installation = {
  config: Config;
  /** Database URL of the owner. */
  url: string;
  secret: string;
  store: Pick<FileStore, 'open'>;
  /** A connection of the owner, inside a read-only transaction. */
  client: pg.Client;
  now: () => Date;
  /** Returns the free and total bytes of the disk that holds a path. */
  space: (path: string) => Promise<{ free: number; total: number }>;
};

export const problem = (about: Subject, found: string, advice: string): Finding => ({ level: 'problem', about, found, advice });
export const note = (about: Subject, found: string, advice: string): Finding => ({ level: 'note', about, found, advice });
/** Queries PostgreSQL's own catalogue, as the owner. */
export const facts = async <T extends pg.QueryResultRow>({ client }: Pick<Installation, 'client'>, text: string) =>
  (await client.query<T>(text)).rows;
/** Queries rows as park_keeper, which sees all rows; the owner may be bound by row security. */
export async function rows<T extends pg.QueryResultRow>(
  { client }: Pick<Installation, 'client'>,
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  await client.query('set local role park_keeper');
  const { rows: found } = await client.query<T>(text, values);
  await client.query('reset role');
  return found;
}
