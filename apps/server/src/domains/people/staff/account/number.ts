import { commonErrors } from '@park/contract/core';
import { staffErrors as errors, staffTexts } from '@park/contract/people/staff';
import { type Context, fail } from '../../../../context.ts';
import { isOpen } from '../../../../fields.ts';
import { isPhoneLocked } from '../../../../member-rank.ts';
import { firstPassword } from '../../identity/index.ts';
import { explain, type Keys } from '../card/form.ts';
import type { LockedPerson, NotJoined } from '../card/queries.ts';
import { mayGiveAll } from '../role/giving.ts';
import { joinedText, notices, noticeText } from '../texts.ts';
import * as accounts from './queries.ts';

/**
 * Changes the phone number of a member. A person of only this company keeps the account, unless the new number already has an account.
 * Otherwise the membership moves to the account with the new phone number, so that nothing changes for the other companies of either
 * account. The answer is the same in both cases.
 */
export async function changePhone(context: Context, secrets: Keys, person: LockedPerson, phone: string): Promise<void> {
  const { db, actor } = context;
  const { companyId, id: userId, companyName, realName } = person;
  const triple = secrets.phone(phone);
  if (isPhoneLocked(person, actor)) fail(errors.phoneLocked);
  if (!isOpen(actor, 'staff:update', 'phone')) fail(commonErrors.forbidden);
  if (triple.hash.equals(person.phoneHash)) fail(commonErrors.invalidInput, { phone: staffTexts.samePhone });
  // anybody with the phone number can sign in to its account and has all rights of the account
  if (!(await mayGiveAll(db, actor, { companyId, userId }))) fail(errors.roleNotYours, { phone: staffTexts.notYourPhone });
  const changed = await accounts.setPhone(db, companyId, userId, triple);
  if (changed === 'told') {
    context.outbox('sms.send', noticeText(secrets, phone, notices.phoneNew(companyName)));
    context.outbox('sms.send', noticeText(secrets, secrets.openPhone(person.phoneCipher), notices.phoneChanged(companyName)));
  }
  if (changed) return;
  const { salt, stored } = firstPassword();
  const { id, isNew, isTold } = await accounts
    .moveMembership(db, companyId, userId, { ...triple, name: realName, password: stored }, actor.userId)
    .catch(explain);
  if (id === null) return explain({ constraint: 'staff_phone' satisfies NotJoined });
  await accounts.moveHoldings(db, companyId, userId, id);
  await accounts.revoke(db, companyId, userId);
  if (isTold) context.outbox('sms.send', joinedText({ cipher: triple.cipher, company: companyName, isNew: isNew === true, salt }));
}
