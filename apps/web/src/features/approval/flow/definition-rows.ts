import type { Condition } from '@park/contract/approval/flow/condition';
import type { BranchNode, Candidate, Definition, FlowNode } from '@park/contract/approval/flow/definition';
import { operators } from '@park/contract/approval/flow/kinds';

/** Path of a part of a definition: list names and indexes, in the format of the server's error paths. */
export type Place = readonly (string | number)[];
export type Branch = BranchNode['branches'][number];
/** A row of the table: a step, or a branch, which is followed by the rows of its steps. */
export type Row = { place: Place; depth: number } & ({ node: FlowNode } | { branch: Branch; isConditional: boolean });
export const keyOf = (row: Row) => ('node' in row ? row.node.id : row.branch.id);

export function rowsOf(nodes: readonly FlowNode[], line: Place = ['nodes'], depth = 0): Row[] {
  return nodes.flatMap((node, at) => {
    const place = [...line, at];
    const below = 'branches' in node ? node.branches : [];
    return [
      { node, place, depth },
      ...below.flatMap((branch, of): Row[] => {
        const inside = [...place, 'branches', of];
        const isConditional = node.kind !== 'parallel' && of < below.length - 1;
        return [{ branch, isConditional, place: inside, depth: depth + 1 }, ...rowsOf(branch.nodes, [...inside, 'nodes'], depth + 2)];
      }),
    ];
  });
}

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inside, part) => (inside as Record<string | number, unknown> | undefined)?.[part], value);

function replaced(value: unknown, [first, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, index) => (index === first ? replaced(one, rest, change) : one));
  const whole = value as Record<string, unknown>;
  return { ...whole, [first]: replaced(whole[first], rest, change) };
}
/** Returns a copy of the definition in which the value at the path `place` is replaced. */
export const withValueAt = (drawing: Definition, place: Place, value: unknown) => replaced(drawing, place, () => value) as Definition;

const changeLine = (drawing: Definition, place: Place, change: (line: FlowNode[], at: number) => FlowNode[]) =>
  replaced(drawing, place.slice(0, -1), (line) => change(line as FlowNode[], place.at(-1) as number)) as Definition;
export const withNode = (drawing: Definition, place: Place, node: FlowNode) =>
  changeLine(drawing, place, (line, index) => line.toSpliced(index, 0, node));
export const withoutNode = (drawing: Definition, place: Place) => changeLine(drawing, place, (line, index) => line.toSpliced(index, 1));

/** Returns the path of the position right after a step, or of the first position in a branch. */
export const placeAfter = (row: Row): Place =>
  'node' in row ? [...row.place.slice(0, -1), (row.place.at(-1) as number) + 1] : [...row.place, 'nodes', 0];

export const addable = ['approve', 'handle', 'cc'] as const;
type Addable = (typeof addable)[number];
const isTaken = (drawing: Definition, id: string) => rowsOf(drawing.nodes).some((row) => keyOf(row) === id);
/** Returns a new step with an unused id; its name and candidates are empty for the author to fill in. */
export function newNode(drawing: Definition, kind: Addable): FlowNode {
  let number = 1;
  while (isTaken(drawing, `${kind}_${number}`)) number += 1;
  return { id: `${kind}_${number}`, kind, name: '', candidates: [] as Candidate[] } as unknown as FlowNode;
}

/** Returns a condition as readable text. */
export function conditionText(condition: Condition, { fields }: Pick<Definition, 'fields'>): string {
  const inside = (part: Condition) =>
    'all' in part || 'any' in part ? `（${conditionText(part, { fields })}）` : conditionText(part, { fields });
  if ('all' in condition) return condition.all.map(inside).join(' 且 ');
  if ('any' in condition) return condition.any.map(inside).join(' 或 ');
  if ('not' in condition) return `非${inside(condition.not)}`;
  const { field, op, value } = condition;
  const name = fields.find(({ key }) => key === field)?.name ?? field;
  return `${name} ${operators[op]} ${[value].flat().map(valueText).join('、')}`;
}
const valueText = (value: string | number | boolean) => (typeof value === 'boolean' ? (value ? '是' : '否') : String(value));
