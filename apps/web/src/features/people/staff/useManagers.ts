import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';

/** Returns the administrators of the company, and the super administrator separately. */
export function useManagers(companyId: string | undefined) {
  const { data } = useQuery(ask(staff.search, { companyId, isManagerUser: 1, pageNum: 1, pageSize: 10_000 }));
  const people = data?.list ?? [];
  return {
    holder: people.find(({ isSuperAdmin }) => isSuperAdmin === 1),
    isManager: (id: string) => people.some((person) => person.id === id && (person.isCompanyAdmin === 1 || person.isSuperAdmin === 1)),
  };
}
export type Holder = NonNullable<ReturnType<typeof useManagers>['holder']>;
