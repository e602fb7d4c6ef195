import { compTypes } from '@park/contract/kinds';
import { type Organisation, useraccount } from '@park/contract/people/useraccount';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag, enabledStates } from '../../../kit/feedback/status.tsx';
import { FilterChoice, StatusChoice } from '../../../kit/form/choice.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { CompanyName } from '../../../parts/companies/CompanyMark.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { OrganisationDialog } from './lazy.ts';

const types = Object.entries(compTypes).map(([value, label]) => ({ value, label }));
const states = enabledStates();

/** 全部企业: the organisations of all spaces with their super administrators. */
export function OrganisationPage() {
  const list = useList(useraccount.organisations, { failure: '获取企业列表失败' });
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
          <Filter name="keyword" label="企业">
            <Input allowClear maxLength={50} placeholder="名称或统一社会信用代码" />
          </Filter>
          <Filter name="compType" label="企业身份">
            <FilterChoice options={types} />
          </Filter>
          <Filter name="isEnable" label="状态">
            <StatusChoice states={states} />
          </Filter>
        </>
      }
      actions={<ExportButton list={list} subject="organisation" title="全部企业" />}
    >
      <LoadingBoundary>
        {turning.row && <OrganisationDialog key={turning.row.companyId} dialog={turning} of={turning.row} />}
      </LoadingBoundary>
    </ListPage>
  );
}

const columns: Column<Organisation>[] = [
  {
    title: '企业名称',
    dataIndex: 'companyName',
    ellipsis: true,
    render: (_, { companyId, companyName, creditCode }) => (
      <CompanyName id={companyId} note={creditCode}>
        {companyName}
      </CompanyName>
    ),
  },
  { title: '所属空间', dataIndex: 'spaceName' },
  { title: '企业身份', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '统一社会信用代码', dataIndex: 'creditCode', hidden: true, render: dash },
  { title: '超级管理员', dataIndex: 'superAdminName', render: (_, { superAdminName }) => <PersonName name={superAdminName} /> },
  { title: '手机号', dataIndex: 'superAdminPhone', render: dash },
  { title: '人数', dataIndex: 'staffNum', align: 'end' },
  { title: '开通时间', dataIndex: 'createdDate', hidden: true, render: dateTime },
  { title: '状态', dataIndex: 'isEnable', render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} /> },
];
