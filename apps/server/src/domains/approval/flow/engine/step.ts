import type { Definition } from '@park/contract/approval/flow/definition';
import * as applying from './applying.ts';
import * as deciding from './deciding.ts';
import { type Draft, draftOf, fresh, isRunning, write } from './draft.ts';
import { run } from './enter.ts';
import { type EventOf, FlowEvent } from './event.ts';
import * as handing from './handing.ts';
import * as managing from './managing.ts';
import type { Context, Effect, Refusal, Result, State } from './model.ts';
import { keepUndo, takeBack } from './taking-back.ts';
import * as waiting from './waiting.ts';

type Act<T extends FlowEvent['type']> = (draft: Draft, event: EventOf<T>) => Refusal | undefined;

const acts: { [T in FlowEvent['type']]: Act<T> } = {
  start: applying.start,
  resubmit: applying.resubmit,
  withdraw: applying.withdraw,
  urge: applying.urge,
  cc: applying.cc,
  comment: (draft, { by }) => {
    write(draft, { action: 'comment', by });
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
/** What may still be said of an instance that is over. */
const afterwards: readonly FlowEvent['type'][] = ['wake', 'comment', 'cc'];

/** Without what came and went within the step: nobody need hear of a task or a clock that was over before it was written. */
function lasting({ state, effects, since }: Draft): Effect[] {
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
 * What becomes of an instance when something happens to it. Nothing is read, written, timed or diced here: the same
 * definition, state, event and context always give the same answer, and every event gets one. `state` is null before
 * the start. Where the answer is `needs`, find out what is asked, add it to `context.answers` and call again.
 */
export function step(definition: Definition, state: State | null, sent: FlowEvent, context: Context): Result {
  const parsed = FlowEvent.safeParse(sent);
  if (!parsed.success) return { refusal: 'unknown' };
  const event = parsed.data;
  if (event.type === 'start' ? state : !state) return { refusal: event.type === 'start' ? 'started' : 'unknown' };
  const draft = draftOf(definition, state ?? fresh(event.type === 'start' ? event.by : ''), context);
  if (!isRunning(draft) && !afterwards.includes(event.type)) return { refusal: 'closed' };
  // The one cast: a table by type cannot tell the compiler that key and argument go together.
  const refusal = (acts[event.type] as Act<FlowEvent['type']>)(draft, event as never);
  if (draft.needs.length) return { needs: draft.needs };
  if (refusal) return { refusal };
  run(draft);
  if (draft.needs.length) return { needs: draft.needs };
  if (draft.refusal) return draft.refusal;
  keepUndo(draft);
  return { state: draft.state, effects: lasting(draft) };
}
