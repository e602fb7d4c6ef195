import { sumOf } from '@park/contract/estate/estate/area';
import type { BoardCell, BoardFloor, StatusCount } from '@park/contract/estate/room';
import type { RoomStatus } from '@park/contract/kinds';
import { daysBetween } from '../../../../kit/day/days.ts';
import { percentOf } from '../words.ts';

/** The board marks an occupancy that ends within one of these numbers of days. */
export const dueWindows = [30, 60, 90] as const;
export type DueWindow = (typeof dueWindows)[number];
const endingStatuses: readonly RoomStatus[] = ['leased', 'leaving', 'held'];

/** Returns how many days are left of an occupancy that ends soon, its last day included, and the window that contains its end. */
export function dueOf(
  { status, until }: Pick<BoardCell, 'status' | 'until'>,
  asOf: string,
): { left: number; within: DueWindow } | undefined {
  if (!until || !endingStatuses.includes(status)) return undefined;
  const left = daysBetween(asOf, until);
  const within = dueWindows.find((days) => left <= days);
  return within && { left, within };
}

/** Counts for each window the rooms whose occupancy ends within it. */
export function dueCounts(floors: readonly BoardFloor[], asOf: string): Record<DueWindow, number> {
  const counts = { 30: 0, 60: 0, 90: 0 };
  for (const { rooms } of floors)
    for (const room of rooms) {
      const due = dueOf(room, asOf);
      for (const days of dueWindows) if (due && due.left <= days) counts[days] += 1;
    }
  return counts;
}

/** Returns the figures of the building that the line above the board shows. */
export function figuresOf(counts: readonly StatusCount[]) {
  const leased = counts.filter(({ status }) => status === 'leased' || status === 'leaving');
  const rentable = sumOf(counts.map(({ rentableArea }) => rentableArea));
  return {
    rooms: counts.reduce((sum, { roomNum }) => sum + roomNum, 0),
    area: sumOf(counts.map(({ area }) => area)),
    rentable,
    rate: percentOf(sumOf(leased.map(({ rentableArea }) => rentableArea)), rentable),
  };
}
