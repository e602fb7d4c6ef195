import { PlusOutlined } from '@ant-design/icons';
import { type UserGroup, usergroup, usergroupTexts } from '@park/contract/usergroup';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useRight } from '../../../kit/access.tsx';
import { ask } from '../../../kit/api.ts';
import { useDialog } from '../../../kit/dialog-state.ts';
import type { Entry } from '../../../kit/drop-menu.tsx';
import { EmptyState } from '../../../kit/empty.tsx';
import { ErrorBlock } from '../../../kit/error.tsx';
import { usePageParams } from '../../../kit/list-state.ts';
import { say } from '../../../kit/message.ts';
import { Panel } from '../../../kit/panel.tsx';
import { SkeletonLines, Waiting } from '../../../kit/skeleton.tsx';
import { TreeBeside } from '../../../kit/tree.tsx';
import { SearchTree } from '../../../kit/tree-search.tsx';
import { GroupUsers } from './GroupUsers.tsx';
import { GroupForm, RemoveGroup } from './lazy.ts';

/** Groups to the left, the people of the chosen one to the right. */
export function UserGroupPage() {
  const [params, setParams] = usePageParams();
  const { data: groups = [], isPending, error, refetch } = useQuery(ask(usergroup.list, {}));
  const mayEdit = useRight('userGroup:update') !== undefined;
  const form = useDialog<UserGroup>();
  const removal = useDialog<UserGroup>();
  const group = groups.find(({ id }) => id === params.get('groupId')) ?? (params.has('groupId') ? undefined : groups[0]);
  const show = (groupId?: string) => setParams(groupId ? { groupId } : {});
  const closeForm = (reply?: { id?: string }) => {
    form.close();
    if (reply?.id) show(reply.id);
  };
  const menu = (key: string): Entry[] => {
    const of = groups.find(({ id }) => id === key);
    if (!of || !mayEdit) return [];
    return [
      { key: 'edit', label: '编辑', onClick: () => form.edit(of) },
      { key: 'remove', label: '删除', danger: true, onClick: () => removal.edit(of) },
    ];
  };
  return (
    <TreeBeside
      side={
        <Panel className="stack">
          <div className="row row-between">
            <strong>分组</strong>
            {mayEdit && (
              <Button type="link" size="small" icon={<PlusOutlined aria-hidden />} onClick={form.add}>
                新增
              </Button>
            )}
          </div>
          {error ? (
            <ErrorBlock error={error} onRetry={() => void refetch()} />
          ) : isPending ? (
            <SkeletonLines rows={4} />
          ) : groups.length === 0 ? (
            <EmptyState kind="first" text="还没有分组" />
          ) : (
            <SearchTree
              label="分组"
              items={groups.map(({ id, name, userNum }) => ({ key: id, name, count: userNum, children: [] }))}
              selected={group?.id}
              onSelect={show}
              menu={menu}
            />
          )}
        </Panel>
      }
    >
      {group ? <GroupUsers key={group.id} group={group} /> : <NoGroup isPending={isPending} mayEdit={mayEdit} />}
      <Suspense fallback={<Waiting />}>
        {form.open && <GroupForm dialog={{ open: form.open, close: closeForm }} group={form.row} />}
        {removal.row && <RemoveGroup dialog={removal} group={removal.row} onRemoved={() => show()} />}
      </Suspense>
    </TreeBeside>
  );
}

const NoGroup = ({ isPending, mayEdit }: { isPending: boolean; mayEdit: boolean }) => (
  <Panel>
    {isPending ? (
      <SkeletonLines rows={8} />
    ) : (
      <>
        {mayEdit && (
          <Button type="primary" onClick={() => say.warning(usergroupTexts.noGroup)}>
            添加用户
          </Button>
        )}
        <EmptyState kind="first" text="请在左侧选择一个分组" />
      </>
    )}
  </Panel>
);
