import { sumOf } from '@park/contract/estate/estate/area';
import type { BoardCell, BoardFloor, StatusCount } from '@park/contract/estate/room';
import type { RoomStatus } from '@park/contract/kinds';
import { daysBetween } from '../../../../kit/days.ts';
import { percentOf } from '../words.ts';

/** What is coming to its end within so many days is marked. */
export const windows = [30, 60, 90] as const;
export type Window = (typeof windows)[number];
const ending: readonly RoomStatus[] = ['leased', 'leaving', 'held'];

/** How many days somebody still has a room, where that comes to its end soon; of the last day one is left. */
export function dueOf({ status, until }: Pick<BoardCell, 'status' | 'until'>, asOf: string): { left: number; within: Window } | undefined {
  if (!until || !ending.includes(status)) return undefined;
  const left = daysBetween(asOf, until);
  const within = windows.find((days) => left <= days);
  return within && { left, within };
}

/** How many rooms come to their end within each of the windows. */
export function dueCounts(floors: readonly BoardFloor[], asOf: string): Record<Window, number> {
  const counts = { 30: 0, 60: 0, 90: 0 };
  for (const { rooms } of floors)
    for (const room of rooms) {
      const due = dueOf(room, asOf);
      for (const days of windows) if (due && due.left <= days) counts[days] += 1;
    }
  return counts;
}

/** The building in a line. */
export function figuresOf(counts: readonly StatusCount[]) {
  const let_ = counts.filter(({ status }) => status === 'leased' || status === 'leaving');
  const rentable = sumOf(counts.map(({ rentableArea }) => rentableArea));
  return {
    rooms: counts.reduce((sum, { roomNum }) => sum + roomNum, 0),
    area: sumOf(counts.map(({ area }) => area)),
    rentable,
    rate: percentOf(sumOf(let_.map(({ rentableArea }) => rentableArea)), rentable),
  };
}
