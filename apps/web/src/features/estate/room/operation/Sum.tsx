import { areaOf, sumOf } from '@park/contract/estate/estate/area';
import { unassignedArea } from './division.ts';

/** Shows how much of an area is assigned and how much is left; updated while the user types. */
export function Sum({ name, total, areas }: { name: string; total: string; areas: readonly string[] }) {
  const left = unassignedArea(total, areas);
  const state = left === 0n ? 'even' : 'odd';
  return (
    <output className="sum" data-state={state} aria-label={`${name}合计`}>
      <span className="muted">{name}</span>
      <span>
        合计 <b>{sumOf(areas)}</b> / 原 <b>{total}</b> ㎡
      </span>
      <strong>{left === 0n ? '已全部分配' : left > 0n ? `还差 ${areaOf(left)} ㎡` : `超出 ${areaOf(-left)} ㎡`}</strong>
    </output>
  );
}

/** Returns the difference between the sum and the area as text with both figures; undefined if they are equal. */
export const sumProblem = (name: string, total: string, areas: readonly string[]): string | undefined =>
  unassignedArea(total, areas) === 0n ? undefined : `拆分后${name}合计${sumOf(areas)}㎡，与原房间的${total}㎡不一致`;
