import { type Attribute, attribute } from '@park/contract/attribute';
import { useCommand } from '../../kit/api.ts';
import { ConfirmDialog } from '../../kit/dialog.tsx';
import type { Dialog } from '../../kit/dialog-state.ts';

type RemoveAttributeProps = { dialog: Dialog; of: Attribute; onRemoved: () => void };
export function RemoveAttribute({ dialog, of, onRemoved }: RemoveAttributeProps) {
  const remove = useCommand(attribute.remove, '删除成功');
  const run = () =>
    remove.mutate(
      { id: of.id },
      {
        onSuccess: () => {
          dialog.close();
          onRemoved();
        },
      },
    );
  return (
    <ConfirmDialog
      open={dialog.open}
      title={`删除单位属性“${of.name}”？`}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={run}
      onClose={() => dialog.close()}
    >
      {of.companyNum > 0 ? `有 ${of.companyNum} 个单位正在使用，请先在“适用单位”中移除。` : '删除后不能恢复，其菜单配置一并失效。'}
    </ConfirmDialog>
  );
}
