import type { Reply } from '@park/contract/core';
import type { Member } from '@park/contract/people/department';
import type { staff } from '@park/contract/people/staff';
import { PhoneView, staffPhone } from '../phone/PhoneView.tsx';
import './people.css';

/** A row of a list, or the whole card with what the reader may do about the person. */
export type Person = Member & Partial<Reply<typeof staff.detail>>;

const sexes = ['男', '女'] as const;
/** 男 or 女, where it is known. */
export const sexOf = ({ sex }: Pick<Member, 'sex'>) => (sex === null ? '--' : sexes[sex]);

/** What somebody is in his company. */
export function identityOf({ isSuperAdmin, isCompanyAdmin }: Pick<Member, 'isSuperAdmin' | 'isCompanyAdmin'>) {
  if (isSuperAdmin) return '单位超级管理员';
  return isCompanyAdmin ? '单位普通管理员' : '普通成员';
}

/** Somebody's picture, or the end of the name, which is how people call each other. */
export const Avatar = ({ name, url }: { name: string; url?: string | null }) => (
  <span className="person-face" aria-hidden>
    {url ? <img src={url} alt="" /> : name.slice(-2)}
  </span>
);

/** A masked number that is shown whole to who may, and noted then. */
export const MemberPhone = ({
  member: { id, companyId, phone, realName },
}: {
  member: Pick<Member, 'id' | 'companyId' | 'realName' | 'phone'>;
}) => <PhoneView key={id} masked={phone ?? ''} name={realName} look={() => staffPhone({ id, companyId }, '组织架构')} />;
