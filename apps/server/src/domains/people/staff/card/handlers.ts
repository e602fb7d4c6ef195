import type { Permission } from '@park/contract/access';
import { commonErrors, type Received } from '@park/contract/core';
import { unassigned } from '@park/contract/people/department';
import { staffErrors as errors, type staff, staffTexts } from '@park/contract/people/staff';
import { type Context, fail, must, onConstraint } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { covers, coversCompany } from '../../../../db/within.ts';
import { changeable, changing, isOpen } from '../../../../fields.ts';
import { pinyinOf } from '../../../../pinyin.ts';
import type { Secrets } from '../../../../secret.ts';
import { isOthersSuper, isPhoneLocked } from '../../../../standing.ts';
import { checkValues, type Values } from '../../extend/index.ts';
import { firstPassword } from '../../identity/index.ts';
import { joinErrors } from '../joining.ts';
import { type Held, held } from '../list/queries.ts';
import { mayGiveAll, setRoles } from '../role/giving.ts';
import { joinedText, notices, noticeText } from '../texts.ts';
import * as cards from './queries.ts';

type Form = Omit<Received<typeof staff.change>, 'id' | 'version'>;
type Keys = Pick<Secrets, 'phone' | 'phoneHash' | 'openPhone' | 'seal'>;

const placeOf = (departmentId: string) => (departmentId === unassigned ? null : departmentId);
const cardOf = (form: Omit<Form, 'companyId' | 'companyRoleIdList' | 'extValues'>, ext: Values, by: string): cards.Card => ({
  departmentId: placeOf(form.departmentId),
  realName: form.realName,
  pinyin: pinyinOf(form.realName),
  sex: form.sex,
  email: form.email,
  position: form.position,
  isShow: form.isShow,
  orgOrderNum: form.orgOrderNum,
  remark: form.remark,
  ext,
  by,
});

const explainJoin = onConstraint({ ...joinErrors, staff_phone: [errors.phoneUsed, 'phone'] });
/** A department that is gone, or another company's, is said on its field. */
const explain = (error: unknown): never => {
  if ((error as { constraint?: string }).constraint === 'staff_in_department')
    fail(commonErrors.notFound, { departmentId: staffTexts.noDepartment });
  return explainJoin(error);
};
/** Who may edit a card fills in its fields; one's own too. */
const keeper = { isKeeper: true, isSelf: false };

/** Nobody is put where the right does not go: who could move people or himself there would widen it. */
async function mustCover(context: Context, permission: Permission, companyId: string, departmentId: string | null): Promise<void> {
  if (!(await covers(context, permission, { companyId, departmentIds: [departmentId] })))
    fail(commonErrors.notFound, { departmentId: staffTexts.noDepartment });
}

async function create(context: Context, secrets: Keys, companyId: string, form: Form & { phone: string }): Promise<{ id: string }> {
  const { actor } = context;
  if (!coversCompany(actor, 'staff:create', companyId)) await mustCover(context, 'staff:create', companyId, placeOf(form.departmentId));
  const filledIn = () => checkValues(context.db, 'person', { sent: form.extValues, stored: {}, reader: keeper });
  const isBlank = Object.keys(form.extValues).length === 0;
  const card = cardOf(form, isBlank ? {} : await filledIn(), actor.userId);
  const newcomer = joiningOf(secrets, companyId, form.phone, { card, isBlank });
  /** What has to be filled in is said field by field. */
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

/** Somebody by his number, with a password to begin with. */
function joiningOf(
  secrets: Keys,
  companyId: string,
  phone: string,
  { card, isBlank }: { card: cards.Card; isBlank: boolean },
): cards.Joining {
  const { salt, kept } = firstPassword();
  const { cipher, hash, mask } = secrets.phone(phone);
  return { ...card, cipher, hash, mask, name: card.realName, password: kept, companyId, salt, isBlank };
}

type Admitted = Pick<cards.Card, 'realName' | 'departmentId' | 'by'> & { phone: string };
/** Takes in somebody who asked to join, with nothing but his name on his card. Nobody where he is there already. */
export async function admit(db: Db, secrets: Keys, companyId: string, { phone, ...given }: Admitted): Promise<string | undefined> {
  const card = { ...blank, ...given, pinyin: pinyinOf(given.realName) };
  const { id, refused } = await cards.join(db, joiningOf(secrets, companyId, phone, { card, isBlank: false })).catch(explain);
  if (refused === 'company_gone') fail(commonErrors.notFound);
  return id ?? undefined;
}
const blank = { sex: null, email: null, position: null, isShow: 1, orgOrderNum: 0, remark: null, ext: {} } as const;

/** Somebody whose card the actor may edit, held still. */
export async function editable({ db, actor }: Context, companyId: string, userId: string): Promise<Held> {
  const person = (await held(db, actor, 'staff:update', { companyId, userId })) ?? fail(commonErrors.notFound);
  if (isOthersSuper(person, actor)) fail(errors.superLocked);
  return person;
}

export async function change(context: Context, person: Held, version: number, form: Form): Promise<void> {
  const { db, actor } = context;
  const { companyId, id: userId } = person;
  if (person.version !== version) fail(commonErrors.stale);
  const to = placeOf(form.departmentId);
  if (to !== person.departmentId) await mustCover(context, 'staff:update', companyId, to);
  const mayChange = changing(actor, ['staff:update']);
  const ext = await checkValues(db, 'person', { sent: form.extValues, stored: person.ext, reader: keeper, mayChange });
  const { email = person.email } = changeable(actor, 'staff:update', { email: form.email });
  must(
    await cards.update(db, companyId, userId, version, cardOf({ ...form, email }, ext, actor.userId)).catch(explain),
    commonErrors.stale,
  );
  if (form.companyRoleIdList) await setRoles(db, actor, { companyId, userId }, form.companyRoleIdList);
}

/**
 * A person only this company has gets the number himself; otherwise the membership goes on under the account of that number,
 * so that nobody's sign-in elsewhere is touched. The answer is the same.
 */
export async function changePhone(context: Context, secrets: Keys, person: Held, phone: string): Promise<void> {
  const { db, actor } = context;
  const { companyId, id: userId, companyName, realName } = person;
  const triple = secrets.phone(phone);
  if (isPhoneLocked(person, actor)) fail(errors.phoneLocked);
  if (!isOpen(actor, 'staff:update', 'phone')) fail(commonErrors.forbidden);
  if (triple.hash.equals(person.phoneHash)) fail(commonErrors.invalidInput, { phone: staffTexts.samePhone });
  // who has the number has the account, and all that is open to it
  if (!(await mayGiveAll(db, actor, { companyId, userId }))) fail(errors.roleNotYours, { phone: staffTexts.notYourPhone });
  const changed = await cards.setPhone(db, companyId, userId, triple);
  if (changed === 'told') {
    context.outbox('sms.send', noticeText(secrets, phone, notices.phoneNew(companyName)));
    context.outbox('sms.send', noticeText(secrets, secrets.openPhone(person.phoneCipher), notices.phoneChanged(companyName)));
  }
  if (changed) return;
  const { salt, kept } = firstPassword();
  const { id, isNew, isTold } = await cards
    .move(db, companyId, userId, { ...triple, name: realName, password: kept }, actor.userId)
    .catch(explain);
  if (id === null) return explain({ constraint: 'staff_phone' satisfies cards.NotJoined });
  await cards.takeAlong(db, companyId, userId, id);
  await cards.revoke(db, companyId, userId);
  if (isTold) context.outbox('sms.send', joinedText({ cipher: triple.cipher, company: companyName, isNew: isNew === true, salt }));
}

/** The form's own call adds somebody, or edits whom it names. */
export function save(context: Context, secrets: Keys, form: Received<typeof staff.create>): Promise<{ id: string }> {
  const { id, companyId = context.actor.companyId } = form;
  return id ? edit(context, secrets, { companyId, id }, form) : create(context, secrets, companyId, form);
}

type Who = { companyId: string; id: string };
/** With his number, which the form shows too. */
async function edit(context: Context, secrets: Keys, { companyId, id }: Who, form: Received<typeof staff.create>): Promise<{ id: string }> {
  const { version, phone } = form;
  if (!context.actor.may('staff:update')) fail(commonErrors.forbidden);
  if (!context.actor.keeps('staff:update', companyId)) fail(commonErrors.notFound);
  if (version === undefined) fail(commonErrors.invalidInput, { version: '缺少版本号，请刷新后重试' });
  const person = await editable(context, companyId, id);
  await change(context, person, version, form);
  if (!secrets.phoneHash(phone).equals(person.phoneHash)) await changePhone(context, secrets, person, phone);
  return { id };
}

/** It goes to the person's own phone and never into the answer, whoever he also belongs to. */
export async function renewPassword(context: Context, secrets: Keys, person: Held, onlyFirst: boolean): Promise<void> {
  const { salt, kept } = firstPassword();
  const { companyId, id, companyName, phoneCipher } = person;
  const outcome = (await cards.renewPassword(context.db, companyId, id, kept, onlyFirst)) ?? fail(commonErrors.notFound);
  if (outcome === 'changed') fail(errors.alreadySet);
  if (outcome === 'often') fail(commonErrors.tooMany);
  context.outbox(
    'sms.send',
    outcome === 'set'
      ? joinedText({ cipher: phoneCipher, company: companyName, isNew: true, salt })
      : noticeText(secrets, secrets.openPhone(phoneCipher), notices.passwordAsked(companyName)),
  );
}
