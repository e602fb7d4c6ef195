import type { Definition } from '@park/contract/approval/flow/definition';
import { processErrors as errors } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { AppError, fail } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { listening } from '../engine/heard.ts';
import { type Refusal, refusals, type State } from '../engine/model.ts';
import { step } from '../engine/step.ts';
import { definitionOf } from './definitions.ts';
import { type Decided, persist, type Said } from './persist.ts';
import { type Locked, lock, managersOf } from './queries.ts';
import { Situation } from './situation.ts';

/** A locked instance with everything a step needs. */
export type Held = { row: Locked; definition: Definition; state: State; situation: Situation; now: number };

export async function hold(db: Db, id: string): Promise<Held> {
  const row = (await lock(db, id)) ?? fail(commonErrors.notFound);
  return heldFrom(db, row);
}

export async function heldFrom(db: Db, row: Locked): Promise<Held> {
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

const meanings: Partial<Record<Refusal, (typeof errors)[keyof typeof errors]>> = {
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
/** Fails with the engine's message, which is more specific than the general error text. */
export function refuse(refusal: Refusal, node: string | undefined): never {
  const spec = meanings[refusal] ?? errors.notAllowed;
  throw new AppError(
    { ...spec, message: refusals[refusal] },
    refusal === 'choiceMissing' && node ? { [`approvers.${node}`]: errors.noChoice.message } : {},
  );
}

type Outcome = Decided | { refusal: Refusal; node?: string };
/** Calls the engine until it needs no more answers. Each round answers new questions, so that the loop ends. */
export async function decide(
  held: Pick<Held, 'definition' | 'situation' | 'now'>,
  state: State | null,
  said: Said,
  form: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const { definition, situation, now } = held;
  for (let rounds = 0; rounds < 300; rounds++) {
    const { context, heard } = listening(situation.context(now, form, said.admins ?? []));
    const result = step(definition, state, said.event, context);
    if (await situation.learn('needs' in result ? result.needs : [])) continue;
    if (!('needs' in result)) return 'state' in result ? { ...result, heard: heard() } : result;
  }
  throw new Error('the engine goes on asking');
}

/** Applies an event to an instance and writes the result. Fails if the engine refuses the event. */
export async function advance(db: Db, held: Held, said: Said): Promise<State> {
  const result = await decide(held, held.state, said, said.form ?? held.row.form);
  if ('refusal' in result) return refuse(result.refusal, result.node);
  await keep(db, held, said, result);
  return result.state;
}

/** Applies an event of a timer or job. Returns the refusal instead of failing: it means that nothing is left to do. */
export async function advanceIf(db: Db, held: Held, said: Said): Promise<Refusal | undefined> {
  const result = await decide(held, held.state, said, held.row.form);
  if ('refusal' in result) return result.refusal;
  await keep(db, held, said, result);
  return undefined;
}

async function keep(db: Db, { row, definition, situation, now }: Held, said: Said, decided: Decided): Promise<void> {
  const target = {
    ...{ id: row.id, version: row.version, status: row.status, parkId: row.park_id, companyId: row.company_id, flowName: row.flow_name },
    ...{ subject: row.subject, isPart: row.parent_id !== null },
    participants: new Set(row.participants.map((member) => member.slice(37))),
  };
  const card = { form: said.form ?? row.form, title: said.title ?? row.title };
  await persist(db, target, { definition, situation, now, said, decided, ...card });
}
