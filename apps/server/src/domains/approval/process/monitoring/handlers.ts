import { processErrors as errors, type process } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { fail } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { exportNow, type Subjects } from '../../../kernel/task/index.ts';
import { definitionOf, jumpTargets } from '../../flow/index.ts';
import { idOf, lockNamed, readInstance, requireMembers } from '../instance.ts';
import { isHandled, treeNodes } from '../nodes.ts';
import { manage, mayManage } from './managing.ts';
import * as processes from './queries.ts';

type Needs = { database: Database; subjects: Subjects };
export const monitoringHandlers = ({ database, subjects: { exports } }: Needs) =>
  ({
    monitor: ({ db, actor }, { trouble, stuckDays, ...filter }) => processes.page(db, actor, filter, { trouble, stuckDays, isOpen: true }),
    records: ({ db, actor }, filter) => processes.page(db, actor, filter, { stuckDays: 3, isOpen: false }),
    exportRecords: (context, filter) => exportNow(context, database, exports.process, { subject: 'process', filter }),
    serviceTypes: ({ db }) => processes.serviceTypes(db),

    async configs({ db }, { processKey }) {
      const versionId = (await processes.versionByKey(db, processKey)) ?? fail(errors.noFlow);
      const nodes = treeNodes(await definitionOf(db, versionId)).filter(isHandled);
      return nodes.map(({ id, name, kind }) => ({ taskKey: id, taskName: name, kind }));
    },

    async currentHandlers({ db, actor }, given) {
      const { row } = await readInstance(db, idOf(given));
      if (!(await processes.isCovered(db, actor, row.id))) fail(commonErrors.notFound);
      const standings = new Map((await processes.handlerCompanies(db, row.id)).map((one) => [one.taskId, one]));
      return row.current.map((handler) => {
        const { companyName = '', isLeft = true } = standings.get(handler.taskId) ?? {};
        return { ...handler, companyName, isLeft };
      });
    },

    async changeHandler(context, { taskId: task, toUserId: to, comment, ...given }) {
      const instance = await lockNamed(context, given);
      await requireMembers(context, instance, [to]);
      return manage(context, instance, { type: 'changeHandler', by: context.actor.userId, task, to }, comment);
    },

    async jumpNodes(context, given) {
      const instance = await readInstance(context.db, idOf(given));
      if (!(await mayManage(context, instance))) fail(errors.notYours);
      const ids = jumpTargets(instance.definition, instance.state);
      return treeNodes(instance.definition).flatMap(({ id, name }) => (ids.includes(id) ? [{ taskKey: id, taskName: name }] : []));
    },

    async jump(context, { targetKey: to, comment, ...given }) {
      return manage(context, await lockNamed(context, given), { type: 'jump', by: context.actor.userId, to }, comment);
    },
    async stop(context, { comment, ...given }) {
      return manage(context, await lockNamed(context, given), { type: 'stop', by: context.actor.userId }, comment);
    },
    async wake(context, { targetKey: to, comment, ...given }) {
      return manage(context, await lockNamed(context, given), { type: 'wake', by: context.actor.userId, to }, comment);
    },

    incidents: ({ db, actor }, input) => processes.incidents(db, actor, input),

    async settleIncident({ db, actor, outbox }, { id, how }) {
      const { parkId, companyId } = (await processes.settleIncident(db, actor, id, how)) ?? fail(commonErrors.notFound);
      if (how === 'retry') outbox('flow.effect', { parkId, companyId, effectId: id });
      return {};
    },
  }) satisfies Partial<Handlers<typeof process>>;
