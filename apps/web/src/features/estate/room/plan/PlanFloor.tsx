import type { Reply } from '@park/contract/core';
import type { estate } from '@park/contract/estate/estate';
import { type BoardCell, room } from '@park/contract/estate/room';
import { type MouseEvent, useEffect, useState } from 'react';
import { Can } from '../../../../kit/api/access.tsx';
import { useCommand } from '../../../../kit/api/query.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../../kit/feedback/loading.tsx';
import { Panel } from '../../../../kit/page/panel.tsx';
import { RoomDrawer } from '../lazy.ts';
import { Handles, OpenHandles } from './Handles.tsx';
import { EditTools, ShapeTools, ViewTools, Zoom } from './PlanTools.tsx';
import { PlanUpload } from './PlanUpload.tsx';
import { RoomList } from './RoomList.tsx';
import { Sheet } from './Sheet.tsx';
import type { Shape } from './shape.ts';
import { useDrafts } from './useDrafts.ts';
import { useDrawing } from './useDrawing.ts';

type Floor = { plan: Reply<typeof estate.plan>; outlines: Reply<typeof room.outlines>; rooms: readonly BoardCell[]; asOf: string };

/** Shows the plan of a floor; for a floor without a plan it shows a button to upload one. */
export function PlanFloor({ floor }: { floor: Floor }) {
  const { id, version, plan, floorName } = floor.plan;
  if (plan) return <Drawing floor={floor} plan={plan} />;
  return (
    <Panel>
      <EmptyState kind="first" text={`${floorName}还没有平面图。上传图纸（png、jpg）后，可以在上面绘制房间轮廓。`}>
        <Can access="estate:update">
          <PlanUpload floorId={id} version={version} isFirst />
        </Can>
      </EmptyState>
    </Panel>
  );
}

function Drawing({ floor, plan }: { floor: Floor; plan: NonNullable<Floor['plan']['plan']> }) {
  const { plan: about, outlines, rooms, asOf } = floor;
  const [isEditing, edit] = useState(false);
  const [zoom, setZoom] = useState(100);
  const [chosen, choose] = useState<string>();
  const drafts = useDrafts();
  // React runs this cleanup when the tab is left. It closes the drawer, so that the user returns to the plan.
  useEffect(() => () => choose(undefined), []);
  const save = useCommand(room.saveOutlines, '保存成功');

  const stored = new Map(outlines.map(({ id, outline }) => [id, outline]));
  const shapeOf = (id: string): Shape | undefined => (id in drafts.now ? drafts.now[id] : stored.get(id)) ?? undefined;
  const drawn = rooms.flatMap((one) => {
    const shape = shapeOf(one.id);
    return shape ? [{ room: one, shape }] : [];
  });
  const current = rooms.find(({ id }) => id === chosen);
  const shape = current && shapeOf(current.id);
  const put = (next: Shape | null, isSame?: boolean) => current && drafts.put(current.id, next, isSame);
  const drawing = useDrawing({ chosen: current?.id, shape, onChoose: choose, onShape: put });
  const stop = () => {
    edit(false);
    choose(undefined);
    drawing.forget();
    drafts.clear();
  };
  const send = () => {
    const changed = Object.entries(drafts.now).map(([id, outline]) => ({ id, outline: outline && [...outline] }));
    save.mutate({ floorId: about.id, outlines: changed }, { onSuccess: stop });
  };
  const look = { onClick: (event: MouseEvent) => choose((event.target as Element).closest<SVGElement>('[data-room]')?.dataset.room) };
  const name = `${about.floorName}平面图`;
  return (
    <Panel className="stack">
      <div className="row row-between">
        {isEditing ? (
          <EditTools drafts={drafts} isPending={save.isPending} onSave={send} onStop={stop} />
        ) : (
          <ViewTools floorId={about.id} version={about.version} onEdit={() => edit(true)} />
        )}
        <span className="row muted">
          已绘制 {drawn.length} / {rooms.length} 间
          <Zoom value={zoom} onChange={setZoom} />
        </span>
      </div>
      {isEditing && <ShapeTools name={current?.roomNum} isDrawn={shape !== undefined} onClose={drawing.close} onShape={put} />}
      <div className="plan-work">
        <RoomList
          rooms={rooms}
          drawn={new Set(drawn.map((one) => one.room.id))}
          changed={new Set(Object.keys(drafts.now))}
          chosen={chosen}
          onChoose={(id) => {
            drawing.forget();
            choose(id);
          }}
        />
        <section
          className="plan-scroll"
          aria-label={name}
          // pressing the plan moves the keyboard focus here, so that Enter closes an outline and Backspace removes the last corner
          tabIndex={isEditing ? -1 : undefined}
          data-editing={isEditing || undefined}
          data-drawing={(isEditing && drawing.isDrawing) || undefined}
          {...(isEditing ? drawing.listeners : look)}
        >
          <Sheet ref={drawing.sheet} plan={plan} name={name} zoom={zoom} rooms={drawn} chosen={chosen} open={drawing.open}>
            {isEditing && current && shape && <Handles name={current.roomNum} shape={shape} />}
            {isEditing && <OpenHandles shape={drawing.open} />}
          </Sheet>
        </section>
      </div>
      <LoadingBoundary>
        {!isEditing && chosen && <RoomDrawer roomId={chosen} asOf={asOf} onClose={() => choose(undefined)} />}
      </LoadingBoundary>
    </Panel>
  );
}
