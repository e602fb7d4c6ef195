/** Between thousands, as sheets have them. */
const comma = /,(?=(?:\d{3},)*\d{3}(?:\.|$))/g;
const written = /^(-?)(0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/;

/** What somebody wrote, in hundredths: fen of yuan, or parts of a per cent. Nothing where it is no such number. */
export function hundredthsOf(text: string): number | undefined {
  const [, sign, whole, parts = ''] = written.exec(text.trim().replace(comma, '')) ?? [];
  if (whole === undefined) return undefined;
  const count = Number(whole) * 100 + Number(parts.padEnd(2, '0'));
  return sign && count ? -count : count;
}

/** Hundredths as they are typed: 12.50. */
export function typedOf(count: number): string {
  const digits = String(Math.abs(count)).padStart(3, '0');
  return `${count < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Fen as people read money: thousands apart, two places. */
export const yuan = (fen: number | null | undefined): string => (fen == null ? '--' : typedOf(fen).replace(/\B(?=(\d{3})+\.)/g, ','));
