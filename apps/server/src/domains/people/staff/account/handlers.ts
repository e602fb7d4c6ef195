import { commonErrors, type Received } from '@park/contract/core';
import { staffErrors as errors, type staff } from '@park/contract/people/staff';
import { type Context, companyOf, fail } from '../../../../context.ts';
import { takeLimit } from '../../../../db/driver/index.ts';
import { isHidden } from '../../../../fields.ts';
import type { Secrets } from '../../../../secret.ts';
import { firstPassword } from '../../identity/index.ts';
import { lockEditable } from '../card/edit.ts';
import { type LockedPerson, lockPerson } from '../card/queries.ts';
import { joinedText, notices, noticeText } from '../texts.ts';
import { changePhone } from './number.ts';
import * as accounts from './queries.ts';

const maxLooksPerHour = 20;

function requireMayDisable({ actor }: Context, userId: string, memberships: readonly { level: number }[]): void {
  if (userId === actor.userId) fail(errors.notOneself);
  if (memberships.some(({ level }) => level === 3)) fail(errors.superFirst);
}

async function setEnableEverywhere(context: Context, userId: string, isEnable: boolean) {
  const found = await accounts.lockMemberships(context.db, context.actor, userId);
  if (found.length === 0) fail(commonErrors.notFound);
  if (!isEnable) requireMayDisable(context, userId, found);
  await accounts.setEnabledEverywhere(context.db, context.actor, userId, isEnable);
  return {};
}

/**
 * Sends a new first password to the person's own phone, never in the reply. A person who also belongs to another company keeps their
 * password and gets only a notice.
 */
async function renewPassword(context: Context, secrets: Secrets, person: LockedPerson, onlyFirst: boolean): Promise<void> {
  const { salt, stored } = firstPassword();
  const { companyId, id, companyName, phoneCipher } = person;
  const outcome = (await accounts.renewPassword(context.db, companyId, id, stored, onlyFirst)) ?? fail(commonErrors.notFound);
  if (outcome === 'changed') fail(errors.alreadySet);
  if (outcome === 'often') fail(commonErrors.tooMany);
  context.outbox(
    'sms.send',
    outcome === 'set'
      ? joinedText({ cipher: phoneCipher, company: companyName, isNew: true, salt })
      : noticeText(secrets, secrets.openPhone(phoneCipher), notices.passwordAsked(companyName)),
  );
}

export const accountHandlers = (secrets: Secrets) => ({
  async exists({ db, actor, alone, signedIn }: Context, { phone }: Received<typeof staff.exists>) {
    // the limit is counted in a separate transaction, so that the count stays even if the call fails
    if (!(await alone((own) => takeLimit(own, `exists/${actor.userId}`, maxLooksPerHour, 3_600)))) fail(commonErrors.tooMany);
    const seesNumbers = !isHidden(actor, 'book:read', 'phone');
    return { isExit: await accounts.isRegistered(db, actor, secrets.phoneHash(phone), signedIn.session.tokenHash, seesNumbers) };
  },

  async changePhone(context: Context, { id, companyId, phone }: Received<typeof staff.changePhone>) {
    await changePhone(context, secrets, await lockEditable(context, companyOf(context, { companyId }), id), phone);
    return {};
  },

  async setEnable(context: Context, { id, companyId: requestedCompanyId, isEnable }: Received<typeof staff.setEnable>) {
    const companyId = companyOf(context, { companyId: requestedCompanyId });
    const person = (await lockPerson(context.db, context.actor, 'staff:update', { companyId, userId: id })) ?? fail(commonErrors.notFound);
    if (!isEnable) requireMayDisable(context, id, [person]);
    await accounts.setEnabled(context.db, companyId, id, isEnable === 1, context.actor.userId);
    return {};
  },

  disable: (context: Context, { userId }: Received<typeof staff.disable>) => setEnableEverywhere(context, userId, false),
  enable: (context: Context, { userId }: Received<typeof staff.enable>) => setEnableEverywhere(context, userId, true),

  async resetPassword(context: Context, { userId, companyId }: Received<typeof staff.resetPassword>) {
    await renewPassword(context, secrets, await lockEditable(context, companyOf(context, { companyId }), userId), false);
    return {};
  },

  async resend(context: Context, { userId, companyId }: Received<typeof staff.resend>) {
    await renewPassword(context, secrets, await lockEditable(context, companyOf(context, { companyId }), userId), true);
    return {};
  },
});
