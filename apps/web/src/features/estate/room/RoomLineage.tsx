import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { OperationList } from './operation/OperationList.tsx';

/** Shows all rooms this room came from and all rooms it became through splits and merges. */
export function RoomLineage({ roomId, onUndone }: { roomId: string; onUndone?: () => void }) {
  const { data, error, refetch } = useQuery(ask(room.lineage, { roomId }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  if (data.length === 0) return <EmptyState kind="first" text="没有拆分或合并过" />;
  return <OperationList operations={data} roomId={roomId} onUndone={onUndone} />;
}
