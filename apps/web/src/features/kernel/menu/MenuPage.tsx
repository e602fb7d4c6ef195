import { type MenuResource, menu } from '@park/contract/kernel/menu';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Can } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Question } from '../../../kit/feedback/question.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { StatusTag } from '../../../kit/feedback/status.tsx';
import { dash } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { branches, type TreeItem, useTreeSearch } from '../../../kit/tree/search-tree.tsx';
import { MenuIcon } from '../../../parts/menu/MenuIcon.tsx';
import { TreeTable } from '../../../parts/menu/TreeTable.tsx';
import { MenuForm } from './lazy.ts';
import './menu.css';

type Entry = Omit<TreeItem, 'children'> & { of: MenuResource; children: Entry[] };
const entriesOf = (nodes: readonly MenuResource[]): Entry[] =>
  nodes.map((of) => ({ key: of.code, name: of.name, of, children: entriesOf(of.children) }));

const sideNames: Record<string, string> = { P: '平台', O: '运营', A: '协管', C: '企业', M: '员工' };
const sidesOf = (sides: string) => [...sides].map((side) => sideNames[side] ?? side).join('、');

/** 菜单资源: all menu nodes; shipped nodes can be renamed, nodes for external applications can be added and removed. */
export function MenuPage() {
  const { data = [], isPending, error, refetch } = useQuery(ask(menu.tree, {}));
  const form = useDialog<{ of?: MenuResource }>();
  const remove = useCommand(menu.remove, '删除成功');
  const entries = entriesOf(data);
  const { field, keyword, shown } = useTreeSearch('菜单', entries);
  const [opened, setOpened] = useState<string[]>();
  const open = keyword ? branches(shown) : (opened ?? entries.map(({ key }) => key));
  const isAllOpen = branches(entries).length <= open.length;
  const actions = ({ of }: Entry) => (
    <Can access="menu:update">
      <span className="row row-actions">
        <Button type="link" size="small" aria-label={`编辑${of.name}`} onClick={() => form.edit({ of })}>
          编辑
        </Button>
        {!of.isShipped && (
          <Question
            title={`删除菜单“${of.name}”？`}
            description="有权限的角色将立即看不到它。"
            okText="删除"
            danger
            onConfirm={() => remove.mutateAsync({ code: of.code }).catch(() => {})}
          >
            <Button type="link" size="small" danger aria-label={`删除${of.name}`}>
              删除
            </Button>
          </Question>
        )}
      </span>
    </Can>
  );
  return (
    <Panel>
      <div className="row row-between toolbar">
        <div className="row">
          <Can access="menu:update">
            <Button type="primary" onClick={() => form.edit({})}>
              新增外部入口
            </Button>
          </Can>
          <Button onClick={() => setOpened(isAllOpen ? [] : branches(entries))}>{isAllOpen ? '全部折叠' : '全部展开'}</Button>
        </div>
        <div className="menu-search">{field}</div>
      </div>
      {error ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonLines rows={10} />
      ) : (
        <div className="list-body">
          <TreeTable<Entry>
            columns={[...columns, { title: '操作', key: 'actions', fixed: 'end', render: (_, row) => actions(row) }]}
            rows={shown}
            open={open}
            onOpen={setOpened}
            empty={<EmptyState kind="none" text="未找到匹配的菜单" />}
          />
        </div>
      )}
      <LoadingBoundary>
        {form.row && <MenuForm key={form.row.of?.code ?? 'new'} dialog={form} of={form.row.of} tree={data} />}
      </LoadingBoundary>
    </Panel>
  );
}

const columns: Column<Entry>[] = [
  {
    title: '名称',
    dataIndex: 'name',
    render: (_, { of }) => (
      <span className="menu-name">
        {of.icon && <MenuIcon name={of.icon} size={16} />}
        {of.name}
        {of.shippedName && <span className="muted">（原名：{of.shippedName}）</span>}
      </span>
    ),
  },
  { title: '编码', key: 'code', render: (_, { of }) => of.code },
  { title: '地址', key: 'path', render: (_, { of }) => dash(of.path) },
  { title: '类型', key: 'type', render: (_, { of }) => (of.type === 'btn' ? '操作' : of.isShipped ? '菜单' : '外部入口') },
  { title: '适用', key: 'sides', render: (_, { of }) => dash(sidesOf(of.sides)) },
  { title: '排序', key: 'rank', align: 'end', render: (_, { of }) => of.rank },
  {
    title: '状态',
    key: 'state',
    render: (_, { of }) =>
      of.path ? <StatusTag meaning={of.isBuilt ? 'success' : 'default'}>{of.isBuilt ? '已上线' : '未开放'}</StatusTag> : '--',
  },
];
