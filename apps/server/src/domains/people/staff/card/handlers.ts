import { commonErrors, type Received } from '@park/contract/core';
import { staff } from '@park/contract/people/staff';
import { type Context, companyOf, fail } from '../../../../context.ts';
import { allowedActions, isOthersSuper } from '../../../../member-rank.ts';
import type { Secrets } from '../../../../secret.ts';
import { withPhones } from '../../../kernel/privacy/index.ts';
import { fieldsFor, visibleValues } from '../../extend/index.ts';
import { changePhone } from '../account/number.ts';
import { phoneOfPerson } from '../list/handlers.ts';
import { mayManage } from '../manager.ts';
import { change, lockEditable } from './edit.ts';
import { add } from './join.ts';
import type { Portraits } from './portraits.ts';
import * as cards from './queries.ts';

type PersonKey = { companyId: string; id: string };
/** Edits a card with all values of the form, including the phone number. */
async function edit(
  context: Context,
  secrets: Secrets,
  { companyId, id }: PersonKey,
  form: Received<typeof staff.create>,
): Promise<{ id: string }> {
  const { version, phone } = form;
  if (!context.actor.may('staff:update')) fail(commonErrors.forbidden);
  if (!context.actor.keeps('staff:update', companyId)) fail(commonErrors.notFound);
  const person = await lockEditable(context, companyId, id);
  await change(context, person, version, form);
  if (!secrets.phoneHash(phone).equals(person.phoneHash)) await changePhone(context, secrets, person, phone);
  return { id };
}

export const cardHandlers = ({ secrets, withPortraits }: { secrets: Secrets; withPortraits: Portraits }) => ({
  async detail(context: Context, { userId, companyId: requestedCompanyId }: Received<typeof staff.detail>) {
    const { db, actor } = context;
    const companyId = companyOf(context, { companyId: requestedCompanyId });
    const person = { companyId, userId };
    const lookup = { ...person, isKeeper: await mayManage(context, 'staff:update', person) };
    const found = (await cards.detail(db, { ...lookup, isSelf: userId === actor.userId })) ?? fail(commonErrors.notFound);
    const [card = found] = await withPhones(context, secrets, staff.detail, await withPortraits(db, [found]), phoneOfPerson);
    const isRemovable = await mayManage(context, 'staff:remove', person);
    return {
      ...{ ...card, ...allowedActions({ ...found, isRemovable }, actor), mayEdit: lookup.isKeeper && !isOthersSuper(found, actor) },
      ...{ isCompanySuperAdmin: found.isSuperAdmin, comType: found.compType === 2 ? (2 as const) : (1 as const) },
    };
  },

  /** Adds a person, or edits the person the form names. */
  create(context: Context, form: Received<typeof staff.create>): Promise<{ id: string }> {
    const { id, companyId = context.actor.companyId } = form;
    return id ? edit(context, secrets, { companyId, id }, form) : add(context, secrets, companyId, form);
  },

  async change(context: Context, { id, version, ...form }: Received<typeof staff.change>) {
    await change(context, await lockEditable(context, companyOf(context, form), id), version, form);
    return {};
  },

  async extended(context: Context, { userId, companyId: requestedCompanyId }: Received<typeof staff.extended>) {
    const companyId = companyOf(context, { companyId: requestedCompanyId });
    const lookup = { companyId, userId, isKeeper: await mayManage(context, 'staff:update', { companyId, userId }) };
    const reader = { isKeeper: lookup.isKeeper, isSelf: userId === context.actor.userId };
    const stored = (await cards.extended(context.db, lookup)) ?? fail(commonErrors.notFound);
    const fields = await fieldsFor(context.db, 'person', reader);
    const values = visibleValues(fields, stored, reader);
    return fields.map((field) => ({ ...field, value: values[field.columnName] ?? null }));
  },
});
