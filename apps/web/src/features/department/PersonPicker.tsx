import { department } from '@park/contract/department';
import { Select, type SelectProps } from 'antd';
import { useChoices } from '../../kit/list-search.ts';

type PersonPickerProps = Pick<SelectProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'mode' | 'placeholder'> & {
  companyId?: string | undefined;
  /** Names of people already chosen, who may not be among the choices loaded so far. */
  names: ReadonlyMap<string, string>;
};
/** Chooses among everybody of the company, by name or phone. */
export function PersonPicker({ companyId, names, ...field }: PersonPickerProps) {
  const { rows, select } = useChoices(department.people, (keyword) => ({ companyId, keyword }));
  return (
    <Select
      {...select}
      {...field}
      allowClear
      options={rows.map(({ id, realName, phone, departmentName }) => ({ value: id, label: realName, phone, departmentName }))}
      labelRender={({ value, label }) => label ?? names.get(String(value)) ?? '…'}
      optionRender={({ data }) => (
        <span className="row">
          {data.label}
          <span className="muted">{[data.departmentName, data.phone].filter(Boolean).join(' · ')}</span>
        </span>
      )}
    />
  );
}
