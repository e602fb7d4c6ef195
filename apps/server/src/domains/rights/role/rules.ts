import type { DataScope, RoleNode } from '@park/contract/rights/role';

type Row = Omit<RoleNode, 'children'>;

/** Groups with their roles; a role whose group is not there stands by itself. Rows come in order. */
export function grow(rows: readonly Row[]): RoleNode[] {
  const groups = new Set(rows.filter(({ isRoleGroup }) => isRoleGroup === 1).map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parentId }) => (parentId && groups.has(parentId) ? parentId : null));
  const node = (row: Row): RoleNode => ({ ...row, children: (below.get(row.id) ?? []).map(node) });
  return (below.get(null) ?? []).map(node);
}

const widths: readonly DataScope[] = ['self', 'dept', 'dept_tree', 'company', 'all'];
/** Nobody lets a role look farther than he does himself; to name departments one sees at least one's whole company. */
export const mayScope = (own: DataScope | undefined, wanted: DataScope): boolean =>
  widths.indexOf(own ?? 'self') >= widths.indexOf(wanted === 'custom' ? 'company' : wanted);
