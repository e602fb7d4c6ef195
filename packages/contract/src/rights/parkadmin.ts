import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { compType, emptyObject, hideableText, id, keyword, moment, optionalText, pageOf, paging, phone, version } from '../fields.ts';
import { staffErrors } from '../people/staff.ts';
import { roleErrors } from './role.ts';

export const parkadminTexts = {
  noPerson: '请选择人员或输入手机号码',
  noRole: '请选择角色',
  wrongRole: '所选角色不适用于该用户所在的企业',
  badWindow: '结束时间必须晚于开始时间',
  past: '结束时间已过，请重新选择',
  noCompany: '该用户属于多家企业，请选择企业',
} as const;
export const parkadminErrors = defineErrors({
  alreadyAdmin: { code: '607', status: 409, message: '该用户已经是管理员' },
  notRegistered: { code: '60201', status: 404, message: '该用户未注册' },
  notOurs: { code: '6010', status: 409, message: '该用户不是运营主体或协管单位的人员' },
  toOneself: { code: '403', status: 403, message: '不能修改或移除自己的管理员身份' },
});

export const adminStates = { live: '有效', coming: '未生效', expired: '已过期' } as const;
const state = z.enum(Object.keys(adminStates) as [keyof typeof adminStates, ...(keyof typeof adminStates)[]], '状态不正确');
const ParkAdmin = z.object({
  userId: z.string(),
  realName: z.string(),
  phone: hideableText,
  companyId: z.string(),
  companyName: z.string(),
  compType,
  departmentName: z.string().nullable(),
  position: z.string().nullable(),
  isEnable: z.union([z.literal(0), z.literal(1)]),
  roles: z.array(z.object({ id: z.string(), roleName: z.string() })),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  state,
  remark: z.string().nullable(),
  createdDate: z.string(),
  version: z.int(),
});
export type ParkAdmin = z.infer<typeof ParkAdmin>;

const post = {
  companyId: id.optional(),
  roleIds: z.array(id, parkadminTexts.noRole).min(1, parkadminTexts.noRole).max(20, '最多选择20个角色'),
  validFrom: moment.nullish(),
  validTo: moment.nullish(),
  remark: optionalText(100),
};
type Window = { validFrom?: string | null | undefined; validTo?: string | null | undefined };
const isOrdered = ({ validFrom, validTo }: Window) => !validFrom || !validTo || Date.parse(validFrom) < Date.parse(validTo);
const orderedRule = { path: ['validTo'], error: parkadminTexts.badWindow };
const assignErrors = [
  parkadminErrors.toOneself,
  roleErrors.notYours,
  roleErrors.groupHasNoUsers,
  commonErrors.invalidInput,
  commonErrors.notFound,
] as const;

/**
 * Calls about park operators: people of the operator or of an assisting organisation who have access to the park and a role in it. Both are
 * given and removed together.
 */
export const parkadmin = domain('parkadmin', {
  title: '园区管理员',
  labels: { roleIds: '角色' },
  exports: { parkAdmin: 'parkAdmin:read' },
  calls: {
    list: query({
      path: '/portal/park/user/findParkStaffs',
      access: 'parkAdmin:read',
      summary: 'Lists the park operators with their roles, including future and expired ones',
      input: z.object({ ...paging(), keyword, state: state.optional(), roleId: id.optional() }),
      output: pageOf(ParkAdmin),
    }),
    detail: query({
      path: '/portal/park/user/findParkAdminOne',
      method: 'GET',
      access: 'parkAdmin:read',
      summary: 'Returns a park operator, for the form',
      input: z.object({ userId: id, companyId: id.optional() }),
      output: ParkAdmin,
      errors: [commonErrors.notFound],
    }),
    candidates: query({
      path: '/portal/park/user/findParkAdminCandidates',
      access: 'parkAdmin:assign',
      summary: 'Lists people who can be appointed: they work for the park and are no park operators yet',
      input: z.object({ ...paging(), keyword }),
      output: pageOf(
        ParkAdmin.pick({
          userId: true,
          realName: true,
          phone: true,
          companyId: true,
          companyName: true,
          compType: true,
          departmentName: true,
        }),
      ),
    }),
    add: command({
      path: '/portal/park/user/insertParkAdminUser',
      title: '新增园区管理员',
      access: 'parkAdmin:assign',
      audit: 'call',
      summary: 'Appoints a person of the operator or an assisting organisation; 607 if already appointed, 60201 if the number is unknown',
      input: z
        .object({ userId: id.optional(), phone: phone('请输入手机号码').optional(), ...post })
        .refine((person) => person.userId || person.phone, {
          ...{ path: ['userId'], error: parkadminTexts.noPerson },
          // runs even if required fields are missing, so that all problems are reported together
          when: ({ value }) => typeof value === 'object' && value !== null,
        })
        .refine(isOrdered, orderedRule),
      output: emptyObject,
      errors: [parkadminErrors.alreadyAdmin, parkadminErrors.notRegistered, parkadminErrors.notOurs, staffErrors.disabled, ...assignErrors],
      affects: ['*'],
    }),
    change: command({
      path: '/portal/park/user/updateParkAdminUser',
      title: '修改园区管理员',
      access: 'parkAdmin:assign',
      summary: 'Changes roles, period and remark of a park operator',
      input: z.object({ userId: id, version, ...post }).refine(isOrdered, orderedRule),
      output: emptyObject,
      errors: [commonErrors.stale, ...assignErrors],
      affects: ['*'],
    }),
    remove: command({
      path: '/portal/park/user/deleteParkAdminUserByUserId',
      title: '移除园区管理员',
      access: 'parkAdmin:assign',
      summary: 'Revokes the access and the roles of a park operator together; applies from the person’s next call',
      input: z.object({ userId: id, companyId: id.optional() }),
      output: emptyObject,
      errors: [parkadminErrors.toOneself, roleErrors.notYours, commonErrors.notFound],
      affects: ['*'],
    }),
  },
});
