/*
 * Areas are decimals of four places, at home in the database. They travel as text and are added up in ten-thousandths as whole
 * numbers, here and in the browser: 33.3333 three times is not what a float makes of it. Plain, without the schemas.
 */
const written = /^(0|[1-9]\d*)(?:\.(\d{1,4}))?$/;

/** An area in ten-thousandths; nothing where the text is none. */
export function unitsOf(area: string): bigint | undefined {
  const [, whole, parts = ''] = written.exec(area.trim()) ?? [];
  return whole === undefined ? undefined : BigInt(whole) * 10_000n + BigInt(parts.padEnd(4, '0'));
}

/** Ten-thousandths as text of four places, the way areas travel. */
export function areaOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** What areas add up to; what is none counts for nothing, as long as somebody is still typing. */
export const sumOf = (areas: readonly string[]): string => areaOf(areas.reduce((sum, area) => sum + (unitsOf(area) ?? 0n), 0n));

/** As people read it: thousands apart, and no noughts at the end beyond the second place. */
export function shownArea(area: string): string {
  const [whole = '0', parts = ''] = area.split('.');
  const rest = parts.padEnd(2, '0').replace(/(?<=..)0+$/, '');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
}
