import { attribute } from '@park/contract/attribute';
import type { Account } from '@park/contract/company';
import { group } from '@park/contract/group';
import { useQuery } from '@tanstack/react-query';
import { Select, type SelectProps } from 'antd';
import { useRight } from '../../kit/access.tsx';
import { ask } from '../../kit/api.ts';

type Named = Account['attributes'];
/** What a company is of, in one line. */
export const namesOf = (some: Named) => some.map(({ name }) => name).join('、');
const optionsOf = (some: Named) => some.map(({ id, name }) => ({ value: id, label: name }));
const search = { optionFilterProp: 'label' };

/** The attributes of the space for who may see them, and those a company has in any case. */
export function useAttributes(known: Named = []) {
  const mayRead = useRight('attribute:read') !== undefined;
  const { data } = useQuery({ ...ask(attribute.list, { pageSize: 1000 }), enabled: mayRead });
  const list: Named = data?.list ?? [];
  return [...list, ...known.filter(({ id }) => !list.some((one) => one.id === id))];
}

type FieldProps = Pick<SelectProps, 'id' | 'value' | 'onChange' | 'onBlur'>;
export const AttributeFilter = (field: FieldProps) => (
  <Select {...field} allowClear showSearch={search} options={optionsOf(useAttributes())} placeholder="全部" />
);

export function GroupFilter(field: FieldProps) {
  const { data } = useQuery(ask(group.list, { kind: 'company', pageSize: 1000 }));
  return <Select {...field} allowClear showSearch={search} options={optionsOf(data?.list ?? [])} placeholder="全部" />;
}

export const AttributeSelect = ({ known, ...field }: FieldProps & { known?: Named }) => (
  <Select {...field} mode="multiple" allowClear showSearch={search} options={optionsOf(useAttributes(known))} placeholder="不限制" />
);
/** What choosing them means, below the field. */
export const attributeNote = '属性决定该单位最多可以使用哪些菜单，保存后立即生效；不选则不限制';
