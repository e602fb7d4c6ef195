import { process } from '@park/contract/approval/process';
import type { Message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { DayFilter } from '../../../kit/day/day-filter.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { Filter } from '../../../kit/list/filters.tsx';
import { processStates } from '../../../parts/flow/process-status.tsx';
import type { ListType } from './MessageTabs.tsx';

/** Returns the flows the user may start, plus the flows of the listed applications, which the user may not be able to start. */
function useFlowOptions(rows: readonly Message[]) {
  const { data = [] } = useQuery(ask(process.startable, {}));
  const names = new Map(data.flatMap(({ flows }) => flows.map(({ processKey, name }) => [processKey, name] as const)));
  for (const { processKey, processName } of rows) if (processKey && processName) names.set(processKey, processName);
  return [...names].map(([value, label]) => ({ value, label }));
}

type FiltersProps = { type: ListType; rows: readonly Message[] };
export function FirstFilters({ type, rows }: FiltersProps) {
  const flows = useFlowOptions(rows);
  return (
    <>
      <Filter name="keyword" label="标题">
        <Input allowClear maxLength={50} />
      </Filter>
      <Filter name="processKey" label="流程">
        <FilterChoice showSearch={{ optionFilterProp: 'label' }} options={flows} />
      </Filter>
      {type === 3 ? (
        <Filter name="status" label="状态">
          <StatusChoice states={processStates} />
        </Filter>
      ) : (
        <Filter name="applicant" label="申请人">
          <Input allowClear maxLength={20} placeholder="姓名" />
        </Filter>
      )}
    </>
  );
}

export function MoreFilters({ type }: { type: ListType }) {
  return (
    <>
      <Filter name="number" label="编号">
        <Input allowClear maxLength={30} />
      </Filter>
      {(type === 2 || type === 4) && (
        <Filter name="status" label="状态">
          <StatusChoice states={processStates} />
        </Filter>
      )}
      <DayFilter label={type === 3 ? '发起日期' : '日期'} />
    </>
  );
}
