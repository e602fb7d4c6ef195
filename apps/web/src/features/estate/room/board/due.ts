import { sumOf } from '@park/contract/estate/estate/area';
import type { BoardCell, BoardFloor, StatusCount } from '@park/contract/estate/room';
import type { RoomStatus } from '@park/contract/kinds';
import { daysBetween } from '../../../../kit/day/days.ts';
import { percentOf } from '../words.ts';

/** Numbers of days within which the end of an occupancy is marked on the board. */
export const windows = [30, 60, 90] as const;
export type Window = (typeof windows)[number];
const ending: readonly RoomStatus[] = ['leased', 'leaving', 'held'];

/** Returns the days left of an occupancy that ends soon, and its window; the last day counts as one. */
export function dueOf({ status, until }: Pick<BoardCell, 'status' | 'until'>, asOf: string): { left: number; within: Window } | undefined {
  if (!until || !ending.includes(status)) return undefined;
  const left = daysBetween(asOf, until);
  const within = windows.find((days) => left <= days);
  return within && { left, within };
}

/** Counts the rooms whose occupancy ends within each window. */
export function dueCounts(floors: readonly BoardFloor[], asOf: string): Record<Window, number> {
  const counts = { 30: 0, 60: 0, 90: 0 };
  for (const { rooms } of floors)
    for (const room of rooms) {
      const due = dueOf(room, asOf);
      for (const days of windows) if (due && due.left <= days) counts[days] += 1;
    }
  return counts;
}

/** Returns the figures of the building in one line. */
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
