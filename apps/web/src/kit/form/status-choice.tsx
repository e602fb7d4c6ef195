import type { ComponentProps } from 'react';
import { type State, StateTag } from '../feedback/status.tsx';
import { FilterChoice } from './choice.tsx';

type StatusChoiceProps = Omit<ComponentProps<typeof FilterChoice<string>>, 'options' | 'draw'> & { states: readonly State[] };
/** One of the states of a list in its search card, with the dots the list has: its legend. */
export const StatusChoice = ({ states, ...field }: StatusChoiceProps) => (
  <FilterChoice {...field} options={[...states]} draw={(value) => <StateTag states={states} value={value} />} />
);
