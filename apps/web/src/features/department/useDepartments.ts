import type { Permission } from '@park/contract/access';
import { department } from '@park/contract/department';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { RightsContext } from '../../kit/access.tsx';
import { ask } from '../../kit/api.ts';
import { usePageParams } from '../../kit/list-state.ts';
import { find } from './nodes.tsx';

/** Which company and department the page shows, as the address says, and what the person may do there. */
export function useDepartments() {
  const rights = useContext(RightsContext);
  const [params, setParams] = usePageParams();
  const seesPark = rights['book:read'] === 'park';
  const companyId = (seesPark && params.get('companyId')) || undefined;
  /** A right over the own company does not reach into the others one may look at. */
  const may = (permission: Permission) => rights[permission] === 'park' || (rights[permission] !== undefined && !companyId);
  const showAll = rights['department:update'] ? (1 as const) : (0 as const);
  const { data: tree = [], ...loading } = useQuery(ask(department.tree, { companyId, showAll }));
  const node = find(tree, params.get('departmentId')) ?? tree[0];
  const type = params.get('type');
  const choose = (next: { companyId?: string | undefined; departmentId?: string; type?: '1' | '2' }) =>
    setParams(
      Object.entries({ companyId, departmentId: params.get('departmentId'), type, pageSize: params.get('pageSize'), ...next }).flatMap(
        ([name, value]) => (value ? [[name, value] as [string, string]] : []),
      ),
    );
  return {
    seesPark,
    companyId,
    may,
    showAll,
    tree,
    loading,
    node,
    // At the top "everybody" is what one expects; below it the department's own people.
    withBelow: type ? type === '2' : node?.level === 1,
    showCompany: (id: string | undefined) => setParams(id ? { companyId: id } : {}),
    show: (departmentId: string) => choose({ departmentId }),
    showPeopleOf: (departmentId: string) => choose({ departmentId, type: '2' }),
    setWithBelow: (isOn: boolean) => choose({ type: isOn ? '2' : '1' }),
  };
}
export type Departments = ReturnType<typeof useDepartments>;
