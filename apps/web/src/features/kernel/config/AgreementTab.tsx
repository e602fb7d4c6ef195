import { type AgreementKind, agreement, agreementNames } from '@park/contract/people/agreement';
import { Button } from 'antd';
import { Can } from '../../../kit/api/access.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { FilterChoice } from '../../../kit/form/choice.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { type Row, useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { AgreementDrawer, AgreementForm } from './lazy.ts';
import { tabFilter } from './tab.ts';

export type AgreementRow = Row<typeof agreement.history>;
export const kinds = Object.entries(agreementNames).map(([value, label]) => ({ value: value as AgreementKind, label }));

const columns = (show: (row: AgreementRow) => void): Column<AgreementRow>[] => [
  {
    title: '名称',
    dataIndex: 'title',
    render: (title: string, row) => (
      <Button type="link" size="small" onClick={() => show(row)}>
        {title}
      </Button>
    ),
  },
  { title: '类型', dataIndex: 'kind', render: (kind: AgreementKind) => agreementNames[kind] },
  { title: '版本', dataIndex: 'version', align: 'end' },
  { title: '已同意人数', dataIndex: 'acceptedNum', align: 'end' },
  { title: '发布人', dataIndex: 'publishedBy', render: dash },
  { title: '发布时间', dataIndex: 'publishedDate', render: dateTime },
];

/** Lists all versions of the agreements users consent to, and publishes new ones. */
export function AgreementTab() {
  const list = useList(agreement.history, { fixed: tabFilter('agreement') });
  const rows = list.table.dataSource;
  const detail = useDialog<AgreementRow>();
  const form = useDialog<true>();
  return (
    <ListPage
      list={{ ...list, table: { ...list.table, rowKey: ({ kind, version }: AgreementRow) => `${kind} ${version}` } }}
      columns={columns(detail.edit)}
      filters={
        <Filter name="kind" label="类型">
          <FilterChoice options={kinds} />
        </Filter>
      }
      actions={
        <Can access="config:update">
          <Button type="primary" onClick={() => form.edit(true)}>
            发布新版本
          </Button>
        </Can>
      }
    >
      <LoadingBoundary>
        {detail.row && <AgreementDrawer open={detail.open} row={detail.row} rows={rows} onShow={detail.edit} onClose={detail.close} />}
        {form.row && <AgreementForm dialog={form} />}
      </LoadingBoundary>
    </ListPage>
  );
}
