import { z } from 'zod';
import { defineErrors } from '../../core.ts';
import { bit, creditCode, id, personName, phone, plain, text } from '../../fields.ts';
import { staffTexts } from '../../people/staff.ts';
import { attributeErrors } from '../../rights/attribute.ts';

export const companyTexts = {
  noName: '请输入企业名称',
  incomplete: '单位信息不完善，去完善',
  keyFields: '关键信息由项目方维护，如需修改请联系项目方',
  contactKept: '联系人由园区维护，如需修改请联系园区',
  checksum: '统一社会信用代码校验位不正确，请核对',
} as const;

export const companyErrors = defineErrors({
  nameTaken: { code: '409', status: 409, message: '同名企业已存在' },
  creditCodeTaken: { code: '409', status: 409, message: '该统一社会信用代码已被使用' },
  keyFields: { code: '403', status: 403, message: companyTexts.keyFields },
  contactKept: { code: '403', status: 403, message: companyTexts.contactKept },
  operatorStays: { code: '409', status: 409, message: '运营主体不能禁用、迁出或改变身份' },
  notOneself: { code: '409', status: 409, message: '不能禁用自己所在的企业' },
  stayOver: { code: '409', status: 409, message: '该临时企业已结束，请到“临时企业”中恢复，并设置新的结束日期' },
  elsewhere: { code: '409', status: 409, message: '该企业还在其他园区，不能改变身份' },
  blocked: { code: '409', status: 409, message: '该企业还有事项未处理，暂不能迁出' },
  isBack: { code: '409', status: 409, message: '企业在这次迁出后已重新入驻' },
});

/** Fields of a company that only the park operator may change. */
export const keyFields = ['companyName', 'creditCode', 'settingTime'] as const;
/** Fields that a company may change itself, besides its custom fields. */
export const ownFields = ['companyLogoUrl', 'remark', 'normalContactName', 'extValues'] as const;
/** Fields that only users with the permission to grant attributes may change, because attributes limit the menus of a company. */
export const kindFields = ['attributeIds'] as const;
export type CompanyField = (typeof keyFields)[number] | (typeof ownFields)[number] | (typeof kindFields)[number];

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
export const activationRule = z.enum(['firstSignIn', 'operator', 'date'], '请选择激活方式');

const namedRows = z.array(z.object({ id: z.string(), name: z.string() }));
/** A row of the list of company accounts. */
export const Account = Company.extend({
  companyLogoUrl: z.string().nullable(),
  superAdminId: z.string().nullable(),
  superAdminName: z.string().nullable(),
  superAdminPhone: z.string().nullable(),
  settingTime: z.string().nullable(),
  /** The rule by which an inactive company becomes active. For the rule `date`, `activatesDate` has the date. */
  activates: activationRule.nullable(),
  activatesDate: z.string().nullable(),
  /** Attributes of the company. */
  attributes: namedRows,
  /** The park's groups to which the company belongs. Only users of the park see them. */
  groups: namedRows,
  /** Values of the custom fields that the actor may see. */
  extValues: z.record(z.string(), z.unknown()),
  version: z.int(),
});
export type Account = z.infer<typeof Account>;

export const CompanyDetail = Account.extend({
  tenantId: z.string(),
  tenantName: z.string(),
  remark: z.string().nullable(),
  /** Rooms that the company leases today in the actor's park. */
  address: z.array(
    z.object({
      ...{ roomId: z.string(), roomCode: z.string() },
      ...{ regionName: z.string(), buildingName: z.string(), floorName: z.string(), roomNum: z.string() },
    }),
  ),
  parks: z.array(z.object({ parkId: z.string(), parkName: z.string(), relation: z.enum(['settled', 'assists']), joinedDate: z.string() })),
  /** Fields that the actor may change; the park operator maintains the others. */
  editable: z.array(z.enum([...keyFields, ...ownFields, ...kindFields])),
  /** V244: whether the actor may choose another person as the main contact. */
  mayChooseContact: z.boolean(),
});
export type CompanyDetail = z.infer<typeof CompanyDetail>;

/** Schema of an optional text in a change: undefined leaves the stored value, null or blank clears it. */
export const fact = (max: number) =>
  plain(max)
    .trim()
    .nullable()
    .transform((value) => value || null)
    .optional();

const [earliest, latest] = [Date.UTC(1900, 0), Date.UTC(2200, 0)];
/** The move-in time (V277): a timestamp, an ISO time, or a day, which means midnight in China. */
export const settingTime = z
  .union([z.number(), z.iso.datetime({ offset: true }), z.iso.date().transform((day) => `${day}T00:00:00+08:00`)], '入驻时间不正确')
  .transform((at) => new Date(at).getTime())
  .refine((at) => at >= earliest && at < latest, '入驻时间不正确')
  .transform((at) => new Date(at));

export const companyName = text(100, companyTexts.noName);
export const code = z.union([z.literal('').transform(() => null), creditCode], '请输入正确的统一社会信用代码').nullable();
export const superAdmin = {
  superAdminName: personName(staffTexts.noName, staffTexts.nameLength),
  superAdminPhone: phone(staffTexts.noPhone),
};
/** Ids of the attributes of a company. Undefined leaves the stored attributes unchanged. */
export const attributeIds = z.array(id, '请选择企业类型').max(50, '一家企业最多50个类型').optional();
export const kindErrors = [attributeErrors.gone, attributeErrors.notGiven, attributeErrors.settledOnly] as const;
export const companyRef = z.object({ companyId: id });
