import { randomUUID } from 'node:crypto';
import { commonErrors } from '@park/contract/core';
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

/* What is small enough to be done while the person waits, by the same code as tasks, and found among them afterwards. */

export const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const longestName = 255;
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }).replaceAll('-', '');
export const exportName = ({ title }: Pick<ExportObject, 'title'>) => `${title}${today()}.xlsx`;

/** The refusal names the field and says the same at the top, for callers who read only that. */
function refuseSheet(message: string): never {
  fail({ ...errors.badSheet, message }, { file: message });
}
const explain = (error: unknown): never => {
  throw error instanceof SheetProblem ? refuseSheet(error.message) : error;
};

/** A file a person sent is called what he called it, as far as that is a name. */
function nameOf(name: string): string {
  if ([...name].length > longestName) refuseSheet('文件名最多255个字');
  if (/[/\\\0]/.test(name)) refuseSheet('文件名不能包含路径');
  return name.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** The workbook a call was sent, as far as it can be judged unread. */
export async function sentSheet({ files }: Context): Promise<{ fileName: string; bytes: Buffer }> {
  const file = files[0] ?? refuseSheet(sheetTexts.none);
  const fileName = nameOf(file.name);
  await checkSheet({ name: fileName, bytes: file.bytes }).catch(explain);
  return { fileName, bytes: file.bytes };
}

export async function templateNow({ db, actor }: Context, fetch: FetchedImport, companyId = actor.companyId): Promise<FileReply> {
  const object = await fetch();
  const form = await ready(object, (ask) => ask(db), scopeFor(actor, companyId));
  return { name: `${object.title}导入模板.xlsx`, type: workbook, content: await bytesOf(template(form)) };
}

type Asked = { subject: ImportSubject; companyId: string; isUpdate: boolean; most: number };
type Sent = { fileName: string; bytes: Buffer };
/** Takes a workbook over in the call's own transaction. */
export async function importNow(context: Context, fetch: FetchedImport, asked: Asked) {
  const { actor } = context;
  const object = await fetch();
  if (asked.isUpdate && !(object.update && actor.keeps(object.update, asked.companyId))) fail(commonErrors.forbidden);
  expectSheet();
  return takeNow(context, object, await sentSheet(context), asked);
}

/** Reads a workbook and takes over what is good of it, or only says what would be; it is found among the person's tasks afterwards. */
export async function takeNow(context: Context, object: ImportObject, { fileName, bytes }: Sent, asked: Asked & { checks?: object }) {
  const { db, actor } = context;
  const { subject, companyId, isUpdate, checks } = asked;
  const isDryRun = checks !== undefined;
  const { form, sheet, refused } = await judge(context, object, bytes, { ...asked, isDryRun });
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

type Judging = Pick<Asked, 'companyId' | 'isUpdate' | 'most'> & { isDryRun: boolean };
async function judge({ db, actor }: Context, object: ImportObject, bytes: Buffer, { companyId, most, ...options }: Judging) {
  const scope = scopeFor(actor, companyId);
  const form = await ready(object, (ask) => ask(db), scope);
  const { sheet, good } = readForm(form, bytes);
  const rows = await Array.fromAsync(good).catch(explain);
  if (sheet.rows.length > most) fail({ ...commonErrors.tooLarge, message: `一次最多导入${most}行，更多数据请使用导入任务` });
  const refused = [...sheet.refusals, ...(await object.merge(db, rows, { ...scope, ...options }))];
  return { form, sheet, refused };
}

/** What would become of each row of a workbook that was checked, as things are now. */
export async function judgeNow(context: Context, object: ImportObject, bytes: Buffer, most: number) {
  const asked = { companyId: context.actor.companyId, isUpdate: false, isDryRun: true, most };
  const { form, sheet, refused } = await judge(context, object, bytes, asked);
  return outcomes(form, sheet, refused);
}

/** A workbook that was checked and not taken over yet: what was sent, and what was said with it. */
export const checkedSheet = ({ db, actor }: Context, subject: ImportSubject, id: string) => tasks.checkedSource(db, actor, subject, id);
/** The same, for the one who takes it over: nobody else does after him. */
export async function takeChecked({ db, actor }: Context, subject: ImportSubject, id: string) {
  const found = (await tasks.checkedSource(db, actor, subject, id)) ?? fail(commonErrors.notFound);
  if ((await tasks.dropParts(db, { companyId: actor.companyId, id }, ['source'])).numAffectedRows === 0n) fail(commonErrors.stale);
  return found;
}

/** Every row as it was written, and everything that is wrong with it; nothing where it was taken over. */
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

/** A workbook made while the person waits. */
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
/** Writes the workbook of an export beside its task and ends it; says how many rows went out. */
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

type Wanted = { subject: ExportSubject; filter: Record<string, unknown> };
/** An export a call answers with. A download only reads; that it was made is written down in a transaction of its own. */
export async function exportNow(
  { actor }: Context,
  database: Database,
  fetch: FetchedExport,
  { subject, filter }: Wanted,
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

/** The rows one's latest import of something has refused, or those of the one named. */
export async function latestRefused({ db, actor }: Context, database: Database, subject: ImportSubject, id?: string): Promise<FileReply> {
  const found = (await tasks.latestRefused(db, actor, subject, id)) ?? fail(commonErrors.notFound);
  return refusedRows(database, actor, found);
}
