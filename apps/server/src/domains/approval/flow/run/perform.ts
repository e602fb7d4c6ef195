import type { Db } from '../../../../db/database.ts';
import { type Decision, joinedDecision } from '../../../../domain/index.ts';
import { advanceIf, type Held, hold } from './advance.ts';
import type { Said } from './persist.ts';
import { type EffectRow, parts } from './queries.ts';
import { nobody } from './record.ts';
import { start } from './start.ts';

type Work = (db: Db, held: Held, payload: Record<string, unknown>) => Promise<void>;

const onward = (event: Said['event']): Said => ({ event, by: null });
/** Reads the engine's round number; the engine itself refuses a round that is over. */
const roundOf = ({ round }: Record<string, unknown>) => Number(round);

const startSub: Work = async (db, held, payload) => {
  const { row } = held;
  const fields = payload.fields as Record<string, string>;
  const form = Object.fromEntries(Object.entries(fields).map(([to, from]) => [to, row.form[from]]));
  const applicant = { spaceId: row.space_id, parkId: row.park_id, companyId: row.company_id, userId: row.user_id };
  const wish = { processKey: String(payload.processKey), form, title: row.title, parent: { id: row.id, key: String(roundOf(payload)) } };
  await start(db, applicant, wish, { isPart: true });
};

const cancelSub: Work = async (db, { row }, payload) => {
  for (const id of await parts(db, row.id, String(roundOf(payload))))
    await advanceIf(db, await hold(db, id), { event: { type: 'stop', by: nobody }, by: null, comment: '上级流程已变更', admins: [nobody] });
};

const partDone: Work = async (db, { row }, payload) => {
  if (!row.parent_id) return;
  const result = payload.result as 'agreed' | 'refused' | 'withdrawn' | 'stopped';
  await advanceIf(db, await hold(db, row.parent_id), onward({ type: 'subDone', round: Number(row.parent_key), result }));
};

const triggerDone: Work = async (db, held, payload) => {
  if (payload.wait) await advanceIf(db, held, onward({ type: 'triggerDone', round: roundOf(payload) }));
};

const own: Readonly<Record<string, Work>> = {
  'flow.startSub': startSub,
  'flow.cancelSub': cancelSub,
  'flow.partDone': partDone,
  'flow.webhook': triggerDone,
};

/** Runs an effect in the same transaction that marks it as done. */
export async function perform(db: Db, { name, payload, instanceId }: EffectRow): Promise<void> {
  const held = await hold(db, instanceId);
  const work = own[name];
  if (work) return work(db, held, payload);
  const run = joinedDecision(name);
  if (!run) throw new Error(`nobody takes the decision about ${name}`);
  const { row } = held;
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

/** Tells the waiting instance that an effect failed for good, after the last attempt. */
export async function giveUp(db: Db, { name, payload, instanceId }: EffectRow): Promise<void> {
  if (name !== 'flow.webhook' && name !== 'flow.startSub') return;
  await advanceIf(db, await hold(db, instanceId), onward({ type: 'triggerFailed', round: roundOf(payload) }));
}
