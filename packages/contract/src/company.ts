import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, download, query } from './core.ts';
import { extendErrors, extValues } from './extend.ts';
import {
  creditCode,
  flag,
  id,
  keyword,
  nothing,
  optionalText,
  pageOf,
  paging,
  personName,
  phone,
  plain,
  text,
  version,
  whole,
} from './fields.ts';
import { pictureAddress } from './file.ts';
import { staffErrors, staffTexts } from './staff.ts';

export const companyTexts = {
  noName: '请输入单位名称',
  incomplete: '单位信息不完善，去完善',
  keyFields: '关键信息由项目方维护，如需修改请联系项目方',
  contactKept: '联系人由项目方维护，如需修改请联系项目方',
  checksum: '统一社会信用代码校验位不正确，请核对',
} as const;

export const companyErrors = defineErrors({
  nameTaken: { code: '409', status: 409, message: '同名单位已存在' },
  creditCodeTaken: { code: '409', status: 409, message: '该统一社会信用代码已被使用' },
  keyFields: { code: '403', status: 403, message: companyTexts.keyFields },
  contactKept: { code: '403', status: 403, message: companyTexts.contactKept },
  hasAdmin: { code: '60202', status: 409, message: '该单位已有管理员' },
  operatorStays: { code: '409', status: 409, message: '运营主体不能停用、迁出或改变类型' },
  notOneself: { code: '409', status: 409, message: '不能停用自己所在的单位' },
  elsewhere: { code: '409', status: 409, message: '该单位还在其他园区，不能改变类型' },
  blocked: { code: '409', status: 409, message: '该单位还有未办结的事项，暂不能迁出' },
});

/** What only the project changes. */
export const keyFields = ['companyName', 'creditCode', 'settingTime'] as const;
/** What a company changes itself, besides the fields a customer has added. */
export const ownFields = ['companyLogoUrl', 'remark', 'normalContactName', 'extValues'] as const;
export type CompanyField = (typeof keyFields)[number] | (typeof ownFields)[number];

const bit = z.union([z.literal(0), z.literal(1)]);
export const compTypes = { '0': '入驻单位', '1': '协管单位', '2': '运营主体' } as const;
export const Company = z.object({
  companyId: z.string(),
  companyName: z.string(),
  creditCode: z.string().nullable(),
  compType: z.enum(['0', '1', '2']),
  normalContactName: z.string().nullable(),
  normalContactPhone: z.string().nullable(),
  isEnable: bit,
  isActivated: bit,
  staffNum: z.int(),
  createdDate: z.string(),
});
export type Company = z.infer<typeof Company>;

/** How a company that was added becomes active. */
export const activationRules = { firstSignIn: '超级管理员首次登录时', operator: '由运营人员激活', date: '到期自动激活' } as const;
export type ActivationRule = keyof typeof activationRules;
const rule = z.enum(['firstSignIn', 'operator', 'date'], '请选择激活方式');

/** As the list of accounts shows it. */
export const Account = Company.extend({
  companyLogoUrl: z.string().nullable(),
  superAdminName: z.string().nullable(),
  superAdminPhone: z.string().nullable(),
  settingTime: z.string().nullable(),
  /** What it waits for while it is not active, and until when. */
  activates: rule.nullable(),
  activatesDate: z.string().nullable(),
  version: z.int(),
});
export type Account = z.infer<typeof Account>;

const Detail = Account.extend({
  tenantId: z.string(),
  tenantName: z.string(),
  remark: z.string().nullable(),
  /** Rooms come with the estate. */
  address: z.array(z.object({ regionName: z.string(), buildingName: z.string(), floorName: z.string(), roomNum: z.string() })),
  extValues: z.record(z.string(), z.unknown()),
  parks: z.array(z.object({ parkId: z.string(), parkName: z.string(), relation: z.enum(['settled', 'assists']), joinedDate: z.string() })),
  /** Which fields the reader may change; the rest is the project's. */
  editable: z.array(z.enum([...keyFields, ...ownFields])),
  /** V244: whether the reader may name somebody else as the main contact. */
  mayChooseContact: z.boolean(),
});
export type CompanyDetail = z.infer<typeof Detail>;

/** Absent stays as it is; null and blank empty it. */
const fact = (max: number) =>
  plain(max)
    .trim()
    .nullable()
    .transform((value) => value || null)
    .optional();

const [earliest, latest] = [Date.UTC(1900, 0), Date.UTC(2200, 0)];
/** V277: a timestamp; as text a moment or a day, which begins when the park's does. */
const settingTime = z
  .union([z.number(), z.iso.datetime({ offset: true }), z.iso.date().transform((day) => `${day}T00:00:00+08:00`)], '入驻时间不正确')
  .transform((at) => new Date(at).getTime())
  .refine((at) => at >= earliest && at < latest, '入驻时间不正确')
  .transform((at) => new Date(at));

const companyName = text(100, companyTexts.noName);
const code = z.union([z.literal('').transform(() => null), creditCode], '请输入正确的统一社会信用代码').nullable();
const superAdmin = {
  superAdminName: personName(staffTexts.noName, staffTexts.nameLength),
  superAdminPhone: phone(staffTexts.noPhone),
};
const one = z.object({ companyId: id });
const filter = {
  keyword,
  compType: z.enum(['0', '1', '2'], '单位类型不正确').optional(),
  isEnable: flag.optional(),
  isActivated: flag.optional(),
};
const orders = ['companyName', 'createdDate', 'settingTime', 'staffNum'] as const;
export type AccountOrder = (typeof orders)[number];
const sort = z.enum(
  orders.flatMap((order) => [order, `-${order}`] as const),
  '排序方式不正确',
);
const file = z.object({ name: z.string(), type: z.string(), content: z.unknown() });
/** Something of a company that is not settled yet, and where to settle it. */
const Blocker = z.object({ kind: z.string(), title: z.string(), count: z.int(), path: z.string() });
export type Blocker = z.infer<typeof Blocker>;
const Left = z.object({
  id: z.string(),
  companyName: z.string(),
  creditCode: z.string().nullable(),
  joinedDate: z.string(),
  leftDate: z.string(),
  reason: z.string().nullable(),
  byName: z.string().nullable(),
});
export type LeftCompany = z.infer<typeof Left>;

export const company = domain('company', {
  list: query({
    path: '/portal/company/queryList',
    access: 'company:read',
    summary: 'A page of the companies of the park',
    input: z.object({
      ...paging(),
      companyName: keyword,
      isEnable: flag.optional(),
      isActivated: flag.optional(),
      /** 1: only operating and assisting organisations, 0: only settled companies. */
      isManagerCompany: flag.optional(),
      companyId: id.optional(),
    }),
    output: pageOf(Company),
  }),
  detail: query({
    path: '/portal/company/getCompanyInfo',
    aliases: ['/portal/company/getCompanyInfo/{companyId}'],
    method: 'GET',
    access: 'signed-in',
    farther: 'company:read',
    summary: 'One company: one’s own, or one of the park for those who look after them',
    input: z.object({ companyId: id.optional() }),
    output: Detail,
    errors: [commonErrors.notFound],
  }),
  change: command({
    path: '/portal/company/updateCompany',
    title: '修改单位信息',
    access: 'company:complete',
    farther: 'company:update',
    summary: 'What is absent stays; a company changes its own fields, the project the key ones too',
    input: z.object({
      companyId: id.optional(),
      version,
      companyName: companyName.optional(),
      creditCode: code.optional(),
      settingTime: settingTime.nullable().optional(),
      companyLogoUrl: pictureAddress.nullable().optional(),
      remark: fact(500),
      normalContactName: fact(20),
      extValues: extValues.unwrap().optional(),
      /** V277: whatever a form sends, a company moves by its rooms and not by this call. */
      address: z
        .unknown()
        .optional()
        .transform(() => []),
    }),
    /** What the new values leave to be looked at. */
    output: z.object({ warning: z.string().nullable() }),
    errors: [
      companyErrors.nameTaken,
      companyErrors.creditCodeTaken,
      companyErrors.keyFields,
      companyErrors.contactKept,
      extendErrors.invalidValue,
      extendErrors.notEditable,
      commonErrors.stale,
      commonErrors.notFound,
    ],
    affects: ['identity', 'department', 'extend'],
  }),
  accounts: query({
    path: '/portal/company/querySaasCompanyList',
    aliases: ['/enterprise/selectPages'],
    access: 'company:read',
    summary: 'Company accounts of the park with their super administrators; the keyword is part of a name or of a credit code',
    input: z.object({ ...paging(), ...filter, sort: sort.optional() }),
    output: pageOf(Account),
  }),
  create: command({
    path: '/portal/company/add',
    title: '新增单位',
    access: 'company:create',
    audit: 'call',
    summary: 'A company with its super administrator, settled in or assisting the current park',
    input: z.object({
      companyName,
      creditCode: code.optional(),
      compType: z.enum(['0', '1'], '单位类型不正确').default('0'),
      settingTime: settingTime.nullable().optional(),
      companyLogoUrl: pictureAddress.nullable().optional(),
      remark: fact(500),
      /** Left out, its super administrator is its main contact. */
      normalContactName: fact(20),
      normalContactPhone: z
        .union([z.literal('').transform(() => null), phone()], '请输入正确的手机号')
        .nullable()
        .optional(),
      extValues: extValues.unwrap().optional(),
      ...superAdmin,
    }),
    output: z.object({ id: z.string(), warning: z.string().nullable() }),
    errors: [companyErrors.nameTaken, companyErrors.creditCodeTaken, extendErrors.invalidValue],
    affects: ['department', 'config'],
  }),
  setSuperAdmin: command({
    path: '/portal/company/setSuperAdmin',
    title: '设置单位超级管理员',
    access: 'company:admin',
    audit: 'call',
    summary: 'The super administrator of a company that has none; a later one comes by handover',
    input: one.extend(superAdmin),
    output: nothing,
    errors: [companyErrors.hasAdmin, staffErrors.full, commonErrors.notFound],
    affects: ['staff', 'department'],
  }),
  setType: command({
    path: '/portal/company/updateCompanyType',
    title: '修改单位类型',
    access: 'company:update',
    summary: 'Settled company or assisting organisation of the current park',
    input: one.extend({ compType: z.enum(['0', '1'], '单位类型不正确'), version }),
    output: nothing,
    errors: [companyErrors.operatorStays, companyErrors.elsewhere, commonErrors.stale, commonErrors.notFound],
    affects: ['department'],
  }),
  changeContact: command({
    path: '/smartop-api/company/updateCompanyNormalContactPhone',
    title: '修改单位联系人',
    access: 'company:complete',
    farther: 'company:update',
    audit: 'call',
    summary: 'The business main contact: one of its people, or a name and a number',
    input: z.object({
      companyId: id.optional(),
      userId: id.optional(),
      normalContactName: personName('请输入联系人', '联系人长度为2到20个字').optional(),
      normalContactPhone: phone().optional(),
    }),
    output: nothing,
    errors: [companyErrors.contactKept, staffErrors.notHere, commonErrors.notFound],
    affects: ['staff'],
  }),
  checkCreditCode: query({
    path: '/portal/company/checkCreditCode',
    access: 'company:read',
    summary: 'Whether a credit code is somebody’s in the space, and whether its check character is right',
    input: z.object({ creditCode, companyId: id.optional() }),
    output: z.object({ isExit: z.boolean(), warning: z.string().nullable() }),
    errors: [commonErrors.tooMany],
  }),
  checkName: query({
    path: '/portal/company/findNameIsExit',
    method: 'GET',
    access: 'company:read',
    summary: 'Whether a name is somebody’s in the space',
    input: z.object({ companyName, companyId: id.optional() }),
    output: z.object({ isExit: z.boolean() }),
    errors: [commonErrors.tooMany],
  }),
  enable: command({
    path: '/portal/company/enable',
    method: 'GET',
    title: '启用单位',
    access: 'company:update',
    summary: 'Its people may act again',
    input: one.extend({ version }),
    output: nothing,
    errors: [commonErrors.stale, commonErrors.notFound],
    affects: ['department'],
  }),
  disable: command({
    path: '/portal/company/disable',
    method: 'GET',
    title: '停用单位',
    access: 'company:update',
    summary: 'Sessions of its people end there; its data stays',
    input: one.extend({ version }),
    output: nothing,
    errors: [companyErrors.operatorStays, companyErrors.notOneself, commonErrors.stale, commonErrors.notFound],
    affects: ['department'],
  }),
  blockers: query({
    path: '/portal/company/checkMoveOutCondition',
    access: 'company:read',
    summary: 'What keeps a company from moving out, each with where to settle it; nothing means it may go',
    input: one,
    output: z.array(Blocker),
    errors: [companyErrors.operatorStays, commonErrors.notFound],
  }),
  moveOut: command({
    path: '/portal/company/deleteCorporation',
    title: '迁出单位',
    access: 'company:remove',
    summary: 'Ends the place of a company in the current park; with its last place its account ends too',
    input: one.extend({ reason: optionalText(100) }),
    output: nothing,
    errors: [companyErrors.blocked, companyErrors.operatorStays, commonErrors.notFound],
    affects: ['department', 'config'],
  }),
  moved: query({
    path: '/portal/company/queryCorpMoveOutList',
    access: 'company:read',
    summary: 'Companies that have left the park, the last first',
    input: z.object({ ...paging(), keyword }),
    output: pageOf(Left),
  }),
  exportMoved: download({
    path: '/portal/company/exportCorpMoveOutInfo',
    access: 'company:read',
    summary: 'That list as a workbook',
    input: z.object({ keyword }),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
  export: download({
    path: '/portal/company/exportCompanyInfo',
    access: 'company:read',
    summary: 'The company accounts a list shows as a workbook, phones masked',
    input: z.object(filter),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
  power: query({
    path: '/portal/company/queryBusinessPowerConfig',
    access: 'company:read',
    summary: 'What a company may do by itself: pages it may hand on, most people, whether it names its contact',
    input: one,
    output: z.object({
      companyId: z.string(),
      companyName: z.string(),
      /** Every page its people could have, in the menu's order. */
      menus: z.array(z.object({ code: z.string(), name: z.string(), groupName: z.string(), isHanded: bit })),
      staffLimit: z.int().nullable(),
      staffNum: z.int(),
      mayEditContact: bit,
      version: z.int(),
    }),
    errors: [commonErrors.notFound],
  }),
  savePower: command({
    path: '/portal/company/saveBusinessPowerConfig',
    title: '设置单位业务权限',
    access: 'company:admin',
    summary: 'Which pages it may put into roles of its own (null: all), its limit of people, whether it names its contact',
    input: one.extend({
      menuIds: z.array(plain(40), '请选择菜单').max(500, '请选择菜单').nullable(),
      staffLimit: z
        .union([z.literal('').transform(() => null), whole('请输入1到1000000的整数', { min: 1, max: 1_000_000 })], '请输入1到1000000的整数')
        .nullable(),
      mayEditContact: flag,
      version,
    }),
    output: nothing,
    errors: [commonErrors.stale, commonErrors.notFound],
    affects: ['grant', 'role'],
  }),
  activation: query({
    path: '/portal/company/corpActiveconfig/query',
    aliases: ['POST /portal/company/corpActiveconfig/query'],
    method: 'GET',
    access: 'company:read',
    summary: 'How companies added to the park become active; version 0 is the default',
    input: nothing,
    output: z.object({ rule, days: z.int().nullable(), version: z.int() }),
  }),
  saveActivation: command({
    path: '/portal/company/corpActiveconfig/save',
    aliases: ['GET /portal/company/corpActiveconfig/save'],
    title: '设置单位激活规则',
    access: 'company:admin',
    summary: 'For companies added from now on; those that wait go on waiting for what they were told',
    input: z
      .object({
        rule,
        days: z
          .union([z.literal('').transform(() => null), whole('请输入1到365的整数', { min: 1, max: 365 })], '请输入1到365的整数')
          .nullish(),
        version: whole('缺少版本号，请刷新后重试'),
      })
      .refine(({ rule, days }) => rule !== 'date' || typeof days === 'number', { path: ['days'], message: '请输入天数' }),
    output: nothing,
    errors: [commonErrors.stale],
  }),
  dropActivation: command({
    path: '/portal/company/corpActiveconfig/delete',
    aliases: ['GET /portal/company/corpActiveconfig/delete'],
    title: '恢复默认激活规则',
    access: 'company:admin',
    summary: 'Back to the default: at the first sign-in of the super administrator',
    input: nothing,
    output: nothing,
  }),
  activate: command({
    path: '/portal/company/activate',
    title: '激活单位',
    access: 'company:update',
    summary: 'Makes an account active now, whatever it waits for',
    input: one,
    output: nothing,
    errors: [commonErrors.notFound],
  }),
  home: query({
    path: '/portal/company/homeFigures',
    access: 'signed-in',
    summary: 'One’s own company in figures',
    input: nothing,
    output: z.object({
      staffNum: z.int(),
      departmentNum: z.int(),
      adminNum: z.int(),
      /** Who joined within 30 days. */
      joinedNum: z.int(),
      /** Who is without a department. */
      unassignedNum: z.int(),
      /** Requests to join that wait; for who decides about them. */
      requestNum: z.int().nullable(),
      staffLimit: z.int().nullable(),
    }),
  }),
});
