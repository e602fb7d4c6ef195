import { type Attribute, attribute } from '@park/contract/rights/attribute';
import { Input } from 'antd';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';

type AttributeFormProps = { dialog: Dialog<{ id?: string }>; of: Attribute | undefined };
export const AttributeForm = ({ dialog, of }: AttributeFormProps) =>
  of ? (
    <Edit dialog={dialog} of={of} />
  ) : (
    <FormDialog dialog={dialog} title="新增企业类型" call={attribute.create} done="新增成功">
      <OwnFields />
    </FormDialog>
  );

function Edit({ dialog, of: { id, version, name, remark } }: { dialog: Dialog; of: Attribute }) {
  const latest: Latest<typeof attribute.change> = {
    load: async () => (await send(attribute.list, { pageSize: 1000 })).list.find((one) => one.id === id) ?? {},
    describe: (values) => ({ 类型名称: values.name, 备注: values.remark ?? '--' }),
  };
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`编辑企业类型：${name}`}
      call={attribute.change}
      initial={{ id, version, name, remark }}
      done="修改成功"
      latest={latest}
    >
      <OwnFields />
    </FormDialog>
  );
}

const OwnFields = () => (
  <>
    <Field name="name" label="类型名称" required>
      <Input maxLength={20} showCount placeholder="如：孵化企业" autoComplete="off" />
    </Field>
    <Field name="remark" label="备注">
      <Input.TextArea maxLength={100} showCount rows={3} />
    </Field>
  </>
);
