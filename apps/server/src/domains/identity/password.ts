import { hash as digest, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { commonErrors } from '@park/contract/core';
import { passwordRule } from '@park/contract/fields';
import { fail } from '../../context.ts';
import { drawn } from '../../secret.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const mostWaiting = 200;

let running = 0;
const waiting: (() => void)[] = [];
/** Hashing is meant to be slow; a few at a time leave the machine to everybody else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) fail(commonErrors.busy);
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

// without what is easily taken for something else
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const firstMark = 'first$';
const firstHash = (salt: string, password: string) => digest('sha256', `${salt}$${password}`, 'buffer');

/**
 * A password to begin with, and what is kept of it. It is random, of some seventy bits, so that guessing it from its hash is
 * hopeless however fast the hash is; and thousands may be made at once, which a slow one would not allow.
 */
export function firstPassword(): { password: string; hash: string } {
  let password = '';
  while (!passwordRule.pattern.test(password)) password = Array.from(drawn(12), (byte) => letters[byte % letters.length]).join('');
  const salt = drawn(12).toString('base64url');
  return { password, hash: `${firstMark}${salt}$${firstHash(salt, password).toString('base64url')}` };
}

function isFirstPassword(stored: string, password: string): boolean {
  const [salt = '', kept = ''] = stored.slice(firstMark.length).split('$');
  const wanted = Buffer.from(kept, 'base64url');
  const given = firstHash(salt, password);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** Verified against when there is no such person, so that the answer takes as long. */
const nobodys = hashPassword('nobody has this password');
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const isFirst = stored?.startsWith(firstMark) ?? false;
  // checked beside a slow hash too, so that its own quick one cannot be told by the time
  const against = stored == null || isFirst ? await nobodys : stored;
  const matches = await inTurn(() => verify(against, password));
  return stored != null && (isFirst ? isFirstPassword(stored, password) : matches);
};
