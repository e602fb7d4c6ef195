import { type Attribute, attribute } from '@park/contract/rights/attribute';
import { type GrantChange, grant } from '@park/contract/rights/grant';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { CallError, clientTexts, send } from '../../../kit/api/send.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { say } from '../../../kit/feedback/message.ts';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { ConflictDialog, isStale } from '../../../kit/form/conflict.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { GrantBoxes } from '../../../parts/rights/GrantBoxes.tsx';
import { GrantDifference } from '../../../parts/rights/GrantDifference.tsx';
import { changedCount, type Marks } from '../../../parts/rights/marks.ts';

const none: Marks = new Set();

type AttributeMenusProps = { of: Attribute; onEdits: (hasEdits: boolean) => void };
/** Sets the menu nodes that companies with this attribute may use at most; shows the changes before they are saved. */
export function AttributeMenus({ of: { id, name }, onEdits }: AttributeMenusProps) {
  const client = useQueryClient();
  const mayGrant = useRight('attribute:grant') !== undefined;
  const tree = useQuery(ask(grant.tree, { roleId: id, menusPlatform: 1, server: 'portal' }));
  const set = useQuery(ask(attribute.menus, { id }));
  const saved = useMemo(() => (set.data ? new Set(set.data.menuIds) : none), [set.data]);
  const [draft, setDraft] = useState<{ of: Marks; marks: Marks }>();
  const marks = draft?.of === saved ? draft.marks : saved;
  const changed = changedCount(saved, marks);
  const preview = useDialog<GrantChange>();
  const conflict = useDialog();
  const mark = (next: Marks) => {
    setDraft({ of: saved, marks: next });
    onEdits(changedCount(saved, next) > 0);
  };
  const giveUp = () => {
    setDraft(undefined);
    onEdits(false);
  };
  const input = { id, menuIds: [...marks], ...(set.data && { version: set.data.version }) };
  const answer = (error: unknown) => {
    if (!isStale(error)) return false;
    preview.close();
    conflict.add();
    return true;
  };
  const trial = useMutation({
    mutationFn: () => send(attribute.saveMenus, { ...input, isDryRun: 1 }),
    onSuccess: preview.edit,
    onError: (error) => answer(error) || say.error(error instanceof CallError ? error.message : clientTexts.failed),
  });
  const save = useCommand(attribute.saveMenus, '保存成功', answer);
  const run = () =>
    save.mutate(input, {
      onSuccess: () => {
        giveUp();
        preview.close();
      },
    });
  const reload = () => {
    conflict.close();
    giveUp();
    void client.invalidateQueries({ queryKey: ['attribute'] });
  };
  const error = tree.error ?? set.error;
  if (error)
    return (
      <Panel>
        <ErrorBlock error={error} onRetry={() => void Promise.all([tree.refetch(), set.refetch()])} />
      </Panel>
    );
  if (!tree.data || !set.data)
    return (
      <Panel>
        <SkeletonLines rows={10} />
      </Panel>
    );
  // As long as nothing has been saved for the attribute, saving without changes is possible: it turns the default selection into a
  // decision.
  const isSaveable = changed > 0 || !set.data.isDecided;
  return (
    <Panel className="stack grant-panel">
      <Alert
        type="info"
        showIcon
        title={
          set.data.isDecided
            ? '取消勾选后，此类型的企业在本园区不能再使用这些菜单，企业内的角色授权不变。'
            : '还没有设置，此类型目前不限制菜单。取消勾选并保存后，此类型的企业只能使用勾选的菜单。'
        }
      />
      <GrantBoxes tree={tree.data} marks={marks} mark={mark} isLocked={!mayGrant} />
      {mayGrant && (
        <div className="row row-end grant-save">
          {changed > 0 && (
            <>
              <span className="muted" role="status">
                已修改 {changed} 项
              </span>
              <Button onClick={giveUp}>取消修改</Button>
            </>
          )}
          <Button type="primary" disabled={!isSaveable} loading={trial.isPending} onClick={() => trial.mutate()}>
            保存
          </Button>
        </div>
      )}
      {preview.row && (
        <ConfirmDialog
          open={preview.open}
          title={`保存菜单配置：${name}`}
          okText="保存"
          isPending={save.isPending}
          onOk={run}
          onClose={preview.close}
        >
          <div className="stack">
            <GrantDifference change={preview.row} />
            <p className="muted grant-note">保存后立即生效，无需重新登录。</p>
          </div>
        </ConfirmDialog>
      )}
      <ConflictDialog open={conflict.open} onReload={reload} onClose={conflict.close} />
    </Panel>
  );
}
