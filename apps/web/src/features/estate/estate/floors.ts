import { floorNameOf } from '@park/contract/estate/estate/kinds';

/** A floor as the form of a building holds it. */
export type FloorRow = { id?: string; floorNum: number; floorName?: string | null; area?: string | null };

const lowestFloor = -20;
const highestFloor = 200;
const newFloor = (floorNum: number): FloorRow => ({ floorNum, floorName: floorNameOf(floorNum), area: null });

export function rangeProblem(from: number | null, to: number | null): string | undefined {
  if (from === null || to === null) return '请填写起止楼层';
  if (from < lowestFloor || to > highestFloor) return `楼层为${lowestFloor}到${highestFloor}的整数`;
  return from > to ? '起始楼层不能高于结束楼层' : undefined;
}

/** A floor to add and its index in the list. */
export type Insert = { row: FloorRow; at: number };

/** Returns the missing floors of the range with their indexes, from the top down; there is no floor 0. */
export function missingFloors(rows: readonly FloorRow[], from: number, to: number): Insert[] {
  const numbers = rows.map(({ floorNum }) => floorNum);
  const inserts: Insert[] = [];
  for (let number = to; number >= from; number -= 1) {
    if (number === 0 || numbers.includes(number)) continue;
    const at = numbers.filter((other) => other > number).length;
    numbers.splice(at, 0, number);
    inserts.push({ row: newFloor(number), at });
  }
  return inserts;
}

/** Returns a new floor above the highest one. */
export const topFloor = (rows: readonly FloorRow[]): FloorRow => newFloor(Math.max(0, ...rows.map(({ floorNum }) => floorNum)) + 1);
