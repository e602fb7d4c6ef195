import { type Group, group } from '@park/contract/group';
import { Form, Input } from 'antd';
import type { Dialog } from '../../kit/dialog-state.ts';
import { Field, type Latest } from '../../kit/form.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { send } from '../../kit/send.ts';

type GroupFormProps = { dialog: Dialog<{ id?: string }>; of: Group | undefined };
export const GroupForm = ({ dialog, of }: GroupFormProps) => (of ? <Edit dialog={dialog} of={of} /> : <Add dialog={dialog} />);

const Add = ({ dialog }: { dialog: Dialog<{ id?: string }> }) => (
  <FormDialog dialog={dialog} title="新增分组" call={group.create} initial={{ kind: 'company' }} done="新增成功">
    <Field name="code" label="分组编码" required extra="字母、数字、下划线和连字符，保存后不能修改">
      <Input maxLength={30} placeholder="如：key-account" autoComplete="off" />
    </Field>
    <OwnFields />
  </FormDialog>
);

function Edit({ dialog, of }: { dialog: Dialog; of: Group }) {
  const { id, version, name, remark } = of;
  const latest: Latest<typeof group.change> = {
    load: async () => {
      const { list } = await send(group.list, { kind: 'company', pageSize: 1000 });
      return list.find((one) => one.id === id) ?? {};
    },
    describe: (values) => ({ 分组名称: values.name, 备注: values.remark ?? '--' }),
  };
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title={`编辑分组：${name}`}
      call={group.change}
      initial={{ id, version, name, remark }}
      done="修改成功"
      latest={latest}
    >
      <Form.Item label="分组编码">{of.code}</Form.Item>
      <OwnFields />
    </FormDialog>
  );
}

const OwnFields = () => (
  <>
    <Field name="name" label="分组名称" required>
      <Input maxLength={30} showCount placeholder="如：重点服务企业" autoComplete="off" />
    </Field>
    <Field name="remark" label="备注">
      <Input.TextArea maxLength={100} showCount rows={3} />
    </Field>
  </>
);
