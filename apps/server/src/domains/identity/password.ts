import { hash, verify } from '@node-rs/argon2';
import { commonErrors } from '@park/contract/core';
import { fail } from '../../context.ts';

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

/** Verified against when there is no such person, so that the answer takes as long. */
const nobodys = hashPassword('nobody has this password');
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await nobodys);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored != null;
};
