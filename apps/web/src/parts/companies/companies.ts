import { company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../../kit/api/access.tsx';
import { ask } from '../../kit/api/query.ts';
import { useMe } from '../session/me.ts';

export type Named = { id: string; name: string };

/** Returns the user's current company as a list. */
export function useOwnCompany(): Named[] {
  const { companyId, companyName } = useMe().user;
  return companyId ? [{ id: companyId, name: companyName ?? '本单位' }] : [];
}

/**
 * Returns the operator (kind 2) and its assisting organisations (kind 1), or only the user's own company if the user may not see the
 * others.
 */
export function useManagerCompanies(kind?: '1' | '2'): Named[] {
  const own = useOwnCompany();
  const { side } = useMe().user;
  const seesOthers = useRight('company:read') === 'park';
  const { data } = useQuery({ ...ask(company.list, { isManagerCompany: 1, pageSize: 1000 }), enabled: seesOthers });
  const isMine = !kind || side === (kind === '2' ? 'operator' : 'assist');
  const others = (data?.list ?? []).filter(({ companyId, compType }) => companyId !== own[0]?.id && (!kind || compType === kind));
  return [...(isMine ? own : []), ...others.map(({ companyId, companyName }) => ({ id: companyId, name: companyName }))];
}
