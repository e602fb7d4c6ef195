import type { Sent } from '@park/contract/core';
import type { ParkUser } from '@park/contract/people/parkuser';
import { type ParkAdmin, parkadmin, parkadminErrors } from '@park/contract/rights/parkadmin';
import { useQuery } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { type CallError, send } from '../../../kit/api/send.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { usePageParams } from '../../../kit/list/state.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { RedirectAndClose, useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { PersonFields, PostFields } from './ParkAdminFields.tsx';

const back = '/system/manager';
/** Maps errors about the person to the field that identifies the person: the selection or the phone number. */
const aboutPerson = ({ code, message }: CallError): Record<string, string> =>
  code === parkadminErrors.alreadyAdmin.code ? { userId: message, phone: message } : {};

/** 新增管理员: appoints an administrator of the park. */
export function AddManagerPage() {
  const leave = useCloseAndGoBack(back);
  const [compType, setCompType] = useState<ParkUser['compType']>();
  return (
    <FormPage call={parkadmin.add} done="新增管理员成功" about={aboutPerson} onLeave={leave}>
      <div className="form-column">
        <PersonFields onCompType={setCompType} />
        <PostFields compType={compType} />
      </div>
    </FormPage>
  );
}

/** 编辑管理员: changes roles and period of an administrator of the park. */
export function EditManagerPage() {
  const [params] = usePageParams();
  const userId = params.get('userId') ?? '';
  const companyId = params.get('companyId') ?? undefined;
  const { data, error, refetch } = useQuery({ ...ask(parkadmin.detail, { userId, companyId }), enabled: userId !== '', staleTime: 0 });
  if (!userId) return <RedirectAndClose to={back} />;
  if (error && !data)
    return (
      <Panel>
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data)
    return (
      <Panel className="form-page">
        <SkeletonLines rows={8} />
      </Panel>
    );
  return <EditManager key={`${data.userId}/${data.companyId}`} admin={data} />;
}

const postOf = ({ version, roles, validFrom, validTo, remark }: ParkAdmin) => ({
  version,
  roleIds: roles.map(({ id }) => id),
  validFrom,
  validTo,
  remark,
});

function EditManager({ admin }: { admin: ParkAdmin }) {
  const leave = useCloseAndGoBack(back);
  const { userId, companyId, realName, companyName, compType } = admin;
  const names = new Map(admin.roles.map(({ id, roleName }) => [id, roleName]));
  const latest = {
    load: async () => {
      const theirs = await send(parkadmin.detail, { userId, companyId });
      for (const { id, roleName } of theirs.roles) names.set(id, roleName);
      return postOf(theirs);
    },
    describe: ({ roleIds = [], validTo, remark }: Partial<Sent<typeof parkadmin.change>>) => ({
      角色: roleIds.map((id) => names.get(id) ?? '已选角色').join('、'),
      有效期至: validTo ? dateTime(validTo) : '长期',
      备注: dash(remark),
    }),
  };
  return (
    <FormPage
      call={parkadmin.change}
      initial={{ userId, companyId, ...postOf(admin) }}
      done="修改管理员成功"
      latest={latest}
      onLeave={leave}
    >
      <div className="form-column">
        <Form.Item label="人员" htmlFor="manager-person">
          <Input id="manager-person" disabled value={`${realName}（${companyName}）`} />
        </Form.Item>
        <PostFields compType={compType} />
      </div>
    </FormPage>
  );
}
