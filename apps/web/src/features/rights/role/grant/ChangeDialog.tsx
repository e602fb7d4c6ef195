import { grant } from '@park/contract/rights/grant';
import { Button } from 'antd';
import { useCommand } from '../../../../kit/api/query.ts';
import type { CallError } from '../../../../kit/api/send.ts';
import { PageModal } from '../../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../../kit/feedback/dialog-state.ts';
import { isStale } from '../../../../kit/form/conflict.tsx';
import { GrantDifference } from '../../../../parts/rights/GrantDifference.tsx';
import type { Grants } from './useGrants.ts';
import { saveInput, type Trial, undoInput } from './useTrial.ts';

const words = { save: { title: '保存权限', verb: '保存' }, undo: { title: '撤销上次变更', verb: '撤销' } } as const;

type ChangeDialogProps = { dialog: Dialog; trial: Trial; grants: Grants; name: string; onStale: () => void };
/** Shows what would change and how many people it affects, and applies the change when confirmed. */
export function ChangeDialog({ dialog, trial: { step, change }, grants, name, onStale }: ChangeDialogProps) {
  const answer = (error: CallError) => {
    if (!isStale(error)) return false;
    dialog.close();
    onStale();
    return true;
  };
  const save = useCommand(grant.savePortal, '权限设置成功', answer);
  const undo = useCommand(grant.undo, '权限设置成功', answer);
  const close = () => dialog.close();
  const done = () => {
    grants.giveUp();
    close();
  };
  const run = () =>
    step === 'save' ? save.mutate(saveInput(grants), { onSuccess: done }) : undo.mutate(undoInput(grants), { onSuccess: done });
  const { title, verb } = words[step];
  return (
    <PageModal
      title={`${title}：${name}`}
      open={dialog.open}
      width={560}
      onCancel={close}
      footer={[
        <Button key="close" onClick={close}>
          取消
        </Button>,
        <Button key="run" type="primary" loading={save.isPending || undo.isPending} onClick={run}>
          {verb}
        </Button>,
      ]}
    >
      <div className="stack">
        <GrantDifference change={change} />
        <p className="muted grant-note">保存后立即生效，无需重新登录。</p>
      </div>
    </PageModal>
  );
}
