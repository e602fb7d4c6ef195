import { type DepartmentNode, department } from '@park/contract/people/department';
import { Form, Input, InputNumber } from 'antd';
import { send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { SwitchField } from '../../../kit/form/switch-field.tsx';
import { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';
import { findDepartment } from '../../../parts/people/departments.tsx';

/** The parent of a new department, or the department to edit. */
export type DepartmentTarget = { below: DepartmentNode } | { node: DepartmentNode };
type DepartmentFormProps = {
  dialog: Dialog<{ id?: string }>;
  target: DepartmentTarget;
  tree: DepartmentNode[];
  companyId?: string | undefined;
};

export function DepartmentForm({ target, ...props }: DepartmentFormProps) {
  return 'node' in target ? <Edit {...props} node={target.node} /> : <Add {...props} below={target.below} />;
}

type Rest = Omit<DepartmentFormProps, 'target'>;
function Add({ dialog, companyId, below }: Rest & { below: DepartmentNode }) {
  return (
    <FormDialog
      dialog={dialog}
      title="新增部门"
      call={department.create}
      initial={{ parentId: below.id, companyId, isShow: 1 }}
      done="新增成功"
      failed="新增失败"
    >
      <Form.Item label="上级部门">{below.name}</Form.Item>
      <OwnFields />
    </FormDialog>
  );
}

function Edit({ dialog, companyId, tree, node }: Rest & { node: DepartmentNode }) {
  const { id, version, name, parentId, orderNum, isShow } = node;
  const latest: Latest<typeof department.change> = {
    load: async () => {
      const now = await send(department.detail, { id, companyId });
      return { name: now.name, parentId: now.parentId ?? '', orderNum: now.orderNum, isShow: now.isShow, version: now.version };
    },
    describe: (values) =>
      'name' in values
        ? {
            部门名称: values.name,
            上级部门: findDepartment(tree, values.parentId)?.name,
            排序: String(values.orderNum),
            在通讯录中显示: values.isShow ? '显示' : '隐藏',
          }
        : {},
  };
  return (
    <FormDialog
      dialog={{ open: dialog.open, close: () => dialog.close() }}
      title="编辑部门"
      call={department.change}
      initial={{ type: 1, id, version, companyId, name, parentId: parentId ?? '', orderNum, isShow }}
      done="修改成功"
      latest={latest}
    >
      <Field name="parentId" label="上级部门" required>
        <DepartmentSelect companyId={companyId} without={id} isReal />
      </Field>
      <OwnFields />
    </FormDialog>
  );
}

function OwnFields() {
  return (
    <>
      <Field name="name" label="部门名称" required>
        <Input maxLength={20} showCount placeholder="如：工程维修部" />
      </Field>
      <Field name="orderNum" label="排序" required>
        <InputNumber min={0} max={9_999_999_999} precision={0} placeholder="数字越小越靠前" style={{ width: '100%' }} />
      </Field>
      <SwitchField name="isShow" label="在通讯录中显示" extra="关闭后，普通成员在通讯录中看不到此部门" />
    </>
  );
}
