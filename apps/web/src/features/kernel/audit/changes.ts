import { labelOf } from '@park/contract/labels';

/** `key` is the name of the field in the input. It identifies the change, because two fields may have the same label. */
export type Change = { key: string; field: string; before: string; after: string; differs: boolean };
function text(value: unknown): string {
  if (value === undefined || value === null || value === '') return '--';
  if (typeof value === 'boolean') return value ? '是' : '否';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Input = Record<string, unknown>;
/** Compares an input with the previous input field by field. */
export function changesOf(call: string, now: Input, before: Input | null): Change[] {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])];
  return keys.map((key) => {
    const [was, is] = [text(before?.[key]), text(now[key])];
    return { key, field: labelOf(call, key), before: was, after: is, differs: before !== null && was !== is };
  });
}
