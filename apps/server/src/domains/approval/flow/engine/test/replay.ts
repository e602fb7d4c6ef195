import type { Definition } from '@park/contract/approval/flow/definition';
import { type Context, type FlowEvent, type State, step } from '../index.ts';
import type { Observed } from '../observed.ts';

/** A stored step: the event and the context it used. */
export type StoredStep = { event: FlowEvent; heard: Observed };

function contextOf({ now, answers = {}, admins = [], picks = [], standIns = {} }: Observed, form: Context['form']): Context {
  const left = [...picks];
  return {
    now,
    form,
    answers: new Map(Object.entries(answers)),
    admins,
    pick: () => left.shift() ?? Number.NaN,
    delegateOf: (user) => standIns[user],
  };
}

/** Replays stored steps from the start and returns the final state. Throws if an answer is missing or an event is refused. */
export function replayed(definition: Definition, past: readonly StoredStep[]): State | null {
  let state: State | null = null;
  let form: Context['form'] = {};
  for (const { event, heard: observed } of JSON.parse(JSON.stringify(past)) as StoredStep[]) {
    form = observed.form ?? form;
    const result = step(definition, state, event, contextOf(observed, form));
    if (!('state' in result)) throw new Error(`${JSON.stringify(event)} cannot be replayed: ${JSON.stringify(result)}`);
    state = JSON.parse(JSON.stringify(result.state)) as State;
  }
  return state;
}
