import { grant } from '@park/contract/rights/grant';
import { Button } from 'antd';
import { useCommand } from '../../../../kit/api.ts';
import { isStale } from '../../../../kit/conflict.tsx';
import { PageModal } from '../../../../kit/dialog.tsx';
import type { Dialog } from '../../../../kit/dialog-state.ts';
import { GrantDifference } from '../../../../kit/grant/GrantDifference.tsx';
import type { CallError } from '../../../../kit/send.ts';
import type { Grants } from './useGrants.ts';
import { type Trial, undoing, wanting } from './useTrial.ts';

const words = { save: { title: '保存权限', verb: '保存' }, undo: { title: '撤销上次变更', verb: '撤销' } } as const;

type ChangeDialogProps = { dialog: Dialog; trial: Trial; grants: Grants; name: string; onStale: () => void };
/** Says what would change and for how many people, and does it when told to. */
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
    step === 'save' ? save.mutate(wanting(grants), { onSuccess: done }) : undo.mutate(undoing(grants), { onSuccess: done });
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
        <p className="muted grant-note">确认后立即生效，相关人员无需重新登录。</p>
      </div>
    </PageModal>
  );
}
