import type { Account } from '@park/contract/company/company';
import { group } from '@park/contract/people/group';
import { attribute } from '@park/contract/rights/attribute';
import { useQuery } from '@tanstack/react-query';
import type { SelectProps } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { FilterChoice } from '../../../kit/form/choice.tsx';

type NamedItems = Account['attributes'];
/** Returns the names of attributes or groups in one line. */
export const namesOf = (some: NamedItems) => some.map(({ name }) => name).join('、');
export const optionsOf = (some: NamedItems) => some.map(({ id, name }) => ({ value: id, label: name }));
export const searchProps = { optionFilterProp: 'label' };

/** Returns the attributes of the space, if the user may see them, plus those the company already has. */
export function useAttributes(assigned: NamedItems = []) {
  const mayRead = useRight('attribute:read') !== undefined;
  const { data } = useQuery({ ...ask(attribute.list, { pageSize: 1000 }), enabled: mayRead });
  const list: NamedItems = data?.list ?? [];
  return [...list, ...assigned.filter(({ id }) => !list.some((one) => one.id === id))];
}

export type FieldProps = Pick<SelectProps, 'id' | 'value' | 'onChange' | 'onBlur'>;
export const AttributeFilter = (field: FieldProps) => (
  <FilterChoice {...field} showSearch={searchProps} options={optionsOf(useAttributes())} />
);

export function GroupFilter(field: FieldProps) {
  const { data } = useQuery(ask(group.list, { kind: 'company', pageSize: 1000 }));
  return <FilterChoice {...field} showSearch={searchProps} options={optionsOf(data?.list ?? [])} />;
}
