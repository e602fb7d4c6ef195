import { randomInt } from 'node:crypto';
import type { Secrets } from '../../../secret.ts';

export const activationDays = 7;

// characters that are easily confused are left out; 20 characters give some 115 bits, too many to guess
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 20;

export const activationHash = (secrets: Pick<Secrets, 'keyedHash'>, code: string) => secrets.keyedHash('activation', code);

/** Returns a new activation code and the hash under which it is stored. */
export function newActivation(secrets: Pick<Secrets, 'keyedHash'>): { code: string; hash: Buffer } {
  const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return { code, hash: activationHash(secrets, code) };
}
