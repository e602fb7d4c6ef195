import type { Account } from '@park/contract/company/company';
import { Select } from 'antd';
import { type FieldProps, optionsOf, search, useAttributes } from './kinds.tsx';

/** Form field for the attributes of a company. */
export const AttributeSelect = ({ known, ...field }: FieldProps & { known?: Account['attributes'] }) => (
  <Select {...field} mode="multiple" allowClear showSearch={search} options={optionsOf(useAttributes(known))} placeholder="不限制" />
);
/** Hint below the attribute field. */
export const attributeNote = '企业类型决定该企业可以使用哪些菜单，保存后立即生效；不选则不限制';
