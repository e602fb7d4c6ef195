import { areaOf, sumOf, unitsOf } from '@park/contract/estate/estate/area';
import type { StatusCount } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';

export type Counted = StatusCount & { usableArea: string };
const zeroArea = areaOf(0n);

/** Adds an entry with zero rooms for every status that the list lacks. */
export const withAllStatuses = (list: readonly StatusCount[]): StatusCount[] =>
  (Object.keys(roomStatuses) as RoomStatus[]).map(
    (status) => list.find((one) => one.status === status) ?? { status, roomNum: 0, area: zeroArea, rentableArea: zeroArea },
  );

/** Returns `part` as a percentage of `whole` with two decimals, rounded half up. Null if `whole` is zero. */
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
/** Merges entries of the same status by adding their numbers and areas. */
export const totalByStatus = (list: readonly Counted[]): Counted[] =>
  [...Map.groupBy(list, ({ status }) => status)].map(([status, some]) => ({ status, ...totals(some) }));
/** Turns each room into an entry with the count 1, so that rooms can be added up like counts. */
export const countEach = (rooms: readonly Pick<Counted, 'status' | 'area' | 'rentableArea'>[]): Counted[] =>
  rooms.map(({ status, area, rentableArea }) => ({ status, area, rentableArea, roomNum: 1, usableArea: zeroArea }));

export function figuresOf(list: readonly Counted[]) {
  const rentableAreaOf = (...statuses: RoomStatus[]) => totals(list.filter(({ status }) => statuses.includes(status))).rentableArea;
  const all = totals(list);
  const leasedArea = rentableAreaOf('leased', 'leaving');
  return { ...all, leasedArea, vacantArea: rentableAreaOf('vacant'), rentalRate: rateOf(leasedArea, all.rentableArea) };
}
