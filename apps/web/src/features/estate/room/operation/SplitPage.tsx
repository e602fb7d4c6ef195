import { type RoomDetail, room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ask } from '../../../../kit/api/query.ts';
import { ErrorBlock } from '../../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../../kit/page/panel.tsx';
import { RoomLineage } from '../RoomLineage.tsx';
import { shownPrice, square } from '../words.ts';
import { firstDayOf } from './Obstacles.tsx';
import { SplitForm } from './SplitForm.tsx';
import '../status.css';
import '../tint.css';
import './operation.css';

/** 拆分房间 (V123): ends one room on a day and creates several in its place. */
export function SplitPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ask(room.detail, { id }));
  if (error || !data)
    return <Panel>{error ? <ErrorBlock error={error} onRetry={() => void refetch()} /> : <SkeletonLines rows={10} />}</Panel>;
  return (
    <div className="stack operation-page">
      <Source room={data} />
      <SplitForm key={data.id} source={data} firstDay={firstDayOf(data.beginsOn)} />
      <Lineage roomId={data.id} />
    </div>
  );
}

/** Shows the room before the split. */
const Source = ({ room: { buildingName, floorName, roomNum, roomCode, area, rentableArea, usableArea, price } }: { room: RoomDetail }) => (
  <Panel>
    <dl className="source">
      {[
        ['房间', `${buildingName} ${floorName} ${roomNum}`],
        ['编码', roomCode],
        ['建筑面积', square(area)],
        ['可租面积', square(rentableArea)],
        ['使用面积', usableArea === null ? '--' : square(usableArea)],
        ['参考价', shownPrice(price)],
      ].map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

/** Shows the splits and merges of the room, if there are any. */
function Lineage({ roomId }: { roomId: string }) {
  const { data, error } = useQuery(ask(room.lineage, { roomId }));
  if (!error && !data?.length) return null;
  return (
    <Panel className="stack">
      <h2 className="panel-title">此房间的拆分与合并</h2>
      <RoomLineage roomId={roomId} />
    </Panel>
  );
}
