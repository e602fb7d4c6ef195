/**
 * Strokes of each character on a grid of 4 by 6: points as column and row, strokes separated by a bar. Characters that look alike are left
 * out.
 */
const drawn: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '10 40|30 35 26 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  3: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  4: '36 30 04 44',
  7: '00 40 16',
  9: '42 33 13 02 01 10 30 41 42 44 26 16',
};

export type Point = { x: number; y: number };
export const characters = Object.keys(drawn).join('');

/** Returns the strokes of a character, scaled to a grid of size 1. */
export const linesOf = (character: string): Point[][] =>
  (drawn[character] ?? '').split('|').map((line) => line.split(' ').map((point) => ({ x: Number(point[0]) / 4, y: Number(point[1]) / 6 })));
