import { commonErrors } from '@park/contract/core';
import { staffErrors as errors } from '@park/contract/people/staff';
import { type Context, fail, must, onConstraint } from '../../../../context.ts';
import type { Secrets } from '../../../../secret.ts';
import { admit } from '../card/join.ts';
import * as admins from './queries.ts';

type FirstAdmin = { companyId: string; realName: string; phone: string };
/**
 * Appoints the first super administrator of a company. Fails with 60202 when the company has one already: from then on the post can only be
 * handed over.
 */
export async function appointSuper(context: Context, secrets: Secrets, { companyId, realName, phone }: FirstAdmin): Promise<void> {
  const { db, actor } = context;
  if (!(await admins.lockCompany(db, companyId))) fail(commonErrors.notFound);
  if (await admins.hasSuper(db, companyId)) fail(errors.hasAdmin);
  await admit(db, secrets, companyId, { phone, realName, departmentId: null, by: actor.userId });
  const person = (await admins.lockByPhone(db, companyId, secrets.phoneHash(phone))) ?? fail(commonErrors.notFound);
  if (!person.isEnable) fail(errors.disabled, { superAdminPhone: errors.disabled.message });
  must(await admins.setLevel(db, companyId, person.id, 3, actor.userId).catch(onConstraint({ staff_super_admin: errors.hasAdmin })));
}
