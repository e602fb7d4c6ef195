import { department } from '@park/contract/people/department';
import { Select, type SelectProps } from 'antd';
import { useChoices } from '../../kit/list/search.ts';

const noNames: ReadonlyMap<string, string> = new Map();
type PersonPickerProps = Pick<SelectProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'mode' | 'aria-label'> & {
  companyId?: string | undefined;
  /** Names of chosen people, who may not be among the loaded choices. */
  names?: ReadonlyMap<string, string>;
  /** Ids of people who are left out. */
  without?: readonly string[];
  /** Lets the user also select disabled people. */
  withDisabled?: boolean;
};
/** Selects people of the company by name or phone; disabled people are shown but cannot be selected. */
export function PersonPicker({ companyId, names = noNames, without = [], withDisabled = false, ...field }: PersonPickerProps) {
  const { rows, select } = useChoices(department.people, (keyword) => ({ companyId, keyword }));
  const offered = rows.filter(({ id }) => !without.includes(id));
  // antd does not let the user deselect a disabled choice, so chosen people are never disabled in the list
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
