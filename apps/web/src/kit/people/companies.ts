import { company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { useRight } from '../access.tsx';
import { ask } from '../api.ts';
import { useMe } from '../me.ts';

export type Named = { id: string; name: string };

/** The company one acts for. */
export function useOwnCompany(): Named[] {
  const { companyId, companyName } = useMe().user;
  return companyId ? [{ id: companyId, name: companyName ?? '本单位' }] : [];
}

/** The operating body, of kind 2, and the organisations that assist it, of kind 1; only one's own where others are not to be seen. */
export function useManagerCompanies(kind?: '1' | '2'): Named[] {
  const own = useOwnCompany();
  const { side } = useMe().user;
  const seesOthers = useRight('company:read') === 'park';
  const { data } = useQuery({ ...ask(company.list, { isManagerCompany: 1, pageSize: 1000 }), enabled: seesOthers });
  const isMine = !kind || side === (kind === '2' ? 'operator' : 'assist');
  const others = (data?.list ?? []).filter(({ companyId, compType }) => companyId !== own[0]?.id && (!kind || compType === kind));
  return [...(isMine ? own : []), ...others.map(({ companyId, companyName }) => ({ id: companyId, name: companyName }))];
}

/** As many as a tree can be looked through; beyond that one searches for people by name. */
const mostCompanies = 200;
/** Every company of the park one sees, one's own first. */
export function useParkCompanies(): Named[] {
  const own = useOwnCompany();
  const seesOthers = useRight('company:read') === 'park';
  const { data } = useQuery({ ...ask(company.list, { pageSize: mostCompanies }), enabled: seesOthers });
  const others = (data?.list ?? []).filter(({ companyId }) => companyId !== own[0]?.id);
  return [...own, ...others.map(({ companyId, companyName }) => ({ id: companyId, name: companyName }))];
}
