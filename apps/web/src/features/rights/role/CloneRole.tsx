import { role as roleCalls } from '@park/contract/rights/role';
import { Input } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import type { Role } from './families.ts';
import type { Roles } from './useRoles.ts';

const longest = 20;
const copyName = (name: string) => `${name.slice(0, longest - 2)}副本`;

type CloneRoleProps = { dialog: Dialog<{ id?: string }>; roles: Roles; role: Role };
export function CloneRole({ dialog, roles: { family }, role }: CloneRoleProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={`复制角色：${role.roleName}`}
      call={roleCalls.clone}
      okText="复制"
      initial={{ refType: family.refType, id: role.id, roleName: copyName(role.roleName) }}
      done="新增角色成功"
    >
      <Field name="roleName" label="角色名称" required extra="只复制权限，不复制用户；你没有的权限不会复制">
        <Input maxLength={longest} showCount />
      </Field>
    </FormDialog>
  );
}
