import type { Reply } from '@park/contract/core';
import type { Member } from '@park/contract/people/department';
import type { staff } from '@park/contract/people/staff';
import { PhoneView, staffPhone } from '../phone/PhoneView.tsx';
import './people.css';

/** A person as a row of a list, or as the complete card with the actions the user may take. */
export type Person = Member & Partial<Reply<typeof staff.detail>>;

const sexes = ['男', '女'] as const;
/** Returns 男 or 女, or dashes if unknown. */
export const sexOf = ({ sex }: Pick<Member, 'sex'>) => (sex === null ? '--' : sexes[sex]);

/** Returns the position of a person in the company. */
export function identityOf({ isSuperAdmin, isCompanyAdmin }: Pick<Member, 'isSuperAdmin' | 'isCompanyAdmin'>) {
  if (isSuperAdmin) return '单位超级管理员';
  return isCompanyAdmin ? '单位普通管理员' : '普通成员';
}

/** Shows a masked phone that authorised users can reveal; every reveal is recorded. */
export const MemberPhone = ({
  member: { id, companyId, phone, realName },
}: {
  member: Pick<Member, 'id' | 'companyId' | 'realName' | 'phone'>;
}) => <PhoneView key={id} masked={phone ?? ''} name={realName} look={() => staffPhone({ id, companyId }, '组织架构')} />;
