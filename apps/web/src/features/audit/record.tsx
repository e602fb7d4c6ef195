import type { AuditRow } from '@park/contract/audit';
import { StatusTag } from '../../kit/status.tsx';

const sides = { platform: '平台运营', operator: '运营主体', assist: '协管单位', company: '入驻单位', '': '--' } as const satisfies Record<
  AuditRow['side'],
  string
>;
export const sideOf = ({ side }: AuditRow) => sides[side];

export const Outcome = ({ of }: { of: AuditRow }) =>
  of.outcome === 'done' ? <StatusTag meaning="success">成功</StatusTag> : <StatusTag meaning="error">被拒绝</StatusTag>;

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
