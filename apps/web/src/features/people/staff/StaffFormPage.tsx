import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { FormPageSkeleton } from '../../../kit/feedback/skeleton.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { usePageParams } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { RedirectAndClose, useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { useCompany } from '../../../parts/companies/company.ts';
import { extendInitial, useFormFields } from '../../../parts/extend/values.ts';
import { listOf } from '../../../parts/people/address.ts';
import { phoneUsed } from '../../../parts/people/phone-used.ts';
import { phoneDigits } from '../../../parts/phone/digits.ts';
import { EditStaff } from './EditStaff.tsx';
import { NewPhone, StaffFields } from './StaffFields.tsx';
import { useRoleIds } from './useRoleIds.ts';

/** 新增单位人员: adds a person to a company. */
export function AddStaffPage() {
  const [params] = usePageParams();
  const { deptId, companyName } = useParams();
  const { companyId } = useCompany();
  const { fields } = useFormFields('person');
  const leave = useCloseAndGoBack(listOf(params.get('from'), companyId));
  // An existing person is edited at a different address, to which this page redirects.
  if (params.get('id')) return <RedirectAndClose to={`/architecture/updateenterpriseuser?${params}`} />;
  if (!fields) return <FormPageSkeleton />;
  const departmentId = deptId ?? params.get('deptId') ?? undefined;
  const phone = phoneDigits(params.get('phone'));
  return (
    <FormPage
      call={staff.create}
      initial={{ companyId, isShow: 1, phone, extValues: extendInitial(fields), ...(departmentId && { departmentId }) }}
      done="新增人员成功"
      about={phoneUsed}
      onLeave={leave}
    >
      {companyName && <p className="muted form-about">所属企业：{companyName}</p>}
      <StaffFields companyId={companyId} fields={fields} phone={<NewPhone companyId={companyId} />} />
    </FormPage>
  );
}

/** 设置单位人员: edits the staff record of a person. */
export function EditStaffPage() {
  const [params] = usePageParams();
  const userId = useParams().id ?? params.get('id') ?? '';
  const { companyId } = useCompany();
  const { fields } = useFormFields('person');
  const { data, error, refetch } = useQuery({ ...ask(staff.detail, { userId, companyId }), enabled: userId !== '', staleTime: 0 });
  const roles = useRoleIds(data);
  if (!userId) return <RedirectAndClose to={`/architecture/addenterpriseuser?${params}`} />;
  if (error && !data)
    return (
      <Panel>
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data || !fields || roles.isPending) return <FormPageSkeleton />;
  const back = listOf(params.get('from'), companyId);
  return <EditStaff key={userId} person={data} roleIds={roles.roleIds} fields={fields} back={back} />;
}
