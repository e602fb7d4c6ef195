import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from './core.ts';
import { extendErrors, extValues } from './extend.ts';
import { creditCode, flag, id, keyword, pageOf, paging, plain, text, version } from './fields.ts';
import { pictureAddress } from './file.ts';

export const companyTexts = {
  incomplete: '单位信息不完善，去完善',
  keyFields: '关键信息由项目方维护，如需修改请联系项目方',
  checksum: '统一社会信用代码校验位不正确，请核对',
} as const;

export const companyErrors = defineErrors({
  nameTaken: { code: '409', status: 409, message: '同名单位已存在' },
  creditCodeTaken: { code: '409', status: 409, message: '该统一社会信用代码已被使用' },
  keyFields: { code: '403', status: 403, message: companyTexts.keyFields },
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

const Detail = Company.extend({
  companyLogoUrl: z.string().nullable(),
  superAdminName: z.string().nullable(),
  superAdminPhone: z.string().nullable(),
  settingTime: z.string().nullable(),
  version: z.int(),
  tenantId: z.string(),
  tenantName: z.string(),
  remark: z.string().nullable(),
  /** Rooms come with the estate. */
  address: z.array(z.object({ regionName: z.string(), buildingName: z.string(), floorName: z.string(), roomNum: z.string() })),
  extValues: z.record(z.string(), z.unknown()),
  parks: z.array(z.object({ parkId: z.string(), parkName: z.string(), relation: z.enum(['settled', 'assists']), joinedDate: z.string() })),
  /** Which fields the reader may change; the rest is the project's. */
  editable: z.array(z.enum([...keyFields, ...ownFields])),
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
      companyName: text(100, '请输入单位名称').optional(),
      creditCode: z
        .union([z.literal('').transform(() => null), creditCode], '请输入正确的统一社会信用代码')
        .nullable()
        .optional(),
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
      extendErrors.invalidValue,
      extendErrors.notEditable,
      commonErrors.stale,
      commonErrors.notFound,
    ],
    affects: ['identity', 'department', 'extend'],
  }),
});
