import { company, type LeftCompany } from '@park/contract/company/company';
import { EmptyState } from '../../../kit/empty.tsx';
import { Filter } from '../../../kit/filters.tsx';
import { dash, dateTime, day } from '../../../kit/format.ts';
import { Input } from '../../../kit/input.tsx';
import { ListPage } from '../../../kit/list.tsx';
import { searchLimit } from '../../../kit/list-search.ts';
import { useList } from '../../../kit/list-state.ts';
import { ExportButton } from '../../../kit/list-toolbar.tsx';
import type { Column } from '../../../kit/table-column.ts';

const columns: Column<LeftCompany>[] = [
  { title: '单位名称', dataIndex: 'companyName' },
  { title: '统一社会信用代码', dataIndex: 'creditCode', render: dash },
  { title: '入驻时间', dataIndex: 'joinedDate', render: day },
  { title: '迁出时间', dataIndex: 'leftDate', render: dateTime },
  { title: '迁出原因', dataIndex: 'reason', ellipsis: true, render: dash },
  { title: '操作人', dataIndex: 'byName', render: dash },
];

/** 迁出单位: who has left the park, the last first. */
export function LeftPage() {
  const list = useList(company.moved, { failure: '获取迁出单位列表失败' });
  return (
    <ListPage<LeftCompany>
      list={list}
      columns={columns}
      filters={
        <Filter name="keyword" label="单位">
          <Input allowClear maxLength={searchLimit} placeholder="名称或统一社会信用代码" />
        </Filter>
      }
      actions={<ExportButton list={list} subject="leftCompany" title="迁出单位" />}
      empty={<EmptyState kind="first" text="还没有单位迁出" />}
    />
  );
}
