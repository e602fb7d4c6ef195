import { type Operation, type OperationPart, operationKinds, room } from '@park/contract/room';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api.ts';
import { EmptyState } from '../../kit/empty.tsx';
import { ErrorBlock } from '../../kit/error.tsx';
import { areaText } from '../../kit/estate/text.ts';
import { dash, dateTime } from '../../kit/format.ts';
import { SkeletonLines } from '../../kit/skeleton.tsx';
import './room.css';

/** Which rooms it came of and which it became, however far back and on. */
export function RoomLineage({ roomId }: { roomId: string }) {
  const { data, error, refetch } = useQuery(ask(room.lineage, { roomId }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  if (data.length === 0) return <EmptyState kind="first" text="没有拆分或合并过" />;
  return (
    <ol className="lineage">
      {data.map((operation) => (
        <li key={operation.id}>
          <OneOperation of={operation} roomId={roomId} />
        </li>
      ))}
    </ol>
  );
}

function OneOperation({ of, roomId }: { of: Operation; roomId: string }) {
  const { kind, onDate, note, parents, children, byName, at, undoneAt, undoneByName } = of;
  return (
    <>
      <div className="row row-between">
        <strong className={undoneAt ? 'lineage-undone' : ''}>
          {onDate} {operationKinds[kind]}
        </strong>
        <span className="muted">
          {dash(byName)} {dateTime(at)}
        </span>
      </div>
      <div className="lineage-rooms">
        <Parts parts={parents} roomId={roomId} />
        <span>→</span>
        <Parts parts={children} roomId={roomId} />
      </div>
      {note && <div className="muted">{note}</div>}
      {undoneAt && (
        <div className="muted">
          已由 {dash(undoneByName)} 于 {dateTime(undoneAt)} 撤销
        </div>
      )}
    </>
  );
}

const Parts = ({ parts, roomId }: { parts: readonly OperationPart[]; roomId: string }) => (
  <ul>
    {parts.map(({ id, roomCode, area }) => (
      <li key={id}>
        {id === roomId ? <strong>{roomCode}</strong> : roomCode} <span className="muted">{areaText(area)} ㎡</span>
      </li>
    ))}
  </ul>
);
