import { company } from '@park/contract/company';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { ask } from '../api.ts';
import { useChoices } from '../list-search.ts';
import { useMe } from '../me.ts';

/** Whose departments to look at, for those who may look at every company of the park. The own company comes first. */
export function CompanySelect({ value, onChange }: { value: string | undefined; onChange: (companyId: string | undefined) => void }) {
  const { companyId: own, companyName } = useMe().user;
  const { rows, select } = useChoices(company.list, (keyword) => ({ companyName: keyword }));
  const chosen = useQuery({ ...ask(company.list, { companyId: value, pageSize: 1 }), enabled: value !== undefined });
  const others = rows.filter((row) => row.companyId !== own).map((row) => ({ value: row.companyId, label: row.companyName }));
  const isSearching = select.showSearch.searchValue !== '';
  return (
    <Select
      {...select}
      aria-label="单位"
      value={value ?? own ?? ''}
      options={isSearching ? others : [{ value: own ?? '', label: companyName ?? '本单位' }, ...others]}
      labelRender={({ label }) => label ?? chosen.data?.list[0]?.companyName ?? '…'}
      onChange={(next) => onChange(next === own ? undefined : next)}
    />
  );
}
