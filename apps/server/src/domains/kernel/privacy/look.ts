import type { Permission } from '@park/contract/access';
import { commonErrors } from '@park/contract/core';
import { privacyErrors as errors } from '@park/contract/kernel/privacy';
import { type Context, fail } from '../../../context.ts';
import { takeLimit } from '../../../db/driver/index.ts';
import { isOpen } from '../../../fields.ts';
import type { Secrets } from '../../../secret.ts';
import * as records from './queries.ts';

/**
 * Limit of look-ups by one user in ten minutes; look-ups of people and of companies count together. Notes are counted separately, with the
 * same limit.
 */
const most = 30;
const seconds = 600;
export async function take({ db, actor }: Context, kind: 'look' | 'note'): Promise<void> {
  if (!(await takeLimit(db, `privacy-${kind}/${actor.userId}`, most, seconds))) fail(errors.tooMany);
}

type Subject = { companyId: string; userId?: undefined } | { companyId?: string | undefined; userId: string };
/**
 * Returns the phone number of a person or of a company's contact if the actor holds the permission. Each look-up writes a privacy record.
 */
export async function lookUp(context: Context, { openPhone }: Pick<Secrets, 'openPhone'>, permission: Permission, of: Subject) {
  const { db, actor } = context;
  if (!isOpen(actor, permission, 'phone')) fail(commonErrors.forbidden);
  await take(context, 'look');
  const cipher = await (of.userId === undefined
    ? records.companyPhone(db, actor, of.companyId)
    : records.staffPhone(db, actor, of.userId, of.companyId));
  return { phone: cipher ? openPhone(cipher) : fail(errors.noPhone) };
}
