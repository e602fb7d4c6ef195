import { setImmediate as turn } from 'node:timers/promises';
import { commonErrors } from '@park/contract/core';
import { task as calls, mostProblems, sheetLimits, sheetTexts } from '@park/contract/task';
import type { z } from 'zod';
import { fail } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { tellLive } from '../../db/door.ts';
import { expectSheet, type ReadRow, readSheet, SheetProblem, writeWorkbook } from '../../outside/sheet.ts';
import { store, whole } from './parts.ts';
import { dropParts, finish, record } from './queries.ts';
import type { ImportObject, Refusal, StagedRow } from './subject.ts';
import { failedRows, reasonTitle } from './template.ts';
import { LostTask, type Work } from './work.ts';

type Read = { rows: ReadRow[]; places: (number | undefined)[] };
const plain = (title: string) => title.replace(/[*＊\s]/g, '');

/** Every row of the workbook, and at which place of it each column stands. */
async function readRows({ columns }: ImportObject, bytes: Buffer, { signal, progress }: Work): Promise<Read> {
  const rows: ReadRow[] = [];
  for await (const group of readSheet(bytes, signal)) {
    rows.push(...group);
    progress({ total: Math.max(0, rows.length - 1) });
  }
  const title = rows.shift();
  if (!title) throw new SheetProblem(sheetTexts.noRows);
  const places = columns.map((column) => {
    const at = title.cells.findIndex((cell) => plain(cell) === plain(column.title));
    if (at < 0 && column.isRequired) throw new SheetProblem(sheetTexts.otherTemplate);
    return at < 0 ? undefined : at;
  });
  if (rows.length === 0) throw new SheetProblem(sheetTexts.noRows);
  return { rows, places };
}

const atOnce = 500;
/** Each cell by its column's schema; one problem per cell, all of a row's problems together. */
async function stage(
  { columns }: ImportObject,
  { rows, places }: Read,
  { signal }: Work,
): Promise<{ staged: StagedRow[]; refusals: Refusal[] }> {
  const staged: StagedRow[] = [];
  const refusals: Refusal[] = [];
  for (const [at, { number, cells }] of rows.entries()) {
    if (at % atOnce === 0) {
      await turn();
      signal.throwIfAborted();
    }
    const values: Record<string, unknown> = {};
    let isGood = true;
    for (const [place, { key, schema }] of columns.entries()) {
      const read: z.ZodSafeParseResult<unknown> = schema.safeParse(cells[places[place] ?? -1] ?? '');
      if (read.success) values[key] = read.data;
      else {
        isGood = false;
        refusals.push({ number, key, reason: read.error.issues[0]?.message ?? '' });
      }
    }
    if (isGood) staged.push({ number, values });
  }
  return { staged, refusals };
}

/** Somebody wrote the same meanwhile: looking again settles it. */
const raced = new Set(['23505', '40001', '40P01', '55P03']);
const tries = 3;

/** Reads and checks what was sent, then takes over all rows that are good, in one transaction, or none. */
export async function runImport(object: ImportObject, work: Work): Promise<void> {
  const { task, database, write, person } = work;
  const { isUpdate = false, isDryRun = false, companyId } = task.params;
  expectSheet();
  const source = await whole(database, { ...task, role: 'source' });
  if (source.length === 0) throw new SheetProblem(sheetTexts.noRows);
  // what an earlier run left behind when it died
  await write((db) => dropParts(db, task, ['failed']));
  const read = await readRows(object, source, work);
  const { staged, refusals } = await stage(object, read, work);
  work.progress({ total: read.rows.length, failed: new Set(refusals.map(({ number }) => number)).size });

  const merge = async (db: Db): Promise<Refusal[]> => {
    const { may, side } = await person.person();
    if (isUpdate && !(object.update && may(object.update))) fail(commonErrors.forbidden);
    const options = { companyId, userId: task.userId, may, isUpdate, isDryRun };
    const refused = [...refusals, ...(await object.merge(db, staged, options))];
    const counts = countsOf(read.rows.length, refused);
    if (!isDryRun)
      await record(db, { ...task, side, call: calls.import.key, taskId: task.id, input: { subject: task.subject, isUpdate, ...counts } });
    await tellLive(db, [{ userId: task.userId, kind: 'task' }]);
    return refused;
  };
  const end = async (db: Db, refused: Refusal[]) => {
    const result = { problems: problemsOf(object, refused) };
    // the task ends with the rows: whoever runs it again finds it over
    const { numAffectedRows } = await finish(db, task, { ...countsOf(read.rows.length, refused), result, days: sheetLimits.days });
    if (numAffectedRows !== 1n) throw new LostTask();
    // what was sent is of no use to anybody any more
    await dropParts(db, task, ['source']);
  };

  for (let attempt = 1; ; attempt++) {
    work.signal.throwIfAborted();
    try {
      await person.run(async (db) => {
        const refused = await merge(db);
        if (refused.length) {
          const sheets = failedRows(object, read.rows, read.places, refused);
          await store((one) => one(db), { ...task, role: 'failed' }, writeWorkbook(sheets));
        }
        await end(db, refused);
      }, 'none');
      return;
    } catch (error) {
      if (!raced.has((error as { code?: string }).code ?? '') || attempt === tries) throw error;
    }
  }
}

function countsOf(total: number, refused: readonly Refusal[]) {
  const failed = new Set(refused.map(({ number }) => number)).size;
  return { total, failed, done: total - failed };
}

const problemsOf = ({ columns }: ImportObject, refused: readonly Refusal[]) =>
  refused
    .toSorted((one, other) => one.number - other.number)
    .slice(0, mostProblems)
    .map(({ number, key, reason }) => ({
      row: number,
      column: columns.find((column) => column.key === key)?.title ?? reasonTitle,
      reason,
    }));
