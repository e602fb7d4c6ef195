import { type DepartmentNode, unassigned } from '@park/contract/people/department';

type Row = Omit<DepartmentNode, 'children' | 'totalStaffNum' | 'isNoDepartment'> & { withoutDepartment: number; isUnhidden: boolean };
type Subtree = { shown: DepartmentNode[]; staffNum: number };

/**
 * Builds the tree of a company from rows sorted with parents first. A hidden department also hides the departments below it, but its people
 * are still counted. A hidden department that the reader manages is placed below its nearest visible ancestor. The root counts everybody,
 * also the people without a department.
 */
export function buildTree(rows: readonly Row[]): DepartmentNode[] {
  const below = Map.groupBy(rows, (row) => row.parentId);
  const subtreeOf = ({ withoutDepartment: _, isUnhidden, ...row }: Row, isInBook: boolean, isAboveShown: boolean): Subtree => {
    const isShown = isInBook || isUnhidden;
    const all = (below.get(row.id) ?? []).map((child) => subtreeOf(child, isInBook && child.isShow === 1, isShown));
    const staffNum = all.reduce((sum, child) => sum + child.staffNum, row.staffNum);
    const children = all.flatMap(({ shown }) => shown);
    if (!isShown) return { shown: children, staffNum };
    const parentCode = isAboveShown ? row.parentCode : null;
    return { shown: [{ ...row, parentCode, isNoDepartment: false, totalStaffNum: staffNum, children }], staffNum };
  };
  const root = rows[0];
  if (!root) return [];
  const { shown } = subtreeOf(root, true, true);
  const whole = shown.map((node) => ({ ...node, totalStaffNum: node.totalStaffNum + root.withoutDepartment }));
  return [...whole, unassignedNode(root)].map(withDocumentedNames);
}

const withDocumentedNames = (node: DepartmentNode): DepartmentNode => ({
  ...node,
  departmentId: node.id,
  parentDeptId: node.parentId,
  children: node.children.map(withDocumentedNames),
});

/** Returns the extra, last department that holds the people without a department. */
const unassignedNode = ({ companyId, withoutDepartment }: Row): DepartmentNode => ({
  id: unassigned,
  name: '未分配部门',
  parentId: null,
  companyId,
  level: 1,
  orderNum: 0,
  isShow: 1,
  isNoDepartment: true,
  orgCode: null,
  parentCode: null,
  managerUserId: null,
  managerName: null,
  otherManagerUserIds: [],
  staffNum: withoutDepartment,
  totalStaffNum: withoutDepartment,
  version: 1,
  children: [],
});
