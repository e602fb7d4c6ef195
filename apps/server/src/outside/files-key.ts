import { randomBytes } from 'node:crypto';

/** What bytes lie under: random and ours. Nothing a person typed ever becomes part of one. */
export const newKey = () => randomBytes(32).toString('hex');

export const isKey = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Asked before a key becomes part of a path or an address. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new TypeError('not a key of the store');
  return key;
}
