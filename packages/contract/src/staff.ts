import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, download, query, upload } from './core.ts';
import { departmentErrors, unassigned } from './department.ts';
import { extendErrors, extValues } from './extend.ts';
import {
  flag,
  guarded,
  id,
  keyword,
  maxLightRows,
  nothing,
  optionalText,
  pageOf,
  paging,
  patterns,
  personName,
  phone,
  plain,
  text,
  version,
} from './fields.ts';

/** The form's own words, used by both sides. */
export const staffTexts = {
  noName: '请输入用户名称',
  nameLength: '长度在2到20个字符内',
  noPhone: '请填写用户手机号',
  badEmail: '请输入正确的邮箱',
  longEmail: '邮箱长度不能超过40个字符',
  noDepartment: '请选择部门',
  noOrder: '请输入人员排序',
  badOrder: '人员排序只能输入数字，最多10位',
  longPosition: '职位最多20个字',
} as const;

export const staffErrors = defineErrors({
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
  stillHolds: { code: '409', status: 409, message: '该员工还有未交接的事项，请先办理交接' },
  superFirst: { code: '409', status: 409, message: '请先移交超级管理员' },
  alreadySet: { code: '409', status: 409, message: '该用户已修改初始密码，无需重发' },
  tooLate: { code: '409', status: 409, message: '移除已超过30天，不能恢复' },
  full: { code: '409', status: 409, message: '该单位人数已达上限，请联系项目方' },
  roleNotYours: { code: '403', status: 403, message: '不能授予超出自己权限的角色' },
});

const bit = z.union([z.literal(0), z.literal(1)]);
export const Staff = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  realName: z.string(),
  nickName: z.string().nullable(),
  headPortaitUrl: z.string().nullable(),
  phone: guarded,
  sex: bit.nullable(),
  position: z.string().nullable(),
  email: guarded,
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  orgOrderNum: z.int(),
  isShow: bit,
  isEnable: bit,
  isCompanyAdmin: bit,
  isSuperAdmin: bit,
  /** False until the person has replaced the first password. */
  change: z.boolean(),
  remark: z.string().nullable(),
  extValues: z.record(z.string(), z.unknown()),
  createdDate: z.string(),
  leftDate: z.string().nullable(),
  version: z.int(),
});
export type Staff = z.infer<typeof Staff>;

const form = {
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
    .transform(Number)
    .refine((value) => value <= 2_147_483_647, staffTexts.badOrder),
  /** Custom roles of the company; absent leaves them as they are. */
  companyRoleIdList: z.array(id).max(50).optional(),
  remark: optionalText(200),
  extValues,
};
const telephone = phone(staffTexts.noPhone);
const formErrors = [
  staffErrors.phoneUsed,
  staffErrors.superLocked,
  staffErrors.roleNotYours,
  extendErrors.invalidValue,
  commonErrors.notFound,
  commonErrors.stale,
] as const;

const filter = {
  companyId: id.optional(),
  departmentId: z.union([z.literal(unassigned), id]).nullish(),
  /** 1 direct members, 2 with everything below. */
  type: z.literal([1, 2, '1', '2']).default(2).transform(Number),
  keyword,
  isEnable: flag.optional(),
  /** 1 only ordinary administrators. */
  isCompanyAdmin: flag.optional(),
  /** 1: those who left within the last 30 days. */
  isLeft: flag.default(0),
};

/** One thing a person still holds; later domains add their own kinds. */
const Holding = z.object({
  kind: z.string(),
  title: z.string(),
  count: z.int(),
  /** A few of them by name. */
  examples: z.array(z.string()),
  /** Whether somebody has to take it over; otherwise it simply ends. */
  needsHeir: z.boolean(),
});
export type Holding = z.infer<typeof Holding>;
const file = z.object({ name: z.string(), type: z.string(), content: z.unknown() });
const who = z.object({ userId: id, companyId: id.optional() });

export const staff = domain('staff', {
  list: query({
    path: '/portal/user/queryStaffList',
    access: 'book:read',
    summary: 'A page of the people of a company; hidden ones for those who look after them',
    input: z.object({ ...paging(), ...filter }),
    output: pageOf(Staff),
  }),
  search: query({
    path: '/portal/user/findCompanyStaffs',
    access: 'book:read',
    summary: 'People for selectors: name, masked phone, department',
    input: z.object({
      ...paging(maxLightRows),
      companyId: id.optional(),
      keyword,
      showAll: z.union([flag, z.boolean()]).optional(),
      /** 1 only people with a role of their own or an administrator's post. */
      isManagerUser: flag.optional(),
      /** Taken as they come and without meaning here; the spec's selectors send them. */
      empAuthStatus: z.union([z.string().max(10), z.number()]).optional(),
      isAuth: z.union([z.string().max(10), z.number(), z.boolean()]).optional(),
    }),
    output: pageOf(
      Staff.pick({
        id: true,
        realName: true,
        phone: true,
        departmentId: true,
        departmentName: true,
        companyId: true,
        isEnable: true,
        isCompanyAdmin: true,
        isSuperAdmin: true,
      }),
    ),
  }),
  all: query({
    path: '/umuser/queryAllUmUserByCondition',
    access: 'book:read',
    summary: 'People over every company the reader reaches, with their company',
    input: z.object({ ...paging(), keyword, companyName: keyword, isEnable: flag.optional() }),
    output: pageOf(Staff.omit({ extValues: true, nickName: true, headPortaitUrl: true })),
  }),
  detail: query({
    path: '/portal/user/queryStaffDetail',
    method: 'GET',
    access: 'book:read',
    summary: 'One person’s card in a company, with roles there',
    input: who,
    output: Staff.extend({
      roles: z.array(z.object({ id: z.string(), roleName: z.string() })),
      isPhoneLocked: z.boolean(),
      mayRemove: z.boolean(),
      mayEdit: z.boolean(),
    }),
    errors: [commonErrors.notFound],
  }),
  log: query({
    path: '/portal/user/queryStaffLog',
    access: 'staff:update',
    summary: 'Who changed what about a person, the newest first',
    input: z.object({ ...paging(), userId: id, companyId: id.optional() }),
    output: pageOf(z.object({ id: z.string(), title: z.string(), byName: z.string().nullable(), createdDate: z.string() })),
  }),
  create: command({
    path: '/portal/user/addandUpdateCompanyStaff',
    title: '新增人员',
    access: 'staff:create',
    summary: 'Add a person, or edit the one whose id is given; someone known already joins, and is told so',
    input: z.object({ ...form, id: id.optional(), phone: telephone, version: version.optional() }),
    output: z.object({ id: z.string() }),
    errors: formErrors,
    affects: ['department'],
  }),
  change: command({
    path: '/portal/user/updateCompanyStaffInfo',
    aliases: ['/portal/user/updateParkUser'],
    title: '修改人员',
    access: 'staff:update',
    summary: 'Edit a person’s card in a company; the phone has its own call',
    input: z.object({ ...form, id, version }),
    output: nothing,
    errors: formErrors,
    affects: ['department'],
  }),
  changePhone: command({
    path: '/portal/user/updatePhone',
    title: '修改人员手机号',
    access: 'staff:update',
    summary: 'Another number for a person: his own if only this company has him, else the membership moves to its account',
    input: z.object({ id, companyId: id.optional(), phone: telephone }),
    output: nothing,
    errors: [staffErrors.phoneUsed, staffErrors.phoneLocked, staffErrors.superLocked, staffErrors.roleNotYours, commonErrors.notFound],
    audit: 'call',
    affects: ['department'],
  }),
  exists: query({
    path: '/portal/user/findUserIsExit',
    method: 'GET',
    access: 'signed-in',
    summary: 'Whether the number is registered, as far as the caller may know',
    input: z.object({ phone: phone() }),
    output: z.object({ isExit: z.boolean() }),
    errors: [commonErrors.tooMany],
  }),
  setEnable: command({
    path: '/portal/user/updateEnableCPmpamyStaffById',
    title: '启用或禁用人员',
    access: 'staff:update',
    summary: 'A disabled person cannot act for this company; other companies are not touched',
    input: z.object({ id, companyId: id.optional(), isEnable: flag }),
    output: nothing,
    errors: [staffErrors.superFirst, staffErrors.notOneself, commonErrors.notFound],
    affects: ['department', 'parkuser'],
  }),
  disable: command({
    path: '/portal/user/disableUser/{userId}',
    method: 'GET',
    title: '禁用用户',
    access: 'staff:update',
    summary: 'Disable the person in every company the caller looks after',
    input: z.object({ userId: id }),
    output: nothing,
    errors: [staffErrors.superFirst, staffErrors.notOneself, commonErrors.notFound],
    affects: ['department', 'parkuser'],
  }),
  enable: command({
    path: '/portal/user/enableUser/{userId}',
    method: 'GET',
    title: '启用用户',
    access: 'staff:update',
    summary: 'Enable the person again there',
    input: z.object({ userId: id }),
    output: nothing,
    errors: [commonErrors.notFound],
    affects: ['department', 'parkuser'],
  }),
  resetPassword: command({
    path: '/portal/user/editPassword',
    method: 'GET',
    title: '重置密码',
    access: 'staff:update',
    summary: 'A fresh first password goes to the person’s own phone; it is never in the answer',
    input: who,
    output: nothing,
    errors: [staffErrors.superLocked, commonErrors.tooMany, commonErrors.notFound],
  }),
  resend: command({
    path: '/portal/user/resentMessage',
    method: 'GET',
    title: '重发初始密码',
    access: 'staff:update',
    summary: 'Sends a first password once more, as long as it was not replaced',
    input: who,
    output: nothing,
    errors: [staffErrors.alreadySet, commonErrors.tooMany, commonErrors.notFound],
  }),
  extended: query({
    path: '/portal/user/user-extend/findByUserId',
    method: 'GET',
    access: 'book:read',
    summary: 'The extended fields of a person with their values, as far as the reader may see them',
    input: who,
    output: z.array(z.object({ name: z.string(), columnName: z.string(), extendType: z.string(), length: z.int(), value: z.unknown() })),
    errors: [commonErrors.notFound],
  }),
  handOver: command({
    path: '/portal/user/setSuperAdministrator',
    title: '移交超级管理员',
    access: 'staff:handover',
    summary: 'The super administrator’s post goes to somebody else of the company; setManager keeps the old holder an administrator',
    input: z.object({
      companyId: id.optional(),
      setManager: z.union([flag, z.boolean()]).default(0),
      setUserId: id,
      userId: id.optional(),
    }),
    output: nothing,
    errors: [staffErrors.toOneself, staffErrors.noSuchUser, staffErrors.notHere, staffErrors.disabled, commonErrors.notFound],
    affects: ['*'],
  }),
  setAdmin: command({
    path: '/portal/user/setCompanyAdmin',
    title: '设置普通管理员',
    access: 'staff:admin',
    summary: 'Make somebody an ordinary administrator, or a member again',
    input: z.object({ companyId: id.optional(), userId: id, isCompanyAdmin: flag }),
    output: nothing,
    errors: [staffErrors.alreadyAdmin, staffErrors.superLocked, staffErrors.notHere, staffErrors.noSuchUser],
    affects: ['department'],
  }),
  holdings: query({
    path: '/portal/user/leaving/holdings',
    access: 'staff:remove',
    summary: 'What a person still holds in the company and somebody has to take over before he leaves',
    input: who,
    output: z.object({ mayRemove: z.boolean(), reason: z.string().nullable(), holdings: z.array(Holding) }),
    errors: [commonErrors.notFound],
  }),
  leave: command({
    path: '/portal/user/leaving/finish',
    title: '办理离职',
    access: 'staff:remove',
    summary: 'Hands over what a person holds and removes him, in one go',
    input: z.object({
      userId: id,
      companyId: id.optional(),
      heirs: z
        .array(z.object({ kind: text(40, '请选择事项'), toUserId: id }))
        .max(50)
        .default([]),
    }),
    output: nothing,
    errors: [staffErrors.mayNotRemove, staffErrors.stillHolds, staffErrors.notHere, staffErrors.roleNotYours, commonErrors.notFound],
    affects: ['*'],
  }),
  remove: command({
    path: '/portal/user/removeUser',
    title: '移除人员',
    access: 'staff:remove',
    summary: 'Ends a membership; the account and other companies stay',
    input: z.object({ companyId: id.optional(), removedUserId: id, departmentId: plain(40).nullish() }),
    output: nothing,
    errors: [staffErrors.mayNotRemove, staffErrors.stillHolds, commonErrors.notFound],
    affects: ['department'],
  }),
  restore: command({
    path: '/portal/user/restoreStaff',
    title: '恢复人员',
    access: 'staff:remove',
    summary: 'Takes a removal back within 30 days; posts and roles do not come back',
    input: who,
    output: nothing,
    errors: [staffErrors.tooLate, staffErrors.phoneUsed, commonErrors.notFound],
    affects: ['department'],
  }),
  template: download({
    path: '/portal/user/downloadUserTemplate',
    access: 'staff:create',
    summary: 'The workbook to fill in for an import of people',
    input: z.object({ companyId: id.optional() }),
    output: file,
  }),
  /** The spec's own import answers at once; the console's runs as a task and takes more rows. */
  import: upload({
    path: '/portal/user/importCompanyStaff',
    title: '导入人员',
    access: 'staff:create',
    summary: 'Takes a filled-in workbook of at most 1,000 people and says what became of each row',
    input: z.object({ companyId: id.optional(), isUpdate: flag.default(0) }),
    output: z.object({
      successSize: z.int(),
      errorSize: z.int(),
      list: z.array(z.object({ row: z.int(), realName: z.string(), phone: z.string(), departmentName: z.string(), message: z.string() })),
      /** Fetches the workbook of refused rows. */
      taskId: z.string().nullable(),
    }),
    errors: [commonErrors.tooLarge],
    affects: ['department'],
  }),
  importResult: download({
    path: '/umuser/importUserResult',
    method: 'GET',
    access: 'staff:create',
    summary: 'The workbook of the rows one’s last import of people refused',
    input: z.object({ id: id.optional() }),
    output: file,
    errors: [commonErrors.notFound],
  }),
  importSheet: upload({
    path: '/portal/user/importUmUserInfo',
    title: '导入人员并取回结果表',
    access: 'staff:create',
    summary: 'As the import above, answered with a workbook that says of each row what became of it',
    input: z.object({ companyId: id.optional(), isUpdate: flag.default(0) }),
    output: file,
    isFile: true,
    errors: [commonErrors.tooLarge],
    affects: ['department'],
  }),
  export: download({
    path: '/portal/user/exportCompanyStaffs',
    access: 'book:read',
    summary: 'A workbook of the people a list shows, phones masked; at most 5,000 rows, more go through a task',
    input: z.object(filter),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
  exportPark: download({
    path: '/portal/user/exportParkComppanyStaffs',
    access: 'book:read',
    summary: 'The same over every company of the park the reader reaches',
    input: z.object({ keyword, companyName: keyword, isEnable: flag.optional() }),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
});
