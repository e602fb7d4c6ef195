import { randomInt } from 'node:crypto';

/** Without those that are read for one another in a text message. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;
const length = 12;
const pick = (from: string) => from[randomInt(from.length)] as string;

/** A password nobody chose, for somebody's first sign-in; fits the rule for passwords. */
export function firstPassword(): string {
  const signs = [...kinds.map(pick), ...Array.from({ length: length - kinds.length }, () => pick(kinds.join('')))];
  for (let at = signs.length - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [signs[at], signs[other]] = [signs[other] as string, signs[at] as string];
  }
  return signs.join('');
}
