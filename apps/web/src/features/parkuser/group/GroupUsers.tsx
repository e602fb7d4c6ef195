import { type ParkUser, parkuser } from '@park/contract/parkuser';
import { type UserGroup, usergroup } from '@park/contract/usergroup';
import { Button, Popconfirm } from 'antd';
import { type ReactNode, Suspense } from 'react';
import { useRight } from '../../../kit/access.tsx';
import { useCommand } from '../../../kit/api.ts';
import { useDialog } from '../../../kit/dialog-state.ts';
import { EmptyState } from '../../../kit/empty.tsx';
import { ListPage } from '../../../kit/list.tsx';
import type { Selection } from '../../../kit/list-batch.tsx';
import { useList } from '../../../kit/list-state.ts';
import { ExportButton } from '../../../kit/list-toolbar.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { actionColumn } from '../../../kit/people/columns.tsx';
import { usePhonesShown } from '../../../kit/phone.ts';
import { Waiting } from '../../../kit/skeleton.tsx';
import { keyOf, userColumns } from '../columns.tsx';
import { UserFilters } from '../filters.tsx';
import { AddUsers } from './lazy.ts';

/** Beside the groups there is less room; what is left out can be shown. */
const columns = (hasPhones: boolean) =>
  userColumns({ hasPhones }).map((column) =>
    ['position', 'isCompanyAdmin'].includes(String(column.dataIndex)) ? { ...column, hidden: true } : column,
  );

/** Who is in a group, over all companies of the park. */
export function GroupUsers({ group }: { group: UserGroup }) {
  const list = useList(parkuser.list, { fixed: { groupId: group.id }, failure: '获取分组用户失败' });
  const adding = useDialog();
  const hasPhones = usePhonesShown();
  const mayEdit = useRight('userGroup:update') !== undefined;
  const drop = useCommand(usergroup.drop, '已移出分组');
  const take = (rows: readonly ParkUser[]) =>
    drop.mutateAsync({ groupId: group.id, members: rows.map(({ userId, companyId }) => ({ userId, companyId })) });
  const remove = (row: ParkUser) => (
    <Asking title={`将“${row.realName}”移出分组？`} onOk={() => take([row])}>
      <Button type="link" size="small" danger aria-label={`移出${row.realName}`}>
        移出
      </Button>
    </Asking>
  );
  const batch = ({ rows, clear }: Selection<ParkUser>) => (
    <Asking title={`将 ${rows.length} 人移出分组？`} onOk={() => take(rows).then(clear)}>
      <Button type="link" danger>
        移出分组
      </Button>
    </Asking>
  );
  return (
    <>
      <Panel>
        <strong>{group.name}</strong> <span className="muted">{group.remark}</span>
      </Panel>
      <ListPage<ParkUser>
        list={{ ...list, name: 'usergroup.users', table: { ...list.table, rowKey: keyOf } }}
        columns={[...columns(hasPhones), ...(mayEdit ? [actionColumn<ParkUser>(remove)] : [])]}
        filters={<UserFilters />}
        actions={
          <>
            {mayEdit && (
              <Button type="primary" onClick={adding.add}>
                添加用户
              </Button>
            )}
            <ExportButton list={list} subject="parkUser" title="分组用户" without={hasPhones ? [] : ['phone']} />
          </>
        }
        batch={mayEdit && batch}
        empty={<EmptyState kind="first" text="此分组还没有用户" />}
      >
        <Suspense fallback={<Waiting />}>{adding.open && <AddUsers dialog={adding} group={group} />}</Suspense>
      </ListPage>
    </>
  );
}

type AskingProps = { title: string; onOk: () => Promise<unknown>; children: ReactNode };
const Asking = ({ title, onOk, children }: AskingProps) => (
  <Popconfirm title={title} okText="移出" cancelText="取消" okButtonProps={{ danger: true }} onConfirm={() => onOk().catch(() => {})}>
    {children}
  </Popconfirm>
);
