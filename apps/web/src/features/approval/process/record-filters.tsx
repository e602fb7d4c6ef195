import { process } from '@park/contract/approval/process';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { DayFilter } from '../../../kit/day/day-filter.tsx';
import { FilterChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { Filter } from '../../../kit/list/filters.tsx';

/** Filters the applications by flow, and shows beside each flow the number of its running applications. */
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
