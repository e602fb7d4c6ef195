import { areaOf, shownArea, unitsOf } from '@park/contract/estate/estate/area';
import { dayAfter } from '../days.ts';

/** An area in a sentence or a card, without noughts beyond the second place. */
export const areaText = (area: string | null | undefined): string => (area ? shownArea(area) : '--');

/** In columns, where the points of many stand below each other: all four places. */
export const areaFigure = (area: string | null | undefined): string => (area ? area.replace(/\B(?=(\d{3})+\.)/g, ',') : '--');

/** By how much what was counted differs from what the papers say, with its sign; nothing where it does not, or they say nothing. */
export function gapOf(declared: string | null | undefined, counted: string | null | undefined): string | undefined {
  const [said, found] = [unitsOf(declared ?? ''), unitsOf(counted ?? '')];
  if (said === undefined || found === undefined || said === found) return undefined;
  return `${found > said ? '+' : ''}${areaFigure(areaOf(found - said))}`;
}

/** From the first day to the last, both included. */
export function daysText(from: string | null, until: string | null): string {
  if (!from && !until) return '长期';
  const last = until && dayAfter(until, -1);
  return from ? `${from} 至 ${last ?? '长期'}` : `${last} 及以前`;
}
