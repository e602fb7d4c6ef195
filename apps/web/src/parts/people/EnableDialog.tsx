import type { Member } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { ConfirmDialog } from '../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import type { Selection } from '../../kit/list/selection.tsx';
import { useBatchCommand } from './batch-command.tsx';

export type EnableTarget = Selection<Member> & { isEnable: 0 | 1 };
const texts = {
  0: { verb: '禁用', text: '禁用后不能再登录本单位，部门和角色保留，可随时启用。' },
  1: { verb: '启用', text: '启用后可以继续登录本单位。' },
} as const;

/** Enables or disables the selected people; people who cannot be changed are listed with the reason. */
export function EnableDialog({ dialog, of, companyId }: { dialog: Dialog; of: EnableTarget; companyId: string | undefined }) {
  const { verb, text } = texts[of.isEnable];
  const batch = useBatchCommand(staff.setEnable, `${verb}成功`);
  const [one] = of.rows.length === 1 ? of.rows : [];
  const run = async () => {
    await batch.run(of.rows.map(({ id, realName }) => ({ name: realName, input: { id, companyId, isEnable: of.isEnable } })));
    dialog.close();
    of.clear();
  };
  return (
    <>
      <ConfirmDialog
        open={dialog.open}
        title={one ? `${verb}“${one.realName}”？` : `${verb} ${of.rows.length} 人？`}
        okText={verb}
        danger={of.isEnable === 0}
        isPending={batch.isPending}
        onOk={() => void run()}
        onClose={() => dialog.close()}
      >
        {text}
      </ConfirmDialog>
      {batch.report}
    </>
  );
}
