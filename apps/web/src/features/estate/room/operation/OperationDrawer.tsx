import { room } from '@park/contract/estate/room';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { ask } from '../../../../kit/api.ts';
import type { Dialog } from '../../../../kit/dialog-state.ts';
import { EmptyState } from '../../../../kit/empty.tsx';
import { ErrorBlock } from '../../../../kit/error.tsx';
import { Pager } from '../../../../kit/pager.tsx';
import { SkeletonLines } from '../../../../kit/skeleton.tsx';
import { OperationList } from './OperationList.tsx';

const pageSize = 10;
/** Every split and merge of a building, those to come first. */
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
