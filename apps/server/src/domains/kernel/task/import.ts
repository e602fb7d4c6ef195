import { setImmediate as turn } from 'node:timers/promises';
import { commonErrors } from '@park/contract/core';
import { unprintable } from '@park/contract/fields';
import { task as calls, maxProblems, sheetLimits, sheetTexts } from '@park/contract/kernel/task';
import { z } from 'zod';
import { fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { tellLive } from '../../../db/driver/index.ts';
import { type ImportObject, type ReadyImport, type Refusal, ready, type StagedRow } from '../../../domain/sheet.ts';
import { expectSheet, type ReadRow, readSheet, SheetProblem, writeWorkbook } from '../../../outside/sheet.ts';
import { store, whole } from './parts.ts';
import { dropParts, finish, record } from './queries.ts';
import { failedRows, reasonTitle } from './template.ts';
import { LostTask, type Work } from './work.ts';

/** The part of a workbook that has been read so far: its rows, the position of each column in the workbook, and the refused cells. */
export type Sheet = { rows: ReadRow[]; places: (number | undefined)[]; refusals: Refusal[] };
type Columns = Pick<ReadyImport, 'columns'>;
type Reading = { signal?: AbortSignal; progress?: (counts: { total: number }) => void };
const plain = (title: string) => title.replace(/[*＊\s]/g, '');

/** Yields the valid rows of a workbook while it is being read, so that reading, checking and writing overlap. */
export function readForm(form: Columns, bytes: Buffer, { signal, progress = () => {} }: Reading = {}) {
  const sheet: Sheet = { rows: [], places: [], refusals: [] };
  const judges = form.columns.map(judgeOf);
  async function* good(): AsyncGenerator<StagedRow[]> {
    let hasTitle = false;
    for await (const group of readSheet(bytes, signal)) {
      const rows = hasTitle ? group : group.slice(1);
      if (!hasTitle && group[0]) {
        sheet.places = placesOf(form, group[0]);
        hasTitle = true;
      }
      sheet.rows.push(...rows);
      yield stage(form, judges, sheet, rows);
      progress({ total: sheet.rows.length });
      await turn();
    }
    if (sheet.rows.length === 0) throw new SheetProblem(sheetTexts.noRows);
  }
  return { sheet, good: good() };
}

function placesOf({ columns }: Columns, title: ReadRow): Sheet['places'] {
  return columns.map((column) => {
    const at = title.cells.findIndex((cell) => plain(cell) === plain(column.title));
    if (at < 0 && column.isRequired) throw new SheetProblem(sheetTexts.otherTemplate);
    return at < 0 ? undefined : at;
  });
}

type Judge = (cell: string) => z.ZodSafeParseResult<unknown>;
/** Character that stands for text that could not be read, such as half of a surrogate pair. */
const unreadable = '\ufffd';
const refused = z.never(unprintable);
const cacheLimit = 500;
/** Returns a function that checks the cells of a column. It remembers results, because most columns repeat a few values. */
function judgeOf({ schema }: Columns['columns'][number]): Judge {
  const cached = new Map<string, ReturnType<Judge>>();
  return (cell) => {
    const before = cached.get(cell);
    if (before) return before;
    const result = cell.includes(unreadable) ? refused.safeParse(cell) : schema.safeParse(cell);
    if (cached.size < cacheLimit) cached.set(cell, result);
    return result;
  };
}

/**
 * Checks every cell of the rows with its column's schema and returns the valid rows. Each invalid cell is reported with its first problem.
 */
function stage({ columns }: Columns, judges: readonly Judge[], { places, refusals }: Sheet, rows: readonly ReadRow[]): StagedRow[] {
  const good: StagedRow[] = [];
  for (const { number, cells } of rows) {
    const values: Record<string, unknown> = {};
    let isGood = true;
    for (const [place, judge] of judges.entries()) {
      const { key } = columns[place] as Columns['columns'][number];
      const read = judge(cells[places[place] ?? -1] ?? '');
      if (read.success) values[key] = read.data;
      else {
        isGood = false;
        refusals.push({ number, key, reason: read.error.issues[0]?.message ?? '' });
      }
    }
    if (isGood) good.push({ number, values });
  }
  return good;
}

/**
 * Error codes of PostgreSQL for a conflict with another transaction, which has written the same record or removed the parent of a record. A
 * second attempt at the import has no such conflict.
 */
const retryableCodes = new Set(['23503', '23505', '23P01', '40001', '40P01', '55P03']);
const tries = 3;

/** Reads, checks and imports a workbook. All valid rows are written in one transaction or none. */
export async function runImport(object: ImportObject, work: Work): Promise<void> {
  const { task, database, write, person } = work;
  const { isUpdate = false, isDryRun = false, companyId } = task.params;
  expectSheet();
  const scopeNow = async () => ({ companyId, userId: task.userId, ...(await person.person()) });
  const [source, form] = await Promise.all([
    whole(database, { ...task, role: 'source' }),
    scopeNow().then((scope) => ready(object, (ask) => person.run(ask), scope)),
    // a crashed earlier run may have left a workbook of failed rows
    write((db) => dropParts(db, task, ['failed'])),
  ]);
  if (source.length === 0) throw new SheetProblem(sheetTexts.noRows);

  const merge = async (db: Db, { sheet, good }: ReturnType<typeof readForm>): Promise<Refusal[]> => {
    const { side, ...scope } = await scopeNow();
    if (isUpdate && !(object.update && scope.keeps(object.update, companyId))) fail(commonErrors.forbidden);
    const merged = await object.merge(db, good, { ...scope, isUpdate, isDryRun });
    const refused = [...sheet.refusals, ...merged];
    const counts = countsOf(sheet.rows.length, refused);
    if (!isDryRun)
      await record(db, { ...task, side, call: calls.import.key, taskId: task.id, input: { subject: task.subject, isUpdate, ...counts } });
    await tellLive(db, [{ userId: task.userId, kind: 'task' }]);
    return refused;
  };
  const end = async (db: Db, { rows }: Sheet, refused: Refusal[]) => {
    const result = { problems: problemsOf(form, refused) };
    // the transaction that writes the rows also ends the task, so that the task cannot run twice
    const { numAffectedRows } = await finish(db, task, { ...countsOf(rows.length, refused), result, days: sheetLimits.days });
    if (numAffectedRows !== 1n) throw new LostTask();
    // the source workbook is no longer needed
    await dropParts(db, task, ['source']);
  };

  for (let attempt = 1; ; attempt++) {
    work.signal.throwIfAborted();
    try {
      await person.run(async (db) => {
        // every attempt reads the workbook again, because only its bytes are kept
        const read = readForm(form, source, work);
        const refused = await merge(db, read);
        if (refused.length) {
          const sheets = failedRows(form, read.sheet.rows, read.sheet.places, refused);
          await store((one) => one(db), { ...task, role: 'failed' }, writeWorkbook(sheets));
        }
        await end(db, read.sheet, refused);
      }, 'none');
      return;
    } catch (error) {
      if (!retryableCodes.has((error as { code?: string }).code ?? '') || attempt === tries) throw error;
    }
  }
}

export function countsOf(total: number, refused: readonly Refusal[]) {
  const failed = new Set(refused.map(({ number }) => number)).size;
  return { total, failed, done: total - failed };
}

export const problemsOf = ({ columns }: Columns, refused: readonly Refusal[]) =>
  refused
    .toSorted((one, other) => one.number - other.number)
    .slice(0, maxProblems)
    .map(({ number, key, reason }) => ({
      row: number,
      column: columns.find((column) => column.key === key)?.title ?? reasonTitle,
      reason,
    }));
