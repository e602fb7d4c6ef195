import { operatorStates } from '@park/contract/park';
import { type Meaning, StatusTag } from '../../kit/status.tsx';

export const enableOptions = [
  { value: '1', label: '启用' },
  { value: '0', label: '停用' },
];

export const EnableTag = ({ enableFlag }: { enableFlag: 0 | 1 }) => (
  <StatusTag meaning={enableFlag ? 'success' : 'default'}>{enableFlag ? '启用' : '停用'}</StatusTag>
);

const meanings = { active: 'success', ready: 'warning', waiting: 'warning', expired: 'error' } as const satisfies Record<
  keyof typeof operatorStates,
  Meaning
>;

export const OperatorTag = ({ state }: { state: keyof typeof operatorStates }) => (
  <StatusTag meaning={meanings[state]}>{operatorStates[state]}</StatusTag>
);
