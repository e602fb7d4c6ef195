import { room } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { Can } from '../../../../kit/api/access.tsx';
import { ask } from '../../../../kit/api/query.ts';
import { isDay } from '../../../../kit/day/days.ts';
import { useDialog } from '../../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../../kit/feedback/skeleton.tsx';
import { usePageParams } from '../../../../kit/list/state.ts';
import { RefreshButton } from '../../../../kit/list/tools.tsx';
import { Panel } from '../../../../kit/page/panel.tsx';
import { areaFigure } from '../../../../parts/estate/text.ts';
import { mergeIn } from '../address.ts';
import { BuildingSelect } from '../BuildingSelect.tsx';
import { DayBar } from '../DayBar.tsx';
import { OperationDrawer, RoomDrawer } from '../lazy.ts';
import { useBuildings } from '../useBuildings.ts';
import { Board } from './Board.tsx';
import { dueCounts, dueWindows, figuresOf } from './due.ts';
import { type BoardFilter, Legend } from './Legend.tsx';
import '../status.css';
import '../tint.css';
import '../press.css';
import { LoadingBoundary } from '../../../../kit/feedback/loading.tsx';
import './board.css';

/** 房态图: the status of every room of a building on a day. Building, day and filter are in the address. */
export function BoardPage() {
  const [params, setParams] = usePageParams();
  const buildings = useBuildings();
  const buildingId = params.get('buildingId') ?? buildings.first;
  const dayParam = params.get('asOf');
  const asOf = isDay(dayParam) ? dayParam : undefined;
  const change = useCallback(
    (next: Record<string, string | undefined>) =>
      setParams(
        (now) => {
          const changed = new URLSearchParams(now);
          for (const [name, value] of Object.entries(next)) value ? changed.set(name, value) : changed.delete(name);
          return changed;
        },
        { replace: true },
      ),
    [setParams],
  );
  const slide = useCallback((day: string) => change({ asOf: day }), [change]);
  const shown = useBoardFilter(params.get('status'), params.get('due'));
  const { query } = buildings;
  if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Loading />;
  if (!buildingId)
    return (
      <Panel>
        <EmptyState kind="first" text="还没有楼栋，请先新增楼栋" />
      </Panel>
    );
  return (
    <div className="stack board-page">
      <Panel className="stack">
        <div className="row row-between">
          <BuildingSelect options={buildings.options} value={buildingId} onChange={(id) => change({ buildingId: id })} />
          <Tools buildingId={buildingId} />
        </div>
        <DayBar buildingId={buildingId} value={asOf} onChange={slide} />
      </Panel>
      <BuildingBoard
        buildingId={buildingId}
        asOf={asOf}
        shown={shown}
        onShow={({ status, due }) => change({ status: status.join(','), due: due && String(due) })}
      />
    </div>
  );
}

function Tools({ buildingId }: { buildingId: string }) {
  const history = useDialog();
  const navigate = useNavigate();
  return (
    <div className="row board-tools">
      <Can access="room:split">
        <Button onClick={() => void navigate(mergeIn(buildingId))}>合并房间</Button>
      </Can>
      <Button onClick={history.add}>拆分与合并记录</Button>
      <Button onClick={() => print()}>打印</Button>
      <LoadingBoundary>{history.open && <OperationDrawer dialog={history} buildingId={buildingId} />}</LoadingBoundary>
    </div>
  );
}

type BuildingBoardProps = { buildingId: string; asOf: string | undefined; shown: BoardFilter; onShow: (shown: BoardFilter) => void };
function BuildingBoard({ buildingId, asOf, shown, onShow }: BuildingBoardProps) {
  const [roomId, open] = useState<string>();
  // React runs this cleanup when the tab is left, also by a link in the drawer. It closes the drawer, so that the user returns to the
  // board.
  useEffect(() => () => open(undefined), []);
  const { data, error, refetch, isFetching } = useQuery({
    ...ask(room.board, { buildingId, ...(asOf && { asOf }) }),
    placeholderData: keepPreviousData,
  });
  const due = useMemo(() => dueCounts(data?.floors ?? [], data?.asOf ?? ''), [data]);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { rooms, area, rentable, rate } = figuresOf(data.counts);
  return (
    <Panel className="stack">
      <div className="row row-between">
        <h2 className="panel-title">
          {data.regionName} · {data.buildingName}
          <span className="muted board-day">{data.asOf}</span>
        </h2>
        <span className="row muted">
          {rooms} 间 · 建筑面积 {areaFigure(area)} ㎡ · 可租面积 {areaFigure(rentable)} ㎡ · 出租率 {rate}
          <RefreshButton onClick={() => void refetch()} />
        </span>
      </div>
      <Legend counts={data.counts} due={due} shown={shown} onChange={onShow} />
      <div className="board-scroll" aria-busy={isFetching}>
        {isFetching && <div className="progress-line" />}
        {data.floors.length === 0 ? (
          <EmptyState kind="first" text="此楼栋还没有楼层" />
        ) : (
          <Board label={`${data.buildingName} ${data.asOf} 房态图`} floors={data.floors} asOf={data.asOf} shown={shown} onOpen={open} />
        )}
      </div>
      <LoadingBoundary>{roomId && <RoomDrawer roomId={roomId} asOf={data.asOf} onClose={() => open(undefined)} />}</LoadingBoundary>
    </Panel>
  );
}

/** Parses the filter from the address; unknown values are ignored. */
function useBoardFilter(status: string | null, due: string | null): BoardFilter {
  return useMemo(
    () => ({
      status: (status ?? '').split(',').filter((one): one is RoomStatus => one in roomStatuses),
      due: dueWindows.find((days) => String(days) === due),
    }),
    [status, due],
  );
}

const Loading = () => (
  <Panel>
    <SkeletonLines rows={10} />
  </Panel>
);
const Failed = (props: { error: Error; onRetry: () => void }) => (
  <Panel>
    <ErrorBlock {...props} />
  </Panel>
);
