import { operatorStates } from '@park/contract/park';
import { enabledStates, type Meaning, StatusTag } from '../../kit/status.tsx';

export const siteStates = enabledStates('停用');

const meanings = { active: 'success', ready: 'warning', waiting: 'warning', expired: 'error' } as const satisfies Record<
  keyof typeof operatorStates,
  Meaning
>;

export const OperatorTag = ({ state }: { state: keyof typeof operatorStates }) => (
  <StatusTag meaning={meanings[state]}>{operatorStates[state]}</StatusTag>
);
