import { grant } from '@park/contract/rights/grant';
import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import { ask } from '../../../../kit/api/query.ts';
import type { Dialog } from '../../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../../kit/feedback/skeleton.tsx';
import { dash, dateTime } from '../../../../kit/format.ts';
import { Pager } from '../../../../kit/table/pager.tsx';
import type { Grants } from './useGrants.ts';

const pageSize = 20;
/** Lists who changed the grants of the role, the newest change first. */
export function HistoryDrawer({ dialog, grants: { input, refType }, name }: { dialog: Dialog; grants: Grants; name: string }) {
  const [pageNum, turn] = useState(1);
  const { roleId, companyId } = input;
  const { data, error, refetch } = useQuery(ask(grant.history, { roleId, companyId, refType, pageNum, pageSize }));
  return (
    <Drawer open={dialog.open} title={`变更记录：${name}`} size={560} onClose={() => dialog.close()} destroyOnHidden>
      {error ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines rows={6} />
      ) : data.total === 0 ? (
        <EmptyState kind="first" text="还没有变更" />
      ) : (
        <>
          <ul className="grant-history">
            {data.list.map(({ id, byName, addedNum, removedNum, createdDate, isUndo }) => (
              <li key={id}>
                <time>{dateTime(createdDate)}</time>
                <span>{dash(byName)}</span>
                <span>
                  {isUndo && '撤销：'}+{addedNum} 菜单，−{removedNum}
                </span>
              </li>
            ))}
          </ul>
          {data.total > pageSize && <Pager current={pageNum} pageSize={pageSize} total={data.total} onTurn={turn} />}
        </>
      )}
    </Drawer>
  );
}
