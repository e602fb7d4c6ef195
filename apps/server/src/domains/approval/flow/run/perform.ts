import type { Db } from '../../../../db/database.ts';
import { type Decision, joinedDecision } from '../../../../domain/index.ts';
import { advanceIf, type LoadedInstance, lockInstance } from './advance.ts';
import type { EventInput } from './persist.ts';
import { type EffectRow, openParts } from './queries.ts';
import { systemActor } from './record.ts';
import { start } from './start.ts';

type EffectHandler = (db: Db, instance: LoadedInstance, payload: Record<string, unknown>) => Promise<void>;

const byJob = (event: EventInput['event']): EventInput => ({ event, by: null });
/** Returns the round number of an effect. It needs no check: the engine refuses a round that is over. */
const roundOf = ({ round }: Record<string, unknown>) => Number(round);

const startSub: EffectHandler = async (db, instance, payload) => {
  const { row } = instance;
  const fields = payload.fields as Record<string, string>;
  const form = Object.fromEntries(Object.entries(fields).map(([to, from]) => [to, row.form[from]]));
  const applicant = { spaceId: row.space_id, parkId: row.park_id, companyId: row.company_id, userId: row.user_id };
  const input = { processKey: String(payload.processKey), form, title: row.title, parent: { id: row.id, key: String(roundOf(payload)) } };
  await start(db, applicant, input, { isPart: true });
};

const cancelSub: EffectHandler = async (db, { row }, payload) => {
  for (const id of await openParts(db, row.id, String(roundOf(payload))))
    await advanceIf(db, await lockInstance(db, id), {
      event: { type: 'stop', by: systemActor },
      by: null,
      comment: '上级流程已变更',
      admins: [systemActor],
    });
};

const partDone: EffectHandler = async (db, { row }, payload) => {
  if (!row.parent_id) return;
  const result = payload.result as 'agreed' | 'refused' | 'withdrawn' | 'stopped';
  await advanceIf(db, await lockInstance(db, row.parent_id), byJob({ type: 'subDone', round: Number(row.parent_key), result }));
};

const triggerDone: EffectHandler = async (db, instance, payload) => {
  if (payload.wait) await advanceIf(db, instance, byJob({ type: 'triggerDone', round: roundOf(payload) }));
};

const handlers: Readonly<Record<string, EffectHandler>> = {
  'flow.startSub': startSub,
  'flow.cancelSub': cancelSub,
  'flow.partDone': partDone,
  'flow.webhook': triggerDone,
};

/** Runs an effect in the same transaction that marks it as done. */
export async function perform(db: Db, { name, payload, instanceId }: EffectRow): Promise<void> {
  const instance = await lockInstance(db, instanceId);
  const work = handlers[name];
  if (work) return work(db, instance, payload);
  const run = joinedDecision(name);
  if (!run) throw new Error(`nobody takes the decision about ${name}`);
  const { row } = instance;
  const decision: Decision = {
    instanceId,
    number: row.number,
    subjectId: row.subject_id,
    result: payload.result as Decision['result'],
    spaceId: row.space_id,
    parkId: row.park_id,
    companyId: row.company_id,
    applicantId: row.user_id,
    form: row.form,
  };
  await run(db, decision);
}

/** Reports to the waiting instance that the last attempt at an effect has failed. */
export async function giveUp(db: Db, { name, payload, instanceId }: EffectRow): Promise<void> {
  if (name !== 'flow.webhook' && name !== 'flow.startSub') return;
  await advanceIf(db, await lockInstance(db, instanceId), byJob({ type: 'triggerFailed', round: roundOf(payload) }));
}
