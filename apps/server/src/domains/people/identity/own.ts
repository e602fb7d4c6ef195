import { commonErrors } from '@park/contract/core';
import { passwordErrors } from '@park/contract/people/password';
import { type Context, fail } from '../../../context.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import { isPassword, type Keys } from './password.ts';
import { ownSecret, type Secret } from './queries.ts';

const maxTries = 10;
const windowSeconds = 900;

/**
 * Reads the actor's stored password and phone number in a separate transaction, so that no connection is held while the password is
 * verified, and the try stays counted when the call is refused.
 */
export function takeOwnSecret({ alone, signedIn: { session } }: Context): Promise<Secret> {
  return alone(async (db) => {
    if (!(await takeLimit(db, `password/${session.userId}`, maxTries, windowSeconds))) return undefined;
    return (await ownSecret(db, session.tokenHash)) ?? null;
  }).then((secret) => secret ?? fail(secret === undefined ? commonErrors.tooMany : commonErrors.sessionEnded));
}

/** Fails unless the typed password is the password of the actor. */
export async function requirePassword(context: Context, keys: Keys, typed: string): Promise<Secret> {
  const secret = await takeOwnSecret(context);
  if (!(await isPassword(keys, secret.password, typed))) fail(passwordErrors.wrongOld);
  return secret;
}
