import type { Definition } from '@park/contract/approval/flow/definition';
import type { Signature } from '@park/contract/approval/process';
import type { Db } from '../../../../db/database.ts';
import { joinedDecision } from '../../../../domain/index.ts';
import { afterWorking, calendarOf } from '../../../kernel/calendar/index.ts';
import type { FlowEvent } from '../engine/event.ts';
import type { Effect, State } from '../engine/model.ts';
import type { Observed } from '../engine/observed.ts';
import { writeStep } from './queries.ts';
import { record } from './record.ts';
import type { Situation } from './situation.ts';

/** An event of an instance with the comment, signature and other input of the request. */
export type EventInput = {
  event: FlowEvent;
  by: string | null;
  comment?: string | null | undefined;
  signature?: Signature | undefined;
  /** The form after the changes of this event. */
  form?: Record<string, unknown> | undefined;
  title?: string | undefined;
  /** People who get a copy of the instance from now on. */
  copies?: readonly string[];
  /** People who may manage the instance by permission, besides the managers whom the flow names. */
  admins?: readonly string[];
};

/** The engine's result for an event and the part of the context it used. */
export type Decided = { state: State; effects: Effect[]; observed: Observed };

/** The instance before the step is written. */
type Target = {
  id: string;
  /** 0 if the step starts the instance. */
  version: number;
  status: string | null;
  parkId: string;
  companyId: string;
  flowName: string;
  /** The effect that reports the end of the instance to the domain whose record it decides about. */
  subject: string | null;
  /** Whether the instance is a sub-process of another instance. */
  isPart: boolean;
  /** The people who took part before this event. */
  participants: ReadonlySet<string>;
};
type ComputedStep = {
  definition: Definition;
  situation: Situation;
  now: number;
  input: EventInput;
  decided: Decided;
  form: Readonly<Record<string, unknown>>;
  title: string;
};

export const isOver = ({ status }: Pick<State, 'status'>) => status !== 'running' && status !== 'returned';

/** Writes the result of an event with all its effects. `birth` holds further columns of the row when the event starts an instance. */
export async function persist(db: Db, target: Target, step: ComputedStep, birth: object = {}): Promise<{ number: string }> {
  const { definition, situation, now, input, form, title } = step;
  const { state, effects: engineEffects, observed } = step.decided;
  const effects: Effect[] = input.copies?.length ? [...engineEffects, { type: 'cc', node: null, users: [...input.copies] }] : engineEffects;
  const { current, people, participants, summary, ...rows } = record({
    ...{ definition, state, effects, form, title, now },
    known: situation.known,
    participants: target.participants,
    by: input.by,
    comment: input.comment ?? null,
    signature: input.signature,
    event: input.event,
    observed: input.form ? { ...observed, form } : observed,
    dueAt: await clockFor(db, target.parkId, effects, now),
    ...{ flowName: target.flowName, instanceId: target.id, parkId: target.parkId, companyId: target.companyId },
    listener: target.subject && joinedDecision(target.subject) ? target.subject : null,
    isPart: target.isPart,
  });
  return writeStep(db, {
    ...rows,
    instance: {
      ...birth,
      ...{ id: target.id, version: target.version, form, title, state, people, participants, current, summary },
      status: state.status,
      isOver: isOver(state),
      isMoved: rows.tasks.length > 0 || state.status !== target.status,
    },
  });
}

/** Returns a function that computes when a timer is due. Reads the work calendar only if a timer runs in working time. */
async function clockFor(db: Db, parkId: string, effects: readonly Effect[], now: number) {
  const isWorking = effects.some((effect) => effect.type === 'timerSet' && effect.working);
  const calendar = isWorking ? await calendarOf(db, parkId) : undefined;
  return (minutes: number, working: boolean) => (working && calendar ? afterWorking(calendar, now, minutes) : now + minutes * 60_000);
}
