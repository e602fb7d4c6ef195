import type { Permission } from '@park/contract/access';
import { useContext } from 'react';
import { useParams } from 'react-router';
import { RightsContext } from '../../kit/api/access.tsx';
import { usePageParams } from '../../kit/list/state.ts';
import { useMe } from '../session/me.ts';

/** Whose people, or what else the right is about, a page shows, as its address or its path says, and what one may do there. */
export function useCompany(seen: Permission = 'book:read') {
  const rights = useContext(RightsContext);
  const { user } = useMe();
  const [params, setParams] = usePageParams();
  const seesPark = rights[seen] === 'park';
  const named = useParams().companyId;
  const companyId = (seesPark && (params.get('companyId') ?? named)) || undefined;
  return {
    seesPark,
    companyId,
    /** A right over the own company does not reach into the others one may look at. */
    may: (permission: Permission) => rights[permission] === 'park' || (rights[permission] !== undefined && !companyId),
    /** Whether one is the super administrator of this very company. */
    isSuper: user.companySuperAdmin && !companyId,
    userId: user.id,
    showCompany: (id: string | undefined) => setParams(id ? { companyId: id } : {}),
  };
}
export type Company = ReturnType<typeof useCompany>;
