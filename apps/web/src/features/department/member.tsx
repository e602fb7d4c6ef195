import type { Member } from '@park/contract/department';
import { PhoneView, staffPhone } from '../../kit/phone-view.tsx';
import { StatusTag } from '../../kit/status.tsx';

const sexes = ['男', '女'] as const;
export const sexOf = ({ sex }: Member) => (sex === null ? '--' : sexes[sex]);

export function identityOf({ isSuperAdmin, isCompanyAdmin }: Member) {
  if (isSuperAdmin) return '单位超级管理员';
  return isCompanyAdmin ? '单位普通管理员' : '普通成员';
}

export const Standing = ({ member }: { member: Member }) =>
  member.isEnable ? <StatusTag meaning="success">启用</StatusTag> : <StatusTag meaning="default">禁用</StatusTag>;

export const MemberPhone = ({ member: { id, companyId, phone, realName } }: { member: Member }) => (
  <PhoneView key={id} masked={phone} name={realName} look={() => staffPhone({ id, companyId }, '组织架构')} />
);
