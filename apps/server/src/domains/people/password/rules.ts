import { isCommon } from './common.ts';

/** Names shorter than this occur by chance in too many words to be forbidden in passwords. */
const minNameLength = 4;

/** Returns whether a password is easy to guess: a common password, or one that contains the user's own name or phone number. */
export function isGuessable(password: string, { username, phone }: { username: string | null; phone: string | null }): boolean {
  const typed = password.toLowerCase();
  const own = [username?.toLowerCase(), phone, phone?.slice(-8)].filter((part) => part !== undefined && part !== null);
  return isCommon(password) || own.some((part) => part.length >= minNameLength && typed.includes(part));
}
