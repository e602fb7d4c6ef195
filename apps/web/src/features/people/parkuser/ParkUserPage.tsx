import { type ParkUser, parkuser } from '@park/contract/people/parkuser';
import { staffErrors } from '@park/contract/people/staff';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { openOnRowClick } from '../../../kit/list/selection.tsx';
import { useList } from '../../../kit/list/state.ts';
import { actionColumn, RowActions } from '../../../kit/table/row-actions.tsx';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { useMe } from '../../../parts/session/me.ts';
import { keyOf, userColumns } from './columns.tsx';
import { MoreUserFilters, UserFilters } from './filters.tsx';
import { ParkUserDialogs, ParkUserDrawer } from './lazy.ts';
import type { ParkUserDialogTarget } from './ParkUserDialogs.tsx';

/** 园区人员: the people of all companies of the park. */
export function ParkUserPage() {
  const list = useList(parkuser.list, { failure: '获取园区人员失败' });
  const { id: oneself } = useMe().user;
  const detail = useDialog<ParkUser>();
  const dialog = useDialog<ParkUserDialogTarget>();
  const mayEdit = useRight('staff:update') === 'park';
  const mayGroup = useRight('group:update') !== undefined;
  const actions = (of: ParkUser) => {
    const isFixed = (of.isSuperAdmin === 1 && staffErrors.superFirst.message) || (of.userId === oneself && '不能禁用自己');
    const turn = of.isEnable
      ? { key: 'disable', label: '禁用', danger: true, disabled: isFixed, onClick: () => dialog.edit({ action: 'disable', of }) }
      : { key: 'enable', label: '启用', onClick: () => dialog.edit({ action: 'enable', of }) };
    const phone = {
      key: 'phone',
      label: '修改手机号',
      disabled: (of.isSuperAdmin === 1 || of.compType === '2') && staffErrors.phoneLocked.message,
      onClick: () => dialog.edit({ action: 'phone', of }),
    };
    return <RowActions of={of.realName} entries={[phone, turn]} />;
  };
  return (
    <ListPage<ParkUser>
      list={{ ...list, table: { ...list.table, rowKey: keyOf, onRow: openOnRowClick(detail.edit) } }}
      columns={[...userColumns({ show: detail.edit }), ...(mayEdit ? [actionColumn<ParkUser>(actions)] : [])]}
      filters={<UserFilters />}
      more={<MoreUserFilters />}
      actions={<ExportButton list={list} subject="parkUser" title="园区人员" />}
      batch={
        mayGroup &&
        (({ rows, clear }) => (
          <Button type="link" onClick={() => dialog.edit({ action: 'group', of: rows, clear })}>
            加入分组
          </Button>
        ))
      }
      empty={<EmptyState kind="first" text="园区里还没有人员" />}
    >
      <LoadingBoundary>
        {detail.row && (
          <ParkUserDrawer
            open={detail.open}
            user={detail.row}
            rows={list.table.dataSource}
            onShow={detail.edit}
            onAsk={dialog.edit}
            onClose={detail.close}
          />
        )}
        {dialog.row && <ParkUserDialogs dialog={dialog} target={dialog.row} />}
      </LoadingBoundary>
    </ListPage>
  );
}
