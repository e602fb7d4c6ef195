import type { Definition } from '@park/contract/approval/flow/definition';
import { processErrors as errors } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { AppError, fail } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { type Refusal, refusals, type State } from '../engine/model.ts';
import { observe } from '../engine/observed.ts';
import { step } from '../engine/step.ts';
import { definitionOf } from './definitions.ts';
import { type Decided, type EventInput, persist } from './persist.ts';
import { type InstanceRow, lock, managersOf } from './queries.ts';
import { Situation } from './situation.ts';

/** A locked instance with all the data that is needed to apply an event to it. */
export type LoadedInstance = { row: InstanceRow; definition: Definition; state: State; situation: Situation; now: number };

export async function lockInstance(db: Db, id: string): Promise<LoadedInstance> {
  const row = (await lock(db, id)) ?? fail(commonErrors.notFound);
  return loadInstance(db, row);
}

export async function loadInstance(db: Db, row: InstanceRow): Promise<LoadedInstance> {
  const definition = await definitionOf(db, row.version_id);
  const about = {
    parkId: row.park_id,
    companyId: row.company_id,
    userId: row.user_id,
    flowId: row.flow_id,
    managerIds: () => managersOf(db, row.flow_id),
  };
  return { row, definition, state: row.state as State, situation: new Situation(db, about, row.people), now: Date.parse(row.now) };
}

const errorsByRefusal: Partial<Record<Refusal, (typeof errors)[keyof typeof errors]>> = {
  closed: errors.over,
  taskGone: errors.moved,
  stale: errors.moved,
  notReturned: errors.moved,
  notYours: errors.notYours,
  notApplicant: errors.notYours,
  notAdmin: errors.notYours,
  notParty: errors.notYours,
  notAdded: errors.notYours,
  badTarget: errors.badTarget,
  oneself: errors.toOneself,
  alreadyThere: errors.already,
  tooLate: errors.tooLate,
  noWithdraw: errors.mayNotWithdraw,
  tooSoon: errors.urged,
  choiceMissing: errors.noChoice,
};
/** Fails with the message of the engine's refusal, which is more specific than the text of the general error. */
export function refuse(refusal: Refusal, node: string | undefined): never {
  const spec = errorsByRefusal[refusal] ?? errors.notAllowed;
  throw new AppError(
    { ...spec, message: refusals[refusal] },
    refusal === 'choiceMissing' && node ? { [`approvers.${node}`]: errors.noChoice.message } : {},
  );
}

type Outcome = Decided | { refusal: Refusal; node?: string };
/**
 * Applies the event in the engine until the engine needs no more answers. The loop ends, because each turn answers questions not asked
 * before.
 */
export async function decide(
  instance: Pick<LoadedInstance, 'definition' | 'situation' | 'now'>,
  state: State | null,
  input: EventInput,
  form: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const { definition, situation, now } = instance;
  for (let rounds = 0; rounds < 300; rounds++) {
    const { context, observed } = observe(situation.context(now, form, input.admins ?? []));
    const result = step(definition, state, input.event, context);
    if (await situation.learn('needs' in result ? result.needs : [])) continue;
    if (!('needs' in result)) return 'state' in result ? { ...result, observed: observed() } : result;
  }
  throw new Error('the engine goes on asking');
}

/** Applies an event to an instance and writes the result. Fails if the engine refuses the event. */
export async function advance(db: Db, instance: LoadedInstance, input: EventInput): Promise<State> {
  const result = await decide(instance, instance.state, input, input.form ?? instance.row.form);
  if ('refusal' in result) return refuse(result.refusal, result.node);
  await store(db, instance, input, result);
  return result.state;
}

/** Applies an event of a timer or job. Returns a refusal instead of throwing it: the work of the timer or job is then already done. */
export async function advanceIf(db: Db, instance: LoadedInstance, input: EventInput): Promise<Refusal | undefined> {
  const result = await decide(instance, instance.state, input, instance.row.form);
  if ('refusal' in result) return result.refusal;
  await store(db, instance, input, result);
  return undefined;
}

async function store(db: Db, { row, definition, situation, now }: LoadedInstance, input: EventInput, decided: Decided): Promise<void> {
  const target = {
    ...{ id: row.id, version: row.version, status: row.status, parkId: row.park_id, companyId: row.company_id, flowName: row.flow_name },
    ...{ subject: row.subject, isPart: row.parent_id !== null },
    participants: new Set(row.participants.map((member) => member.slice(37))),
  };
  const card = { form: input.form ?? row.form, title: input.title ?? row.title };
  await persist(db, target, { definition, situation, now, input, decided, ...card });
}
