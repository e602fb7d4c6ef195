import type { ExtendField } from '@park/contract/people/extend';
import { staff } from '@park/contract/people/staff';
import { role } from '@park/contract/rights/role';
import { useQuery } from '@tanstack/react-query';
import { Input, Radio, type TreeSelectProps } from 'antd';
import type { ReactNode } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import { useEarlyCheck } from '../../../kit/form/early-check.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { SwitchField } from '../../../kit/form/switch-field.tsx';
import { ExtendFields } from '../../../parts/extend/ExtendFields.tsx';
import { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';
import { phoneDigits } from '../../../parts/phone/digits.ts';
import { RoleSelect, roleOptions } from '../../../parts/rights/RoleSelect.tsx';
import { useMayAssignRoles } from './useRoleIds.ts';

const sexes = [
  { value: 0, label: '男' },
  { value: 1, label: '女' },
];

type StaffFieldsProps = { companyId: string | undefined; fields: readonly ExtendField[]; phone: ReactNode };
/** Form fields of a staff record. The phone number is passed in, because it can be typed only for a new person. */
export function StaffFields({ companyId, fields, phone }: StaffFieldsProps) {
  const givesRoles = useMayAssignRoles();
  return (
    <div className="form-column">
      <h2 className="panel-title">基本信息</h2>
      <Field name="realName" label="姓名" required>
        <Input showCount maxLength={20} placeholder="2到20个字符" autoComplete="off" />
      </Field>
      {phone}
      <Field name="sex" label="性别">
        <Radio.Group options={sexes} />
      </Field>
      <Field name="email" label="邮箱">
        <Input placeholder="如：name@example.com" autoComplete="off" />
      </Field>
      <h2 className="panel-title">组织信息</h2>
      <Field name="departmentId" label="部门" required>
        <DepartmentSelect companyId={companyId} placeholder="选择所在部门" />
      </Field>
      <Field name="position" label="职位">
        <Input showCount maxLength={20} placeholder="如：前端工程师" />
      </Field>
      {givesRoles && (
        <Field name="companyRoleIdList" label="角色">
          <CompanyRoles companyId={companyId} />
        </Field>
      )}
      <Field name="orgOrderNum" label="人员排序" required extra="数字越小越靠前">
        <Input inputMode="numeric" maxLength={10} placeholder="最多10位数字" />
      </Field>
      <SwitchField name="isShow" label="在通讯录中显示" extra="关闭后，普通成员在通讯录中看不到该员工" />
      <Field name="remark" label="备注">
        <Input.TextArea showCount maxLength={200} rows={3} />
      </Field>
      {fields.length > 0 && (
        <>
          <h2 className="panel-title">其他信息</h2>
          <ExtendFields fields={fields} />
        </>
      )}
    </div>
  );
}

/** Field for the phone number of a new person, which says at once if a member of the company already has the number. */
export function NewPhone({ companyId }: { companyId: string | undefined }) {
  const early = useEarlyCheck(
    (typed) => memberWith(phoneDigits(typed), companyId),
    '新用户的初始密码将以短信发送到此手机号；已有账号的直接加入本单位',
  );
  return (
    <Field name="phone" label="手机号" required normalize={phoneDigits} extra={early.text}>
      <Input inputMode="numeric" autoComplete="off" placeholder="11位手机号" onBlur={early.look} />
    </Field>
  );
}

/**
 * Searches the company for a phone number. The search sends the number in its body; the call that only says whether a number exists would
 * have it in its URL.
 */
async function memberWith(phone: string, companyId: string | undefined): Promise<string | undefined> {
  if (phone.length !== 11) return undefined;
  const { list } = await send(staff.search, { companyId, keyword: phone, showAll: 1, pageSize: 1 });
  return list[0] && `该手机号已是本单位员工：${list[0].realName}`;
}

type CompanyRolesProps = Pick<TreeSelectProps, 'id' | 'value' | 'onChange' | 'onBlur'> & { companyId: string | undefined };
/** Form field for the roles that the company has defined. */
function CompanyRoles({ companyId, ...field }: CompanyRolesProps) {
  const { data = [], isPending, isError } = useQuery(ask(role.companyTree, { companyId }));
  return (
    <RoleSelect {...field} options={roleOptions(data)} isPending={isPending} isError={isError} placeholder="选择角色" none="还没有角色" />
  );
}
