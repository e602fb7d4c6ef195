import { process } from '@park/contract/approval/process';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api.ts';
import { FilterChoice } from '../../../kit/choice.tsx';
import { DayFilter } from '../../../kit/day-filter.tsx';
import { Filter } from '../../../kit/filters.tsx';
import { Input } from '../../../kit/input.tsx';

/** Flows of the park, with how many of each are not over. */
export function FlowFilter() {
  const { data = [] } = useQuery(ask(process.serviceTypes, {}));
  return (
    <Filter name="processKey" label="流程">
      <FilterChoice
        showSearch={{ optionFilterProp: 'label' }}
        options={data.map(({ processKey, name, runningNum }) => ({
          value: processKey,
          label: runningNum > 0 ? `${name}（${runningNum}）` : name,
        }))}
      />
    </Filter>
  );
}

export const KeywordFilter = () => (
  <Filter name="keyword" label="标题">
    <Input allowClear maxLength={50} />
  </Filter>
);

export const MoreFilters = () => (
  <>
    <Filter name="applicant" label="申请人">
      <Input allowClear maxLength={20} placeholder="姓名" />
    </Filter>
    <Filter name="number" label="编号">
      <Input allowClear maxLength={30} />
    </Filter>
    <DayFilter label="发起日期" />
  </>
);
