import { compTypes } from '@park/contract/kinds';
import type { ParkUser } from '@park/contract/people/parkuser';
import { Button } from 'antd';
import { EnabledTag, StatusTag } from '../../../kit/feedback/status.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import type { Column } from '../../../kit/table/column.ts';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { identityOf } from '../../../parts/people/member.tsx';
import { PhoneView, staffPhone } from '../../../parts/phone/PhoneView.tsx';

/** Returns the key of a person in one company, because a person may belong to several companies. */
export const keyOf = ({ userId, companyId }: Pick<ParkUser, 'userId' | 'companyId'>) => `${userId}/${companyId}`;

export const UserPhone = ({ user: { userId, companyId, realName, phone } }: { user: ParkUser }) => (
  <PhoneView key={userId} masked={phone ?? ''} name={realName} look={() => staffPhone({ id: userId, companyId }, '园区人员')} />
);

/** A disabled company blocks its people, whatever their own state. */
export const UserStatus = ({ user }: { user: Pick<ParkUser, 'isEnable' | 'isCompanyEnable'> }) =>
  user.isEnable && !user.isCompanyEnable ? <StatusTag meaning="default">企业已禁用</StatusTag> : <EnabledTag isEnable={user.isEnable} />;

/** Without `show`, names are plain text instead of links to the card. */
type ColumnsOf = { show?: (user: ParkUser) => void };
export const userColumns = ({ show }: ColumnsOf): Column<ParkUser>[] => [
  {
    title: '姓名',
    dataIndex: 'realName',
    render: (_, user) => (
      <PersonName id={user.userId} name={user.realName}>
        {show ? (
          <Button type="link" size="small" onClick={() => show(user)}>
            {user.realName}
          </Button>
        ) : (
          user.realName
        )}
      </PersonName>
    ),
  },
  { title: '手机号', dataIndex: 'phone' as const, render: (_: unknown, user: ParkUser) => <UserPhone user={user} /> },
  { title: '企业', dataIndex: 'companyName', ellipsis: true },
  { title: '企业身份', dataIndex: 'compType', render: (_, { compType }) => compTypes[compType] },
  { title: '部门', dataIndex: 'departmentName', ellipsis: true, render: dash },
  { title: '职位', dataIndex: 'position', render: dash },
  { title: '身份', dataIndex: 'isCompanyAdmin', render: (_, user) => identityOf(user) },
  { title: '状态', dataIndex: 'isEnable', render: (_, user) => <UserStatus user={user} /> },
  { title: '加入时间', dataIndex: 'createdDate', hidden: true, render: dateTime },
];
