import { department } from '@park/contract/people/department';
import { Select, type SelectProps } from 'antd';
import { useChoices } from '../list-search.ts';

const nobody: ReadonlyMap<string, string> = new Map();
type PersonPickerProps = Pick<SelectProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'mode' | 'aria-label'> & {
  companyId?: string | undefined;
  /** Names of people already chosen, who may not be among the choices loaded so far. */
  names?: ReadonlyMap<string, string>;
  /** Who is no choice here. */
  without?: readonly string[];
  /** Who may not sign in is a choice here too. */
  withDisabled?: boolean;
};
/** Chooses among everybody of the company, by name or phone; who may not sign in is seen, and no choice. */
export function PersonPicker({ companyId, names = nobody, without = [], withDisabled = false, ...field }: PersonPickerProps) {
  const { rows, select } = useChoices(department.people, (keyword) => ({ companyId, keyword }));
  const offered = rows.filter(({ id }) => !without.includes(id));
  // antd takes nobody away who is no choice
  const chosen: unknown[] = [field.value].flat();
  return (
    <Select
      {...select}
      {...field}
      allowClear
      placeholder="请输入姓名或手机号"
      options={offered.map(({ id, realName, phone, departmentName, isEnable }) => ({
        value: id,
        label: realName,
        note: [departmentName, phone, !isEnable && '已禁用'].filter(Boolean).join(' · '),
        disabled: !isEnable && !withDisabled && !chosen.includes(id),
      }))}
      labelRender={({ value, label }) => label ?? names.get(String(value)) ?? '…'}
      optionRender={({ data }) => (
        <span className={data.disabled ? 'row muted' : 'row'}>
          {data.label}
          <span className="muted person-note">{data.note}</span>
        </span>
      )}
    />
  );
}
