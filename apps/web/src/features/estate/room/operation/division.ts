import { areaOf, sumOf, unitsOf } from '@park/contract/estate/estate/area';

/** As even as ten-thousandths allow; the last one takes what is left over. */
export function evenly(total: string, count: number): string[] {
  const all = unitsOf(total) ?? 0n;
  const each = all / BigInt(count);
  return Array.from({ length: count }, (_, at) => areaOf(at < count - 1 ? each : all - each * BigInt(count - 1)));
}

/** What is still to give away; below nothing where too much was given. */
export const leftOf = (total: string, areas: readonly string[]): bigint => (unitsOf(total) ?? 0n) - (unitsOf(sumOf(areas)) ?? 0n);

/** What the last one has to be for all to be given away; nothing where the others have taken everything. */
export function lastOf(total: string, others: readonly string[]): string | undefined {
  const left = leftOf(total, others);
  return left > 0n ? areaOf(left) : undefined;
}

/** A room to come, as it is being typed. */
export type Part = {
  key: number;
  /** What was suggested where nobody has typed. */
  roomCode?: string;
  roomNum: string;
  area: string;
  /** Blank: as much as the built area. */
  rentableArea: string;
  usableArea: string;
};
export const blankPart = (key: number): Part => ({ key, roomNum: '', area: '', rentableArea: '', usableArea: '' });
export const rentableOf = ({ area, rentableArea }: Pick<Part, 'area' | 'rentableArea'>) => rentableArea || area;

type Measured = { area: string; rentableArea: string };
/** Both areas evenly; the rentable one only where it is another than the built one. */
export function dividedEvenly(parts: readonly Part[], whole: Measured): Part[] {
  const areas = evenly(whole.area, parts.length);
  const rentable = evenly(whole.rentableArea, parts.length);
  const isSame = whole.area === whole.rentableArea;
  return parts.map((part, at) => ({ ...part, area: areas[at] ?? '', rentableArea: isSame ? '' : (rentable[at] ?? '') }));
}

/** The rest of both areas to the last room. */
export function restToLast(parts: readonly Part[], whole: Measured): Part[] {
  const others = parts.slice(0, -1);
  const last = parts.at(-1);
  if (!last) return [];
  const area =
    lastOf(
      whole.area,
      others.map(({ area }) => area),
    ) ?? last.area;
  const rentable = lastOf(whole.rentableArea, others.map(rentableOf)) ?? last.rentableArea;
  return [...others, { ...last, area, rentableArea: rentable === area ? '' : rentable }];
}

/** Codes that stand more than once, which the rooms of a building cannot have. */
export const repeated = (codes: readonly string[]): Set<string> => {
  const lower = codes.map((code) => code.trim().toLowerCase());
  return new Set(lower.filter((code, at) => code && lower.indexOf(code) !== at));
};

/** A figure that is none, and would count for nothing in the sum; one that goes on after its point is still being typed. */
const isNoArea = (text: string) => text !== '' && unitsOf(text.replace(/\.$/, '')) === undefined;

/** What can be said of the rooms to come while they are typed, by field. */
export function typingProblems(parts: readonly Part[], codes: readonly string[]): Record<string, string> {
  const twice = repeated(codes);
  const found = parts.flatMap((part, at) => [
    ...(twice.has(codes[at]?.trim().toLowerCase() ?? '') ? [[`children.${at}.roomCode`, '房间编码重复']] : []),
    ...(['area', 'rentableArea', 'usableArea'] as const).flatMap((name) =>
      isNoArea(part[name]) ? [[`children.${at}.${name}`, '请输入正确的面积，最多四位小数']] : [],
    ),
  ]);
  return Object.fromEntries(found);
}
