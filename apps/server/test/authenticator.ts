import { codeAt, fromBase32, stepAt } from '../src/domains/people/identity/totp.ts';

/** Decodes the secret into the bytes that the authenticator app computes with. */
export const bytesOf = fromBase32;
/** Returns the code that an authenticator app with this secret shows at a time. */
export const appCode = (secret: string, seconds: number): string => codeAt(fromBase32(secret), stepAt(seconds));
export const secondsOfACode = 30;
