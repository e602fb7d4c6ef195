import { type Group, group } from '@park/contract/people/group';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { usePageParams, useShownInAddress } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { AddToSide, SideTree, sideMenu, TreeBeside } from '../../../kit/tree/side-tree.tsx';
import { GroupForm, RemoveGroup } from './lazy.ts';
import { words } from './words.ts';

type GroupPageProps = { kind: Group['kind']; members: (of: Group) => ReactNode };
/** Shows the groups of the park on the left and the members of the selected group on the right. */
export function GroupPage({ kind, members }: GroupPageProps) {
  const [params, setParams] = usePageParams();
  const { data, ...loading } = useQuery(ask(group.list, { kind, pageSize: 1000 }));
  const groups = data?.list ?? [];
  const named = params.get('groupId');
  const chosen = groups.find(({ id }) => id === named) ?? groups[0];
  useShownInAddress('groupId', chosen?.id);
  const show = (groupId: string | undefined) => setParams(groupId ? { groupId } : {});
  const form = useDialog<{ of?: Group }>();
  const removal = useDialog<Group>();
  const mayEdit = useRight('group:update') !== undefined;
  return (
    <TreeBeside
      side={
        <SideTree
          title={words[kind].title}
          action={mayEdit && <AddToSide onClick={() => form.edit({})} />}
          loading={loading}
          empty="还没有分组"
          label="分组"
          items={groups.map(({ id, name, memberNum }) => ({ key: id, name, count: memberNum, children: [] }))}
          selected={chosen?.id}
          onSelect={show}
          {...(mayEdit && { menu: sideMenu(groups, (of) => form.edit({ of }), removal.edit) })}
        />
      }
    >
      {loading.isPending ? (
        <Panel>
          <SkeletonLines rows={8} />
        </Panel>
      ) : chosen ? (
        <>
          <Head of={chosen} />
          {members(chosen)}
        </>
      ) : (
        <Panel className="stack">
          <EmptyState kind="first" text={mayEdit ? '请先新增一个分组' : '还没有分组'} />
        </Panel>
      )}
      <LoadingBoundary>
        {form.row && (
          <GroupForm
            key={form.row.of?.id ?? 'new'}
            kind={kind}
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
      </LoadingBoundary>
    </TreeBeside>
  );
}

const Head = ({ of: { name, code, remark } }: { of: Group }) => (
  <Panel>
    <div className="row">
      <strong>{name}</strong>
      <span className="muted">编码 {code}</span>
      {remark && <span className="muted">{remark}</span>}
    </div>
  </Panel>
);
