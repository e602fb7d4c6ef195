import { type FlowDetail, flow } from '@park/contract/flow';
import type { FlowNode, PersonNode } from '@park/contract/flow/definition';
import { nodeKinds } from '@park/contract/flow/kinds';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useRight } from '../../kit/access.tsx';
import { ask } from '../../kit/api.ts';
import { useDialog } from '../../kit/dialog-state.ts';
import { Panel } from '../../kit/panel.tsx';
import { Waiting } from '../../kit/skeleton.tsx';
import { Table } from '../../kit/table.tsx';
import type { Column } from '../../kit/table-column.ts';
import { candidatesText, drawingOf, isPerson, modeText, nodesOf, timeoutText } from './drawing.ts';
import { HandlersDialog, TimeoutDialog } from './lazy.ts';

type Row = { node: FlowNode; depth: number };
type Wish = { what: 'handlers' | 'timeout'; node: PersonNode };
const told = (node: FlowNode, say: (node: PersonNode) => string) => (isPerson(node) ? say(node) : '--');

/** The nodes one by one: who handles each, how several do it together, and what happens when nobody does. */
export function Nodes({ of }: { of: FlowDetail }) {
  const mayEdit = useRight('flow:update') !== undefined;
  const rows = nodesOf(drawingOf(of.definition).nodes);
  const userIds = rows.flatMap(({ node }) =>
    isPerson(node) ? node.candidates.flatMap((one) => (one.kind === 'users' ? one.userIds : [])) : [],
  );
  const { data: people = [] } = useQuery({ ...ask(flow.people, { userIds: [...new Set(userIds)] }), enabled: userIds.length > 0 });
  const names = new Map(people.map(({ userId, realName }) => [userId, realName]));
  const dialog = useDialog<Wish>();
  const columns: Column<Row>[] = [
    { title: '节点', key: 'name', render: (_, { node, depth }) => <span style={{ paddingInlineStart: depth * 20 }}>{node.name}</span> },
    { title: '类型', key: 'kind', width: 110, render: (_, { node }) => nodeKinds[node.kind] },
    { title: '处理人', key: 'handlers', render: (_, { node }) => told(node, (one) => candidatesText(one, names)) },
    { title: '多人处理', key: 'mode', width: 130, render: (_, { node }) => told(node, modeText) },
    { title: '超时', key: 'timeout', width: 190, render: (_, { node }) => told(node, timeoutText) },
    ...(mayEdit ? [actions(dialog.edit)] : []),
  ];
  return (
    <Panel className="stack">
      <Table<Row> rowKey={({ node }) => node.id} wraps columns={columns} dataSource={rows} />
      <span className="muted">修改在发布后生效；增减节点和分支请在“流程内容”中进行。</span>
      <Suspense fallback={<Waiting />}>
        {dialog.open && dialog.row?.what === 'handlers' && <HandlersDialog dialog={dialog} of={of} node={dialog.row.node} names={names} />}
        {dialog.row?.what === 'timeout' && <TimeoutDialog key={dialog.row.node.id} dialog={dialog} of={of} node={dialog.row.node} />}
      </Suspense>
    </Panel>
  );
}

const actions = (wish: (what: Wish) => void): Column<Row> => ({
  title: '操作',
  key: 'actions',
  width: 150,
  render: (_, { node }) =>
    isPerson(node) ? (
      <span className="row row-actions">
        <Button type="link" size="small" onClick={() => wish({ what: 'handlers', node })}>
          处理人
        </Button>
        <Button type="link" size="small" onClick={() => wish({ what: 'timeout', node })}>
          超时
        </Button>
      </span>
    ) : (
      '--'
    ),
});
