import { compTypes } from '@park/contract/kinds';
import { FilterChoice } from '../../../kit/choice.tsx';
import { Filter } from '../../../kit/filters.tsx';
import { Input } from '../../../kit/input.tsx';
import { searchLimit } from '../../../kit/list-search.ts';
import { enabledStates } from '../../../kit/status.tsx';
import { StatusChoice } from '../../../kit/status-choice.tsx';

const types = Object.entries(compTypes).map(([value, label]) => ({ value, label }));
const standings = enabledStates();
const ranks = [
  { value: '1', label: '单位管理员' },
  { value: '0', label: '普通成员' },
];

export const UserFilters = () => (
  <>
    <Filter name="keyword" label="用户">
      <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
    </Filter>
    <Filter name="companyName" label="单位">
      <Input allowClear maxLength={50} placeholder="请输入单位名称" />
    </Filter>
  </>
);
export const MoreUserFilters = () => (
  <>
    <Filter name="compType" label="单位类型">
      <FilterChoice options={types} />
    </Filter>
    <Filter name="isEnable" label="状态">
      <StatusChoice states={standings} />
    </Filter>
    <Filter name="isCompanyAdmin" label="身份">
      <FilterChoice options={ranks} />
    </Filter>
  </>
);
