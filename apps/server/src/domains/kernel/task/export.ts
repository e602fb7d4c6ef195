import { commonErrors } from '@park/contract/core';
import { task as calls, type ExportSubject, exportSubjects, sheetLimits } from '@park/contract/kernel/task';
import { fail } from '../../../context.ts';
import { tellLive } from '../../../db/driver/index.ts';
import {
  type ExportColumn,
  type ExportObject,
  type ExportScope,
  type Read,
  type ReadyExport,
  ready,
  type Scope,
} from '../../../domain/sheet.ts';
import { policyOf, veiledColumns } from '../../../fields.ts';
import { type Cell, rowsAtOnce, type SheetContent, writeWorkbook } from '../../../outside/sheet.ts';
import { maskNumbers } from '../../../secret.ts';
import { store } from './parts.ts';
import { dropParts, finish, record, type TaskParams } from './queries.ts';
import { LostTask, type Work } from './work.ts';

/** Parses the filter with the schema of the subject, which drops unknown keys, and returns the scope of the export. */
export function scopeOf(
  object: ExportObject,
  params: TaskParams,
  { userId, by, may, keeps }: Omit<Scope, 'companyId'>,
): ExportScope<unknown> {
  const filter = object.filter.safeParse(params.filter ?? {});
  if (!filter.success) {
    const problems = filter.error.issues.map((issue) => [['filter', ...issue.path].join('.'), issue.message]);
    return fail(commonErrors.invalidInput, Object.fromEntries(problems));
  }
  // the filter may name another company; row security decides whether its rows are visible
  const { companyId = params.companyId } = filter.data as { companyId?: string };
  return { userId, by, may, keeps, companyId, filter: filter.data, ids: params.ids };
}

/** Returns the columns that an actor may export; columns hidden by the actor's roles are left out. */
export const columnsFor = ({ columns }: ReadyExport, subject: ExportSubject, { by }: Pick<Scope, 'by'>): ExportColumn<unknown>[] =>
  veiledColumns(columns, policyOf(by, exportSubjects[subject]));

export function chosen(all: readonly ExportColumn<unknown>[], keys: readonly string[] | undefined): ExportColumn<unknown>[] {
  const columns = keys ? all.filter(({ key }) => keys.includes(key)) : [...all];
  return columns.length ? columns : fail(commonErrors.invalidInput, { columns: '请至少选择一列' });
}

type SheetOptions = {
  columns: readonly ExportColumn<unknown>[];
  read: Read;
  scope: ExportScope<unknown>;
  onRows?: (count: number) => void;
};
/**
 * Builds the sheet of an export from groups of rows while they are read. Cells are created in small portions while the sheet is written, so
 * that cells are short-lived and cheap for the garbage collector.
 */
export function sheetOf(object: ExportObject, { columns, read, scope, onRows = () => {} }: SheetOptions): SheetContent {
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const group of object.rows(read, scope)) {
      for (let at = 0; at < group.length; at += rowsAtOnce) {
        const some = group.slice(at, at + rowsAtOnce);
        yield some.map((row) => columns.map(({ value }) => value(row)));
        onRows(some.length);
      }
    }
  }
  return { name: object.title, columns, rows: rows() };
}

/**
 * Returns what the audit entry of an export records: what was requested and how many rows were exported, with masked phone and ID numbers.
 */
export const recordedInput = (subject: string, { companyId, columns, filter, ids }: TaskParams, rows: number): object => {
  const text = JSON.stringify({ subject, companyId, columns, filter, chosen: ids?.length, rows });
  return JSON.parse(maskNumbers(text));
};

/**
 * Runs an export. It writes the workbook while it reads the rows, so that the complete workbook exists only in the database, never in
 * memory.
 */
export async function runExport(object: ExportObject, work: Work): Promise<void> {
  const { task, person, write, signal, progress, yieldToRequests } = work;
  // a crashed earlier run may have left a part of the file
  await write((db) => dropParts(db, task, ['file']));
  const scope = scopeOf(object, task.params, { userId: task.userId, ...(await person.person()) });
  const known = await ready(object, (ask) => person.run(ask), scope);
  const columns = chosen(columnsFor(known, task.subject as ExportSubject, scope), task.params.columns);
  progress({ total: await person.run((db) => object.count(db, scope)) });
  let done = 0;
  const read: Read = (ask) => {
    signal.throwIfAborted();
    return person.run((db) => ask(db));
  };
  const onRows = (count: number) => {
    done += count;
    progress({ done });
    yieldToRequests();
  };
  await store(write, { ...task, role: 'file' }, writeWorkbook([sheetOf(object, { columns, read, scope, onRows })]));
  await person.run(async (db, { side }) => {
    const counts = { total: done, done, failed: 0 };
    const { numAffectedRows } = await finish(db, task, { ...counts, result: {}, days: sheetLimits.days });
    if (numAffectedRows !== 1n) throw new LostTask();
    await record(db, { ...task, side, call: calls.export.key, taskId: task.id, input: recordedInput(task.subject, task.params, done) });
    await tellLive(db, [{ userId: task.userId, kind: 'task' }]);
  }, 'none');
}
