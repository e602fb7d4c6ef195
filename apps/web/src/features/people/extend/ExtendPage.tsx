import { type ExtendField, extend, extendTypes } from '@park/contract/people/extend';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import { dash } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { moved, OrderHandle, useRowOrder } from '../../../kit/table/order.tsx';
import { actionColumn } from '../../../kit/table/row-actions.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { ExtendForm } from './lazy.ts';
import { ModuleChoice, useModule } from './modules.tsx';
import './extend.css';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';

const limitOf = ({ extendType, length, enumItems }: ExtendField) =>
  extendType === 'Enum' ? enumItems.map(({ value }) => value).join('、') : extendType === 'Text' ? `最多${length}个字符` : '--';

/** 自定义字段 · 字段: custom fields of people, companies and rooms. */
export function ExtendPage() {
  const { module, useModule: number, fields, loading, choose } = useModule();
  const mayEdit = useRight('extend:update') !== undefined;
  const form = useDialog<ExtendField>();
  const rank = useCommand(extend.rank, '排序成功');
  const change = useCommand(extend.change, '修改成功');
  const list = fields ?? [];
  const move = (from: number, to: number) => rank.mutate({ useModule: number, ids: moved(list, from, to).map(({ id }) => id) });
  const rowOrder = useRowOrder(move);
  const toggle = ({ isEnable, ...field }: ExtendField) => change.mutate({ ...field, isEnable: isEnable ? 0 : 1 });

  const order: Column<ExtendField> = {
    title: '顺序',
    key: 'order',
    width: 130,
    render: (_, field, at) => <OrderHandle name={field.name} at={at} count={list.length} onMove={move} />,
  };
  const facts: Column<ExtendField>[] = [
    { title: '字段名称', dataIndex: 'name' },
    { title: '字段编码', dataIndex: 'columnName' },
    { title: '类型', dataIndex: 'extendType', render: (_, field) => extendTypes[field.extendType] },
    { title: '长度或选项', key: 'limit', ellipsis: true, render: (_, field) => limitOf(field) },
    { title: '必填', dataIndex: 'isRequired', render: (isRequired) => (isRequired ? '是' : '否') },
    { title: '说明', dataIndex: 'description', ellipsis: true, render: dash },
    {
      title: '状态',
      dataIndex: 'isEnable',
      render: (_, { isEnable }) => <EnabledTag isEnable={isEnable} off="停用" />,
    },
  ];
  const actions = actionColumn<ExtendField>((field) => (
    <>
      <Button
        type="link"
        size="small"
        disabled={field.isBuiltIn}
        title={field.isBuiltIn ? '平台内置字段不能修改' : ''}
        onClick={() => form.edit(field)}
      >
        编辑
      </Button>
      <Button
        type="link"
        size="small"
        danger={field.isEnable === 1}
        loading={change.isPending && change.variables.id === field.id}
        onClick={() => toggle(field)}
      >
        {field.isEnable ? '停用' : '启用'}
      </Button>
    </>
  ));
  return (
    <div className="stack">
      <Panel>
        <div className="row row-between toolbar">
          <ModuleChoice value={module} onChange={choose} />
          {mayEdit && (
            <Button type="primary" onClick={form.add}>
              新增字段
            </Button>
          )}
        </div>
        {loading.isError ? (
          <ErrorBlock error={loading.error} onRetry={() => void loading.refetch()} />
        ) : loading.isPending ? (
          <SkeletonLines rows={6} />
        ) : (
          <div className="list-body order-list">
            <Table<ExtendField>
              rowKey="id"
              isLoading={rank.isPending}
              columns={mayEdit ? [order, ...facts, actions] : facts}
              dataSource={list}
              empty={<EmptyState kind="first" text="还没有自定义字段" />}
              {...(mayEdit && { onRow: rowOrder })}
            />
          </div>
        )}
      </Panel>
      <LoadingBoundary>
        {(form.open || form.row) && <ExtendForm key={form.row?.id ?? 'new'} dialog={form} field={form.row} useModule={number} />}
      </LoadingBoundary>
    </div>
  );
}
