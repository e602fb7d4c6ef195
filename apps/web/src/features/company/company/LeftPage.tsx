import { company, type LeftCompany } from '@park/contract/company/company';
import type { Reply } from '@park/contract/core';
import { Alert } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash, dateTime, day } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { actionColumn, RowActions } from '../../../kit/table/row-actions.tsx';
import { ExportButton } from '../../../kit/task/buttons.tsx';
import { CompanyName } from '../../../parts/companies/CompanyMark.tsx';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { useFamily } from './family.ts';
import { RestoreDialog } from './lazy.ts';

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

/** 已迁出企业: companies that have left the park, the latest first. Users who may add companies can bring them back. */
export function LeftPage() {
  const list = useList(company.moved, { failure: '获取已迁出企业失败' });
  const may = useMay();
  const dialog = useDialog<LeftCompany>();
  const [returned, setReturned] = useState<Reply<typeof company.restore> & { companyName: string }>();
  const actions = actionColumn<LeftCompany>((row) =>
    row.isBack ? (
      <span className="muted">已重新入驻</span>
    ) : (
      <RowActions of={row.companyName} entries={[{ key: 'restore', label: '重新入驻', onClick: () => dialog.edit(row) }]} />
    ),
  );
  const { row } = dialog;
  return (
    <ListPage<LeftCompany>
      list={list}
      columns={may('company:create') ? [...columns, actions] : columns}
      between={returned && <ReturnedNote {...returned} onClose={() => setReturned(undefined)} />}
      filters={
        <Filter name="keyword" label="企业">
          <Input allowClear maxLength={searchLimit} placeholder="名称或统一社会信用代码" />
        </Filter>
      }
      actions={<ExportButton list={list} subject="leftCompany" title="已迁出企业" />}
      empty={<EmptyState kind="first" text="还没有企业迁出" />}
    >
      {row && (
        <LoadingBoundary>
          <RestoreDialog
            key={row.id}
            dialog={{
              open: dialog.open,
              close: (reply) => {
                dialog.close();
                if (reply) setReturned({ ...reply, companyName: row.companyName });
              },
            }}
            of={row}
          />
        </LoadingBoundary>
      )}
    </ListPage>
  );
}

type ReturnedNoteProps = { companyId: string; companyName: string; onClose: () => void };
function ReturnedNote({ companyId, companyName, onClose }: ReturnedNoteProps) {
  const { detail } = useFamily();
  return (
    <Alert
      type="success"
      showIcon
      closable={{ onClose }}
      title={`“${companyName}”已重新入驻，类型和分组已恢复`}
      action={<Link to={detail(companyId)}>查看企业</Link>}
    />
  );
}
