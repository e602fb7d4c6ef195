import { commonErrors } from '@park/contract/core';
import { taskErrors as errors, sheetLimits, sheetTexts, task } from '@park/contract/task';
import { type Context, fail, must } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { implement } from '../../http/mount.ts';
import { checkSheet, SheetProblem, writeWorkbook } from '../../outside/sheet.ts';
import { chosen, recordedInput, scopeOf, sheetOf } from './export.ts';
import { store, stored } from './parts.ts';
import * as tasks from './queries.ts';
import type { Subjects } from './subjects.ts';
import { template } from './template.ts';

const mostUnfinished = 5;
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const longestName = 255;

const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }).replaceAll('-', '');

/** A file a person sent is called what he called it, as far as that is a name. */
function nameOf(name: string): string {
  if ([...name].length > longestName) refuseSheet('文件名最多255个字');
  if (/[/\\\0]/.test(name)) refuseSheet('文件名不能包含路径');
  return name.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
}

/** The refusal names the field and says the same at the top, for callers who read only that. */
function refuseSheet(message: string): never {
  fail({ ...errors.badSheet, message }, { file: message });
}

async function notTooMany({ db, actor }: Context): Promise<void> {
  if ((await tasks.unfinished(db, actor)) >= mostUnfinished) fail(errors.tooMany);
}

type Needs = { database: Database; subjects: Subjects };
export const taskModule = ({ database, subjects }: Needs) =>
  implement(task, {
    async template(_context, { subject }) {
      const object = subjects.imports[subject];
      const chunks: Buffer[] = [];
      for await (const chunk of writeWorkbook(template(object))) chunks.push(chunk);
      return { name: `${object.title}导入模板.xlsx`, type: workbook, content: Buffer.concat(chunks) };
    },

    async import(context, { subject, companyId, isUpdate, isDryRun }) {
      const { db, actor, files } = context;
      if (companyId && !(await tasks.reaches(db, companyId))) fail(commonErrors.notFound);
      const file = files[0] ?? refuseSheet(sheetTexts.none);
      const fileName = nameOf(file.name);
      await checkSheet({ name: fileName, bytes: file.bytes }).catch((error: unknown) => {
        throw error instanceof SheetProblem ? refuseSheet(error.message) : error;
      });
      const object = subjects.imports[subject];
      if (isUpdate && !(object.update && actor.may(object.update))) fail(commonErrors.forbidden);
      await notTooMany(context);
      const params = { companyId: companyId ?? actor.companyId, isUpdate: isUpdate === 1, isDryRun: isDryRun === 1 };
      const id = await tasks.insert(db, { ...actor, kind: 'import', subject, title: `导入${object.title}`, params, fileName });
      await store((work) => work(db), { ...actor, id, role: 'source' }, [file.bytes]);
      context.outbox('task.run', { taskId: id });
      return { id };
    },

    columns: async (_context, { subject }) => subjects.exports[subject].columns.map(({ key, title }) => ({ key, title })),

    async export(context, { subject, columns: keys, filter, ids }) {
      const { db, actor } = context;
      const object = subjects.exports[subject];
      const columns = chosen(object, keys);
      const params = { companyId: actor.companyId, filter, ...(keys && { columns: keys }), ...(ids && { ids }) };
      const scope = scopeOf(object, params, actor);
      const total = await object.count(db, scope);
      await notTooMany(context);
      const fileName = `${object.title}${today()}.xlsx`;
      const id = await tasks.insert(db, { ...actor, kind: 'export', subject, title: `导出${object.title}`, params, fileName });
      if (total > sheetLimits.direct) {
        context.outbox('task.run', { taskId: id });
        return { id, state: 'waiting' as const, total };
      }
      let rows = 0;
      const onRows = (count: number) => {
        rows += count;
      };
      const sheet = sheetOf(object, { columns, scope, onRows, read: (ask) => ask(db) });
      await store((work) => work(db), { ...actor, id, role: 'file' }, writeWorkbook([sheet]));
      await tasks.finishNow(db, actor, id, rows, sheetLimits.days);
      await tasks.record(db, { ...actor, call: task.export.key, taskId: id, input: recordedInput(subject, params, rows) });
      return { id, state: 'done' as const, total: rows };
    },

    list: ({ db, actor }, wanted) => tasks.page(db, actor, wanted),

    detail: async ({ db, actor }, { id }) => (await tasks.detail(db, actor, id)) ?? fail(commonErrors.notFound),

    async file({ db, actor }, { id }) {
      const found = await tasks.detail(db, actor, id);
      if (!found?.hasFile) fail(errors.noFile);
      return { name: found.fileName ?? '', type: workbook, content: stored(database, { ...actor, id, role: 'file' }) };
    },

    async failedRows({ db, actor }, { id }) {
      const found = await tasks.detail(db, actor, id);
      if (!found?.hasFailedRows) fail(errors.noFile);
      const name = `${found.title}失败数据${today()}.xlsx`;
      return { name, type: workbook, content: stored(database, { ...actor, id, role: 'failed' }) };
    },

    async cancel({ db, actor, live }, { id }) {
      (await tasks.detail(db, actor, id)) ?? fail(commonErrors.notFound);
      must(await tasks.cancel(db, actor, id), errors.over);
      await tasks.dropCancelled(db, { companyId: actor.companyId, id });
      await live([actor.userId], 'task');
      return {};
    },

    async retry(context, { id }) {
      const { db, actor } = context;
      const found = (await tasks.detail(db, actor, id)) ?? fail(commonErrors.notFound);
      if (found.kind === 'import' && !(await tasks.part(db, { companyId: actor.companyId, id, role: 'source' }, 0))) fail(errors.noSource);
      await notTooMany(context);
      must(await tasks.again(db, actor, id), errors.notOver);
      context.outbox('task.run', { taskId: id });
      await context.live([actor.userId], 'task');
      return {};
    },
  });
