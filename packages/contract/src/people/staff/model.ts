import { z } from 'zod';
import { commonErrors, defineErrors } from '../../core.ts';
import { bit, flag, hideableText, id, keyword, optionalText, patterns, personName, phone } from '../../fields.ts';
import { departmentErrors, PersonRole, unassigned } from '../department.ts';
import { extendErrors, extValues } from '../extend.ts';

/** Messages of the form, shared by the console and the server. */
export const staffTexts = {
  noName: '请输入用户名称',
  nameLength: '长度在2到20个字符内',
  noPhone: '请填写用户手机号',
  samePhone: '与当前手机号相同',
  notYourPhone: '该员工的权限超出你能授予的范围，请由其本人修改手机号',
  badEmail: '请输入正确的邮箱',
  longEmail: '邮箱长度不能超过40个字符',
  noDepartment: '请选择部门',
  noOrder: '请输入人员排序',
  badOrder: '人员排序只能输入数字，最多10位',
  longPosition: '职位最多20个字',
} as const;

export const staffErrors = defineErrors({
  hasAdmin: { code: '60202', status: 409, message: '该单位已有管理员' },
  phoneUsed: { code: '700000', status: 409, message: '该手机号已被其他员工使用' },
  noSuchUser: { code: '605', status: 404, message: '用户不存在' },
  notHere: { code: '6010', status: 409, message: '该用户不在此单位中' },
  toOneself: { code: '400', status: 400, message: '不能自己转给自己哦' },
  alreadyAdmin: { code: '60203', status: 409, message: '该用户已经是管理员' },
  superLocked: departmentErrors.superLocked,
  phoneLocked: { code: '403', status: 403, message: '管理员和运营主体人员的手机号不能在此修改' },
  disabled: { code: '409', status: 409, message: '该用户已禁用，请先启用' },
  notOneself: { code: '409', status: 409, message: '不能禁用自己' },
  mayNotRemove: { code: '409', status: 409, message: '该员工不能移除' },
  noHeir: { code: '400', status: 400, message: '该事项不能交接' },
  notToOneself: { code: '403', status: 403, message: '不能交接给自己' },
  stillHolds: { code: '409', status: 409, message: '该员工还有未交接的事项，请先办理交接' },
  superFirst: { code: '409', status: 409, message: '请先移交超级管理员' },
  alreadySet: { code: '409', status: 409, message: '该用户已修改初始密码，无需重发' },
  tooLate: { code: '409', status: 409, message: '离职已超过30天，不能恢复' },
  full: { code: '409', status: 409, message: '该企业人数已达上限，请联系园区' },
  roleNotYours: { code: '403', status: 403, message: '不能授予超出自己权限的角色' },
});

export const Staff = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  realName: z.string(),
  nickName: z.string().nullable(),
  headPortaitUrl: z.string().nullable(),
  phone: hideableText,
  sex: bit.nullable(),
  position: z.string().nullable(),
  email: hideableText,
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  orgOrderNum: z.int(),
  isShow: bit,
  isEnable: bit,
  isCompanyAdmin: bit,
  isSuperAdmin: bit,
  roles: z.array(PersonRole),
  /** Whether the person's phone number is locked, so that the actor may not change it. */
  isPhoneLocked: z.boolean(),
  mayRemove: z.boolean(),
  /** False as long as the person has not replaced the first password. */
  change: z.boolean(),
  remark: z.string().nullable(),
  extValues: z.record(z.string(), z.unknown()),
  createdDate: z.string(),
  leftDate: z.string().nullable(),
  version: z.int(),
});
export type Staff = z.infer<typeof Staff>;

export const form = {
  companyId: id.optional(),
  realName: personName(staffTexts.noName, staffTexts.nameLength),
  departmentId: z.union([z.literal(unassigned), id], staffTexts.noDepartment),
  position: optionalText(20, staffTexts.longPosition),
  email: optionalText(40, staffTexts.longEmail).refine((value) => value === null || patterns.email[0].test(value), staffTexts.badEmail),
  isShow: flag.default(1),
  sex: bit.nullish().transform((value) => value ?? null),
  orgOrderNum: z
    .union([z.int(), z.string().trim().min(1, { error: staffTexts.noOrder, abort: true })], staffTexts.noOrder)
    .refine((value) => /^\d{1,10}$/.test(String(value)), { error: staffTexts.badOrder, abort: true })
    .transform(Number),
  /** The custom roles of the person in the company. Undefined leaves them unchanged. */
  companyRoleIdList: z.array(id).max(50).optional(),
  remark: optionalText(200),
  extValues,
};
export const telephone = phone(staffTexts.noPhone);
export const formErrors = [
  staffErrors.phoneUsed,
  staffErrors.superLocked,
  staffErrors.roleNotYours,
  extendErrors.invalidValue,
  commonErrors.notFound,
  commonErrors.stale,
] as const;

export const filter = {
  companyId: id.optional(),
  departmentId: z.union([z.literal(unassigned), id]).nullish(),
  /** 1 returns only direct members of the department, 2 also those of the departments below it. */
  type: z.literal([1, 2, '1', '2']).default(2).transform(Number),
  keyword,
  isEnable: flag.optional(),
  /** 1 returns only ordinary administrators, without the super administrator. */
  isCompanyAdmin: flag.optional(),
  /** 1 returns only people who left the company within the last 30 days. */
  isLeft: flag.default(0),
};

/** A holding: something a leaving person still has in the company, such as tasks or posts. Each domain defines kinds of its own. */
export const Holding = z.object({
  kind: z.string(),
  title: z.string(),
  count: z.int(),
  /** Names of some of the items that the person still has. */
  examples: z.array(z.string()),
  /** Whether somebody must take the holding over. Otherwise it ends when the person leaves. */
  needsHeir: z.boolean(),
  /** The consequence if nobody can take the holding over. */
  ends: z.string().nullable(),
  /** Whether the actor may take the holding over themselves. */
  mayTake: z.boolean(),
});
export type Holding = z.infer<typeof Holding>;
export const staffRef = z.object({ userId: id, companyId: id.optional() });
