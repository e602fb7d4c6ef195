import { PlusOutlined } from '@ant-design/icons';
import { type Group, group } from '@park/contract/group';
import { useQuery } from '@tanstack/react-query';
import { Button, Spin } from 'antd';
import { Suspense } from 'react';
import { Can, useRight } from '../../kit/access.tsx';
import { ask } from '../../kit/api.ts';
import { useDialog } from '../../kit/dialog-state.ts';
import { EmptyState } from '../../kit/empty.tsx';
import { ErrorBlock } from '../../kit/error.tsx';
import { usePageParams } from '../../kit/list-state.ts';
import { Panel } from '../../kit/panel.tsx';
import { SkeletonLines } from '../../kit/skeleton.tsx';
import { TreeBeside } from '../../kit/tree.tsx';
import { SearchTree } from '../../kit/tree-search.tsx';
import { GroupCompanies } from './GroupCompanies.tsx';
import { GroupForm, ImportCompanies, RemoveGroup } from './lazy.ts';

/** The groups of companies of the park to the left, the companies of the chosen one to the right. */
export function GroupPage() {
  const [params, setParams] = usePageParams();
  const { data, isPending, error, refetch } = useQuery(ask(group.list, { kind: 'company', pageSize: 1000 }));
  const groups = data?.list ?? [];
  const chosen = groups.find(({ id }) => id === params.get('groupId'));
  const show = (groupId: string | undefined) => setParams(groupId ? { groupId } : {});
  const form = useDialog<{ of?: Group }>();
  const removal = useDialog<Group>();
  const mayEdit = useRight('group:update') !== undefined;
  const menu = (key: string) => {
    const of = groups.find(({ id }) => id === key);
    if (!of || !mayEdit) return [];
    return [
      { key: 'edit', label: '编辑', onClick: () => form.edit({ of }) },
      { key: 'remove', label: '删除', danger: true, onClick: () => removal.edit(of) },
    ];
  };
  return (
    <TreeBeside
      side={
        <Panel className="stack">
          <div className="row row-between">
            <strong>单位分组</strong>
            {mayEdit && (
              <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => form.edit({})}>
                新增
              </Button>
            )}
          </div>
          {error ? (
            <ErrorBlock error={error} onRetry={() => void refetch()} />
          ) : isPending ? (
            <SkeletonLines rows={6} />
          ) : groups.length === 0 ? (
            <EmptyState kind="first" text="还没有分组" />
          ) : (
            <SearchTree
              label="分组"
              items={groups.map(({ id, name, memberNum }) => ({ key: id, name, count: memberNum, children: [] }))}
              selected={chosen?.id}
              onSelect={show}
              menu={menu}
            />
          )}
        </Panel>
      }
    >
      {isPending && params.has('groupId') ? (
        <Panel>
          <SkeletonLines rows={8} />
        </Panel>
      ) : chosen ? (
        <GroupCompanies key={chosen.id} of={chosen} />
      ) : (
        <NoGroup />
      )}
      <Suspense fallback={<Spin fullscreen delay={200} />}>
        {form.row && (
          <GroupForm
            key={form.row.of?.id ?? 'new'}
            of={form.row.of}
            dialog={{
              open: form.open,
              close: (reply) => {
                form.close();
                if (reply?.id) show(reply.id);
              },
            }}
          />
        )}
        {removal.row && (
          <RemoveGroup dialog={removal} of={removal.row} onRemoved={() => removal.row?.id === chosen?.id && show(undefined)} />
        )}
      </Suspense>
    </TreeBeside>
  );
}

/** Companies are imported into the park without a group, too. */
function NoGroup() {
  const importing = useDialog();
  return (
    <Panel className="stack">
      <Can access="company:create">
        <div className="row">
          <Button onClick={importing.add}>导入单位</Button>
        </div>
      </Can>
      <EmptyState kind="first" text="请在左侧选择一个分组" />
      <Suspense fallback={<Spin fullscreen delay={200} />}>{importing.open && <ImportCompanies dialog={importing} />}</Suspense>
    </Panel>
  );
}
