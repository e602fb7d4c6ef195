import { codeAt, fromBase32, stepAt } from '../src/domains/people/identity/totp.ts';

/** The secret as the bytes the app computes with. */
export const bytesOf = fromBase32;
/** The code an authenticator app with this secret shows at a time. */
export const appCode = (secret: string, seconds: number): string => codeAt(fromBase32(secret), stepAt(seconds));
export const secondsOfACode = 30;
