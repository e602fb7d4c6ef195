import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { Definition, PersonNode } from '@park/contract/approval/flow/definition';
import { nodeKinds } from '@park/contract/approval/flow/kinds';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import { MoreButton } from '../../../kit/table/row-actions.tsx';
import { addable, type Branch, newNode, type Place, placeAfter, type Row, withNode, withoutNode } from './definition-rows.ts';
import { isPerson } from './drawing.ts';
import { factsOf } from './facts.ts';

/** The dialog to open and the step it concerns; for a new step, `drawing` already contains it. */
export type NodeDialogTarget =
  | { kind: 'settings'; drawing: Definition; place: Place }
  | { kind: 'handlers' | 'timeout'; node: PersonNode }
  | { kind: 'condition'; branch: Branch }
  | { kind: 'end' };

type NodeActionsProps = { of: FlowDetail; drawing: Definition; row: Row; onOpen: (target: NodeDialogTarget) => void };
/** Actions on a row of the flow definition. */
export function NodeActions({ of, drawing, row, onOpen }: NodeActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useCommand(flow.change, '已删除，发布后生效', () => false);
  const node = 'node' in row ? row.node : undefined;
  const name = node?.name ?? ('branch' in row ? row.branch.name : '');
  const settle = () => onOpen({ kind: 'settings', drawing, place: row.place });
  const remove = () =>
    change.mutateAsync({ ...factsOf(of), definition: withoutNode(drawing, row.place) }).then(
      () => setAsking(false),
      () => setAsking(false),
    );
  const adding = addable.map((kind) => ({
    key: kind,
    label: `${node ? '在下方' : '在分支内'}添加${nodeKinds[kind]}`,
    onClick: () =>
      onOpen({ kind: 'settings', drawing: withNode(drawing, placeAfter(row), newNode(drawing, kind)), place: placeAfter(row) }),
  }));
  const isPlain = node && (addable as readonly string[]).includes(node.kind);
  const entries = [
    ...(node && isPerson(node)
      ? [
          { key: 'handlers', label: '从通讯录选择处理人', onClick: () => onOpen({ kind: 'handlers', node }) },
          { key: 'timeout', label: '超时处理', onClick: () => onOpen({ kind: 'timeout', node }) },
        ]
      : []),
    ...(node?.kind === 'end' ? [] : adding),
    ...(isPlain ? [{ key: 'remove', label: '删除', danger: true, onClick: () => setAsking(true) }] : []),
  ];
  return (
    <span className="row row-actions">
      {node && (
        <Button type="link" size="small" aria-label={`编辑${name}`} onClick={settle}>
          编辑
        </Button>
      )}
      {'branch' in row && row.isConditional && (
        <Button type="link" size="small" aria-label={`设置${name}的条件`} onClick={() => onOpen({ kind: 'condition', branch: row.branch })}>
          条件
        </Button>
      )}
      {entries.length > 0 && (
        <DropMenu label={`${name}的更多操作`} align="end" entries={entries}>
          <MoreButton of={name} />
        </DropMenu>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`删除节点“${name}”？`}
        okText="删除"
        danger
        isPending={change.isPending}
        onOk={() => void remove()}
        onClose={() => setAsking(false)}
      >
        删除后，流程将直接走到下一个节点。发布前可以在“流程内容”中恢复。
      </ConfirmDialog>
    </span>
  );
}
