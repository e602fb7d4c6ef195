import type { Account } from '@park/contract/company/company';
import { Select } from 'antd';
import { type FieldProps, optionsOf, searchProps, useAttributes } from './kinds.tsx';

/** Form field for the attributes of a company. */
export const AttributeSelect = ({ assigned, ...field }: FieldProps & { assigned?: Account['attributes'] }) => (
  <Select
    {...field}
    mode="multiple"
    allowClear
    showSearch={searchProps}
    options={optionsOf(useAttributes(assigned))}
    placeholder="不限制"
  />
);
/** Hint below the attribute field. */
export const attributeNote = '企业类型决定该企业可以使用哪些菜单，保存后立即生效；不选则不限制';
