import { z } from 'zod';
import { command, commonErrors, query } from '../../core.ts';
import { emptyObject, flag, id, plain, text } from '../../fields.ts';
import { Holding, staffErrors, staffRef } from './model.ts';

/** Calls for handing over posts and for removing people from a company. */
export const leavingCalls = {
  handOver: command({
    path: '/portal/user/setSuperAdministrator',
    title: '移交超级管理员',
    access: 'staff:handover',
    summary:
      'Hands the super administrator’s post over to another person of the company; setManager keeps the previous one an administrator',
    input: z.object({
      companyId: id.optional(),
      setManager: z.union([flag, z.boolean()]).default(0),
      setUserId: id,
      userId: id.optional(),
    }),
    output: emptyObject,
    errors: [staffErrors.toOneself, staffErrors.noSuchUser, staffErrors.notHere, staffErrors.disabled, commonErrors.notFound],
    affects: ['*'],
  }),
  setAdmin: command({
    path: '/portal/user/setCompanyAdmin',
    title: '设置普通管理员',
    access: 'staff:admin',
    summary: 'Makes a person an administrator, or a member again',
    input: z.object({ companyId: id.optional(), userId: id, isCompanyAdmin: flag }),
    output: emptyObject,
    errors: [staffErrors.alreadyAdmin, staffErrors.superLocked, staffErrors.notHere, staffErrors.noSuchUser],
    affects: ['department'],
  }),
  holdings: query({
    path: '/portal/user/leaving/holdings',
    access: 'staff:remove',
    summary: 'Lists a person’s holdings in the company that somebody has to take over before the person leaves',
    input: staffRef,
    output: z.object({ mayRemove: z.boolean(), reason: z.string().nullable(), holdings: z.array(Holding) }),
    errors: [commonErrors.notFound],
  }),
  leave: command({
    path: '/portal/user/leaving/finish',
    title: '办理离职',
    access: 'staff:remove',
    summary: 'Hands over a person’s holdings and removes the person in one transaction',
    input: z.object({
      userId: id,
      companyId: id.optional(),
      heirs: z
        .array(z.object({ kind: text(40, '请选择事项'), toUserId: id }))
        .max(50)
        .default([]),
    }),
    output: emptyObject,
    errors: [
      staffErrors.mayNotRemove,
      staffErrors.stillHolds,
      staffErrors.noHeir,
      staffErrors.notToOneself,
      staffErrors.notHere,
      staffErrors.roleNotYours,
      commonErrors.notFound,
    ],
    affects: ['*'],
  }),
  remove: command({
    path: '/portal/user/removeUser',
    title: '办理离职',
    access: 'staff:remove',
    summary: 'Removes a person from a company; the account and other companies stay',
    input: z.object({ companyId: id.optional(), removedUserId: id, departmentId: plain(40).nullish() }),
    output: emptyObject,
    errors: [staffErrors.mayNotRemove, staffErrors.stillHolds, commonErrors.notFound],
    affects: ['department'],
  }),
  restore: command({
    path: '/portal/user/restoreStaff',
    title: '恢复员工',
    access: 'staff:remove',
    summary: 'Restores a person removed within the last 30 days, without posts and roles',
    input: staffRef,
    output: emptyObject,
    errors: [staffErrors.tooLate, staffErrors.phoneUsed, commonErrors.notFound],
    affects: ['department'],
  }),
};
