import { company } from '@park/contract/company/company';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api/query.ts';
import { Choice } from '../../kit/form/choice.tsx';
import { useChoices } from '../../kit/list/search.ts';
import { useMe } from '../session/me.ts';
import '../people/people.css';

type CompanySelectProps = {
  value: string | undefined;
  onChange: (companyId: string | undefined) => void;
  /** Leaves out the user's own company; nothing is selected at first. */
  isOthers?: boolean;
};
/** Selects the company whose departments are shown, for users who may see every company of the park. The user's own company comes first. */
export function CompanySelect({ value, onChange, isOthers = false }: CompanySelectProps) {
  const { companyId: own, companyName } = useMe().user;
  const { rows, select } = useChoices(company.list, (keyword) => ({ companyName: keyword }));
  const chosen = useQuery({ ...ask(company.list, { companyId: value, pageSize: 1 }), enabled: value !== undefined });
  const others = rows.filter((row) => row.companyId !== own).map((row) => ({ value: row.companyId, label: row.companyName }));
  const hasOwn = !isOthers && select.showSearch.searchValue === '';
  return (
    <Choice
      {...select}
      aria-label="企业"
      placeholder="选择企业"
      popupMatchSelectWidth={false}
      value={value ?? (isOthers ? null : (own ?? ''))}
      options={hasOwn ? [{ value: own ?? '', label: companyName ?? '本单位' }, ...others] : others}
      labelRender={({ label }) => label ?? chosen.data?.list[0]?.companyName ?? '…'}
      onChange={(next) => onChange(next === own ? undefined : next)}
    />
  );
}
