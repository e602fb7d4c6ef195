import type { Definition } from '@park/contract/approval/flow/definition';
import * as applying from './applying.ts';
import * as deciding from './deciding.ts';
import { type Draft, draftOf, initialState, isRunning, writeHistory } from './draft.ts';
import { run } from './enter.ts';
import { type EventOf, FlowEvent } from './event.ts';
import * as handing from './handing.ts';
import * as managing from './managing.ts';
import type { Context, Effect, Refusal, Result, State } from './model.ts';
import { takeBack, updateUndo } from './taking-back.ts';
import * as waiting from './waiting.ts';

type Act<T extends FlowEvent['type']> = (draft: Draft, event: EventOf<T>) => Refusal | undefined;

const acts: { [T in FlowEvent['type']]: Act<T> } = {
  start: applying.start,
  resubmit: applying.resubmit,
  withdraw: applying.withdraw,
  urge: applying.urge,
  cc: applying.cc,
  comment: (draft, { by }) => {
    writeHistory(draft, { action: 'comment', by });
    return undefined;
  },
  agree: deciding.agree,
  refuse: deciding.refuse,
  return: deciding.sendReturn,
  transfer: handing.transfer,
  delegate: handing.delegate,
  addSign: handing.addSign,
  removeSign: handing.removeSign,
  claim: handing.claim,
  takeBack,
  jump: managing.jump,
  stop: managing.stop,
  wake: managing.wake,
  changeHandler: managing.changeHandler,
  standIn: managing.goOutOfOffice,
  retry: managing.retry,
  skip: waiting.skip,
  timeout: waiting.timeout,
  timerDone: waiting.timerDone,
  triggerDone: waiting.triggerDone,
  triggerFailed: waiting.triggerFailed,
  subDone: waiting.subDone,
};
/** The only events the engine accepts for an instance that has ended. */
const eventsAfterEnd: readonly FlowEvent['type'][] = ['wake', 'comment', 'cc'];

/**
 * Returns the effects of an event that outlast it. Tasks, timers and calls that the event created and closed again are left out, so that
 * nobody is notified of them.
 */
function lastingEffects({ state, effects, since }: Draft): Effect[] {
  const rounds = new Set(state.positions.map(({ round }) => round));
  const tasks = new Set(state.tasks.map(({ id }) => id));
  const stays = (round: number) => round <= since.round || rounds.has(round);
  return effects.filter((effect) => {
    if (effect.type === 'opened') return effect.task.id <= since.task || tasks.has(effect.task.id);
    if (effect.type === 'closed') return effect.task <= since.task || tasks.has(effect.task);
    if (effect.type === 'timerSet' || effect.type === 'timerCleared' || effect.type === 'cancelSub') return stays(effect.round);
    return effect.type === 'trigger' || effect.type === 'startSub' ? !effect.wait || stays(effect.round) : true;
  });
}

/**
 * Computes the next state of an instance from one event. A pure function without I/O, clock or random numbers: the same arguments always
 * give the same result. `state` is null before the start. If the result is `needs`, add the answers to `context.answers` and call again.
 */
export function step(definition: Definition, state: State | null, sent: FlowEvent, context: Context): Result {
  const parsed = FlowEvent.safeParse(sent);
  if (!parsed.success) return { refusal: 'unknown' };
  const event = parsed.data;
  if (event.type === 'start' ? state : !state) return { refusal: event.type === 'start' ? 'started' : 'unknown' };
  const draft = draftOf(definition, state ?? initialState(event.type === 'start' ? event.by : ''), context);
  if (!isRunning(draft) && !eventsAfterEnd.includes(event.type)) return { refusal: 'closed' };
  // The only cast: TypeScript cannot express that the key and the argument of the table belong together.
  const refusal = (acts[event.type] as Act<FlowEvent['type']>)(draft, event as never);
  if (draft.needs.length) return { needs: draft.needs };
  if (refusal) return { refusal };
  run(draft);
  if (draft.needs.length) return { needs: draft.needs };
  if (draft.refusal) return draft.refusal;
  updateUndo(draft);
  return { state: draft.state, effects: lastingEffects(draft) };
}
