import { type AuditRow, outcomeNames, sideNames } from '@park/contract/audit';
import { StatusTag } from '../../kit/status.tsx';

export const sideOf = ({ side }: AuditRow) => sideNames[side];

export const Outcome = ({ of }: { of: AuditRow }) => (
  <StatusTag meaning={of.outcome === 'done' ? 'success' : 'error'}>{outcomeNames[of.outcome]}</StatusTag>
);
