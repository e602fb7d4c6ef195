import { type Attribute, attribute } from '@park/contract/rights/attribute';
import { useCommand } from '../../../kit/api/query.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';

type RemoveAttributeProps = { dialog: Dialog; of: Attribute; onRemoved: () => void; onShow: (id: string) => void };
/**
 * Deletes an attribute. While companies have the attribute, the dialog leads to them instead, so that it can be removed from them first.
 */
export function RemoveAttribute({ dialog, of, onRemoved, onShow }: RemoveAttributeProps) {
  const remove = useCommand(attribute.remove, '删除成功');
  const closing = (then: () => void) => () => {
    dialog.close();
    then();
  };
  const shared = { open: dialog.open, onClose: () => dialog.close() };
  if (of.companyNum > 0)
    return (
      <ConfirmDialog {...shared} title={`“${of.name}”正在使用`} okText="查看适用企业" onOk={closing(() => onShow(of.id))}>
        {of.companyNum} 家企业属于此类型，移出后才能删除。
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...shared}
      title={`删除企业类型“${of.name}”？`}
      okText="删除"
      danger
      isPending={remove.isPending}
      onOk={() => remove.mutate({ id: of.id }, { onSuccess: closing(onRemoved) })}
    >
      删除后不能恢复，其菜单配置一并失效。
    </ConfirmDialog>
  );
}
