import type { Permission } from '@park/contract/access';
import { useContext } from 'react';
import { useParams } from 'react-router';
import { RightsContext } from '../../kit/api/access.tsx';
import { usePageParams } from '../../kit/list/state.ts';
import { useMe } from '../session/me.ts';

/**
 * Returns the company that a page shows, from its address, and the user's rights there. `readPermission` is the right that opens other
 * companies.
 */
export function useCompany(readPermission: Permission = 'book:read') {
  const rights = useContext(RightsContext);
  const { user } = useMe();
  const [params, setParams] = usePageParams();
  const seesPark = rights[readPermission] === 'park';
  const routeCompanyId = useParams().companyId;
  const companyId = (seesPark && (params.get('companyId') ?? routeCompanyId)) || undefined;
  return {
    seesPark,
    companyId,
    /** A right that covers only the user's own company does not extend to other companies the user can see. */
    may: (permission: Permission) => rights[permission] === 'park' || (rights[permission] !== undefined && !companyId),
    /** Whether the user is the super administrator of the shown company. */
    isSuper: user.companySuperAdmin && !companyId,
    userId: user.id,
    showCompany: (id: string | undefined) => setParams(id ? { companyId: id } : {}),
  };
}
export type Company = ReturnType<typeof useCompany>;
