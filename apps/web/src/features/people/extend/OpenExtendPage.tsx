import { type ExtendField, extend, extendTypes } from '@park/contract/people/extend';
import { Switch } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { ModuleChoice, useModule } from './modules.tsx';

type Toggle = 'isView' | 'isEdit';

/** 自定义字段 · 可见范围: sets which custom fields everyone sees, and which the person or company fills in. */
export function OpenExtendPage() {
  const { module, fields, loading, choose } = useModule();
  const mayEdit = useRight('extend:update') !== undefined;
  const set = useCommand(extend.setView, '保存成功');
  const toggle = (name: Toggle, label: string): Column<ExtendField> => ({
    title: label,
    dataIndex: name,
    render: (isOn, { id, name: field }) => (
      <Switch
        checked={isOn === 1}
        disabled={!mayEdit}
        aria-label={`${field}${label}`}
        loading={set.isPending && set.variables.id === id && name in set.variables}
        onChange={(next) => set.mutate({ id, [name]: next ? 1 : 0 })}
      />
    ),
  });
  const columns: Column<ExtendField>[] = [
    { title: '字段名称', dataIndex: 'name' },
    { title: '字段编码', dataIndex: 'columnName' },
    { title: '类型', dataIndex: 'extendType', render: (_, field) => extendTypes[field.extendType] },
    toggle('isView', '所有人可见'),
    toggle('isEdit', '本人或本企业可填写'),
  ];
  return (
    <Panel>
      <div className="row row-between toolbar">
        <ModuleChoice value={module} onChange={choose} />
        <span className="muted">关闭可见后，只有能修改资料的管理员看得到</span>
      </div>
      {loading.isError ? (
        <ErrorBlock error={loading.error} onRetry={() => void loading.refetch()} />
      ) : loading.isPending ? (
        <SkeletonLines rows={6} />
      ) : (
        <div className="list-body">
          <Table<ExtendField>
            rowKey="id"
            columns={columns}
            dataSource={fields?.filter(({ isEnable }) => isEnable === 1) ?? []}
            empty={<EmptyState kind="first" text="还没有启用的自定义字段" />}
          />
        </div>
      )}
    </Panel>
  );
}
