import { commonErrors } from '@park/contract/core';
import { type Context, fail } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { coversCompany } from '../../../../db/within.ts';
import { pinyinOf } from '../../../../pinyin.ts';
import { checkValues } from '../../extend/index.ts';
import { firstPassword } from '../../identity/index.ts';
import { setRoles } from '../role/giving.ts';
import { cardOf, explain, type Form, type Keys, managerReader, mustCover, placeOf } from './form.ts';
import * as cards from './queries.ts';

/** Adds a new person to the company, with all values of the form. */
export async function add(context: Context, secrets: Keys, companyId: string, form: Form & { phone: string }): Promise<{ id: string }> {
  const { actor } = context;
  if (!coversCompany(actor, 'staff:create', companyId)) await mustCover(context, 'staff:create', companyId, placeOf(form.departmentId));
  const filledIn = () => checkValues(context.db, 'person', { sent: form.extValues, stored: {}, reader: managerReader });
  const isBlank = Object.keys(form.extValues).length === 0;
  const card = cardOf(form, isBlank ? {} : await filledIn(), actor.userId);
  const newcomer = joiningOf(secrets, companyId, form.phone, { card, isBlank });
  /** When required custom fields are missing, fails with an error on each of these fields. */
  const explained = async (error: unknown): Promise<never> => {
    if ((error as { constraint?: string }).constraint === ('staff_fields' satisfies cards.NotJoined)) await filledIn();
    return explain(error);
  };
  if (!form.companyRoleIdList) return context.make(cards.joining, newcomer).catch(explained);
  const { id, refused } = await cards.join(context.db, newcomer).catch(explain);
  if (id === null) return explained({ constraint: refused });
  await setRoles(context.db, actor, { companyId, userId: id }, form.companyRoleIdList);
  return { id };
}

/** Returns the values for adding a person: those of the card, the encrypted phone number and a new first password. */
function joiningOf(
  secrets: Keys,
  companyId: string,
  phone: string,
  { card, isBlank }: { card: cards.Card; isBlank: boolean },
): cards.Joining {
  const { salt, stored } = firstPassword();
  const { cipher, hash, mask } = secrets.phone(phone);
  return { ...card, cipher, hash, mask, name: card.realName, password: stored, companyId, salt, isBlank };
}

type Admitted = Pick<cards.Card, 'realName' | 'departmentId' | 'by'> & { phone: string };
/** Adds a person who asked to join, with only the name on the card. Returns undefined when the person is already in the company. */
export async function admit(db: Db, secrets: Keys, companyId: string, { phone, ...values }: Admitted): Promise<string | undefined> {
  const card = { ...blankCard, ...values, pinyin: pinyinOf(values.realName) };
  const { id, refused } = await cards.join(db, joiningOf(secrets, companyId, phone, { card, isBlank: false })).catch(explain);
  if (refused === 'company_gone') fail(commonErrors.notFound);
  return id ?? undefined;
}
const blankCard = { sex: null, email: null, position: null, isShow: 1, orgOrderNum: 0, remark: null, ext: {} } as const;
