import { areaOf, shownArea, unitsOf } from '@park/contract/estate/estate/area';
import { dayAfter } from '../../../kit/day/days.ts';
import { yuan } from '../../../kit/form/hundredths.tsx';

export const shownPrice = (price: number | null): string => (price === null ? '--' : `${yuan(price)} 元/㎡·月`);
export const square = (area: string): string => `${shownArea(area)} ㎡`;
/** Returns the last day of an occupancy: `until` is the day after it, while users expect the last day. */
export const lastDay = (until: string | null): string => (until === null ? '长期' : dayAfter(until, -1));

/** Returns an area as a percentage of another, rounded to two decimals without floating-point arithmetic. */
export function percentOf(part: string, whole: string): string {
  const all = unitsOf(whole) ?? 0n;
  if (all === 0n) return '--';
  const hundredths = ((unitsOf(part) ?? 0n) * 20_000n + all) / (2n * all);
  return `${shownArea(areaOf(hundredths * 100n))}%`;
}
