import { type DepartmentNode, unassigned } from '@park/contract/department';

type Row = Omit<DepartmentNode, 'children' | 'totalStaffNum' | 'isNoDepartment'> & { withoutDepartment: number };

/**
 * The tree of a company from its rows, which come top down and in order. A hidden department takes what is below it along, but not its
 * people: who can be found is counted.
 */
export function grow(rows: readonly Row[], showHidden: boolean): DepartmentNode[] {
  const below = Map.groupBy(rows, (row) => row.parentId);
  const node = ({ withoutDepartment: _, ...row }: Row): DepartmentNode => {
    const all = (below.get(row.id) ?? []).map(node);
    const totalStaffNum = all.reduce((sum, child) => sum + child.totalStaffNum, row.staffNum);
    return { ...row, isNoDepartment: false, totalStaffNum, children: all.filter((child) => showHidden || child.isShow === 1) };
  };
  const root = rows[0];
  return root ? [node(root), nobodysDepartment(root)] : [];
}

/** People without a department are shown as one more department, last. */
const nobodysDepartment = ({ companyId, withoutDepartment }: Row): DepartmentNode => ({
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
