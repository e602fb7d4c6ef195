import type { Permission } from '@park/contract/access';
import type { Context } from '../../../context.ts';
import { coversAll } from '../../../db/within.ts';
import { isWithin } from './card/queries.ts';

/** Whether a right of the caller covers this person; people it does not cover are shown as the address book shows them. */
export const looksAfter = async (
  { db, actor }: Context,
  permission: Permission,
  person: { companyId: string; userId: string },
): Promise<boolean> =>
  actor.keeps(permission, person.companyId) && (coversAll(actor, permission) || (await isWithin(db, actor, permission, person)));
