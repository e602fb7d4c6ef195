import type { Reply, Sent } from '@park/contract/core';
import { type DepartmentNode, unassigned } from '@park/contract/people/department';
import type { ExtendField } from '@park/contract/people/extend';
import { staff, staffErrors } from '@park/contract/people/staff';
import { Alert, Button, Form, Input } from 'antd';
import { send } from '../../../kit/api/send.ts';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import type { Latest } from '../../../kit/form/form.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { dash } from '../../../kit/format.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { useCompany } from '../../../parts/companies/company.ts';
import { extendInitial, extendText } from '../../../parts/extend/values.ts';
import { Avatar } from '../../../parts/people/Avatar.tsx';
import { useMemberActions } from '../../../parts/people/actions.tsx';
import { findDepartment, useDepartmentTree } from '../../../parts/people/departments.tsx';
import { identityOf } from '../../../parts/people/member.tsx';
import { StaffFields } from './StaffFields.tsx';

type Detail = Reply<typeof staff.detail>;
type EditStaffProps = { person: Detail; roleIds: string[] | undefined; fields: readonly ExtendField[]; back: string };

/** Edits the staff record of a person. The phone number is changed in a separate dialog, because it is used to sign in. */
export function EditStaff({ person, roleIds, fields, back }: EditStaffProps) {
  const company = useCompany();
  const { companyId } = company;
  const { tree } = useDepartmentTree(companyId);
  const leave = useCloseAndGoBack(back);
  const { more, open, dialogs } = useMemberActions(company, 'memberlist', leave);
  const latest: Latest<typeof staff.change> = {
    load: async () => cardOf(await send(staff.detail, { userId: person.id, companyId }), fields),
    describe: (values) => described(values, fields, tree),
  };
  return (
    <div className="stack form-page">
      <Panel className="row row-between">
        <span className="member-name">
          <Avatar id={person.id} name={person.realName} url={person.headPortaitUrl} />
          <span>
            <strong>{person.realName}</strong>
            <span className="muted">{identityOf(person)}</span>
          </span>
        </span>
        <span className="row">
          <EnabledTag isEnable={person.isEnable} />
          {company.may('staff:update') && more(person)}
        </span>
      </Panel>
      {person.mayEdit ? (
        <FormPage
          call={staff.change}
          initial={{ companyId, ...cardOf(person, fields), id: person.id, ...(roleIds && { companyRoleIdList: roleIds }) }}
          done="修改人员成功"
          latest={latest}
          onLeave={leave}
        >
          <StaffFields
            companyId={companyId}
            fields={fields}
            phone={<PhoneField person={person} onChange={() => open('phone', person)} />}
          />
        </FormPage>
      ) : (
        <Alert
          type="info"
          showIcon
          title={person.isSuperAdmin ? staffErrors.superLocked.message : '你没有修改该员工的权限'}
          action={<Button onClick={leave}>返回</Button>}
        />
      )}
      {dialogs}
    </div>
  );
}

/** V193, V229: shows the phone number with a button to change it; if the number is locked, the button is disabled and the reason shown. */
function PhoneField({ person: { phone, isPhoneLocked }, onChange }: { person: Detail; onChange: () => void }) {
  return (
    <Form.Item label="手机号" required htmlFor="kept-phone" extra={isPhoneLocked && staffErrors.phoneLocked.message}>
      <div className="kept-phone">
        <Input id="kept-phone" disabled value={phone ?? ''} />
        <Button disabled={isPhoneLocked} onClick={onChange}>
          修改手机号
        </Button>
      </div>
    </Form.Item>
  );
}

function cardOf(person: Detail, fields: readonly ExtendField[]) {
  const { version, realName, departmentId, position, email, isShow, sex, orgOrderNum, remark } = person;
  // Custom fields that are disabled keep their values and are not part of the form.
  const extValues = extendInitial(fields, person.extValues);
  return { version, realName, departmentId: departmentId ?? unassigned, position, email, isShow, sex, orgOrderNum, remark, extValues };
}

const described = (values: Partial<Sent<typeof staff.change>>, fields: readonly ExtendField[], tree: DepartmentNode[]) => ({
  姓名: values.realName,
  性别: values.sex === 0 ? '男' : values.sex === 1 ? '女' : '--',
  邮箱: dash(values.email),
  部门: findDepartment(tree, values.departmentId)?.name,
  职位: dash(values.position),
  人员排序: String(values.orgOrderNum ?? ''),
  在通讯录中显示: values.isShow ? '显示' : '隐藏',
  备注: dash(values.remark),
  ...Object.fromEntries(fields.map((field) => [field.name, extendText(field, values.extValues?.[field.columnName])])),
});
