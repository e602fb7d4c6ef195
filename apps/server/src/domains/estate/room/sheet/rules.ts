import { floorNameOf } from '@park/contract/estate/estate';
import { unitsOf } from '@park/contract/estate/estate/area';
import { roomErrors } from '@park/contract/estate/room';
import { isUsable, usableRule } from '@park/contract/estate/room/model';

export type Place = { id: string; code: string; name: string; floors: readonly { id: string; number: number; name: string }[] };
export type ExistingRoom = {
  id: string;
  buildingId: string;
  code: string;
  area: string;
  usableArea: string | null;
  rentableArea: string;
  price: number | null;
  /** The day from which the room no longer exists and its code is free; null if the room has no end. */
  overOn: string | null;
  isDivided: boolean;
  hasLaterPrice: boolean;
};
export type ImportRow = {
  number: number;
  building: string;
  floor: string;
  code: string;
  roomNum: string | null;
  kind: string;
  area: string;
  usableArea: string | null;
  rentableArea: string | null;
  fitting: string | null;
  price: number | null;
  availableOn: string | null;
  beginsOn: string | null;
  remark: string | null;
  ext: Record<string, unknown>;
};
type Refusal = { number: number; key: string; reason: string };
export type Placed = Omit<ImportRow, 'building' | 'floor'> & { buildingId: string; floorId: string };

const key = (buildingId: string, code: string) => `${buildingId} ${code.toLowerCase()}`;

/**
 * Returns a function that finds the floor for a row of the workbook. The building is given by code or unique name, the floor by number or
 * name.
 */
export function placeFinder(places: readonly Place[]) {
  const byCode = new Map(places.map((one) => [one.code.toLowerCase(), one]));
  const byName = Map.groupBy(places, ({ name }) => name);
  const rowOf = new Map<string, number>();

  const buildingOf = (written: string): Place | string => {
    const named = byName.get(written) ?? [];
    if (named.length > 1 && !byCode.has(written.toLowerCase())) return '有多个同名楼栋，请填写楼栋编码';
    return byCode.get(written.toLowerCase()) ?? named[0] ?? '楼栋不存在';
  };
  const floorOf = ({ floors }: Place, written: string) =>
    floors.find(({ name }) => name === written) ??
    floors.find(({ number }) => String(number) === written || floorNameOf(number) === written.toUpperCase() || `${number}层` === written);

  return ({ building, floor, ...row }: ImportRow): Placed | Refusal => {
    const { number } = row;
    const found = buildingOf(building);
    if (typeof found === 'string') return { number, key: 'building', reason: found };
    const level = floorOf(found, floor);
    if (!level) return { number, key: 'floor', reason: '楼层不存在' };
    const before = rowOf.get(key(found.id, row.code));
    if (before !== undefined) return { number, key: 'code', reason: `与第${before}行房间编码重复` };
    rowOf.set(key(found.id, row.code), number);
    return { ...row, buildingId: found.id, floorId: level.id };
  };
}

const units = (area: string | null) => (area === null ? 0n : (unitsOf(area) ?? 0n));
type Problem = [key: string, reason: string];
const usableProblem: Problem = ['usableArea', usableRule.error];
export type Plan = {
  added: Placed[];
  changed: (Placed & { id: string })[];
  priced: { roomId: string; price: number }[];
  refused: Refusal[];
};

/** Decides what the import does with each row: add a room, change the existing room or refuse the row. */
export function plan(rows: readonly Placed[], known: readonly ExistingRoom[], isUpdate: boolean): Plan {
  const here = Map.groupBy(known, (one) => key(one.buildingId, one.code));
  const result: Plan = { added: [], changed: [], priced: [], refused: [] };
  for (const row of rows) {
    const all = here.get(key(row.buildingId, row.code)) ?? [];
    const [before, ...others] = all.filter(({ overOn }) => overOn === null);
    const problem = before ? problemOf(row, before, others.length > 0, isUpdate) : newProblem(row, all);
    if (problem) result.refused.push({ number: row.number, key: problem[0], reason: problem[1] });
    else if (!before) result.added.push(row);
    else {
      result.changed.push({ ...row, id: before.id });
      if (row.price !== null && row.price !== before.price) result.priced.push({ roomId: before.id, price: row.price });
    }
  }
  return result;
}

/** Returns why a row cannot add a room. Rooms that had the same code must have ended before the new room begins. */
function newProblem(row: Placed, earlier: readonly ExistingRoom[]): Problem | undefined {
  const free = earlier
    .map(({ overOn }) => overOn ?? '')
    .toSorted()
    .at(-1);
  if (free && (row.beginsOn === null || row.beginsOn < free)) return ['code', `编码曾用于以前的房间，启用日期须不早于${free}`];
  return isUsable(row) ? undefined : usableProblem;
}

function problemOf(row: Placed, before: ExistingRoom, isTwice: boolean, isUpdate: boolean): Problem | undefined {
  if (!isUsable({ area: row.area, usableArea: row.usableArea ?? before.usableArea })) return usableProblem;
  if (!isUpdate || isTwice) return ['code', roomErrors.codeTaken.message];
  const rentable = row.rentableArea ?? before.rentableArea;
  if (before.isDivided && (units(row.area) !== units(before.area) || units(rentable) !== units(before.rentableArea)))
    return ['area', roomErrors.areaKept.message];
  if (before.hasLaterPrice && row.price !== null && row.price !== before.price) return ['price', roomErrors.priceBefore.message];
  return undefined;
}
