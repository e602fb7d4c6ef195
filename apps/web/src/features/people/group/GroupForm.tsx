import { type Group, group, groupErrors } from '@park/contract/people/group';
import { Form, Input } from 'antd';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { useEarlyCheck } from '../../../kit/form/early-check.tsx';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { words } from './words.ts';

type Adding = { dialog: Dialog<{ id?: string }>; kind: Group['kind'] };
type GroupFormProps = Adding & { of: Group | undefined };
export const GroupForm = ({ of, ...adding }: GroupFormProps) => (of ? <Edit dialog={adding.dialog} of={of} /> : <Add {...adding} />);

const Add = ({ dialog, kind }: Adding) => (
  <FormDialog dialog={dialog} title="新增分组" call={group.create} initial={{ kind }} done="新增成功">
    <CodeField kind={kind} />
    <OwnFields kind={kind} />
  </FormDialog>
);

function CodeField({ kind }: { kind: Group['kind'] }) {
  const early = useEarlyCheck(
    async (code) => ((await send(group.checkCode, { kind, code })).isExit ? groupErrors.codeTaken.message : undefined),
    '字母、数字、下划线和连字符，保存后不能修改',
  );
  return (
    <Field name="code" label="分组编码" required extra={early.text}>
      <Input maxLength={30} placeholder={words[kind].code} autoComplete="off" onBlur={early.look} />
    </Field>
  );
}

function Edit({ dialog, of }: { dialog: Dialog; of: Group }) {
  const { id, kind, version, name, remark } = of;
  const latest: Latest<typeof group.change> = {
    load: async () => {
      const { list } = await send(group.list, { kind, pageSize: 1000 });
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
      <OwnFields kind={kind} />
    </FormDialog>
  );
}

const OwnFields = ({ kind }: { kind: Group['kind'] }) => (
  <>
    <Field name="name" label="分组名称" required>
      <Input maxLength={30} showCount placeholder={words[kind].name} autoComplete="off" />
    </Field>
    <Field name="remark" label="备注">
      <Input.TextArea maxLength={100} showCount rows={3} />
    </Field>
  </>
);
