import { type Attribute, attribute } from '@park/contract/rights/attribute';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash } from '../../../kit/format.ts';
import { Filter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/list.tsx';
import { searchLimit } from '../../../kit/list/search.ts';
import { type Row, useList } from '../../../kit/list/state.ts';
import type { Column } from '../../../kit/table/column.ts';
import { CompanyLink } from '../../../parts/companies/CompanyLink.tsx';
import { CompaniesDialog } from './lazy.ts';

type Company = Row<typeof attribute.companies>;
const columns: Column<Company>[] = [
  {
    title: '企业名称',
    dataIndex: 'companyName',
    render: (_, { companyId, companyName, creditCode }) => <CompanyLink id={companyId} name={companyName} note={creditCode} />,
  },
  { title: '统一社会信用代码', dataIndex: 'creditCode', hidden: true, render: dash },
];

/** Lists the companies of the park that have the attribute. */
export function AttributeCompanies({ of }: { of: Attribute }) {
  const { id } = of;
  const list = useList(attribute.companies, { fixed: { id, hasIt: 1 }, pageParams: ['attributeId', 'tab'] });
  const adding = useDialog();
  const mayGrant = useRight('attribute:grant') !== undefined;
  const assign = useCommand(attribute.assign, '设置成功');
  const drop = (rows: readonly Company[]) => assign.mutateAsync({ id, drop: rows.map(({ companyId }) => companyId) });
  const removing = {
    description: '其员工的可用菜单将立即不再受此类型限制。',
    okText: '移除',
    danger: true,
  };
  const actions: Column<Company> = {
    title: '操作',
    key: 'actions',
    fixed: 'end',
    render: (_, row) => (
      <Question title={`将“${row.companyName}”移出此类型？`} {...removing} onConfirm={() => drop([row]).catch(() => {})}>
        <Button type="link" size="small" danger aria-label={`移除${row.companyName}`}>
          移除
        </Button>
      </Question>
    ),
  };
  return (
    <ListPage<Company>
      list={{ ...list, table: { ...list.table, rowKey: 'companyId' } }}
      columns={[...columns, ...(mayGrant ? [actions] : [])]}
      filters={
        <Filter name="keyword" label="企业">
          <Input allowClear maxLength={searchLimit} placeholder="名称或统一社会信用代码" />
        </Filter>
      }
      actions={
        mayGrant && (
          <Button type="primary" onClick={adding.add}>
            添加企业
          </Button>
        )
      }
      batch={
        mayGrant &&
        (({ rows, clear }) => (
          <Question
            placement="topLeft"
            title={`将选中的 ${rows.length} 家企业移出此类型？`}
            {...removing}
            onConfirm={() => drop(rows).then(clear, () => {})}
          >
            <Button type="link" danger>
              移除
            </Button>
          </Question>
        ))
      }
      empty={<EmptyState kind="first" text="此类型下还没有企业" />}
    >
      <LoadingBoundary>
        {adding.open && (
          <CompaniesDialog
            dialog={adding}
            title={`添加适用企业：${of.name}`}
            okText="添加"
            source={{
              key: attribute.companies.key,
              load: (filter, signal) => send(attribute.companies, { ...filter, id, hasIt: 0 }, signal),
            }}
            isPending={assign.isPending}
            onChoose={(ids) => assign.mutate({ id, add: ids }, { onSuccess: adding.close })}
          />
        )}
      </LoadingBoundary>
    </ListPage>
  );
}
