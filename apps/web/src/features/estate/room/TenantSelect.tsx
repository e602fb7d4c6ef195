import { company } from '@park/contract/company/company';
import { Choice } from '../../../kit/form/choice.tsx';
import { useChoices } from '../../../kit/list/search.ts';

type TenantSelectProps = {
  id?: string;
  value?: string | null;
  onChange?: (companyId: string | null) => void;
  /** Name of the company selected initially. */
  selectedName?: string | null | undefined;
};
/** Selects a company of the park by searching its name. */
export function TenantSelect({ id, value, onChange, selectedName }: TenantSelectProps) {
  const { rows, select } = useChoices(company.list, (keyword) => ({ companyName: keyword }));
  return (
    <Choice
      {...select}
      {...(id && { id })}
      allowClear
      placeholder="输入企业名称查找"
      value={value ?? null}
      options={rows.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
      labelRender={({ label }) => label ?? selectedName ?? '…'}
      onChange={(next?: string | null) => onChange?.(next ?? null)}
    />
  );
}
