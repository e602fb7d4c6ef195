import { randomBytes } from 'node:crypto';

/** Creates a random storage key. User input never becomes part of a key. */
export const newKey = () => randomBytes(32).toString('hex');

export const isKey = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Fails when a key is malformed; called before a key becomes part of a path or URL. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new TypeError('not a key of the store');
  return key;
}
