import { compTypes } from '@park/contract/kinds';
import type { ParkUser } from '@park/contract/people/parkuser';
import { Button } from 'antd';
import { dash, dateTime } from '../../../kit/format.ts';
import { identityOf } from '../../../kit/people/member.tsx';
import { PhoneView, staffPhone } from '../../../kit/phone-view.tsx';
import { EnabledTag, StatusTag } from '../../../kit/status.tsx';
import type { Column } from '../../../kit/table-column.ts';

/** Somebody in one company: he may be in several. */
export const keyOf = ({ userId, companyId }: Pick<ParkUser, 'userId' | 'companyId'>) => `${userId}/${companyId}`;

export const UserPhone = ({ user: { userId, companyId, realName, phone } }: { user: ParkUser }) => (
  <PhoneView key={userId} masked={phone ?? ''} name={realName} look={() => staffPhone({ id: userId, companyId }, '园区用户')} />
);

/** A company that is disabled keeps its people out, whatever is said of them. */
export const UserStanding = ({ user }: { user: Pick<ParkUser, 'isEnable' | 'isCompanyEnable'> }) =>
  user.isEnable && !user.isCompanyEnable ? <StatusTag meaning="default">单位已禁用</StatusTag> : <EnabledTag isEnable={user.isEnable} />;

/** Names lead to the card where there is one. */
type ColumnsOf = { show?: (user: ParkUser) => void; hasPhones: boolean };
export const userColumns = ({ show, hasPhones }: ColumnsOf): Column<ParkUser>[] => [
  {
    title: '姓名',
    dataIndex: 'realName',
    render: (_, user) =>
      show ? (
        <Button type="link" size="small" onClick={() => show(user)}>
          {user.realName}
        </Button>
      ) : (
        user.realName
      ),
  },
  ...(hasPhones
    ? [{ title: '手机号', dataIndex: 'phone' as const, render: (_: unknown, user: ParkUser) => <UserPhone user={user} /> }]
    : []),
  { title: '单位', dataIndex: 'companyName', ellipsis: true },
  { title: '单位类型', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '部门', dataIndex: 'departmentName', ellipsis: true, render: dash },
  { title: '职位', dataIndex: 'position', render: dash },
  { title: '身份', dataIndex: 'isCompanyAdmin', render: (_, user) => identityOf(user) },
  { title: '状态', dataIndex: 'isEnable', render: (_, user) => <UserStanding user={user} /> },
  { title: '加入时间', dataIndex: 'createdDate', hidden: true, render: dateTime },
];
