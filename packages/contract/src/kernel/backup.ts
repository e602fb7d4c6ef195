import { z } from 'zod';
import { command, commonErrors, domain, query } from '../core.ts';
import { emptyObject, flag, integer, pageOf, paging, version } from '../fields.ts';

export const backupErrors = {
  busy: { code: '730001', status: 409, message: '已有备份正在进行，请稍后再试' },
} as const;

export const BackupRow = z.object({
  id: z.string(),
  cause: z.enum(['schedule', 'person', 'command']),
  /** Name of the user who requested the backup; null if the schedule or the command line started it. */
  userName: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  step: z.string().nullable(),
  done: z.int(),
  total: z.int(),
  /** The server and path where the file lies. It cannot be downloaded from the console, because it contains the rows of all spaces. */
  host: z.string().nullable(),
  file: z.string().nullable(),
  isRemoved: z.boolean(),
  size: z.int().nullable(),
  rowCount: z.int().nullable(),
  fileCount: z.int().nullable(),
  hasKey: z.boolean(),
  /** Why the backup failed, or what was wrong when the file was read back. Null if the whole file could be read back. */
  problem: z.string().nullable(),
  seconds: z.int().nullable(),
  createdDate: z.string(),
  finishedDate: z.string().nullable(),
});
export type BackupRow = z.infer<typeof BackupRow>;

export const BackupPlan = z.object({
  isOn: z.int(),
  hour: z.int(),
  keep: z.int(),
  version: z.int(),
  folder: z.string(),
  hasKey: z.boolean(),
  /** The start time of the last backup without a problem. */
  lastDate: z.string().nullable(),
  nextDate: z.string().nullable(),
});
export type BackupPlan = z.infer<typeof BackupPlan>;

export const backup = domain('backup', {
  title: '备份',
  labels: { hour: '备份时刻', isOn: '开启', keep: '保留份数' },
  calls: {
    list: query({
      path: '/platform/backup/page',
      access: 'backup:read',
      summary: 'Lists the backups, the latest first',
      input: z.object({ ...paging(), state: z.enum(['running', 'done', 'failed'], '状态不正确').optional() }),
      output: pageOf(BackupRow),
    }),
    plan: query({
      path: '/platform/backup/plan',
      access: 'backup:read',
      summary: 'Returns the schedule of backups, how many are kept, and where they are stored',
      input: emptyObject,
      output: BackupPlan,
    }),
    configure: command({
      path: '/platform/backup/configure',
      title: '修改备份设置',
      access: 'backup:update',
      summary: 'Sets the schedule of backups and how many are kept',
      input: z.object({
        isOn: flag,
        hour: integer('请选择0到23点', { max: 23 }),
        keep: integer('请输入1到365之间的整数', { min: 1, max: 365 }),
        version,
      }),
      output: emptyObject,
      errors: [commonErrors.stale],
    }),
    start: command({
      path: '/platform/backup/start',
      title: '立即备份',
      access: 'backup:update',
      summary: 'Requests a backup now; the worker creates it',
      input: emptyObject,
      output: z.object({ id: z.string() }),
      errors: [backupErrors.busy],
    }),
  },
});
