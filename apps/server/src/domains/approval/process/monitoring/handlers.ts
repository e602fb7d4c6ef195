import { processErrors as errors, type process } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { type Context, fail } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { exportNow, type Subjects } from '../../../kernel/task/index.ts';
import { advance, definitionOf, type Held, hold, jumpTargets, type Said } from '../../flow/index.ts';
import { idOf, mustBeThere, type Named } from '../acting/handlers.ts';
import { look } from '../look.ts';
import { isHandled, treeNodes } from '../nodes.ts';
import * as processes from './queries.ts';

/** Whose rights cover an instance manages it as the managers of its flow do. */
async function byRight({ db, actor }: Context, { row }: Held): Promise<string[]> {
  const isRight = actor.may('process:handle') && actor.keeps('process:handle', row.company_id);
  return isRight && (await processes.isCovered(db, actor, row.id)) ? [actor.userId] : [];
}
/** By his rights, or as a manager of the flow. */
export const mayManage = async (context: Context, held: Held): Promise<boolean> =>
  (await byRight(context, held)).length > 0 || (await processes.managers(context.db, held.row.flow_id)).includes(context.actor.userId);

async function manage(context: Context, held: Held, event: Said['event'], comment: string): Promise<Record<string, never>> {
  const { db, actor } = context;
  const admins = await byRight(context, held);
  const { known } = held.situation;
  // he is in the trail by his name although he does not take part
  if (!known.has(actor.userId)) known.set(actor.userId, { companyId: actor.companyId, name: await processes.ownName(db, actor) });
  await advance(db, held, { event, by: actor.userId, comment, admins });
  return {};
}
const on = ({ db }: Context, given: Named) => hold(db, idOf(given));

type Needs = { database: Database; subjects: Subjects };
export const monitoring = ({ database, subjects: { exports } }: Needs) =>
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
      const { row } = await look(db, idOf(given));
      if (!(await processes.isCovered(db, actor, row.id))) fail(commonErrors.notFound);
      const standings = new Map((await processes.standings(db, row.id)).map((one) => [one.taskId, one]));
      return row.current.map((handler) => {
        const { companyName = '', isLeft = true } = standings.get(handler.taskId) ?? {};
        return { ...handler, companyName, isLeft };
      });
    },

    async changeHandler(context, { taskId: task, toUserId: to, comment, ...given }) {
      const held = await on(context, given);
      await mustBeThere(context, held, [to]);
      return manage(context, held, { type: 'changeHandler', by: context.actor.userId, task, to }, comment);
    },

    async jumpNodes(context, given) {
      const held = await look(context.db, idOf(given));
      if (!(await mayManage(context, held))) fail(errors.notYours);
      const ids = jumpTargets(held.definition, held.state);
      return treeNodes(held.definition).flatMap(({ id, name }) => (ids.includes(id) ? [{ taskKey: id, taskName: name }] : []));
    },

    async jump(context, { targetKey: to, comment, ...given }) {
      return manage(context, await on(context, given), { type: 'jump', by: context.actor.userId, to }, comment);
    },
    async stop(context, { comment, ...given }) {
      return manage(context, await on(context, given), { type: 'stop', by: context.actor.userId }, comment);
    },
    async wake(context, { targetKey: to, comment, ...given }) {
      return manage(context, await on(context, given), { type: 'wake', by: context.actor.userId, to }, comment);
    },

    incidents: ({ db, actor }, asked) => processes.incidents(db, actor, asked),

    async settleIncident({ db, actor, outbox }, { id, how }) {
      const { parkId, companyId } = (await processes.settle(db, actor, id, how)) ?? fail(commonErrors.notFound);
      if (how === 'retry') outbox('flow.effect', { parkId, companyId, effectId: id });
      return {};
    },
  }) satisfies Partial<Handlers<typeof process>>;
