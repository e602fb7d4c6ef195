import { sumOf, unitsOf } from '@park/contract/estate/estate/area';

type Measures = { area: string; rentableArea: string };
const names = { area: '建筑面积', rentableArea: '可租面积' } as const;

/**
 * Returns an error message with both figures if the areas of the new rooms do not add up to the area of the earlier room (V123, decision
 * 82).
 */
export function sumProblem(parent: Measures, children: readonly Measures[]): string | undefined {
  for (const key of ['area', 'rentableArea'] as const) {
    const sum = sumOf(children.map((child) => child[key]));
    if (unitsOf(sum) !== unitsOf(parent[key])) return `拆分后${names[key]}合计${sum}㎡，与原房间的${parent[key]}㎡不一致`;
  }
  return undefined;
}

/** Returns the sum, or null if one of the areas is unknown. */
const sumIfAll = (areas: readonly (string | null)[]): string | null => {
  const known = areas.filter((area) => area !== null);
  return known.length === areas.length ? sumOf(known) : null;
};

/** Returns the total areas of rooms. */
export const sumAreas = (rooms: readonly (Measures & { usableArea: string | null })[]) => ({
  area: sumOf(rooms.map((room) => room.area)),
  rentableArea: sumOf(rooms.map((room) => room.rentableArea)),
  usableArea: sumIfAll(rooms.map((room) => room.usableArea)),
});

/** Returns the value that all items share, or null if the values differ. */
export const commonValue = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] as T) : null);

type Named = { roomCode: string; roomNum: string };
/** Returns rooms in the order of their numbers. */
const inOrder = <R extends Named>(rooms: readonly R[]): R[] =>
  rooms.toSorted((one, other) => one.roomNum.localeCompare(other.roomNum, 'en', { numeric: true }));
/** Returns the room with the lowest number. */
export const firstOf = <R extends Named>(rooms: readonly R[]): R => inOrder(rooms)[0] as R;

/** The letters without I and O, which look like digits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const mostLetters = 30;
/**
 * Returns codes for new rooms that are not taken: the room's code with a letter, as on doors, or with a number if the letters do not
 * suffice.
 */
export function freeCodes(base: string, parts: number, taken: ReadonlySet<string>): string[] {
  const isFree = (code: string) => code.length <= mostLetters && !taken.has(code.toLowerCase());
  const lettered = [...letters].map((letter) => `${base}${letter}`).filter(isFree);
  if (lettered.length >= parts) return lettered.slice(0, parts);
  const short = base.slice(0, mostLetters - 4);
  const numbered = Array.from({ length: 999 }, (_, at) => `${short}-${at + 1}`).filter(isFree);
  return numbered.slice(0, parts);
}

/** Returns a code for the room that replaces several: from the first to the last number, as A1-1203-1204; otherwise as for a split. */
export function mergedCodes(rooms: readonly Named[], taken: ReadonlySet<string>): string[] {
  const ordered = inOrder(rooms);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return [];
  const code = `${first.roomCode}-${last.roomNum}`;
  return code.length <= mostLetters && !taken.has(code.toLowerCase()) ? [code] : freeCodes(first.roomCode, 1, taken);
}
