import { randomUUID } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
import { isPrintable } from '@park/contract/fields';
import {
  task as calls,
  type ExportSubject,
  taskErrors as errors,
  exportSubjects,
  type ImportSubject,
  sheetLimits,
  sheetTexts,
} from '@park/contract/kernel/task';
import { type Actor, type Context, fail } from '../../../context.ts';
import type { Database, Db } from '../../../db/database.ts';
import {
  type ExportColumn,
  type ExportObject,
  type ExportScope,
  type ImportObject,
  type Read,
  type ReadyImport,
  type Refusal,
  ready,
  scopeFor,
} from '../../../domain/sheet.ts';
import type { FileReply } from '../../../http/mount.ts';
import { checkSheet, expectSheet, type SheetContent, SheetProblem, writeWorkbook } from '../../../outside/sheet.ts';
import { columnsFor, recordedInput, scopeOf, sheetOf } from './export.ts';
import { countsOf, problemsOf, readForm, type Sheet } from './import.ts';
import { store, stored } from './parts.ts';
import { asPerson } from './person.ts';
import * as tasks from './queries.ts';
import type { FetchedExport, FetchedImport } from './subjects.ts';
import { failedRows, template } from './template.ts';

/*
 * Imports and exports that are small enough to finish within the call. They use the same code as background tasks, and the actor finds them
 * in the same list afterwards.
 */

export const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const longestName = 255;
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }).replaceAll('-', '');
export const exportName = ({ title }: Pick<ExportObject, 'title'>) => `${title}${today()}.xlsx`;

/** Refuses the workbook. The reply has the text on the field `file` and also as its message, for clients that read only the message. */
function refuseSheet(message: string): never {
  fail({ ...errors.badSheet, message }, { file: message });
}
const explain = (error: unknown): never => {
  throw error instanceof SheetProblem ? refuseSheet(error.message) : error;
};

/** Returns the client's file name without invisible characters. Fails when it is too long or contains a path. */
function nameOf(name: string): string {
  if ([...name].length > longestName) refuseSheet('文件名最多255个字');
  if (!isPrintable(name)) refuseSheet('文件名包含无法识别的字符');
  if (/[/\\]/.test(name)) refuseSheet('文件名不能包含路径');
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** Returns the uploaded workbook after the checks that are possible without reading its rows. */
export async function sentSheet({ files }: Context): Promise<{ fileName: string; bytes: Buffer }> {
  const file = files[0] ?? refuseSheet(sheetTexts.none);
  const fileName = nameOf(file.name);
  const bytes = await file.bytes();
  await checkSheet({ name: fileName, bytes }).catch(explain);
  return { fileName, bytes };
}

export async function templateNow({ db, actor }: Context, fetch: FetchedImport, companyId = actor.companyId): Promise<FileReply> {
  const object = await fetch();
  const form = await ready(object, (ask) => ask(db), scopeFor(actor, companyId));
  return { name: `${object.title}导入模板.xlsx`, type: workbook, content: await bytesOf(template(form)) };
}

type ImportOptions = { subject: ImportSubject; companyId: string; isUpdate: boolean; most: number };
type Sent = { fileName: string; bytes: Buffer };
/** Imports a workbook within the transaction of the call, without a background task. */
export async function importNow(context: Context, fetch: FetchedImport, options: ImportOptions) {
  const { actor } = context;
  const object = await fetch();
  if (options.isUpdate && !(object.update && actor.keeps(object.update, options.companyId))) fail(commonErrors.forbidden);
  expectSheet();
  return takeNow(context, object, await sentSheet(context), options);
}

/** Reads a workbook and imports its valid rows or, with `checks`, only checks them. Stores the outcome as a task of the actor. */
export async function takeNow(
  context: Context,
  object: ImportObject,
  { fileName, bytes }: Sent,
  options: ImportOptions & { checks?: object },
) {
  const { db, actor } = context;
  const { subject, companyId, isUpdate, checks } = options;
  const isDryRun = checks !== undefined;
  const { form, sheet, refused } = await judge(context, object, bytes, { ...options, isDryRun });
  const counts = countsOf(sheet.rows.length, refused);
  const params = { companyId, isUpdate, ...(isDryRun && { isDryRun, ...checks }) };
  const title = `${isDryRun ? '校验' : '导入'}${object.title}`;
  const id = await tasks.insert(db, { ...actor, kind: 'import', subject, title, params, fileName });
  if (isDryRun) await store((work) => work(db), { ...actor, id, role: 'source' }, [bytes]);
  if (refused.length) {
    const sheets = failedRows(form, sheet.rows, sheet.places, refused);
    await store((work) => work(db), { ...actor, id, role: 'failed' }, writeWorkbook(sheets));
  }
  await tasks.finishNow(db, actor, id, { ...counts, result: { problems: problemsOf(form, refused) }, days: sheetLimits.days });
  if (!isDryRun) await tasks.record(db, { ...actor, call: calls.import.key, taskId: id, input: { subject, isUpdate, ...counts } });
  return { id, ...counts, rows: outcomes(form, sheet, refused) };
}

type JudgeOptions = Pick<ImportOptions, 'companyId' | 'isUpdate' | 'most'> & { isDryRun: boolean };
async function judge({ db, actor }: Context, object: ImportObject, bytes: Buffer, { companyId, most, ...options }: JudgeOptions) {
  const scope = scopeFor(actor, companyId);
  const form = await ready(object, (ask) => ask(db), scope);
  const { sheet, good } = readForm(form, bytes);
  const rows = await Array.fromAsync(good).catch(explain);
  if (sheet.rows.length > most) fail({ ...commonErrors.tooLarge, message: `一次最多导入${most}行，更多数据请使用导入任务` });
  const refused = [...sheet.refusals, ...(await object.merge(db, rows, { ...scope, ...options }))];
  return { form, sheet, refused };
}

/** Returns the outcome that each row of a checked workbook would have if the workbook were imported now. */
export async function judgeNow(context: Context, object: ImportObject, bytes: Buffer, most: number) {
  const options = { companyId: context.actor.companyId, isUpdate: false, isDryRun: true, most };
  const { form, sheet, refused } = await judge(context, object, bytes, options);
  return outcomes(form, sheet, refused);
}

/** Returns a workbook that was checked but not imported yet, with the parameters of the check. */
export const checkedSheet = ({ db, actor }: Context, subject: ImportSubject, id: string) => tasks.checkedSource(db, actor, subject, id);
/** Returns a checked workbook and removes it, so that it can be imported only once. Fails when another call has just removed it. */
export async function takeChecked({ db, actor }: Context, subject: ImportSubject, id: string) {
  const found = (await tasks.checkedSource(db, actor, subject, id)) ?? fail(commonErrors.notFound);
  if ((await tasks.dropParts(db, { companyId: actor.companyId, id }, ['source'])).numAffectedRows === 0n) fail(commonErrors.stale);
  return found;
}

/** Returns every row as written in the workbook, with all its problems; `reason` is undefined for an imported row. */
function outcomes({ columns }: Pick<ReadyImport, 'columns'>, { rows, places }: Sheet, refused: readonly Refusal[]) {
  const reasons = Map.groupBy(refused, ({ number }) => number);
  const cellOf = (cells: readonly string[]) => (key: string) =>
    cells[places[columns.findIndex((column) => column.key === key)] ?? -1] ?? '';
  return rows.map(({ number, cells }) => ({
    number,
    cell: cellOf(cells),
    reason: reasons
      .get(number)
      ?.map(({ reason }) => reason)
      .join('；'),
  }));
}

/** Builds a complete workbook in memory, for calls whose answer is the workbook. */
export async function bytesOf(sheets: readonly SheetContent[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of writeWorkbook(sheets)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Written = {
  id: string;
  object: ExportObject;
  columns: readonly ExportColumn<unknown>[];
  scope: ExportScope<unknown>;
  subject: string;
  params: tasks.TaskParams;
};
/** Writes the workbook of an export to its task and ends the task. Returns the number of rows. */
export async function writeNow(db: Db, actor: Actor, { id, object, columns, scope, subject, params }: Written): Promise<number> {
  let rows = 0;
  const onRows = (count: number) => {
    rows += count;
  };
  const read: Read = (ask) => ask(db);
  await store((work) => work(db), { ...actor, id, role: 'file' }, writeWorkbook([sheetOf(object, { columns, scope, onRows, read })]));
  await tasks.finishNow(db, actor, id, { total: rows, done: rows, failed: 0, result: {}, days: sheetLimits.days });
  await tasks.record(db, { ...actor, call: calls.export.key, taskId: id, input: recordedInput(subject, params, rows) });
  return rows;
}

type ExportRequest = { subject: ExportSubject; filter: Record<string, unknown> };
/** Runs an export and returns its file. A download is a read-only call, so its audit entry is written in a separate transaction. */
export async function exportNow(
  { actor }: Context,
  database: Database,
  fetch: FetchedExport,
  { subject, filter }: ExportRequest,
): Promise<FileReply> {
  const object = await fetch();
  const params = { companyId: actor.companyId, filter };
  const scope = scopeOf(object, params, scopeFor(actor));
  const person = asPerson(database, { ...actor, permission: exportSubjects[subject] });
  const read: Read = (ask) => person.run(ask);
  const columns = columnsFor(await ready(object, read, scope), subject, scope);
  if ((await read((db) => object.count(db, scope))) > sheetLimits.direct) fail(commonErrors.tooLarge);
  let rows = 0;
  const onRows = (count: number) => {
    rows += count;
  };
  const content = await bytesOf([sheetOf(object, { columns, scope, onRows, read })]);
  const input = recordedInput(subject, params, rows);
  await person.run((db) => tasks.record(db, { ...actor, call: calls.export.key, taskId: randomUUID(), input }), 'none');
  return { name: exportName(object), type: workbook, content };
}

export const refusedRows = (database: Database, actor: Actor, { id, title }: { id: string; title: string }): FileReply => ({
  name: `${title}失败数据${today()}.xlsx`,
  type: workbook,
  content: stored(database, { ...actor, id, role: 'failed' }),
});

/** Returns the refused rows of the given import, or of the actor's latest import of the subject. */
export async function latestRefused({ db, actor }: Context, database: Database, subject: ImportSubject, id?: string): Promise<FileReply> {
  const found = (await tasks.latestRefused(db, actor, subject, id)) ?? fail(commonErrors.notFound);
  return refusedRows(database, actor, found);
}
