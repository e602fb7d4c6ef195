import type { Permission } from '@park/contract/access';
import type { Context } from '../../../context.ts';
import { coversAll } from '../../../db/within.ts';
import { isWithin } from './card/queries.ts';

/**
 * Returns whether a right of the actor covers this person. People whom no right covers are shown to the actor only as in the address book.
 */
export const mayManage = async (
  { db, actor }: Context,
  permission: Permission,
  person: { companyId: string; userId: string },
): Promise<boolean> =>
  actor.keeps(permission, person.companyId) && (coversAll(actor, permission) || (await isWithin(db, actor, permission, person)));
