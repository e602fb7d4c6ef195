import { type AuditRow, outcomeNames, sideNames } from '@park/contract/audit';
import { StatusTag } from '../../kit/status.tsx';

export const sideOf = ({ side }: AuditRow) => sideNames[side];

export const Outcome = ({ of }: { of: AuditRow }) => (
  <StatusTag meaning={of.outcome === 'done' ? 'success' : 'error'}>{outcomeNames[of.outcome]}</StatusTag>
);

export type Change = { field: string; before: string; after: string; differs: boolean };
const text = (value: unknown) =>
  value === undefined || value === null || value === '' ? '--' : typeof value === 'string' ? value : JSON.stringify(value);

/** Field by field, what was sent now beside what was sent the time before. */
export function changesOf(now: Record<string, unknown>, before: Record<string, unknown> | null): Change[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])];
  return names.map((field) => {
    const [was, is] = [text(before?.[field]), text(now[field])];
    return { field, before: was, after: is, differs: before !== null && was !== is };
  });
}
