import { type FlowRow, flow } from '@park/contract/approval/flow';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';
import { MoreButton } from '../../../kit/table/row-actions.tsx';
import { saveFlow } from './exchange.ts';
import { hasPendingChanges, nothingPendingText } from './states.tsx';

const unpublishedText = '发布后才能设置';
export type Setting = 'deploy' | 'starters' | 'auto';
type FlowActionsProps = { of: FlowRow; onOpen: (row: FlowRow) => void; onSet: (setting: Setting, row: FlowRow) => void };
/** Actions on a flow in a row of the list. */
export function FlowActions({ of, onOpen, onSet }: FlowActionsProps) {
  const client = useQueryClient();
  const mayEdit = useRight('flow:update') !== undefined;
  const arrange = useCommand(flow.arrange, of.isEnable ? '已停用' : '已启用');
  const remove = useCommand(flow.remove, '删除成功');
  const [question, setQuestion] = useState<'disable' | 'remove'>();
  const enable = () => arrange.mutateAsync({ items: [{ id: of.id, isEnable: of.isEnable ? 0 : 1 }] }).catch(() => {});
  const save = async () => saveFlow(await client.fetchQuery(ask(flow.detail, { id: of.id })));
  const isPublished = of.status === 'deployed';
  const confirm = async () => {
    if (question === 'disable') await enable();
    else await remove.mutateAsync({ id: of.id, version: of.version }).catch(() => {});
    setQuestion(undefined);
  };
  return (
    <span className="row row-actions">
      <Button type="link" size="small" onClick={() => onOpen(of)}>
        {mayEdit ? '编辑' : '查看'}
      </Button>
      {mayEdit && (
        <Button
          type="link"
          size="small"
          disabled={!hasPendingChanges(of)}
          title={hasPendingChanges(of) ? '' : nothingPendingText}
          onClick={() => onSet('deploy', of)}
        >
          发布
        </Button>
      )}
      <DropMenu
        label={`${of.name}的更多操作`}
        align="end"
        entries={[
          { key: 'export', label: '导出', onClick: () => void save().catch(() => {}) },
          ...(mayEdit
            ? [
                { key: 'starters', label: '发起范围', onClick: () => onSet('starters', of) },
                { key: 'auto', label: '自动通过', disabled: !isPublished && unpublishedText, onClick: () => onSet('auto', of) },
                {
                  key: 'enable',
                  label: of.isEnable ? '停用' : '启用',
                  disabled: !isPublished && unpublishedText,
                  onClick: () => (of.isEnable ? setQuestion('disable') : void enable()),
                },
                {
                  key: 'remove',
                  label: '删除',
                  danger: true,
                  disabled: of.isBuiltIn && '内置流程不能删除',
                  onClick: () => setQuestion('remove'),
                },
              ]
            : []),
        ]}
      >
        <MoreButton of={of.name} />
      </DropMenu>
      <ConfirmDialog
        open={question !== undefined}
        title={question === 'remove' ? `删除“${of.name}”？` : `停用“${of.name}”？`}
        okText={question === 'remove' ? '删除' : '停用'}
        danger
        isPending={arrange.isPending || remove.isPending}
        onOk={() => void confirm()}
        onClose={() => setQuestion(undefined)}
      >
        {question === 'remove' ? '删除后不能再发起，已有的审批记录仍可查看。' : '停用后不能再发起，进行中的流程不受影响。'}
      </ConfirmDialog>
    </span>
  );
}
