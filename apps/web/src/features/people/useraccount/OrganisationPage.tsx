import { compTypes } from '@park/contract/kinds';
import { type Organisation, useraccount } from '@park/contract/people/useraccount';
import { Button } from 'antd';
import { useRight } from '../../../kit/access.tsx';
import { FilterChoice } from '../../../kit/choice.tsx';
import { useDialog } from '../../../kit/dialog-state.ts';
import { Filter } from '../../../kit/filters.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Input } from '../../../kit/input.tsx';
import { Later } from '../../../kit/later.tsx';
import { ListPage } from '../../../kit/list.tsx';
import { useList } from '../../../kit/list-state.ts';
import { ExportButton } from '../../../kit/list-toolbar.tsx';
import { actionColumn } from '../../../kit/people/columns.tsx';
import { EnabledTag, enabledStates } from '../../../kit/status.tsx';
import { StatusChoice } from '../../../kit/status-choice.tsx';
import type { Column } from '../../../kit/table-column.ts';
import { OrganisationDialog } from './lazy.ts';

const types = Object.entries(compTypes).map(([value, label]) => ({ value, label }));
const standings = enabledStates();

/** The organisations of every space and who holds their account. */
export function OrganisationPage() {
  const list = useList(useraccount.organisations, { failure: '获取单位账号失败' });
  const turning = useDialog<Organisation>();
  const mayEdit = useRight('account:update') !== undefined;
  const actions = (row: Organisation) => (
    <Button
      type="link"
      size="small"
      danger={row.isEnable === 1}
      aria-label={`${row.isEnable ? '禁用' : '启用'}${row.companyName}`}
      onClick={() => turning.edit(row)}
    >
      {row.isEnable ? '禁用' : '启用'}
    </Button>
  );
  return (
    <ListPage<Organisation>
      list={{ ...list, table: { ...list.table, rowKey: 'companyId' } }}
      columns={[...columns, ...(mayEdit ? [actionColumn<Organisation>(actions)] : [])]}
      filters={
        <>
          <Filter name="keyword" label="单位">
            <Input allowClear maxLength={50} placeholder="名称或统一社会信用代码" />
          </Filter>
          <Filter name="compType" label="单位类型">
            <FilterChoice options={types} />
          </Filter>
          <Filter name="isEnable" label="状态">
            <StatusChoice states={standings} />
          </Filter>
        </>
      }
      actions={<ExportButton list={list} subject="organisation" title="平台单位账号" />}
    >
      <Later>{turning.row && <OrganisationDialog key={turning.row.companyId} dialog={turning} of={turning.row} />}</Later>
    </ListPage>
  );
}

const columns: Column<Organisation>[] = [
  { title: '单位名称', dataIndex: 'companyName', ellipsis: true },
  { title: '所属空间', dataIndex: 'spaceName' },
  { title: '单位类型', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '统一社会信用代码', dataIndex: 'creditCode', render: dash },
  { title: '超级管理员', dataIndex: 'superAdminName', render: dash },
  { title: '手机号', dataIndex: 'superAdminPhone', render: dash },
  { title: '人数', dataIndex: 'staffNum', align: 'end' },
  { title: '开通时间', dataIndex: 'createdDate', hidden: true, render: dateTime },
  { title: '状态', dataIndex: 'isEnable', render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} /> },
];
