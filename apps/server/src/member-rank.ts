import { staffErrors as errors } from '@park/contract/people/staff';
import type { Actor } from './context.ts';

/** Facts about a person that, besides permissions, decide what may be done to their card. */
export type MemberRank = {
  id: string;
  companyId: string;
  /** Administrator level in the company: 1 member, 2 administrator, 3 super administrator. */
  level: 1 | 2 | 3;
  compType: 0 | 1 | 2;
  /** Whether this person's phone number is the contact phone number of the company. */
  isContact: boolean;
};

/** V228: tells whether the card belongs to another super administrator; only that person may change it. */
export const isOthersSuper = ({ level, id }: Pick<MemberRank, 'level' | 'id'>, { userId }: Pick<Actor, 'userId'>) =>
  level === 3 && id !== userId;

/** V193, V229, decision 85: tells whether a person's phone number is locked, as it is for administrators and for people of an operator. */
export function isPhoneLocked(
  { level, compType, id, companyId }: MemberRank,
  { userId, level: own, companyId: ownCompany }: Actor,
): boolean {
  if (level === 3 || compType === 2) return true;
  // an actor who could change the phone number of an administrator to their own could sign in as that administrator
  return level === 2 && (id === userId || (companyId === ownCompany && own < 3));
}

/** V230: returns the reason why a person may not be removed, or undefined. */
export function removalObstacle({ level, isContact, id }: MemberRank, { userId }: Pick<Actor, 'userId'>): string | undefined {
  if (id === userId) return '不能移除自己';
  if (level === 3) return errors.superFirst.message;
  return isContact ? '该员工是企业的联系人' : undefined;
}

/** A person of a list, with whether the actor's permission to remove people covers them. */
export type Listed = MemberRank & { isRemovable: boolean };
/** Tells which actions on a person of a list the actor may use: changing the phone number and removing the person. */
export const allowedActions = (row: Listed, actor: Actor) => ({
  isPhoneLocked: isPhoneLocked(row, actor),
  mayRemove: row.isRemovable && !removalObstacle(row, actor),
});
