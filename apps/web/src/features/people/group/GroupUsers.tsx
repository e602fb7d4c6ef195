import { compTypes } from '@park/contract/kinds';
import { type Group, type GroupUser, group } from '@park/contract/people/group';
import { Button } from 'antd';
import { Can, useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, day } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { PhoneView } from '../../../parts/phone/PhoneView.tsx';
import { AddUsers } from './lazy.ts';
import { TakeOut, takeOutColumn } from './TakeOut.tsx';

/** Lists the people of a group, from all companies of the park. */
export function GroupUsers({ of }: { of: Group }) {
  const groupId = of.id;
  const list = useList(group.people, { fixed: { groupId }, failure: '获取分组人员失败' });
  const adding = useDialog();
  const mayEdit = useRight('group:update') !== undefined;
  const drop = useCommand(group.drop, '移除成功');
  const take = (rows: readonly GroupUser[]) => drop.mutateAsync({ groupId, ids: rows.map(({ id }) => id) });
  const taking = takeOutColumn<GroupUser>({ kind: 'user', nameOf: ({ realName }) => realName, take: (row) => take([row]) });
  return (
    <ListPage<GroupUser>
      list={list}
      columns={[...columns, ...(mayEdit ? [taking] : [])]}
      filters={
        <>
          <Filter name="keyword" label="人员">
            <Input allowClear maxLength={searchLimit} placeholder="请输入姓名或手机号" />
          </Filter>
          <Filter name="companyName" label="企业">
            <Input allowClear maxLength={searchLimit} placeholder="请输入企业名称" />
          </Filter>
        </>
      }
      actions={
        <>
          {mayEdit && (
            <Button type="primary" onClick={adding.add}>
              添加人员
            </Button>
          )}
          <Can access="parkUser:read">
            <ExportButton list={list} subject="parkUser" title="分组人员" />
          </Can>
        </>
      }
      batch={
        mayEdit &&
        (({ rows, clear }) => (
          <TakeOut kind="user" placement="topLeft" subject={`选中的 ${rows.length} 人`} onOk={() => take(rows).then(clear)}>
            <Button type="link" danger>
              移除
            </Button>
          </TakeOut>
        ))
      }
      empty={<EmptyState kind="first" text="分组中还没有人员" />}
    >
      <LoadingBoundary>{adding.open && <AddUsers dialog={adding} of={of} />}</LoadingBoundary>
    </ListPage>
  );
}

const columns: Column<GroupUser>[] = [
  { title: '姓名', dataIndex: 'realName', render: (_, { userId, realName }) => <PersonName id={userId} name={realName} /> },
  {
    title: '手机号',
    dataIndex: 'phone' as const,
    render: (_: unknown, { id, realName, phone }: GroupUser) => (
      <PhoneView key={id} masked={phone ?? ''} name={realName} look={async () => (await send(group.phone, { id })).phone} />
    ),
  },
  { title: '企业', dataIndex: 'companyName', ellipsis: true },
  { title: '企业身份', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '部门', dataIndex: 'departmentName', ellipsis: true, render: dash },
  { title: '职位', dataIndex: 'position', hidden: true, render: dash },
  { title: '状态', dataIndex: 'isEnable', render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} /> },
  { title: '加入时间', dataIndex: 'addedDate', hidden: true, render: (_, { addedDate }) => day(addedDate) },
];
