import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { RightsContext } from '../../../kit/api/access.tsx';
import { session } from '../../../kit/api/session.ts';
import { usePageParams, useShownInAddress } from '../../../kit/list/state.ts';
import { useCompany } from '../../../parts/companies/company.ts';
import { type Family, find, firstRole } from './families.ts';

const tabs = ['users', 'grants'] as const;
export type TabName = (typeof tabs)[number];
type Place = { companyId: string | undefined; roleId: string | null; tab: TabName };

/** Returns the company and role in the address, and what the user may do with the role. */
export function useRoles(family: Family) {
  const rights = useContext(RightsContext);
  const company = useCompany('role:read');
  const [params, setParams] = usePageParams();
  const isOfCompany = family.refType !== 2;
  const companyId = isOfCompany ? company.companyId : undefined;
  const { data: roles, ...loading } = useQuery({
    queryKey: ['role', 'tree', family.name, companyId, session.claims],
    queryFn: ({ signal }) => family.load(companyId, signal),
  });
  const here: Place = {
    companyId,
    roleId: params.get('roleId'),
    tab: tabs.find((name) => name === params.get('tab')) ?? 'users',
  };
  const role = find(roles ?? [], here.roleId) ?? firstRole(roles ?? []);
  useShownInAddress('roleId', role?.id);
  const [edits, setEdits] = useState(false);
  const [pendingPlace, setPendingPlace] = useState<Partial<Place>>();

  const go = (next: Partial<Place>) => {
    const { companyId: of, roleId, tab } = { ...here, ...next };
    setEdits(false);
    setPendingPlace(undefined);
    setParams({ ...(of && { companyId: of }), ...(roleId && { roleId }), ...(tab !== 'users' && { tab }) });
  };
  const may = (action: keyof Family['rights']) => {
    const permission = family.rights[action];
    return isOfCompany ? company.may(permission) : rights[permission] !== undefined;
  };
  return {
    family,
    companyId,
    seesPark: isOfCompany && company.seesPark && rights['company:read'] === 'park',
    roles: roles ?? [],
    loading,
    role,
    isComing: loading.isPending,
    tab: here.tab,
    may,
    /** Navigates within the page; asks first if unsaved grants would be lost. */
    show: (next: Partial<Place>) => (edits ? setPendingPlace(next) : go(next)),
    setEdits,
    leaving: {
      open: pendingPlace !== undefined,
      onLeave: () => pendingPlace && go(pendingPlace),
      onStay: () => setPendingPlace(undefined),
    },
  };
}
export type Roles = ReturnType<typeof useRoles>;
