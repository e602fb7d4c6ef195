import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { ask } from '../../../../kit/api/query.ts';
import type { Dialog } from '../../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../../kit/feedback/skeleton.tsx';
import { Pager } from '../../../../kit/table/pager.tsx';
import { OperationList } from './OperationList.tsx';

const pageSize = 10;
/** Lists all splits and merges of a building, the future ones first. */
export function OperationDrawer({ dialog, buildingId }: { dialog: Dialog; buildingId: string }) {
  const [pageNum, turn] = useState(1);
  const { data, error, refetch } = useQuery(ask(room.operations, { buildingId, pageNum, pageSize }));
  return (
    <Drawer open={dialog.open} title="拆分与合并记录" size={720} onClose={() => dialog.close()} destroyOnHidden>
      {error ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines rows={8} />
      ) : data.total === 0 ? (
        <EmptyState kind="first" text="此楼栋还没有拆分或合并" />
      ) : (
        <>
          <OperationList operations={data.list} />
          {data.total > pageSize && <Pager current={pageNum} pageSize={pageSize} total={data.total} onTurn={turn} />}
        </>
      )}
    </Drawer>
  );
}
