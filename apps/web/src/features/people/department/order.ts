import type { DepartmentNode } from '@park/contract/people/department';
import type { DropTarget } from '../../../kit/tree/search-tree.tsx';
import { findDepartment } from '../../../parts/people/departments.tsx';

type Placed = Pick<DepartmentNode, 'id' | 'orderNum'>;

/** Top-level departments and the node of people without department are given, not made: neither can be edited here. */
export const isEditable = (node: DepartmentNode) => node.level > 1 && !node.isNoDepartment;

/**
 * The numbers that put a department at a place among its siblings, changing as few of them as possible: it takes the number
 * after the one before it, and those behind give way only where they would no longer be behind.
 */
export function placing(siblings: readonly Placed[], moving: Placed, at: number): Placed[] {
  const others = siblings.filter(({ id }) => id !== moving.id);
  const [before, behind] = [others.slice(0, at), others.slice(at)];
  const first = behind[0];
  const orderNum = before.length > 0 ? (before.at(-1) as Placed).orderNum + 1 : Math.max((first?.orderNum ?? 1) - 1, 0);
  const changed = [{ id: moving.id, orderNum }];
  let least = orderNum;
  for (const { id, orderNum: own } of behind) {
    if (own > least) break;
    changed.push({ id, orderNum: ++least });
  }
  return changed.filter((next) => next.id === moving.id || siblings.find(({ id }) => id === next.id)?.orderNum !== next.orderNum);
}

/** A department goes neither into itself, nor below itself, nor to where people without department are. */
export function mayGo(tree: DepartmentNode[], key: string, parent: string): boolean {
  const [moving, goal] = [findDepartment(tree, key), findDepartment(tree, parent)];
  return Boolean(moving && goal && !goal.isNoDepartment && !findDepartment([moving], goal.id));
}

/** The place one up or down, for those who do not drag. */
export function stepped(tree: DepartmentNode[], node: DepartmentNode, by: -1 | 1): DropTarget | undefined {
  const siblings = findDepartment(tree, node.parentId)?.children ?? [];
  const at = siblings.findIndex(({ id }) => id === node.id) + by;
  return at >= 0 && at < siblings.length ? { key: node.id, parent: node.parentId as string, at } : undefined;
}
