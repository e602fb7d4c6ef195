import { estate } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { ask } from '../../../../kit/api/query.ts';
import { isDay } from '../../../../kit/day/days.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../../kit/feedback/skeleton.tsx';
import { LeaveDialog } from '../../../../kit/form/leave-dialog.tsx';
import { unsaved } from '../../../../kit/form/unsaved.ts';
import { today } from '../../../../kit/format.ts';
import { usePageParams } from '../../../../kit/list/state.ts';
import { Panel } from '../../../../kit/page/panel.tsx';
import { BuildingSelect } from '../BuildingSelect.tsx';
import { DayBar } from '../DayBar.tsx';
import { useBuildings } from '../useBuildings.ts';
import { PlanFloor } from './PlanFloor.tsx';
import '../status.css';
import '../tint.css';
import { Choice } from '../../../../kit/form/choice.tsx';
import './plan.css';

type Place = { buildingId?: string; floorId?: string; asOf?: string };

/** 平面图: the rooms of a floor on its plan, in the colour of their status on a day. */
export function PlanPage() {
  const [params, setParams] = usePageParams();
  const { pathname } = useLocation();
  const [pendingPlace, setPendingPlace] = useState<Place>();
  const buildings = useBuildings();
  const buildingId = params.get('buildingId') ?? buildings.first;
  const dayParam = params.get('asOf');
  const asOf = isDay(dayParam) ? dayParam : undefined;
  const go = useCallback(
    (next: Place) => setParams((now) => new URLSearchParams({ ...Object.fromEntries(now), ...next }), { replace: true }),
    [setParams],
  );
  /** Asks before changing the building, floor or day, because unsaved outlines would be lost. */
  const change = useCallback((next: Place) => (unsaved.has(pathname) ? setPendingPlace(next) : go(next)), [pathname, go]);
  const slide = useCallback((day: string) => change({ asOf: day }), [change]);
  const leave = () => {
    unsaved.set(pathname, false);
    go(pendingPlace ?? {});
  };
  const floors = useQuery({ ...ask(estate.floors, { buildingId: buildingId ?? '', ...(asOf && { asOf }) }), enabled: Boolean(buildingId) });
  const error = buildings.query.error ?? floors.error;
  const floorId =
    floors.data?.find(({ id }) => id === params.get('floorId'))?.id ??
    (floors.data?.find(({ hasPlan }) => hasPlan) ?? floors.data?.[0])?.id;
  if (error || !buildingId)
    return (
      <Panel>
        {error ? (
          <ErrorBlock error={error} onRetry={() => void Promise.all([buildings.query.refetch(), floors.refetch()])} />
        ) : buildings.query.isPending ? (
          <SkeletonLines rows={10} />
        ) : (
          <EmptyState kind="first" text="还没有楼栋，请先新增楼栋" />
        )}
      </Panel>
    );
  return (
    <div className="stack plan-page">
      <Panel className="stack">
        <div className="row">
          <BuildingSelect options={buildings.options} value={buildingId} onChange={(id) => change({ buildingId: id, floorId: '' })} />
          <FloorSelect floors={floors.data ?? []} value={floorId} onChange={(id) => change({ floorId: id })} />
        </div>
        <DayBar buildingId={buildingId} value={asOf} onChange={slide} />
      </Panel>
      {floorId ? (
        <FloorContent key={`${floorId} ${asOf}`} buildingId={buildingId} floorId={floorId} asOf={asOf} />
      ) : (
        <Panel>{floors.isPending ? <SkeletonLines rows={10} /> : <EmptyState kind="first" text="此楼栋还没有楼层" />}</Panel>
      )}
      <LeaveDialog open={pendingPlace !== undefined} onLeave={leave} onStay={() => setPendingPlace(undefined)} />
    </div>
  );
}

type FloorSelectProps = {
  floors: readonly { id: string; floorName: string; hasPlan: boolean }[];
  value: string | undefined;
  onChange: (floorId: string) => void;
};
function FloorSelect({ floors, value, onChange }: FloorSelectProps) {
  const id = useId();
  return (
    <span className="row">
      <label htmlFor={id}>楼层</label>
      <Choice
        id={id}
        value={value ?? null}
        style={{ width: 200 }}
        options={floors.map((floor) => ({ value: floor.id, label: floor.hasPlan ? floor.floorName : `${floor.floorName}（无图纸）` }))}
        onChange={onChange}
      />
    </span>
  );
}

function FloorContent({ buildingId, floorId, asOf }: { buildingId: string; floorId: string; asOf: string | undefined }) {
  const day = asOf && { asOf };
  const plan = useQuery(ask(estate.plan, { floorId }));
  const outlines = useQuery(ask(room.outlines, { floorId, ...day }));
  const rooms = useQuery(ask(room.map, { buildingId, ...day }));
  const error = plan.error ?? outlines.error ?? rooms.error;
  if (error || !plan.data || !outlines.data || !rooms.data)
    return (
      <Panel>
        {error ? (
          <ErrorBlock error={error} onRetry={() => void Promise.all([plan.refetch(), outlines.refetch(), rooms.refetch()])} />
        ) : (
          <SkeletonLines rows={10} />
        )}
      </Panel>
    );
  return <PlanFloor floor={{ plan: plan.data, outlines: outlines.data, rooms: rooms.data[floorId] ?? [], asOf: asOf ?? today() }} />;
}
