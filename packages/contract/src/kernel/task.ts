import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, download, query, upload } from '../core.ts';
import { emptyObject, file, flag, id, pageOf, paging, plain } from '../fields.ts';
import { exportSubjects, importSubjects } from '../subjects.ts';

export { exportSubjects, importSubjects };
export type ImportSubject = keyof typeof importSubjects;
export type ExportSubject = keyof typeof exportSubjects;

/** Limits of workbooks. They are not part of a schema, so that the console can use them without loading zod. */
export const sheetLimits = { size: 10 * 1_048_576, inflated: 100 * 1_048_576, rows: 20_000, columns: 50, direct: 5_000, days: 7 };

/** Messages about problems of workbooks. */
export const sheetTexts = {
  none: '请选择要上传的文件',
  wrongType: '上传模板只能是 xls、xlsx格式',
  empty: '上传模板大小不能小于0KB',
  tooLarge: '文件不能大于10MB',
  inflated: '文件内容过大，请减少数据后重试',
  tooManyParts: '文件包含的工作表或附件过多',
  tooManyRows: '文件最多20000行数据，请分批导入',
  tooManyColumns: '文件最多50列',
  tooSlow: '文件读取超时，请减少数据后重试',
  broken: '文件已损坏或无法识别，请重新下载模板填写',
  locked: '文件不能加密',
  macros: '文件不能包含宏',
  external: '文件不能引用其他文件',
  unsafe: '文件包含不支持的内容，请重新下载模板填写',
  formula: '文件不能包含公式{cell}，请粘贴为数值后重试',
  otherTemplate: '文件的表头与模板不一致，请重新下载模板填写',
  noRows: '文件中没有数据',
} as const;

export const taskErrors = defineErrors({
  badSheet: { code: '6031', status: 400, message: sheetTexts.broken },
  tooMany: { code: '6032', status: 409, message: '你有5个任务尚未完成，请稍后再试' },
  over: { code: '6033', status: 409, message: '任务已结束，不能取消' },
  notOver: { code: '6034', status: 409, message: '任务未失败，无需重试' },
  noSource: { code: '6035', status: 409, message: '原文件已清理，请重新上传' },
  noFile: { code: '6036', status: 404, message: '文件不存在或已过期' },
});

export const taskStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type TaskState = (typeof taskStates)[number];
const kind = z.enum(['import', 'export'], '任务类型不正确');

const Task = z.object({
  id: z.string(),
  kind,
  subject: z.string(),
  title: z.string(),
  state: z.enum(taskStates),
  /** Number of all rows. The next fields are the numbers of imported and of refused rows. */
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  isDryRun: z.boolean(),
  fileName: z.string().nullable(),
  hasFile: z.boolean(),
  hasFailedRows: z.boolean(),
  /** Why the task failed. */
  message: z.string().nullable(),
  createdDate: z.string(),
  finishedDate: z.string().nullable(),
  expiresDate: z.string().nullable(),
});
export type Task = z.infer<typeof Task>;

export const RowProblem = z.object({ row: z.int(), column: z.string(), reason: z.string() });
export type RowProblem = z.infer<typeof RowProblem>;
/** Maximum of listed problems; the workbook of refused rows contains all of them. */
export const maxProblems = 200;

const importable = z.enum(Object.keys(importSubjects) as [ImportSubject, ...ImportSubject[]], '不支持导入此类数据');
const exportable = z.enum(Object.keys(exportSubjects) as [ExportSubject, ...ExportSubject[]], '不支持导出此类数据');
const optionalFlag = flag.default(0);

export const task = domain('task', {
  title: '导入与导出',
  labels: {
    chosen: '选中的行数',
    columns: '导出的列',
    done: '成功行数',
    failed: '失败行数',
    filter: '筛选条件',
    isUpdate: '更新已有数据',
    keyword: '关键词',
    rows: '行数',
    subject: '数据类型',
    total: '总行数',
  },
  calls: {
    template: download({
      path: '/portal/task/template',
      access: { by: 'subject', of: importSubjects },
      summary: 'Returns the template workbook of an import',
      input: z.object({ subject: importable, companyId: id.optional() }),
      output: file,
    }),
    import: upload({
      path: '/portal/task/import',
      access: { by: 'subject', of: importSubjects },
      title: '导入数据',
      summary: 'Accepts a filled-in workbook; a task checks and imports its rows',
      input: z.object({
        subject: importable,
        companyId: id.optional(),
        /** Whether the import changes rows that already exist. Otherwise it refuses them. */
        isUpdate: optionalFlag,
        /** Whether the import only reports what it would do. */
        isDryRun: optionalFlag,
      }),
      output: z.object({ id: z.string() }),
      idempotency: 'required',
      errors: [taskErrors.badSheet, taskErrors.tooMany, commonErrors.tooLarge],
    }),
    columns: query({
      path: '/portal/task/columns',
      access: { by: 'subject', of: exportSubjects },
      summary: 'Lists the columns an export may contain, in order; of another company’s rows only those the actor may see',
      input: z.object({ subject: exportable, companyId: id.optional() }),
      output: z.array(z.object({ key: z.string(), title: z.string() })),
    }),
    export: command({
      path: '/portal/task/export',
      access: { by: 'subject', of: exportSubjects },
      title: '导出数据',
      summary: 'Exports a list; up to 5,000 rows are ready at once, a task exports more',
      input: z.object({
        subject: exportable,
        /** Columns of the exported workbook. All columns if left out. */
        columns: z.array(z.string().max(50)).min(1, '请至少选择一列').max(50).optional(),
        /** Filter of the list that the screen shows. Fields that the export does not know are ignored. */
        filter: z.record(plain(50), z.union([plain(200), z.number(), z.boolean(), z.null()])).default({}),
        /** Ids of the rows to export. */
        ids: z.array(id).min(1, '请先选择数据').max(1000, '一次最多选择1000条').optional(),
      }),
      output: z.object({ id: z.string(), state: z.enum(taskStates), total: z.int() }),
      errors: [taskErrors.tooMany],
    }),
    list: query({
      path: '/portal/task/list',
      access: 'signed-in',
      summary: 'Lists the actor’s imports and exports, the latest first',
      input: z.object({ ...paging(), kind: kind.optional(), subject: z.string().max(30).optional() }),
      output: pageOf(Task),
    }),
    detail: query({
      path: '/portal/task/detail',
      access: 'signed-in',
      summary: 'Returns a task with its first problems',
      input: z.object({ id }),
      output: Task.extend({ problems: z.array(RowProblem) }),
      errors: [commonErrors.notFound],
    }),
    file: download({
      path: '/portal/task/file',
      access: 'signed-in',
      summary: 'Returns the workbook of an export',
      input: z.object({ id }),
      output: file,
      errors: [taskErrors.noFile],
    }),
    failedRows: download({
      path: '/portal/task/failedRows',
      access: 'signed-in',
      summary: 'Returns the refused rows of an import in the template, with the reasons',
      input: z.object({ id }),
      output: file,
      errors: [taskErrors.noFile],
    }),
    cancel: command({
      path: '/portal/task/cancel',
      access: 'signed-in',
      title: '取消导入导出任务',
      summary: 'Cancels a task that has not ended; a cancelled import changes nothing',
      input: z.object({ id }),
      output: emptyObject,
      errors: [taskErrors.over, commonErrors.notFound],
    }),
    retry: command({
      path: '/portal/task/retry',
      access: 'signed-in',
      title: '重试导入导出任务',
      summary: 'Runs a failed or cancelled task again',
      input: z.object({ id }),
      output: emptyObject,
      errors: [taskErrors.notOver, taskErrors.noSource, taskErrors.tooMany, commonErrors.notFound],
    }),
  },
});
