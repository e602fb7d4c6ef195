import type { Permission } from '@park/contract/access';
import { commonErrors, type Received } from '@park/contract/core';
import { unassigned } from '@park/contract/people/department';
import { staffErrors as errors, type staff, staffTexts } from '@park/contract/people/staff';
import { type Context, fail, onConstraint } from '../../../../context.ts';
import { covers } from '../../../../db/within.ts';
import { pinyinOf } from '../../../../pinyin.ts';
import type { Secrets } from '../../../../secret.ts';
import type { Values } from '../../extend/index.ts';
import { joinErrors } from '../joining.ts';
import type { Card } from './queries.ts';

/** The fields of a card as a form sends them. */
export type Form = Omit<Received<typeof staff.change>, 'id' | 'version'>;
export type Keys = Pick<Secrets, 'phone' | 'phoneHash' | 'openPhone' | 'seal'>;

export const placeOf = (departmentId: string) => (departmentId === unassigned ? null : departmentId);
export const cardOf = (form: Omit<Form, 'companyId' | 'companyRoleIdList' | 'extValues'>, ext: Values, by: string): Card => ({
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

/** Maps constraint errors to errors of the form; a missing department or one of another company is reported on the field. */
export const explain = onConstraint({
  ...joinErrors,
  staff_phone: [errors.phoneUsed, 'phone'],
  staff_in_department: [commonErrors.notFound, 'departmentId', staffTexts.noDepartment],
});
/** Describes an actor who edits cards: they may fill in all extended fields, also on their own card. */
export const managerReader = { isKeeper: true, isSelf: false };

/**
 * Fails with 404 for a department that the actor's right does not cover: by moving themselves or others there, actors could widen their
 * right.
 */
export async function mustCover(context: Context, permission: Permission, companyId: string, departmentId: string | null): Promise<void> {
  if (!(await covers(context, permission, { companyId, departmentIds: [departmentId] })))
    fail(commonErrors.notFound, { departmentId: staffTexts.noDepartment });
}
