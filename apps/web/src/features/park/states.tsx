import type { SpaceRow } from '@park/contract/park';
import { type Meaning, StatusTag } from '../../kit/status.tsx';

export const enableOptions = [
  { value: '1', label: '启用' },
  { value: '0', label: '停用' },
];

export const EnableTag = ({ enableFlag }: { enableFlag: 0 | 1 }) => (
  <StatusTag meaning={enableFlag ? 'success' : 'default'}>{enableFlag ? '启用' : '停用'}</StatusTag>
);

const operatorStates = {
  active: ['success', '已激活'],
  waiting: ['processing', '待激活'],
  expired: ['warning', '邀请已过期'],
} as const satisfies Record<NonNullable<SpaceRow['operatorState']>, [Meaning, string]>;

export function OperatorTag({ state }: { state: keyof typeof operatorStates }) {
  const [meaning, text] = operatorStates[state];
  return <StatusTag meaning={meaning}>{text}</StatusTag>;
}
