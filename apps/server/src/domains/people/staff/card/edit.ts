import { commonErrors } from '@park/contract/core';
import { staffErrors as errors } from '@park/contract/people/staff';
import { type Context, fail, must, mustBeCurrent } from '../../../../context.ts';
import { changeable, changing } from '../../../../fields.ts';
import { isOthersSuper } from '../../../../member-rank.ts';
import { checkValues } from '../../extend/index.ts';
import { setRoles } from '../role/giving.ts';
import { cardOf, explain, type Form, managerReader, mustCover, placeOf } from './form.ts';
import * as cards from './queries.ts';

/** Returns a person whose card the actor may edit, and locks the row. */
export async function lockEditable({ db, actor }: Context, companyId: string, userId: string): Promise<cards.LockedPerson> {
  const person = (await cards.lockPerson(db, actor, 'staff:update', { companyId, userId })) ?? fail(commonErrors.notFound);
  if (isOthersSuper(person, actor)) fail(errors.superLocked);
  return person;
}

export async function change(context: Context, person: cards.LockedPerson, version: number | undefined, form: Form): Promise<void> {
  const { db, actor } = context;
  const { companyId, id: userId } = person;
  mustBeCurrent(person, version);
  const to = placeOf(form.departmentId);
  if (to !== person.departmentId) await mustCover(context, 'staff:update', companyId, to);
  const mayChange = changing(actor, ['staff:update']);
  const ext = await checkValues(db, 'person', { sent: form.extValues, stored: person.ext, reader: managerReader, mayChange });
  const { email = person.email } = changeable(actor, 'staff:update', { email: form.email });
  must(
    await cards.update(db, companyId, userId, person.version, cardOf({ ...form, email }, ext, actor.userId)).catch(explain),
    commonErrors.stale,
  );
  if (form.companyRoleIdList) await setRoles(db, actor, { companyId, userId }, form.companyRoleIdList);
}
