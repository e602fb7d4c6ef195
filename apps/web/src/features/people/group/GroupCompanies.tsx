import { compTypes } from '@park/contract/kinds';
import { type Group, type GroupCompany, group } from '@park/contract/people/group';
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
import { CompanyLink } from '../../../parts/companies/CompanyLink.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { PhoneView } from '../../../parts/phone/PhoneView.tsx';
import { AddByType, AddCompanies, ImportCompanies } from './lazy.ts';
import { TakeOut, takeOutColumn } from './TakeOut.tsx';

type GroupDialogKind = 'add' | 'type' | 'import';

/** Lists the companies of a group. */
export function GroupCompanies({ of }: { of: Group }) {
  const groupId = of.id;
  const list = useList(group.companies, { fixed: { groupId } });
  const dialog = useDialog<GroupDialogKind>();
  const mayEdit = useRight('group:update') !== undefined;
  const drop = useCommand(group.drop, '移除成功');
  const take = (rows: readonly GroupCompany[]) => drop.mutateAsync({ groupId, ids: rows.map(({ id }) => id) });
  const taking = takeOutColumn<GroupCompany>({ kind: 'company', nameOf: ({ companyName }) => companyName, take: (row) => take([row]) });
  return (
    <ListPage<GroupCompany>
      list={list}
      columns={[...columns, ...(mayEdit ? [taking] : [])]}
      filters={
        <Filter name="keyword" label="企业">
          <Input allowClear maxLength={searchLimit} placeholder="名称或统一社会信用代码" />
        </Filter>
      }
      actions={
        <>
          {mayEdit && (
            <>
              <Button type="primary" onClick={() => dialog.edit('add')}>
                添加企业
              </Button>
              <Button onClick={() => dialog.edit('type')}>按身份或类型添加</Button>
            </>
          )}
          <Can access="company:create">
            <Button onClick={() => dialog.edit('import')}>导入企业</Button>
          </Can>
          <ExportButton list={list} subject="groupCompany" title="分组企业" />
        </>
      }
      batch={
        mayEdit &&
        (({ rows, clear }) => (
          <TakeOut kind="company" placement="topLeft" subject={`选中的 ${rows.length} 家企业`} onOk={() => take(rows).then(clear)}>
            <Button type="link" danger>
              移除
            </Button>
          </TakeOut>
        ))
      }
      empty={<EmptyState kind="first" text="分组中还没有企业" />}
    >
      <LoadingBoundary>
        {dialog.open && dialog.row === 'add' && <AddCompanies dialog={dialog} of={of} />}
        {dialog.open && dialog.row === 'type' && <AddByType dialog={dialog} of={of} />}
        {dialog.open && dialog.row === 'import' && <ImportCompanies dialog={dialog} of={of} />}
      </LoadingBoundary>
    </ListPage>
  );
}

const columns: Column<GroupCompany>[] = [
  {
    title: '企业名称',
    dataIndex: 'companyName',
    render: (_, { companyId, companyName, creditCode }) => <CompanyLink id={companyId} name={companyName} note={creditCode} />,
  },
  { title: '统一社会信用代码', dataIndex: 'creditCode', hidden: true, render: dash },
  { title: '企业身份', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '联系人', dataIndex: 'normalContactName', render: (_, { normalContactName }) => <PersonName name={normalContactName} /> },
  {
    title: '联系电话',
    dataIndex: 'normalContactPhone' as const,
    render: (_: unknown, { id, companyName, normalContactPhone }: GroupCompany) => (
      <PhoneView key={id} masked={normalContactPhone} name={companyName} look={async () => (await send(group.phone, { id })).phone} />
    ),
  },
  { title: '人数', dataIndex: 'staffNum', align: 'end' },
  {
    title: '状态',
    dataIndex: 'isEnable',
    render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} />,
  },
  { title: '加入时间', dataIndex: 'addedDate', hidden: true, render: (_, { addedDate }) => day(addedDate) },
];
