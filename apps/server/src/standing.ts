import { staffErrors as errors } from '@park/contract/people/staff';
import type { Actor } from './context.ts';

/** The facts that decide what may be done to a person's card, besides rights. */
export type Standing = {
  id: string;
  companyId: string;
  level: 1 | 2 | 3;
  compType: 0 | 1 | 2;
  /** The company is reached under this person's number. */
  isContact: boolean;
};

/** V228: a super administrator's card is only that person's to change. */
export const isOthersSuper = ({ level, id }: Pick<Standing, 'level' | 'id'>, { userId }: Pick<Actor, 'userId'>) =>
  level === 3 && id !== userId;

/** V193, V229, decision 85: administrators keep their number, and so do the people of an operating body. */
export function isPhoneLocked({ level, compType, id, companyId }: Standing, { userId, level: own, companyId: ownCompany }: Actor): boolean {
  if (level === 3 || compType === 2) return true;
  // a caller who could move an administrator's membership to a number of their own would become that administrator
  return level === 2 && (id === userId || (companyId === ownCompany && own < 3));
}

/** V230: why a person may not be removed; undefined when nothing speaks against it. */
export function barToRemoval({ level, isContact, id }: Standing, { userId }: Pick<Actor, 'userId'>): string | undefined {
  if (id === userId) return '不能移除自己';
  if (level === 3) return errors.superFirst.message;
  return isContact ? '该员工是单位的业务联系人' : undefined;
}

/** A person of a list, and whether the reader's right to remove people covers that person. */
export type Listed = Standing & { isRemovable: boolean };
/** The entries of a person's menu that are open to the reader, besides rights: the number and the removal. */
export const openTo = (row: Listed, actor: Actor) => ({
  isPhoneLocked: isPhoneLocked(row, actor),
  mayRemove: row.isRemovable && !barToRemoval(row, actor),
});
