import { compTypes } from '@park/contract/kinds';
import { adminStates, type ParkAdmin, parkadmin } from '@park/contract/rights/parkadmin';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { StateTag, StatusTag, statesOf } from '../../../kit/feedback/status.tsx';
import { StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { PhoneView, staffPhone } from '../../../parts/phone/PhoneView.tsx';
import { useMe } from '../../../parts/session/me.ts';

const states = statesOf(adminStates, { live: 'success', coming: 'warning', expired: 'default' });
const addressOf = ({ userId, companyId }: ParkAdmin) => `/system/updatemanager?${new URLSearchParams({ userId, companyId })}`;

/** 园区管理员: the administrators of the park with their roles and periods. */
export function ParkAdminPage() {
  const list = useList(parkadmin.list, { failure: '获取管理员失败' });
  const navigate = useNavigate();
  const { id: oneself } = useMe().user;
  const mayAssign = useRight('parkAdmin:assign') !== undefined;
  const remove = useCommand(parkadmin.remove, '移除成功');
  const actions = (row: ParkAdmin) => {
    const { userId, companyId, realName } = row;
    if (userId === oneself) return <span className="muted">本人</span>;
    return (
      <>
        <Button type="link" size="small" aria-label={`编辑${realName}`} onClick={() => void navigate(addressOf(row))}>
          编辑
        </Button>
        <Question
          title={`取消“${realName}”对本园区的管理权限？`}
          description="将立即收回进入本园区的权限和在本园区的全部角色，其他园区不受影响。"
          okText="移除"
          danger
          onConfirm={() => remove.mutateAsync({ userId, companyId }).catch(() => {})}
        >
          <Button type="link" size="small" danger aria-label={`移除${realName}`}>
            移除
          </Button>
        </Question>
      </>
    );
  };
  return (
    <ListPage<ParkAdmin>
      list={{ ...list, table: { ...list.table, rowKey: ({ userId, companyId }) => `${userId}/${companyId}` } }}
      columns={[...columns, ...(mayAssign ? [actionColumn<ParkAdmin>(actions)] : [])]}
      filters={
        <>
          <Filter name="keyword" label="管理员">
            <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
          </Filter>
          <Filter name="state" label="状态">
            <StatusChoice states={states} />
          </Filter>
        </>
      }
      actions={
        <>
          {mayAssign && (
            <Button type="primary" onClick={() => void navigate('/system/addmanager')}>
              新增管理员
            </Button>
          )}
          <ExportButton list={list} subject="parkAdmin" title="园区管理员" />
          <span className="muted">运营主体的超级管理员可以管理全部园区，不在此列出。</span>
        </>
      }
      empty={<EmptyState kind="first" text="还没有园区管理员" />}
    />
  );
}

const columns: Column<ParkAdmin>[] = [
  { title: '姓名', dataIndex: 'realName' },
  {
    title: '手机号',
    dataIndex: 'phone' as const,
    render: (_: unknown, { userId, companyId, realName, phone }: ParkAdmin) => (
      <PhoneView key={userId} masked={phone ?? ''} name={realName} look={() => staffPhone({ id: userId, companyId }, '园区管理员')} />
    ),
  },
  { title: '企业', dataIndex: 'companyName', ellipsis: true },
  { title: '企业身份', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '部门', dataIndex: 'departmentName', render: dash },
  { title: '角色', key: 'roles', ellipsis: true, render: (_, { roles }) => roles.map(({ roleName }) => roleName).join('、') },
  { title: '有效期', key: 'valid', render: (_, row) => validity(row) },
  { title: '备注', dataIndex: 'remark', ellipsis: true, hidden: true, render: dash },
  { title: '状态', dataIndex: 'state', render: (_, row) => <State of={row} /> },
];

/** A person who is disabled in their own organisation has no access, even while the grant is valid. */
const State = ({ of: { state, isEnable } }: { of: ParkAdmin }) =>
  isEnable ? <StateTag states={states} value={state} /> : <StatusTag meaning="error">账号已禁用</StatusTag>;

const validity = ({ validFrom, validTo }: ParkAdmin) => {
  if (!validFrom && !validTo) return '长期';
  return validFrom ? `${dateTime(validFrom)} 至 ${validTo ? dateTime(validTo) : '长期'}` : `至 ${dateTime(validTo)}`;
};
