import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { type Context, companyOf, fail } from '../../../context.ts';
import { type Unhidden, unhiddenIn } from '../../../db/people.ts';
import { covers } from '../../../db/within.ts';
import { keeping } from './tree/queries.ts';

type Wanted = { companyId?: string | undefined };
/** Nothing is hung where the right does not go: a caller who could move departments there would widen the right. */
export async function mustCover(context: Context, permission: Permission, departmentIds: (string | null)[], of: Wanted): Promise<void> {
  const asked = { companyId: companyOf(context, of), departmentIds };
  if (!(await covers(context, permission, asked))) fail(commonErrors.notFound);
}
/** Departments and people hidden from the address book of a company are shown to people who look after them there. */
export const unhiddenFor = ({ actor }: Context, companyId: string, showAll: unknown): Unhidden =>
  Boolean(showAll) && unhiddenIn({ by: actor, keeps: actor.keeps }, keeping, companyId);
