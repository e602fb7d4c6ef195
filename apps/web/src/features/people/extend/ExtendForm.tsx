import { type ExtendField, type ExtendType, extend, extendTypes } from '@park/contract/people/extend';
import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormDrawer } from '../../../kit/form/form-drawer.tsx';
import { EnumItems } from './EnumItems.tsx';

const types = Object.entries(extendTypes).map(([value, label]) => ({ value, label }));
const flag = { getValueProps: (value: unknown) => ({ checked: Boolean(value) }), normalize: Number };

type ExtendFormProps = { dialog: Dialog; field: ExtendField | undefined; useModule: number };
export function ExtendForm({ dialog, field, useModule }: ExtendFormProps) {
  const close = { open: dialog.open, close: () => dialog.close() };
  return field ? <Edit dialog={close} field={field} /> : <Add dialog={close} useModule={useModule} />;
}

function Add({ dialog, useModule }: { dialog: Dialog; useModule: number }) {
  return (
    <FormDrawer
      dialog={dialog}
      title="新增自定义字段"
      call={extend.create}
      initial={{ useModule, extendType: 'Text', length: 50, enumItems: [], isRequired: 0, isView: 1, isEdit: 0, isEnable: 1 }}
      done="新增成功"
    >
      <NameField />
      <Field name="columnName" label="字段编码" required extra="保存后不能修改">
        <Input maxLength={30} placeholder="如：office_no" autoComplete="off" />
      </Field>
      <Field name="extendType" label="字段类型" required extra="保存后不能修改">
        <Select options={types} />
      </Field>
      <OwnFields />
    </FormDrawer>
  );
}

function Edit({ dialog, field }: { dialog: Dialog; field: ExtendField }) {
  const latest: Latest<typeof extend.change> = {
    load: async () => {
      const { list } = await send(extend.list, { useModule: field.useModule, pageSize: 9999 });
      return list.find(({ id }) => id === field.id) ?? {};
    },
    describe: ({ name, length, isRequired, isEnable, enumItems, description }) => ({
      字段名称: name,
      长度: String(length),
      选项: enumItems?.map(({ value }) => value).join('、'),
      必填: isRequired ? '是' : '否',
      启用: isEnable ? '是' : '否',
      说明: description ?? '--',
    }),
  };
  return (
    <FormDrawer
      dialog={dialog}
      title={`编辑自定义字段：${field.name}`}
      call={extend.change}
      initial={field}
      done="修改成功"
      latest={latest}
    >
      <NameField />
      <Form.Item label="字段编码">{field.columnName}</Form.Item>
      <Form.Item label="字段类型">{extendTypes[field.extendType]}</Form.Item>
      <OwnFields type={field.extendType} />
    </FormDrawer>
  );
}

const NameField = () => (
  <Field name="name" label="字段名称" required>
    <Input maxLength={20} showCount placeholder="如：工位号" />
  </Field>
);

/** Form fields that depend on the type: length for texts, options for choices. */
function OwnFields({ type }: { type?: ExtendType }) {
  const chosen = Form.useWatch<ExtendType | undefined>('extendType') ?? type;
  return (
    <>
      {chosen === 'Text' && (
        <Field name="length" label="长度" required extra="最多可输入的字符数，1到500">
          <InputNumber min={1} max={500} precision={0} style={{ width: '100%' }} />
        </Field>
      )}
      {chosen === 'Enum' && <EnumItems />}
      <Field name="description" label="说明" extra="显示在输入框下方">
        <Input.TextArea maxLength={100} showCount rows={3} />
      </Field>
      <Field name="isRequired" label="必填" {...flag}>
        <Switch />
      </Field>
      <Field name="isEnable" label="启用" extra="停用后不再显示，已填写的内容保留" {...flag}>
        <Switch />
      </Field>
    </>
  );
}
