import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { Definition } from '@park/contract/approval/flow/definition';
import { nodeKinds } from '@park/contract/approval/flow/kinds';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { Table } from '../../../kit/table/table.tsx';
import { conditionText, keyOf, type Row, rowsOf } from './definition-rows.ts';
import { candidatesText, drawingOf, idsIn, isPerson, modeText, timeoutText } from './drawing.ts';
import { ConditionDialog, EndDialog, HandlersDialog, NodeDrawer, TimeoutDialog } from './lazy.ts';
import { NodeActions, type NodeDialogTarget } from './NodeActions.tsx';

const branchText = (row: Extract<Row, { branch: unknown }>, drawing: Definition) => {
  const when = 'when' in row.branch ? row.branch.when : null;
  if (when) return conditionText(when, drawing);
  return row.isConditional ? '还没有条件' : '--';
};
/** Returns the handlers or recipients of a step, or the condition of a branch, as text. */
function summaryText(row: Row, drawing: Definition, names: ReadonlyMap<string, string>): string {
  if ('branch' in row) return branchText(row, drawing);
  return 'candidates' in row.node ? candidatesText(row.node, names) : '--';
}
const kindOf = (row: Row) => ('node' in row ? nodeKinds[row.node.kind] : '分支');

/** Lists the steps with their handlers, how several handlers decide together, and what happens on a timeout. */
export function Nodes({ of }: { of: FlowDetail }) {
  const mayEdit = useRight('flow:update') !== undefined;
  const drawing = drawingOf(of.definition);
  const userIds = [...new Set(idsIn(drawing.nodes, ['userId', 'userIds']))];
  const { data: people = [] } = useQuery({ ...ask(flow.people, { userIds }), enabled: userIds.length > 0 });
  const { data: roles } = useQuery({ ...ask(flow.roles, {}), enabled: idsIn(drawing.nodes, ['roleIds']).length > 0 });
  const names = new Map([
    ...people.map(({ userId, realName }) => [userId, realName] as const),
    ...[...(roles?.companyRoles ?? []), ...(roles?.parkRoles ?? [])].map(({ id, name }) => [id, name] as const),
  ]);
  const dialog = useDialog<NodeDialogTarget>();
  const columns: Column<Row>[] = [
    {
      title: '节点',
      key: 'name',
      render: (_, row) => (
        <span className={'branch' in row ? 'muted' : ''} style={{ paddingInlineStart: row.depth * 16 }}>
          {'node' in row ? row.node.name : row.branch.name}
        </span>
      ),
    },
    { title: '类型', key: 'kind', width: 100, render: (_, row) => kindOf(row) },
    { title: '处理人或条件', key: 'handlers', render: (_, row) => summaryText(row, drawing, names) },
    { title: '多人处理', key: 'mode', width: 140, render: (_, row) => ('node' in row && isPerson(row.node) ? modeText(row.node) : '--') },
    { title: '超时', key: 'timeout', width: 190, render: (_, row) => ('node' in row && isPerson(row.node) ? timeoutText(row.node) : '--') },
    ...(mayEdit
      ? [
          {
            title: '操作',
            key: 'actions',
            width: 130,
            render: (_: unknown, row: Row) => <NodeActions of={of} drawing={drawing} row={row} onOpen={dialog.edit} />,
          },
        ]
      : []),
  ];
  const target = dialog.row;
  return (
    <Panel className="stack">
      <div className="row row-between">
        <span className="muted">修改在发布后生效；增减分支和字段请在“流程内容”中进行。</span>
        {mayEdit && <Button onClick={() => dialog.edit({ kind: 'end' })}>结束通知</Button>}
      </div>
      <Table<Row> rowKey={keyOf} wraps columns={columns} dataSource={rowsOf(drawing.nodes)} />
      <LoadingBoundary>
        {target?.kind === 'settings' && (
          <NodeDrawer key={target.place.join('.')} dialog={dialog} of={of} drawing={target.drawing} place={target.place} names={names} />
        )}
        {dialog.open && target?.kind === 'handlers' && <HandlersDialog dialog={dialog} of={of} node={target.node} names={names} />}
        {target?.kind === 'timeout' && <TimeoutDialog key={target.node.id} dialog={dialog} of={of} node={target.node} />}
        {target?.kind === 'condition' && <ConditionDialog key={target.branch.id} dialog={dialog} of={of} branch={target.branch} />}
        {target?.kind === 'end' && <EndDialog dialog={dialog} of={of} context={{ names, fields: drawing.fields }} />}
      </LoadingBoundary>
    </Panel>
  );
}
