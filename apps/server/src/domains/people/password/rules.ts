import { isCommon } from './common.ts';

/** Shorter names stand in too many words to say anything. */
const leastName = 4;

/** Whether a password is among the first anybody would try: common ones, and those made of the person's own name or number. */
export function isGuessable(password: string, { username, phone }: { username: string | null; phone: string | null }): boolean {
  const typed = password.toLowerCase();
  const own = [username?.toLowerCase(), phone, phone?.slice(-8)].filter((part) => part !== undefined && part !== null);
  return isCommon(password) || own.some((part) => part.length >= leastName && typed.includes(part));
}
