import type { DepartmentNode } from '@park/contract/people/department';
import { describe, expect, test } from 'vitest';
import { nodeOf, treeOf } from '../../../../test/people.ts';
import { mayGo, placing, stepped } from './order.ts';

const row = (...numbers: number[]) => numbers.map((orderNum, at) => ({ id: 'abcdef'[at] as string, orderNum }));
/** Applies the changed order numbers and returns the resulting order and the number of changes. */
function after(siblings: ReturnType<typeof row>, id: string, at: number) {
  const moving = siblings.find((one) => one.id === id) ?? { id, orderNum: 99 };
  const changed = placing(siblings, moving, at);
  const numbers = new Map([...siblings, ...changed].map((one) => [one.id, one.orderNum]));
  const order = [...numbers].sort(([, one], [, other]) => one - other).map(([key]) => key);
  return [order.join(''), changed.length];
}

describe('order numbers of departments', () => {
  test.each([
    ['between two siblings with a gap between their numbers', row(10, 20, 30), 'c', 1, 'acb', 1],
    ['first', row(10, 20, 30), 'c', 0, 'cab', 1],
    ['last', row(10, 20, 30), 'a', 2, 'bca', 1],
    ['first when no smaller number is left', row(0, 1, 2), 'c', 0, 'cab', 3],
    ['among siblings with the same number', row(1, 1, 1), 'c', 1, 'acb', 2],
    ['among the children of another parent', row(5, 6), 'x', 1, 'axb', 2],
    ['alone, without siblings', row(), 'x', 0, 'x', 1],
  ])('a department can be placed %s with few changes', (_, siblings, id, at, order, changes) => {
    expect(after(siblings, id, at)).toEqual([order, changes]);
  });
});

const group = nodeOf('维修组', { level: 3 });
const tree = treeOf(nodeOf('工程部', { children: [group] }), nodeOf('市场部'));
const at = (name: string): DepartmentNode => nodeOf(name);

test('a department cannot be moved into itself, into a descendant, or into the node of people without department', () => {
  const [engineering, sales] = [at('工程部').id, at('市场部').id];
  expect(mayGo(tree, sales, engineering)).toBe(true);
  expect(mayGo(tree, engineering, engineering)).toBe(false);
  expect(mayGo(tree, engineering, group.id)).toBe(false);
  expect(mayGo(tree, engineering, '-2')).toBe(false);
});

test('moving a department up stops at the first position, and moving it down stops at the last position', () => {
  const [first, last] = (tree[0] as DepartmentNode).children as [DepartmentNode, DepartmentNode];
  expect(stepped(tree, first, -1)).toBeUndefined();
  expect(stepped(tree, first, 1)).toEqual({ key: first.id, parent: first.parentId, at: 1 });
  expect(stepped(tree, last, 1)).toBeUndefined();
});
