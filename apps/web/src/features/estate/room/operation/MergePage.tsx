import { room } from '@park/contract/estate/room';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ask } from '../../../../kit/api/query.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../../kit/feedback/skeleton.tsx';
import { usePageParams } from '../../../../kit/list/state.ts';
import { Panel } from '../../../../kit/page/panel.tsx';
import { BuildingSelect } from '../BuildingSelect.tsx';
import { useBuildings } from '../useBuildings.ts';
import { MergeForm } from './MergeForm.tsx';
import { firstDayOf } from './Obstacles.tsx';
import '../status.css';
import '../tint.css';
import './operation.css';

/** 合并房间 (V123): ends rooms of a floor on a day and creates one in their place. The address may preselect rooms as `ids`. */
export function MergePage() {
  const [params] = usePageParams();
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean);
  const buildings = useBuildings();
  // if the address names rooms without a building, the building comes from the first room
  const named = useQuery({ ...ask(room.detail, { id: ids[0] ?? '' }), enabled: ids.length > 0 && !params.has('buildingId') });
  const first = params.get('buildingId') ?? named.data?.buildingId ?? (ids.length > 0 ? undefined : buildings.first);
  const error = buildings.query.error ?? named.error;
  if (error || !first)
    return (
      <Panel>
        {error ? (
          <ErrorBlock error={error} onRetry={() => void Promise.all([buildings.query.refetch(), named.refetch()])} />
        ) : buildings.query.data && !named.isLoading ? (
          <EmptyState kind="first" text="还没有楼栋，请先新增楼栋" />
        ) : (
          <SkeletonLines rows={10} />
        )}
      </Panel>
    );
  return (
    <BuildingMerge key={first} firstBuilding={first} options={buildings.options} ids={ids} firstDay={firstDayOf(named.data?.beginsOn)} />
  );
}

type BuildingMergeProps = { firstBuilding: string; options: ReturnType<typeof useBuildings>['options']; ids: string[]; firstDay: string };
function BuildingMerge({ firstBuilding, options, ids, firstDay }: BuildingMergeProps) {
  const [buildingId, setBuilding] = useState(firstBuilding);
  const [onDate, setDay] = useState(firstDay);
  const [chosen, setChosen] = useState<readonly string[]>(ids);
  const { data, error, refetch } = useQuery({ ...ask(room.board, { buildingId, asOf: onDate }), placeholderData: keepPreviousData });
  const choose = useCallback((next: readonly string[]) => setChosen(next), []);
  if (error || !data)
    return <Panel>{error ? <ErrorBlock error={error} onRetry={() => void refetch()} /> : <SkeletonLines rows={10} />}</Panel>;
  return (
    <MergeForm
      key={data.buildingId}
      board={data}
      onDate={onDate}
      onDay={setDay}
      chosen={chosen}
      onChoose={choose}
      building={
        <BuildingSelect
          options={options}
          value={buildingId}
          onChange={(id) => {
            setBuilding(id);
            setChosen([]);
          }}
        />
      }
    />
  );
}
