import { randomInt } from 'node:crypto';

/** None that is taken for another. */
const large = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of codes that are passed on as a link. */
export const linked = `${large}abcdefghijkmnpqrstuvwxyz`;
/** Of codes that people read off and type. */
export const typed = large;

/** Too many to be guessed, of either kind. */
export const coined = (letters: string) => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
