import { randomInt } from 'node:crypto';

/** Letters and digits without those that look alike. */
const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Alphabet of codes that are sent as a link. */
export const linkAlphabet = `${capitals}abcdefghijkmnpqrstuvwxyz`;
/** Alphabet of codes that people read and type. */
export const typedAlphabet = capitals;

/** Returns a random code of ten characters, too many combinations to guess with either alphabet. */
export const newCode = (letters: string) => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
