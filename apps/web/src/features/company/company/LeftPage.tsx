import { company, type LeftCompany } from '@park/contract/company/company';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime, day } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { CompanyName } from '../../../parts/companies/CompanyMark.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';

const columns: Column<LeftCompany>[] = [
  {
    title: '企业名称',
    dataIndex: 'companyName',
    render: (_, { companyId, companyName, creditCode }) => (
      <CompanyName id={companyId} note={creditCode}>
        {companyName}
      </CompanyName>
    ),
  },
  { title: '统一社会信用代码', dataIndex: 'creditCode', hidden: true, render: dash },
  { title: '入驻时间', dataIndex: 'joinedDate', render: day },
  { title: '迁出时间', dataIndex: 'leftDate', render: dateTime },
  { title: '迁出原因', dataIndex: 'reason', ellipsis: true, render: dash },
  { title: '操作人', dataIndex: 'byName', render: (_, { byName }) => <PersonName name={byName} /> },
];

/** 已迁出企业: companies that have left the park, the latest first. */
export function LeftPage() {
  const list = useList(company.moved, { failure: '获取已迁出企业失败' });
  return (
    <ListPage<LeftCompany>
      list={list}
      columns={columns}
      filters={
        <Filter name="keyword" label="企业">
          <Input allowClear maxLength={searchLimit} placeholder="名称或统一社会信用代码" />
        </Filter>
      }
      actions={<ExportButton list={list} subject="leftCompany" title="已迁出企业" />}
      empty={<EmptyState kind="first" text="还没有企业迁出" />}
    />
  );
}
