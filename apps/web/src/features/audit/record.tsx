import { type AuditRow, outcomeNames, sideNames } from '@park/contract/audit';
import { type Meaning, StatusTag, statesOf } from '../../kit/status.tsx';

export const sideOf = ({ side }: AuditRow) => sideNames[side];

const meanings = { done: 'success', refused: 'error' } as const satisfies Record<AuditRow['outcome'], Meaning>;
export const outcomes = statesOf(outcomeNames, meanings);
export const Outcome = ({ of }: { of: AuditRow }) => <StatusTag meaning={meanings[of.outcome]}>{outcomeNames[of.outcome]}</StatusTag>;
