import type { ParkUser } from '@park/contract/people/parkuser';
import type { Actor } from '../../../context.ts';
import { isOthersSuper, isPhoneLocked, type MemberRank } from '../../../member-rank.ts';

type Person = Pick<ParkUser, 'userId' | 'companyId' | 'compType' | 'isSuperAdmin' | 'isCompanyAdmin'>;
/**
 * Returns whether the phone number of a person is locked for the actor and whether the actor may edit the person, by the rules of the staff
 * card.
 */
export function editRights(actor: Actor, person: Person, isKept: boolean): { isPhoneLocked: boolean; mayEdit: boolean } {
  const target: MemberRank = {
    id: person.userId,
    companyId: person.companyId,
    level: person.isSuperAdmin ? 3 : person.isCompanyAdmin ? 2 : 1,
    compType: Number(person.compType) as MemberRank['compType'],
    isContact: false,
  };
  return { isPhoneLocked: isPhoneLocked(target, actor), mayEdit: isKept && !isOthersSuper(target, actor) };
}
