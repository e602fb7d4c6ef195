import { hash as digest, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { commonErrors } from '@park/contract/core';
import { fail } from '../../../context.ts';
import { runLimited } from '../../../run-limited.ts';
import { drawn, type Secrets } from '../../../secret.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxWaiting = 200;
/** Hashing is slow on purpose; running only two at a time leaves the CPU to other requests. */
const hashing = runLimited(2);
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.waiting() >= maxWaiting) fail(commonErrors.busy);
  return hashing.run(work);
}

export const hashPassword = (password: string): Promise<string> => runQueued(() => hash(password, cost));

const firstPasswordPrefix = 'first$';

/** Returns a new first password as it is stored: about 70 random bits, too many to guess. */
export function firstPassword(): { salt: string; stored: string } {
  const salt = drawn(12).toString('base64url');
  return { salt, stored: firstPasswordPrefix + salt };
}

export type Keys = Pick<Secrets, 'firstPassword'>;
/**
 * Tells whether a typed password is the stored first password. Older rows contain a hash after the salt; for newer rows the first password
 * is derived from the salt and the secret.
 */
function isFirstPassword(keys: Keys, stored: string, password: string): boolean {
  const [salt = '', hash] = stored.slice(firstPasswordPrefix.length).split('$');
  const of = (text: string) => digest('sha256', `${salt}$${text}`, 'buffer');
  const expected = hash === undefined ? of(keys.firstPassword(salt)) : Buffer.from(hash, 'base64url');
  const actual = of(password);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** This hash is verified when the person does not exist, so that the answer takes as long as for an existing person. */
const dummyHash = hashPassword('nobody has this password');
export const isPassword = async (keys: Keys, stored: string | null | undefined, password: string): Promise<boolean> => {
  const isFirst = stored?.startsWith(firstPasswordPrefix) ?? false;
  // the check of a first password is fast; a slow hash is verified as well, so that the response time does not reveal a first password
  const against = stored == null || isFirst ? await dummyHash : stored;
  const matches = await runQueued(() => verify(against, password));
  return stored != null && (isFirst ? isFirstPassword(keys, stored, password) : matches);
};
