import { staffErrors as errors } from '@park/contract/people/staff';
import type { Actor } from '../../../context.ts';
import type { Standing } from '../../../standing.ts';

/** V228: a super administrator's card is his own. */
export const isOthersSuper = ({ level, id }: Pick<Standing, 'level' | 'id'>, { userId }: Pick<Actor, 'userId'>) =>
  level === 3 && id !== userId;

/** V193, V229, decision 85: administrators keep their number, and so do the people of an operating body. */
export function isPhoneLocked({ level, compType, id, companyId }: Standing, { userId, level: own, companyId: ownCompany }: Actor): boolean {
  if (level === 3 || compType === 2) return true;
  // whoever could move an administrator's membership to a number of his own would be one
  return level === 2 && (id === userId || (companyId === ownCompany && own < 3));
}

/** V230: why somebody stays; nothing when he may go. */
export function barToRemoval({ level, isContact, id }: Standing, { userId }: Pick<Actor, 'userId'>): string | undefined {
  if (id === userId) return '不能移除自己';
  if (level === 3) return errors.superFirst.message;
  return isContact ? '该员工是单位的业务联系人' : undefined;
}

/** Somebody of a list, and whether the reader's right to remove people covers him. */
export type Listed = Standing & { isRemovable: boolean };
/** What of a person's menu is open to the reader, besides rights: his number, and the way out. */
export const openTo = (row: Listed, actor: Actor) => ({
  isPhoneLocked: isPhoneLocked(row, actor),
  mayRemove: row.isRemovable && !barToRemoval(row, actor),
});

/** In one's own company the posts of administrators are the super administrator's to give; elsewhere the right is enough. */
export const mayAppoint = ({ companyId: own, level }: Pick<Actor, 'companyId' | 'level'>, companyId: string) =>
  companyId !== own || level === 3;
