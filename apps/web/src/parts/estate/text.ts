import { areaOf, shownArea, unitsOf } from '@park/contract/estate/estate/area';
import { dayAfter } from '../../kit/day/days.ts';

/** Formats an area for a sentence or a card, without trailing zeros beyond the second decimal place. */
export const areaText = (area: string | null | undefined): string => (area ? shownArea(area) : '--');

/** Formats an area for a list or a board, rounded to two decimal places; forms and details show all four. */
export function areaFigure(area: string | null | undefined): string {
  const units = unitsOf(area ?? '');
  return units === undefined ? '--' : shownArea(areaOf(((units + 50n) / 100n) * 100n));
}

/** Formats an area for a column of details, with all four decimal places so that the decimal points align. */
export const areaExact = (area: string | null | undefined): string => (area ? area.replace(/\B(?=(\d{3})+\.)/g, ',') : '--');

/** Returns the signed difference between the counted and the declared area; undefined if they are equal or one is missing. */
export function areaDifference(
  declared: string | null | undefined,
  counted: string | null | undefined,
  format: (area: string) => string = areaExact,
): string | undefined {
  const [declaredUnits, countedUnits] = [unitsOf(declared ?? ''), unitsOf(counted ?? '')];
  if (declaredUnits === undefined || countedUnits === undefined || declaredUnits === countedUnits) return undefined;
  return `${countedUnits > declaredUnits ? '+' : ''}${format(areaOf(countedUnits - declaredUnits))}`;
}

/** Formats a period as its first and last day, both included. */
export function daysText(from: string | null, until: string | null): string {
  if (!from && !until) return '长期';
  const last = until && dayAfter(until, -1);
  return from ? `${from} 至 ${last ?? '长期'}` : `${last} 及以前`;
}
