import { commonErrors } from '@park/contract/core';
import { taskErrors as errors, sheetLimits, task } from '@park/contract/kernel/task';
import { type Context, fail, must } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { ready, scopeFor } from '../../../domain/sheet.ts';
import { implement } from '../../../http/mount.ts';
import { chosen, columnsFor, scopeOf } from './export.ts';
import { exportName, refusedRows, sentSheet, templateNow, workbook, writeNow } from './now.ts';
import { store, stored } from './parts.ts';
import * as tasks from './queries.ts';
import type { Subjects } from './subjects.ts';

const mostUnfinished = 5;

async function notTooMany({ db, actor }: Context): Promise<void> {
  if ((await tasks.countUnfinished(db, actor)) >= mostUnfinished) fail(errors.tooMany);
}

type Needs = { database: Database; subjects: Subjects };
export const taskModule = ({ database, subjects }: Needs) =>
  implement(task, {
    template: (context, { subject, companyId }) => templateNow(context, subjects.imports[subject], companyId),

    async import(context, { subject, companyId: requestedId, isUpdate, isDryRun }) {
      const { db, actor } = context;
      if (requestedId && !(await tasks.isCompanyReachable(db, requestedId))) fail(commonErrors.notFound);
      const { fileName, bytes } = await sentSheet(context);
      const object = await subjects.imports[subject]();
      const companyId = requestedId ?? actor.companyId;
      if (isUpdate && !(object.update && actor.keeps(object.update, companyId))) fail(commonErrors.forbidden);
      await notTooMany(context);
      const params = { companyId, isUpdate: isUpdate === 1, isDryRun: isDryRun === 1 };
      const id = await tasks.insert(db, { ...actor, kind: 'import', subject, title: `导入${object.title}`, params, fileName });
      await store((work) => work(db), { ...actor, id, role: 'source' }, [bytes]);
      context.outbox('task.run', { taskId: id });
      return { id };
    },

    async columns({ db, actor }, { subject, companyId = actor.companyId }) {
      const scope = { ...scopeFor(actor), companyId };
      return columnsFor(await ready(await subjects.exports[subject](), (ask) => ask(db), scope), subject, scope).map(({ key, title }) => ({
        key,
        title,
      }));
    },

    async export(context, { subject, columns: keys, filter, ids }) {
      const { db, actor } = context;
      const object = await subjects.exports[subject]();
      const params = { companyId: actor.companyId, filter, ...(keys && { columns: keys }), ...(ids && { ids }) };
      const scope = scopeOf(object, params, scopeFor(actor));
      const columns = chosen(columnsFor(await ready(object, (ask) => ask(db), scope), subject, scope), keys);
      const total = await object.count(db, scope);
      await notTooMany(context);
      const fileName = exportName(object);
      const storedParams = subjects.filters.toStored(params);
      const id = await tasks.insert(db, {
        ...actor,
        kind: 'export',
        subject,
        title: `导出${object.title}`,
        params: storedParams,
        fileName,
      });
      if (total > sheetLimits.direct) {
        context.outbox('task.run', { taskId: id });
        return { id, state: 'waiting' as const, total };
      }
      const rows = await writeNow(db, actor, { id, object, columns, scope, subject, params });
      return { id, state: 'done' as const, total: rows };
    },

    list: ({ db, actor }, filter) => tasks.page(db, actor, filter),

    detail: async ({ db, actor }, { id }) => (await tasks.detail(db, actor, id)) ?? fail(commonErrors.notFound),

    async file({ db, actor }, { id }) {
      const found = await tasks.detail(db, actor, id);
      if (!found?.hasFile) fail(errors.noFile);
      return { name: found.fileName ?? '', type: workbook, content: stored(database, { ...actor, id, role: 'file' }) };
    },

    async failedRows({ db, actor }, { id }) {
      const found = await tasks.detail(db, actor, id);
      if (!found?.hasFailedRows) fail(errors.noFile);
      return refusedRows(database, actor, found);
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
      must(await tasks.restart(db, actor, id), errors.notOver);
      context.outbox('task.run', { taskId: id });
      await context.live([actor.userId], 'task');
      return {};
    },
  });
