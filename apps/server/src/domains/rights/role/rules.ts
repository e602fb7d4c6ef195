import type { RoleNode } from '@park/contract/rights/role';

type Row = Omit<RoleNode, 'children'>;

/** Builds the tree of groups and roles from sorted rows; a role whose group is missing stands at the top. */
export function buildTree(rows: readonly Row[]): RoleNode[] {
  const groups = new Set(rows.filter(({ isRoleGroup }) => isRoleGroup === 1).map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parentId }) => (parentId && groups.has(parentId) ? parentId : null));
  const node = (row: Row): RoleNode => ({ ...row, children: (below.get(row.id) ?? []).map(node) });
  return (below.get(null) ?? []).map(node);
}
