/*
 * Areas are decimals with four places in the database and are transferred as text. Sums are computed in whole ten-thousandths on the server
 * and in the browser, because floats would be inexact. The module has no schemas, so that the console can import it without zod.
 */
const areaPattern = /^(0|[1-9]\d*)(?:\.(\d{1,4}))?$/;

/** Converts an area to an integer number of 0.0001 m². Undefined if the text is not an area. */
export function unitsOf(area: string): bigint | undefined {
  const [, whole, parts = ''] = areaPattern.exec(area.trim()) ?? [];
  return whole === undefined ? undefined : BigInt(whole) * 10_000n + BigInt(parts.padEnd(4, '0'));
}

/** Converts a number of 0.0001 m² to text with four decimals, the form in which calls transfer areas. */
export function areaOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** Adds areas. Text that is not an area counts as zero, because a form adds the areas up while the user is typing. */
export const sumOf = (areas: readonly string[]): string => areaOf(areas.reduce((sum, area) => sum + (unitsOf(area) ?? 0n), 0n));

/** Formats an area with thousands separators and at least two decimals. Zeros after the second decimal are dropped. */
export function shownArea(area: string): string {
  const [whole = '0', parts = ''] = area.split('.');
  const rest = parts.padEnd(2, '0').replace(/(?<=..)0+$/, '');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}
