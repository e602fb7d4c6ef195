import type { Definition } from '@park/contract/approval/flow/definition';
import type { Heard } from '../heard.ts';
import { type Context, type FlowEvent, type State, step } from '../index.ts';

/** A stored step: the event and the context it used. */
export type Kept = { event: FlowEvent; heard: Heard };

function contextOf({ now, answers = {}, admins = [], picks = [], standIns = {} }: Heard, form: Context['form']): Context {
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
export function replayed(definition: Definition, past: readonly Kept[]): State | null {
  let state: State | null = null;
  let form: Context['form'] = {};
  for (const { event, heard } of JSON.parse(JSON.stringify(past)) as Kept[]) {
    form = heard.form ?? form;
    const result = step(definition, state, event, contextOf(heard, form));
    if (!('state' in result)) throw new Error(`${JSON.stringify(event)} cannot be replayed: ${JSON.stringify(result)}`);
    state = JSON.parse(JSON.stringify(result.state)) as State;
  }
  return state;
}
