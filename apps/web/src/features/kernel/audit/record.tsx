import { type AuditRow, outcomeNames, sideNames } from '@park/contract/kernel/audit';
import { StateTag, statesOf } from '../../../kit/status.tsx';

export const sideOf = ({ side }: AuditRow) => sideNames[side];

export const outcomes = statesOf(outcomeNames, { done: 'success', refused: 'error' });
export const Outcome = ({ of }: { of: AuditRow }) => <StateTag states={outcomes} value={of.outcome} />;
