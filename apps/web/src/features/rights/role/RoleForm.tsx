import { dataScopes, fieldRules, guardedFields, role } from '@park/contract/rights/role';
import { Form, Input, Segmented, Select } from 'antd';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { FormDrawer } from '../../../kit/form/form-drawer.tsx';
import { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';
import type { Role } from './families.ts';
import type { Roles } from './useRoles.ts';

/** The role or group to edit, or the kind and parent of a new one. */
export type RoleFormTarget = { kind: 'role' | 'group'; of?: Role; parentId?: string };
type RoleFormProps = { dialog: Dialog<{ id?: string }>; target: RoleFormTarget; roles: Roles };

const optionsOf = (record: Readonly<Record<string, string>>) => Object.entries(record).map(([value, label]) => ({ value, label }));
/** Default order from the specification, so that new roles come last. V282 */
const sortNum = 100;

export function RoleForm({ target, ...props }: RoleFormProps) {
  if (props.roles.family.name === 'inner') return <InnerForm {...props} of={target.of} />;
  return target.kind === 'group' ? <GroupForm {...props} of={target.of} /> : <OrdinaryForm {...props} {...target} />;
}

type FormOf = Omit<RoleFormProps, 'target'> & { of?: Role | undefined };
const titles = (name: string, of: Role | undefined) => ({
  title: `${of ? '编辑' : '新增'}${name}`,
  done: `${of ? '修改' : '新增'}${name}成功`,
});

function GroupForm({ dialog, roles: { family, companyId }, of }: FormOf) {
  const texts = titles('角色组', of);
  const input = <Input maxLength={20} showCount placeholder="如：业务角色" />;
  const identity = of && { id: of.id, version: of.version };
  if (family.name === 'company')
    return (
      <FormDialog
        dialog={dialog}
        {...texts}
        call={of ? role.changeCompanyRole : role.addCompanyRole}
        initial={{ ...identity, companyId, isRoleGroup: 1, roleName: of?.roleName ?? '', ...(!of && { sortNum }) }}
      >
        <Field name="roleName" label="角色组名称" required>
          {input}
        </Field>
      </FormDialog>
    );
  return (
    <FormDialog
      dialog={dialog}
      {...texts}
      call={of ? role.changeParkGroup : role.addParkGroup}
      initial={{
        ...identity,
        roleGroupName: of?.roleName ?? '',
        ...(!of && { kind: family.name === 'assist' ? 'assist' : 'park', sortNum }),
      }}
    >
      <Field name="roleGroupName" label="角色组名称" required>
        {input}
      </Field>
    </FormDialog>
  );
}

function InnerForm({ dialog, of }: FormOf) {
  return (
    <FormDialog
      dialog={dialog}
      {...titles('角色', of)}
      call={of ? role.changeInner : role.addInner}
      initial={{
        ...(of && { id: of.id, version: of.version }),
        name: of?.roleName ?? '',
        remark: of?.remark ?? '',
        ...(!of && { sortNum }),
      }}
    >
      <Field name="name" label="角色名称" required extra="园区内每家企业都有该角色，成员由各企业自己设置">
        <Input maxLength={20} showCount placeholder="如：安全责任人" />
      </Field>
      <Remark />
    </FormDialog>
  );
}

type Filled = { dataScope?: string; scopeDepartmentIds?: string[] };
function OrdinaryForm({ dialog, roles, of, parentId }: FormOf & { parentId?: string }) {
  const { family, companyId } = roles;
  const isCompany = family.name === 'company';
  const calls = isCompany ? ([role.addCompanyRole, role.changeCompanyRole] as const) : ([role.addParkRole, role.changeParkRole] as const);
  const initial = {
    ...(isCompany ? { companyId } : !of && { kind: family.name === 'assist' ? ('assist' as const) : ('park' as const) }),
    ...(of ? { id: of.id, version: of.version } : { sortNum }),
    roleName: of?.roleName ?? '',
    parentId: of?.parentId ?? parentId ?? null,
    remark: of?.remark ?? '',
    dataScope: of?.dataScope ?? ('all' as const),
    scopeDepartmentIds: of?.scopeDepartmentIds ?? [],
    fieldPolicy: { ...Object.fromEntries(Object.keys(guardedFields).map((field) => [field, 'show'])), ...of?.fieldPolicy },
  };
  return (
    <FormDrawer<(typeof calls)[number], typeof initial>
      dialog={dialog}
      {...titles('角色', of)}
      call={calls[of ? 1 : 0]}
      initial={initial}
      prepare={({ fieldPolicy, ...values }) => ({
        ...values,
        scopeDepartmentIds: values.dataScope === 'custom' ? values.scopeDepartmentIds : [],
        // a role that says nothing about a field differs from one that shows it, so an untouched policy is not sent
        ...((!of || JSON.stringify(fieldPolicy) !== JSON.stringify(initial.fieldPolicy)) && { fieldPolicy }),
      })}
    >
      <Field name="roleName" label="角色名称" required>
        <Input maxLength={20} showCount placeholder="如：采购专员" />
      </Field>
      <Field name="parentId" label="所属角色组" normalize={(value) => value ?? null}>
        <Select allowClear placeholder="不属于任何角色组" options={groupsOf(roles)} />
      </Field>
      <Field name="dataScope" label="数据范围" extra="该角色能看到、能处理哪些人和数据；有多个角色时合并计算">
        <Select options={optionsOf(dataScopes)} />
      </Field>
      <Form.Item noStyle dependencies={['dataScope']}>
        {({ getFieldValue }) =>
          (getFieldValue('dataScope') as Filled['dataScope']) === 'custom' && (
            <Field name="scopeDepartmentIds" label="指定部门" required>
              <DepartmentSelect companyId={companyId} isReal multiple placeholder="选择部门" />
            </Field>
          )
        }
      </Form.Item>
      {optionsOf(guardedFields).map(({ value, label }) => (
        <Field key={value} name={`fieldPolicy.${value}`} label={`${label}的显示`}>
          <Segmented aria-label={`${label}的显示`} options={optionsOf(fieldRules)} />
        </Field>
      ))}
      <p className="muted">手机号和证件号默认隐藏部分数字；设为“可见”的，可以逐个点击查看，每次都会留下记录。</p>
      <Remark />
    </FormDrawer>
  );
}

const groupsOf = ({ roles }: Roles) =>
  roles.flatMap(({ id, roleName, isRoleGroup }) => (isRoleGroup ? [{ value: id, label: roleName }] : []));

const Remark = () => (
  <Field name="remark" label="备注">
    <Input.TextArea showCount maxLength={200} rows={3} />
  </Field>
);
