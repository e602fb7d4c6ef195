import { company, companyErrors as errors } from '@park/contract/company/company';
import { commonErrors, type Received } from '@park/contract/core';
import { staffErrors } from '@park/contract/people/staff';
import { type Context, fail, must, mustBeCurrent } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import { takeLimit } from '../../../../db/driver/index.ts';
import { isStayOver } from '../../../../db/stay.ts';
import type { Secrets } from '../../../../secret.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { withPhones } from '../../../kernel/privacy/index.ts';
import { exportNow, type Subjects } from '../../../kernel/task/index.ts';
import { checkValues, isKeeper } from '../../../people/extend/index.ts';
import { appointSuper, phoneOf } from '../../../people/staff/index.ts';
import { setAttributes } from '../../../rights/attribute/index.ts';
import { type LockedCompany, lock } from '../card/queries.ts';
import { mayChooseContact, warningOf } from '../card/rules.ts';

import { createCompany } from '../founding/companies.ts';
import { type TakenQuery, taken } from '../founding/queries.ts';
import { phonesOfCompany } from '../phones.ts';
import * as accounts from './queries.ts';

/**
 * Maximum checks of company names and codes per user and hour. A form needs few; a user who makes more is probably collecting names of
 * companies.
 */
const checksPerHour = 200;
const keeperReader = { isKeeper: true, isSelf: false };

const parkOf = ({ actor }: Context): string => actor.parkId ?? fail(commonErrors.forbidden);

/** Locks a company. Fails as stale if the company has changed since the actor read it. */
async function lockCompany(
  { db }: Context,
  { companyId, version }: { companyId: string; version?: number | undefined },
): Promise<LockedCompany> {
  const company = (await lock(db, companyId)) ?? fail(commonErrors.notFound);
  mustBeCurrent(company, version);
  return company;
}

async function create(context: Context, { secrets, files }: Pick<Parts, 'secrets' | 'files'>, input: Received<typeof company.create>) {
  const { db, actor } = context;
  const { superAdminName, superAdminPhone, creditCode = null, settingTime, remark = null } = input;
  const compType = input.compType === '1' ? 1 : 0;
  const logo = (await files.logo(db, input.companyLogoUrl ?? null, 'companyLogoUrl')) ?? null;
  const ext = await checkValues(db, 'company', { sent: input.extValues ?? {}, stored: {}, reader: keeperReader });
  const id = await createCompany(db, secrets, actor.userId, {
    ...{ name: input.companyName, creditCode, compType, settledAt: settingTime ?? null, logo, remark, ext },
    contactName: input.normalContactName ?? superAdminName,
    contactPhone: input.normalContactPhone ?? superAdminPhone,
    admin: { name: superAdminName, phone: superAdminPhone },
  });
  if (input.attributeIds) await setAttributes(context, { id, compType }, input.attributeIds);
  return { id, warning: warningOf({ creditCode }) };
}

async function setEnabled(context: Context, input: Received<typeof company.enable>, isEnable: boolean): Promise<void> {
  const { companyId } = input;
  const { compType, isEnable: isNow } = await lockCompany(context, input);
  if (!isEnable && compType === 2) fail(errors.operatorStays);
  if (!isEnable && companyId === context.actor.companyId) fail(errors.notOneself);
  if (isNow === isEnable) return;
  // A temporary company whose stay is over can only be reopened in the list of temporary companies, which would otherwise still show it as
  // ended.
  if (isEnable && (await isStayOver(context.db, companyId))) fail(errors.stayOver);
  must(await accounts.setEnabled(context.db, companyId, isEnable, context.actor.userId));
}

async function setType(context: Context, { compType, ...input }: Received<typeof company.setType>): Promise<void> {
  const { db, actor } = context;
  const company = await lockCompany(context, input);
  if (company.compType === 2) fail(errors.operatorStays);
  if (company.compType === Number(compType)) return;
  if (await accounts.hasOtherPark(db, input.companyId)) fail(errors.elsewhere);
  must(await accounts.setType(db, input.companyId, compType === '1' ? 1 : 0, actor.userId));
}

type Contact = Received<typeof company.changeContact>;
/** Sets the main contact of a company. The request names a member by id, so that it contains no phone number (decision 86). */
async function changeContact(context: Context, { phone }: Pick<Secrets, 'phone'>, input: Contact): Promise<void> {
  const { db, actor } = context;
  const { companyId = actor.companyId } = input;
  const company = await lockCompany(context, { companyId });
  if (!mayChooseContact(actor, companyId, company)) fail(errors.contactKept);
  const { realName, ...number } = await contactOf(context, companyId, phone, input);
  must(await accounts.setContact(db, companyId, realName, number, actor.userId));
}

async function contactOf({ db }: Context, companyId: string, phone: Secrets['phone'], input: Contact) {
  const { userId, normalContactName, normalContactPhone } = input;
  if (userId) return (await phoneOf(db, companyId, userId)) ?? fail(staffErrors.notHere, { userId: staffErrors.notHere.message });
  if (!normalContactName) return fail(commonErrors.invalidInput, { normalContactName: '请输入联系人' });
  if (!normalContactPhone) return fail(commonErrors.invalidInput, { normalContactPhone: '请输入手机号' });
  return { realName: normalContactName, ...phone(normalContactPhone) };
}

/**
 * Tells whether a name or code is taken. The check counts against the user's limit in a transaction of its own, so that it counts even if
 * the request fails.
 */
async function isTaken({ db, actor, alone }: Context, question: TakenQuery): Promise<boolean> {
  if (!(await alone((own) => takeLimit(own, `company/${actor.userId}`, checksPerHour, 3_600)))) fail(commonErrors.tooMany);
  const { names, codes } = await taken(db, question);
  return names.size + codes.size > 0;
}

type Parts = { files: Pick<FileService, 'logo'>; secrets: Secrets; database: Database; subjects: Subjects };
export const accountHandlers = ({ files, secrets, database, subjects: { exports } }: Parts) => ({
  async accounts(context: Context, input: Received<typeof company.accounts>) {
    const { list, ...counts } = await accounts.page(context.db, input, isKeeper(context.actor, 'company'));
    return { ...counts, list: await withPhones(context, secrets, company.accounts, list, phonesOfCompany) };
  },
  create: (context: Context, input: Received<typeof company.create>) => create(context, { secrets, files }, input),

  async setSuperAdmin(context: Context, { companyId, superAdminName, superAdminPhone }: Received<typeof company.setSuperAdmin>) {
    await appointSuper(context, secrets, { companyId, realName: superAdminName, phone: superAdminPhone });
    return {};
  },

  async setType(context: Context, input: Received<typeof company.setType>) {
    await setType(context, input);
    return {};
  },

  async changeContact(context: Context, input: Received<typeof company.changeContact>) {
    await changeContact(context, secrets, input);
    return {};
  },

  checkCreditCode: async (context: Context, { creditCode, companyId }: Received<typeof company.checkCreditCode>) => ({
    isExit: await isTaken(context, { codes: [creditCode], except: companyId }),
    warning: warningOf({ creditCode }),
  }),

  checkName: async (context: Context, { companyName, companyId }: Received<typeof company.checkName>) => ({
    isExit: await isTaken(context, { names: [companyName], except: companyId }),
  }),

  async enable(context: Context, input: Received<typeof company.enable>) {
    await setEnabled(context, input, true);
    return {};
  },

  async disable(context: Context, input: Received<typeof company.disable>) {
    await setEnabled(context, input, false);
    return {};
  },

  export: (context: Context, filter: Received<typeof company.export>) =>
    exportNow(context, database, exports.company, { subject: 'company', filter }),

  activation: ({ db }: Context) => accounts.activation(db),

  async saveActivation(context: Context, { rule, days = null, version }: Received<typeof company.saveActivation>) {
    const input = { parkId: parkOf(context), rule, days: rule === 'date' ? days : null, version };
    must(await accounts.saveActivation(context.db, input, context.actor.userId), commonErrors.stale);
    return {};
  },

  async dropActivation(context: Context) {
    await accounts.dropActivation(context.db, parkOf(context));
    return {};
  },

  async activate(context: Context, { companyId }: Received<typeof company.activate>) {
    await lockCompany(context, { companyId });
    await accounts.activate(context.db, companyId, context.actor.userId);
    return {};
  },
});
