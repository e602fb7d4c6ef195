import { type DepartmentNode, department } from '@park/contract/people/department';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { ChartCard } from '../../../kit/chart/chart.tsx';
import type { ChartData } from '../../../kit/chart/scale.ts';

const members = '/architecture/memberlist';

/**
 * Returns how many people each top department has, with the departments below it, and how many have none. Empty for a company without
 * departments.
 */
function departmentChart(tree: readonly DepartmentNode[]): ChartData {
  const departments = tree.flatMap(({ isNoDepartment, children }) => (isNoDepartment ? [] : children));
  const others = tree.filter(({ isNoDepartment, totalStaffNum }) => isNoDepartment && totalStaffNum > 0);
  return {
    ...{ noun: '部门', unit: '人', series: [{ name: '人数' }] },
    rows: (departments.length > 0 ? [...departments, ...others] : []).map(({ id, name, totalStaffNum }) => ({
      name,
      figures: [{ value: totalStaffNum, text: String(totalStaffNum), to: `${members}?departmentId=${id}` }],
    })),
  };
}

/** Shows the people of the user's company by department; each bar leads to the people it counts. */
export function DepartmentCard() {
  const { data: tree } = useQuery(ask(department.tree, {}));
  if (!tree) return null;
  return (
    <ChartCard title="各部门人数" kind="bars" data={departmentChart(tree)} empty="还没有部门">
      <Link to={members}>查看员工</Link>
    </ChartCard>
  );
}
