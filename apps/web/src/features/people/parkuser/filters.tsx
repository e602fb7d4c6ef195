import { compTypes } from '@park/contract/kinds';
import { enabledStates } from '../../../kit/feedback/status.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { Filter } from '../../../kit/list/filters.tsx';
import { searchLimit } from '../../../kit/list/search.ts';

const types = Object.entries(compTypes).map(([value, label]) => ({ value, label }));
const states = enabledStates();
const ranks = [
  { value: '1', label: '企业管理员' },
  { value: '0', label: '普通成员' },
];

export const UserFilters = () => (
  <>
    <Filter name="keyword" label="人员">
      <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
    </Filter>
    <Filter name="companyName" label="企业">
      <Input allowClear maxLength={50} placeholder="请输入企业名称" />
    </Filter>
  </>
);
export const MoreUserFilters = () => (
  <>
    <Filter name="compType" label="企业身份">
      <FilterChoice options={types} />
    </Filter>
    <Filter name="isEnable" label="状态">
      <StatusChoice states={states} />
    </Filter>
    <Filter name="isCompanyAdmin" label="身份">
      <FilterChoice options={ranks} />
    </Filter>
  </>
);
