import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { Definition, PersonNode } from '@park/contract/approval/flow/definition';
import { nodeKinds } from '@park/contract/approval/flow/kinds';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import { MoreButton } from '../../../kit/table/row-actions.tsx';
import { isPerson } from './drawing.ts';
import { factsOf } from './facts.ts';
import { addable, after, type Branch, newNode, type Place, type Row, withNew, without } from './line.ts';

/** The dialog to open and the step it concerns; for a new step, `drawing` already contains it. */
export type Wish =
  | { what: 'settings'; drawing: Definition; place: Place }
  | { what: 'handlers' | 'timeout'; node: PersonNode }
  | { what: 'condition'; branch: Branch }
  | { what: 'end' };

type NodeActionsProps = { of: FlowDetail; drawing: Definition; row: Row; onWish: (wish: Wish) => void };
/** Actions on a row of the flow definition. */
export function NodeActions({ of, drawing, row, onWish }: NodeActionsProps) {
  const [asks, ask] = useState(false);
  const change = useCommand(flow.change, '已删除，发布后生效', () => false);
  const node = 'node' in row ? row.node : undefined;
  const name = node?.name ?? ('branch' in row ? row.branch.name : '');
  const settle = () => onWish({ what: 'settings', drawing, place: row.place });
  const remove = () =>
    change.mutateAsync({ ...factsOf(of), definition: without(drawing, row.place) }).then(
      () => ask(false),
      () => ask(false),
    );
  const adding = addable.map((kind) => ({
    key: kind,
    label: `${node ? '在下方' : '在分支内'}添加${nodeKinds[kind]}`,
    onClick: () => onWish({ what: 'settings', drawing: withNew(drawing, after(row), newNode(drawing, kind)), place: after(row) }),
  }));
  const isPlain = node && (addable as readonly string[]).includes(node.kind);
  const entries = [
    ...(node && isPerson(node)
      ? [
          { key: 'handlers', label: '从通讯录选择处理人', onClick: () => onWish({ what: 'handlers', node }) },
          { key: 'timeout', label: '超时处理', onClick: () => onWish({ what: 'timeout', node }) },
        ]
      : []),
    ...(node?.kind === 'end' ? [] : adding),
    ...(isPlain ? [{ key: 'remove', label: '删除', danger: true, onClick: () => ask(true) }] : []),
  ];
  return (
    <span className="row row-actions">
      {node && (
        <Button type="link" size="small" aria-label={`编辑${name}`} onClick={settle}>
          编辑
        </Button>
      )}
      {'branch' in row && row.isAsked && (
        <Button type="link" size="small" aria-label={`设置${name}的条件`} onClick={() => onWish({ what: 'condition', branch: row.branch })}>
          条件
        </Button>
      )}
      {entries.length > 0 && (
        <DropMenu label={`${name}的更多操作`} align="end" entries={entries}>
          <MoreButton of={name} />
        </DropMenu>
      )}
      <ConfirmDialog
        open={asks}
        title={`删除节点“${name}”？`}
        okText="删除"
        danger
        isPending={change.isPending}
        onOk={() => void remove()}
        onClose={() => ask(false)}
      >
        删除后，流程将直接走到下一个节点。发布前可以在“流程内容”中恢复。
      </ConfirmDialog>
    </span>
  );
}
