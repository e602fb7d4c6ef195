import { type company, companyErrors as errors } from '@park/contract/company/company';
import { commonErrors, type Received } from '@park/contract/core';
import { staffErrors } from '@park/contract/people/staff';
import { type Context, fail, must } from '../../../../context.ts';
import { takeLimit } from '../../../../db/driver/index.ts';
import { isStayOver } from '../../../../db/stay.ts';
import type { Secrets } from '../../../../secret.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { checkValues } from '../../../people/extend/index.ts';
import { phoneOf } from '../../../people/staff/index.ts';
import { setAttributes } from '../../../rights/attribute/index.ts';
import { type Held, hold } from '../card/queries.ts';
import { mayChooseContact, warningOf } from '../card/rules.ts';
import { foundCompany } from '../founding/found.ts';
import { taken, type Wanted } from '../founding/queries.ts';
import * as accounts from './queries.ts';

/** Somebody who types a form asks after every field he leaves; more is somebody who looks for names. */
const asksAnHour = 200;
const keeper = { isKeeper: true, isSelf: false };

export const parkOf = ({ actor }: Context): string => actor.parkId ?? fail(commonErrors.forbidden);

/** Held still, and as the caller saw it. */
async function held({ db }: Context, { companyId, version }: { companyId: string; version?: number }): Promise<Held> {
  const company = (await hold(db, companyId)) ?? fail(commonErrors.notFound);
  return version !== undefined && company.version !== version ? fail(commonErrors.stale) : company;
}

type Needs = { secrets: Secrets; files: Pick<FileService, 'logo'> };
export async function create(context: Context, { secrets, files }: Needs, input: Received<typeof company.create>) {
  const { db, actor } = context;
  const { superAdminName, superAdminPhone, creditCode = null, settingTime, remark = null } = input;
  const compType = input.compType === '1' ? 1 : 0;
  const logo = (await files.logo(db, input.companyLogoUrl ?? null, 'companyLogoUrl')) ?? null;
  const ext = await checkValues(db, 'company', { sent: input.extValues ?? {}, stored: {}, reader: keeper });
  const id = await foundCompany(db, secrets, actor.userId, {
    ...{ name: input.companyName, creditCode, compType, settledAt: settingTime ?? null, logo, remark, ext },
    contactName: input.normalContactName ?? superAdminName,
    contactPhone: input.normalContactPhone ?? superAdminPhone,
    admin: { name: superAdminName, phone: superAdminPhone },
  });
  if (input.attributeIds) await setAttributes(context, { id, compType }, input.attributeIds);
  return { id, warning: warningOf({ creditCode }) };
}

export async function setEnabled(context: Context, wish: Received<typeof company.enable>, isEnable: boolean): Promise<void> {
  const { companyId } = wish;
  const { compType, isEnable: isNow } = await held(context, wish);
  if (!isEnable && compType === 2) fail(errors.operatorStays);
  if (!isEnable && companyId === context.actor.companyId) fail(errors.notOneself);
  if (isNow === isEnable) return;
  // its own list would go on saying that it has ended
  if (isEnable && (await isStayOver(context.db, companyId))) fail(errors.stayOver);
  must(await accounts.setEnabled(context.db, companyId, isEnable, context.actor.userId));
}

export async function setType(context: Context, { compType, ...wish }: Received<typeof company.setType>): Promise<void> {
  const { db, actor } = context;
  const company = await held(context, wish);
  if (company.compType === 2) fail(errors.operatorStays);
  if (company.compType === Number(compType)) return;
  if (await accounts.isElsewhere(db, wish.companyId)) fail(errors.elsewhere);
  must(await accounts.setType(db, wish.companyId, compType === '1' ? 1 : 0, actor.userId));
}

type Contact = Received<typeof company.changeContact>;
/** Decision 86. One of its people is named by his id, so that nobody has to see his number for it. */
export async function changeContact(context: Context, { phone }: Pick<Secrets, 'phone'>, wish: Contact): Promise<void> {
  const { db, actor } = context;
  const { companyId = actor.companyId } = wish;
  const company = await held(context, { companyId });
  if (!mayChooseContact(actor, companyId, company)) fail(errors.contactKept);
  const { realName, ...number } = await contactOf(context, companyId, phone, wish);
  must(await accounts.setContact(db, companyId, realName, number, actor.userId));
}

async function contactOf({ db }: Context, companyId: string, phone: Secrets['phone'], wish: Contact) {
  const { userId, normalContactName, normalContactPhone } = wish;
  if (userId) return (await phoneOf(db, companyId, userId)) ?? fail(staffErrors.notHere, { userId: staffErrors.notHere.message });
  if (!normalContactName) return fail(commonErrors.invalidInput, { normalContactName: '请输入联系人' });
  if (!normalContactPhone) return fail(commonErrors.invalidInput, { normalContactPhone: '请输入手机号' });
  return { realName: normalContactName, ...phone(normalContactPhone) };
}

/** Counted apart: a question that is answered is asked all the same. */
export async function isKnown({ db, actor, alone }: Context, question: Wanted): Promise<boolean> {
  if (!(await alone((own) => takeLimit(own, `company/${actor.userId}`, asksAnHour, 3_600)))) fail(commonErrors.tooMany);
  const { names, codes } = await taken(db, question);
  return names.size + codes.size > 0;
}

export async function activate(context: Context, companyId: string): Promise<void> {
  await held(context, { companyId });
  await accounts.activate(context.db, companyId, context.actor.userId);
}

export async function saveActivation(context: Context, input: Received<typeof company.saveActivation>): Promise<void> {
  const { rule, days = null, version } = input;
  const wish = { parkId: parkOf(context), rule, days: rule === 'date' ? days : null, version };
  must(await accounts.saveActivation(context.db, wish, context.actor.userId), commonErrors.stale);
}
