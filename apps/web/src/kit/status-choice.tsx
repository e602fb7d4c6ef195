import type { ComponentProps } from 'react';
import { FilterChoice } from './choice.tsx';
import { type State, StatusTag } from './status.tsx';

type StatusChoiceProps = Omit<ComponentProps<typeof FilterChoice<string>>, 'options' | 'draw'> & {
  /** What has no meaning is no state, as 全部. */
  states: readonly (Omit<State, 'meaning'> & Partial<State>)[];
};
/** One of the states of a list in its search card, with the dots the list has: its legend. */
export function StatusChoice({ states, ...field }: StatusChoiceProps) {
  const draw = (value: string) => {
    const state = states.find((one) => one.value === value);
    return state?.meaning ? <StatusTag meaning={state.meaning}>{state.label}</StatusTag> : state?.label;
  };
  return <FilterChoice {...field} options={[...states]} draw={draw} />;
}
