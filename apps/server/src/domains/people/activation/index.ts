import { randomInt } from 'node:crypto';
import type { Secrets } from '../../../secret.ts';

export const activationDays = 7;

// without what is easily taken for something else; some hundred and fifteen bits, so that guessing is hopeless
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 20;

export const activationHash = (secrets: Pick<Secrets, 'keyedHash'>, code: string) => secrets.keyedHash('activation', code);

/** A code to set a first password by, and what is kept of it. */
export function newActivation(secrets: Pick<Secrets, 'keyedHash'>): { code: string; hash: Buffer } {
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return { code, hash: activationHash(secrets, code) };
}
