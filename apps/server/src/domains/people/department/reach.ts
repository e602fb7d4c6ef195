import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { type Context, companyOf, fail } from '../../../context.ts';
import { type Unhidden, unhiddenIn } from '../../../db/people.ts';
import { covers } from '../../../db/within.ts';
import { managePermission } from './tree/queries.ts';

type CompanyInput = { companyId?: string | undefined };
/**
 * Fails with 404 unless the actor's right covers the departments. Without this check an actor who can move departments could widen their
 * own data scope.
 */
export async function mustCover(
  context: Context,
  permission: Permission,
  departmentIds: (string | null)[],
  of: CompanyInput,
): Promise<void> {
  const target = { companyId: companyOf(context, of), departmentIds };
  if (!(await covers(context, permission, target))) fail(commonErrors.notFound);
}
/** Returns whether the actor sees departments and people hidden from a company's address book; only people who manage them there do. */
export const unhiddenFor = ({ actor }: Context, companyId: string, showAll: unknown): Unhidden =>
  Boolean(showAll) && unhiddenIn({ by: actor, keeps: actor.keeps }, managePermission, companyId);
