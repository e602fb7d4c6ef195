import { areaOf, sumOf, unitsOf } from '@park/contract/estate/estate/area';
import type { StatusCount } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';

export type Counted = StatusCount & { usableArea: string };
const nought = areaOf(0n);

/** Returns every status once, also those without rooms. */
export const named = (list: readonly StatusCount[]): StatusCount[] =>
  (Object.keys(roomStatuses) as RoomStatus[]).map(
    (status) => list.find((one) => one.status === status) ?? { status, roomNum: 0, area: nought, rentableArea: nought },
  );

/** Returns a percentage with two decimals, halves rounded up; null if the whole is zero. */
export function rateOf(part: string, whole: string): string | null {
  const [some, all] = [unitsOf(part) ?? 0n, unitsOf(whole) ?? 0n];
  if (all === 0n) return null;
  const hundredths = (some * 20_000n + all) / (2n * all);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

export const totals = (list: readonly Counted[]) => ({
  roomNum: list.reduce((all, { roomNum }) => all + roomNum, 0),
  area: sumOf(list.map(({ area }) => area)),
  usableArea: sumOf(list.map(({ usableArea }) => usableArea)),
  rentableArea: sumOf(list.map(({ rentableArea }) => rentableArea)),
});
/** Sums up the counts per status. */
export const totalled = (list: readonly Counted[]): Counted[] =>
  [...Map.groupBy(list, ({ status }) => status)].map(([status, some]) => ({ status, ...totals(some) }));
/** Turns each room into a count of one. */
export const ones = (rooms: readonly Pick<Counted, 'status' | 'area' | 'rentableArea'>[]): Counted[] =>
  rooms.map(({ status, area, rentableArea }) => ({ status, area, rentableArea, roomNum: 1, usableArea: nought }));

export function figuresOf(list: readonly Counted[]) {
  const letAs = (...statuses: RoomStatus[]) => totals(list.filter(({ status }) => statuses.includes(status))).rentableArea;
  const all = totals(list);
  const leasedArea = letAs('leased', 'leaving');
  return { ...all, leasedArea, vacantArea: letAs('vacant'), rentalRate: rateOf(leasedArea, all.rentableArea) };
}
