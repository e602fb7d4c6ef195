import type { Definition } from '@park/contract/approval/flow/definition';
import { processErrors as errors, type Signature } from '@park/contract/approval/process';
import { commonErrors } from '@park/contract/core';
import { AppError, fail } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { joinedDecision } from '../../../../domain/index.ts';
import { afterWorking, calendarOf } from '../../../kernel/calendar/index.ts';
import type { FlowEvent } from '../engine/event.ts';
import { type Heard, listening } from '../engine/heard.ts';
import { type Effect, type Refusal, refusals, type State } from '../engine/model.ts';
import { step } from '../engine/step.ts';
import { definitionOf } from './definitions.ts';
import { type Locked, lock, managersOf, write } from './queries.ts';
import { record } from './record.ts';
import { Situation } from './situation.ts';

/** An instance held still, with all that is needed to take it a step further. */
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

export type Said = {
  event: FlowEvent;
  by: string | null;
  comment?: string | null | undefined;
  signature?: Signature | undefined;
  /** The form after what this changes in it. */
  form?: Record<string, unknown> | undefined;
  title?: string | undefined;
  /** Who is to read along from now on. */
  copies?: readonly string[];
  /** Who counts as a manager of the flow besides its own, because his rights say so. */
  admins?: readonly string[];
};

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
/** In the engine's own words, which say more than the general text. */
function refuse(refusal: Refusal, node: string | undefined): never {
  const spec = meanings[refusal] ?? errors.notAllowed;
  throw new AppError(
    { ...spec, message: refusals[refusal] },
    refusal === 'choiceMissing' && node ? { [`approvers.${node}`]: errors.noChoice.message } : {},
  );
}

type Decided = { state: State; effects: Effect[]; heard: Heard };
type Outcome = Decided | { refusal: Refusal; node?: string };
/** Asks the engine until it lacks nothing. Each answer is new to it, so that it comes to an end. */
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

/** Takes an instance one step further and writes everything that comes of it; the engine's refusal is the caller's. */
export async function advance(db: Db, held: Held, said: Said): Promise<State> {
  const result = await decide(held, held.state, said, said.form ?? held.row.form);
  if ('refusal' in result) return refuse(result.refusal, result.node);
  await keep(db, held, said, result);
  return result.state;
}

/** The same for clocks and jobs, to whom a refusal says that there is nothing to do any more. */
export async function advanceIf(db: Db, held: Held, said: Said): Promise<Refusal | undefined> {
  const result = await decide(held, held.state, said, held.row.form);
  if ('refusal' in result) return result.refusal;
  await keep(db, held, said, result);
  return undefined;
}

export const isOver = ({ status }: Pick<State, 'status'>) => status !== 'running' && status !== 'returned';
export { refuse };

async function keep(db: Db, held: Held, said: Said, { state, effects: told, heard }: Decided) {
  const { row, definition, situation, now } = held;
  const effects: Effect[] = said.copies?.length ? [...told, { type: 'cc', node: null, users: [...said.copies] }] : told;
  const form = said.form ?? row.form;
  const title = said.title ?? row.title;
  const recorded = record({
    ...{ definition, state, effects, form, title, now },
    known: situation.known,
    participants: new Set(row.participants.map((member) => member.slice(37))),
    by: said.by,
    comment: said.comment ?? null,
    signature: said.signature,
    event: said.event,
    heard: said.form ? { ...heard, form } : heard,
    dueAt: await clockFor(db, row.park_id, effects, now),
    flowName: row.flow_name,
    instanceId: row.id,
    parkId: row.park_id,
    companyId: row.company_id,
    listener: row.subject && joinedDecision(row.subject) ? row.subject : null,
    isPart: row.parent_id !== null,
  });
  const { current, people, participants, summary, ...rows } = recorded;
  const isMoved = rows.tasks.length > 0 || state.status !== row.status;
  await write(db, {
    ...rows,
    instance: {
      id: row.id,
      version: row.version,
      form,
      title,
      state,
      people,
      participants,
      current,
      summary,
      status: state.status,
      isOver: isOver(state),
      isMoved,
    },
  });
}

/** When something is due. Who sets no clock asks for no calendar. */
export async function clockFor(db: Db, parkId: string, effects: readonly Effect[], now: number) {
  const isWorking = effects.some((effect) => effect.type === 'timerSet' && effect.working);
  const calendar = isWorking ? await calendarOf(db, parkId) : undefined;
  return (minutes: number, working: boolean) => (working && calendar ? afterWorking(calendar, now, minutes) : now + minutes * 60_000);
}
