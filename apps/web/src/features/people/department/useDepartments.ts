import { usePageParams } from '../../../kit/list/state.ts';
import { useCompany } from '../../../parts/companies/company.ts';
import { findDepartment, useDepartmentTree } from '../../../parts/people/departments.tsx';

/** Returns the company and department in the address, and what the user may do there. */
export function useDepartments() {
  const company = useCompany();
  const [params, setParams] = usePageParams();
  const { companyId } = company;
  const { tree, showAll, loading } = useDepartmentTree(companyId);
  const node = findDepartment(tree, params.get('departmentId')) ?? tree[0];
  const type = params.get('type');
  const choose = (next: { companyId?: string | undefined; departmentId?: string; type?: '1' | '2' }) =>
    setParams(
      Object.entries({ companyId, departmentId: params.get('departmentId'), type, pageSize: params.get('pageSize'), ...next }).flatMap(
        ([name, value]) => (value ? [[name, value] as [string, string]] : []),
      ),
    );
  return {
    ...company,
    company,
    showAll,
    tree,
    loading,
    node,
    // By default the top level lists the people of all departments; any other department lists only its own people.
    withBelow: type ? type === '2' : node?.level === 1,
    show: (departmentId: string) => choose({ departmentId }),
    showPeopleOf: (departmentId: string) => choose({ departmentId, type: '2' }),
    setWithBelow: (isOn: boolean) => choose({ type: isOn ? '2' : '1' }),
  };
}
export type Departments = ReturnType<typeof useDepartments>;
