import { areaOf, sumOf, unitsOf } from '@park/contract/estate/estate/area';

/** Divides an area evenly in ten-thousandths; the last part takes the remainder. */
export function divideEvenly(total: string, count: number): string[] {
  const all = unitsOf(total) ?? 0n;
  const each = all / BigInt(count);
  return Array.from({ length: count }, (_, at) => areaOf(at < count - 1 ? each : all - each * BigInt(count - 1)));
}

/** Returns the area left to assign; negative if too much is assigned. */
export const unassignedArea = (total: string, areas: readonly string[]): bigint => (unitsOf(total) ?? 0n) - (unitsOf(sumOf(areas)) ?? 0n);

/** Returns the area the last room needs to use up the total; undefined if the other rooms already use up or exceed it. */
export function lastArea(total: string, others: readonly string[]): string | undefined {
  const left = unassignedArea(total, others);
  return left > 0n ? areaOf(left) : undefined;
}

/** A new room in the form. */
export type Part = {
  key: number;
  /** Absent until the user types a code; then the suggested code applies. */
  roomCode?: string;
  roomNum: string;
  area: string;
  /** Empty if the rentable area is the same as the built area. */
  rentableArea: string;
  usableArea: string;
};
export const blankPart = (key: number): Part => ({ key, roomNum: '', area: '', rentableArea: '', usableArea: '' });
export const rentableOf = ({ area, rentableArea }: Pick<Part, 'area' | 'rentableArea'>) => rentableArea || area;

type Measured = { area: string; rentableArea: string };
/** Divides the built area evenly among the parts, and the rentable area too if it differs from the built area. */
export function dividedEvenly(parts: readonly Part[], whole: Measured): Part[] {
  const areas = divideEvenly(whole.area, parts.length);
  const rentable = divideEvenly(whole.rentableArea, parts.length);
  const isSame = whole.area === whole.rentableArea;
  return parts.map((part, at) => ({ ...part, area: areas[at] ?? '', rentableArea: isSame ? '' : (rentable[at] ?? '') }));
}

/** Assigns the remainder of the built and the rentable area to the last room. */
export function restToLast(parts: readonly Part[], whole: Measured): Part[] {
  const others = parts.slice(0, -1);
  const last = parts.at(-1);
  if (!last) return [];
  const area =
    lastArea(
      whole.area,
      others.map(({ area }) => area),
    ) ?? last.area;
  const rentable = lastArea(whole.rentableArea, others.map(rentableOf)) ?? last.rentableArea;
  return [...others, { ...last, area, rentableArea: rentable === area ? '' : rentable }];
}

/** Returns the codes that occur more than once; codes are unique within a building. */
export const repeatedCodes = (codes: readonly string[]): Set<string> => {
  const lower = codes.map((code) => code.trim().toLowerCase());
  return new Set(lower.filter((code, at) => code && lower.indexOf(code) !== at));
};

/** Whether a text is not an area, so that the sum ignores it; a trailing decimal point is accepted, because the user is still typing. */
const isNoArea = (text: string) => text !== '' && unitsOf(text.replace(/\.$/, '')) === undefined;

/** Returns the errors found while the user types, by field. */
export function typingProblems(parts: readonly Part[], codes: readonly string[]): Record<string, string> {
  const twice = repeatedCodes(codes);
  const found = parts.flatMap((part, at) => [
    ...(twice.has(codes[at]?.trim().toLowerCase() ?? '') ? [[`children.${at}.roomCode`, '房间编码重复']] : []),
    ...(['area', 'rentableArea', 'usableArea'] as const).flatMap((name) =>
      isNoArea(part[name]) ? [[`children.${at}.${name}`, '请输入正确的面积，最多四位小数']] : [],
    ),
  ]);
  return Object.fromEntries(found);
}
