import { areaOf, shownArea, unitsOf } from '@park/contract/estate/estate/area';
import { dayAfter } from '../../../kit/days.ts';
import { yuan } from '../../../kit/hundredths.ts';

export const shownPrice = (price: number | null): string => (price === null ? '--' : `${yuan(price)} 元/㎡·月`);
export const square = (area: string): string => `${shownArea(area)} ㎡`;
/** Where there is little room; the whole figure, with its unit, stands beside it. */
export const shortArea = (area: string): string => Number(area).toFixed(1);
/** Claims end on the first day they are no longer there; people name the last. */
export const lastDay = (until: string | null): string => (until === null ? '长期' : dayAfter(until, -1));

/** One area as a part of another in per cent, rounded to two places, without a float between. */
export function percentOf(part: string, whole: string): string {
  const all = unitsOf(whole) ?? 0n;
  if (all === 0n) return '--';
  const hundredths = ((unitsOf(part) ?? 0n) * 20_000n + all) / (2n * all);
  return `${shownArea(areaOf(hundredths * 100n))}%`;
}
