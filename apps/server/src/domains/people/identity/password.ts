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
/** Compares with a first password. Older rows have a hash behind the salt; newer ones are derived from the salt and the secret. */
function isFirstPassword(keys: Keys, stored: string, password: string): boolean {
  const [salt = '', hash] = stored.slice(firstPasswordPrefix.length).split('$');
  const of = (text: string) => digest('sha256', `${salt}$${text}`, 'buffer');
  const expected = hash === undefined ? of(keys.firstPassword(salt)) : Buffer.from(hash, 'base64url');
  const actual = of(password);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Verified when the person does not exist, so that the answer takes equally long. */
const dummyHash = hashPassword('nobody has this password');
export const isPassword = async (keys: Keys, stored: string | null | undefined, password: string): Promise<boolean> => {
  const isFirst = stored?.startsWith(firstPasswordPrefix) ?? false;
  // a slow hash is verified for a first password too, so that its own fast check does not show in the response time
  const against = stored == null || isFirst ? await dummyHash : stored;
  const matches = await runQueued(() => verify(against, password));
  return stored != null && (isFirst ? isFirstPassword(keys, stored, password) : matches);
};
