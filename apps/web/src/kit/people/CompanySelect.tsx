import { company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../api.ts';
import { Choice } from '../choice.tsx';
import { useChoices } from '../list-search.ts';
import { useMe } from '../me.ts';
import './people.css';

type CompanySelectProps = {
  value: string | undefined;
  onChange: (companyId: string | undefined) => void;
  /** Where the own company is none to choose, nothing is chosen at first. */
  isOthers?: boolean;
};
/** Whose departments to look at, for those who may look at every company of the park. The own company comes first. */
export function CompanySelect({ value, onChange, isOthers = false }: CompanySelectProps) {
  const { companyId: own, companyName } = useMe().user;
  const { rows, select } = useChoices(company.list, (keyword) => ({ companyName: keyword }));
  const chosen = useQuery({ ...ask(company.list, { companyId: value, pageSize: 1 }), enabled: value !== undefined });
  const others = rows.filter((row) => row.companyId !== own).map((row) => ({ value: row.companyId, label: row.companyName }));
  const hasOwn = !isOthers && select.showSearch.searchValue === '';
  return (
    <Choice
      {...select}
      aria-label="单位"
      placeholder="选择单位"
      popupMatchSelectWidth={false}
      value={value ?? (isOthers ? null : (own ?? ''))}
      options={hasOwn ? [{ value: own ?? '', label: companyName ?? '本单位' }, ...others] : others}
      labelRender={({ label }) => label ?? chosen.data?.list[0]?.companyName ?? '…'}
      onChange={(next) => onChange(next === own ? undefined : next)}
    />
  );
}
