import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api.ts';
import { EmptyState } from '../../../kit/empty.tsx';
import { ErrorBlock } from '../../../kit/error.tsx';
import { SkeletonLines } from '../../../kit/skeleton.tsx';
import { OperationList } from './operation/OperationList.tsx';

/** Which rooms it came of and which it became, however far back and on. */
export function RoomLineage({ roomId, onUndone }: { roomId: string; onUndone?: () => void }) {
  const { data, error, refetch } = useQuery(ask(room.lineage, { roomId }));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines rows={3} />;
  if (data.length === 0) return <EmptyState kind="first" text="没有拆分或合并过" />;
  return <OperationList operations={data} roomId={roomId} onUndone={onUndone} />;
}
