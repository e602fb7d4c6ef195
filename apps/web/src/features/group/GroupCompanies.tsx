import { compTypes } from '@park/contract/company';
import { type Group, type GroupCompany, group } from '@park/contract/group';
import { Button, Popconfirm, Spin } from 'antd';
import { Suspense } from 'react';
import { Can, useRight } from '../../kit/access.tsx';
import { useCommand } from '../../kit/api.ts';
import { useDialog } from '../../kit/dialog-state.ts';
import { EmptyState } from '../../kit/empty.tsx';
import { Filter } from '../../kit/filters.tsx';
import { dash, day } from '../../kit/format.ts';
import { Input } from '../../kit/input.tsx';
import { ListPage } from '../../kit/list.tsx';
import { searchLimit } from '../../kit/list-search.ts';
import { useList } from '../../kit/list-state.ts';
import { Panel } from '../../kit/panel.tsx';
import { usePhonesShown } from '../../kit/phone.ts';
import { PhoneView } from '../../kit/phone-view.tsx';
import { send } from '../../kit/send.ts';
import { StatusTag } from '../../kit/status.tsx';
import type { Column } from '../../kit/table-column.ts';
import { AddByType, AddCompanies, ExportDialog, ImportCompanies } from './lazy.ts';

type Doing = 'add' | 'type' | 'import' | 'export';

/** The companies of a group. */
export function GroupCompanies({ of }: { of: Group }) {
  const groupId = of.id;
  const list = useList(group.companies, { fixed: { groupId } });
  const doing = useDialog<Doing>();
  const mayEdit = useRight('group:update') !== undefined;
  const hasPhones = usePhonesShown();
  const drop = useCommand(group.drop, '移除成功');
  const take = (rows: readonly GroupCompany[]) => drop.mutateAsync({ groupId, ids: rows.map(({ id }) => id) });
  return (
    <>
      <Panel>
        <div className="row">
          <strong>{of.name}</strong>
          <span className="muted">编码 {of.code}</span>
          {of.remark && <span className="muted">{of.remark}</span>}
        </div>
      </Panel>
      <ListPage<GroupCompany>
        list={list}
        columns={[...columns(hasPhones), ...(mayEdit ? [actions((row) => take([row]).catch(() => {}))] : [])]}
        filters={
          <Filter name="keyword" label="单位">
            <Input allowClear maxLength={searchLimit} placeholder="请输入名称或信用代码" />
          </Filter>
        }
        actions={
          <>
            {mayEdit && (
              <>
                <Button type="primary" onClick={() => doing.edit('add')}>
                  添加单位
                </Button>
                <Button onClick={() => doing.edit('type')}>按类型添加</Button>
              </>
            )}
            <Can access="company:create">
              <Button onClick={() => doing.edit('import')}>导入单位</Button>
            </Can>
            <Button onClick={() => doing.edit('export')}>导出</Button>
          </>
        }
        batch={
          mayEdit &&
          (({ rows, clear }) => (
            <Popconfirm
              title={`将选中的 ${rows.length} 个单位移出分组？`}
              description="单位本身不受影响。"
              okText="移除"
              cancelText="取消"
              okButtonProps={{ danger: true }}
              onConfirm={() => take(rows).then(clear, () => {})}
            >
              <Button danger>移除</Button>
            </Popconfirm>
          ))
        }
        empty={<EmptyState kind="first" text="分组中还没有单位" />}
      >
        <Suspense fallback={<Spin fullscreen delay={200} />}>
          {doing.open && doing.row === 'add' && <AddCompanies dialog={doing} of={of} />}
          {doing.open && doing.row === 'type' && <AddByType dialog={doing} of={of} />}
          {doing.open && doing.row === 'import' && <ImportCompanies dialog={doing} of={of} />}
          {doing.open && doing.row === 'export' && (
            <ExportDialog
              dialog={doing}
              subject="groupCompany"
              title="分组单位"
              filter={list.asked}
              total={list.total}
              without={hasPhones ? [] : ['phone']}
            />
          )}
        </Suspense>
      </ListPage>
    </>
  );
}

const actions = (take: (row: GroupCompany) => Promise<unknown>): Column<GroupCompany> => ({
  title: '操作',
  key: 'actions',
  fixed: 'end',
  render: (_, row) => (
    <Popconfirm
      title={`将“${row.companyName}”移出分组？`}
      description="单位本身不受影响。"
      okText="移除"
      cancelText="取消"
      okButtonProps={{ danger: true }}
      onConfirm={() => take(row)}
    >
      <Button type="link" size="small" danger aria-label={`移除${row.companyName}`}>
        移除
      </Button>
    </Popconfirm>
  ),
});

const columns = (hasPhones: boolean): Column<GroupCompany>[] => [
  { title: '单位名称', dataIndex: 'companyName' },
  { title: '统一社会信用代码', dataIndex: 'creditCode', render: dash },
  { title: '单位类型', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '联系人', dataIndex: 'normalContactName', render: dash },
  ...(hasPhones
    ? [
        {
          title: '联系电话',
          dataIndex: 'normalContactPhone' as const,
          render: (_: unknown, { id, companyName, normalContactPhone }: GroupCompany) => (
            <PhoneView key={id} masked={normalContactPhone} name={companyName} look={async () => (await send(group.phone, { id })).phone} />
          ),
        },
      ]
    : []),
  { title: '人数', dataIndex: 'staffNum', align: 'end' },
  {
    title: '状态',
    dataIndex: 'isEnable',
    render: (_, { isEnable }) => <StatusTag meaning={isEnable ? 'success' : 'default'}>{isEnable ? '启用' : '停用'}</StatusTag>,
  },
  { title: '加入时间', dataIndex: 'addedDate', hidden: true, render: (_, { addedDate }) => day(addedDate) },
];
