import { labelOf } from '@park/contract/labels';

/** `key` is the field as it was sent; two may be called the same. */
export type Change = { key: string; field: string; before: string; after: string; differs: boolean };
function text(value: unknown): string {
  if (value === undefined || value === null || value === '') return '--';
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Input = Record<string, unknown>;
/** Field by field, what was sent now beside what was sent the time before. */
export function changesOf(call: string, now: Input, before: Input | null): Change[] {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])];
  return keys.map((key) => {
    const [was, is] = [text(before?.[key]), text(now[key])];
    return { key, field: labelOf(call, key), before: was, after: is, differs: before !== null && was !== is };
  });
}
