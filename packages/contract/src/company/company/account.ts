import { z } from 'zod';
import { command, commonErrors, download, query } from '../../core.ts';
import { creditCode, emptyObject, file, flag, id, keyword, pageOf, paging, personName, phone, version } from '../../fields.ts';
import { pictureAddress } from '../../kernel/file.ts';
import { extendErrors, extValues } from '../../people/extend.ts';
import { staffErrors } from '../../people/staff.ts';
import { Account, attributeIds, code, companyErrors, companyName, companyRef, fact, kindErrors, settingTime, superAdmin } from './model.ts';

const filter = {
  keyword,
  compType: z.enum(['0', '1', '2'], '企业身份不正确').optional(),
  isEnable: flag.optional(),
  isActivated: flag.optional(),
  attributeId: id.optional(),
  groupId: id.optional(),
};
const orders = ['companyName', 'createdDate', 'settingTime', 'staffNum'] as const;
export type AccountOrder = (typeof orders)[number];
const sort = z.enum(
  orders.flatMap((order) => [order, `-${order}`] as const),
  '排序方式不正确',
);

/** Calls about the accounts of companies in a park, from adding a company to its moving out. */
export const accountCalls = {
  accounts: query({
    path: '/portal/company/querySaasCompanyList',
    aliases: ['/enterprise/selectPages'],
    access: 'company:read',
    summary: 'Lists company accounts of the park with their super administrators; the keyword matches names and credit codes',
    input: z.object({ ...paging(), ...filter, sort: sort.optional() }),
    /** The numbers by type have the total as their sum: resident companies, assisting organisations and operators. */
    output: pageOf(Account).extend({ settledNum: z.int(), assistingNum: z.int(), operatingNum: z.int() }),
  }),
  create: command({
    path: '/portal/company/add',
    title: '新增企业',
    access: 'company:create',
    audit: 'call',
    summary: 'Adds a company with its super administrator, settled in or assisting the current park',
    input: z.object({
      companyName,
      creditCode: code.optional(),
      compType: z.enum(['0', '1'], '企业身份不正确').default('0'),
      settingTime: settingTime.nullable().optional(),
      companyLogoUrl: pictureAddress.nullable().optional(),
      remark: fact(500),
      /** Name of the main contact. Without a name the super administrator is the main contact. */
      normalContactName: fact(20),
      normalContactPhone: z
        .union([z.literal('').transform(() => null), phone()], '请输入正确的手机号')
        .nullable()
        .optional(),
      extValues: extValues.unwrap().optional(),
      attributeIds,
      ...superAdmin,
    }),
    output: z.object({ id: z.string(), warning: z.string().nullable() }),
    errors: [companyErrors.nameTaken, companyErrors.creditCodeTaken, extendErrors.invalidValue, ...kindErrors],
    affects: ['department', 'config', 'attribute'],
  }),
  setSuperAdmin: command({
    path: '/portal/company/setSuperAdmin',
    title: '设置单位超级管理员',
    access: 'company:admin',
    audit: 'call',
    summary: 'Gives a company without a super administrator one; later changes are made by handover',
    input: companyRef.extend(superAdmin),
    output: emptyObject,
    errors: [staffErrors.hasAdmin, staffErrors.full, commonErrors.notFound],
    affects: ['staff', 'department'],
  }),
  setType: command({
    path: '/portal/company/updateCompanyType',
    title: '修改企业身份',
    access: 'company:update',
    summary: 'Changes the type of a company of the current park: resident company or assisting organisation',
    input: companyRef.extend({ compType: z.enum(['0', '1'], '企业身份不正确'), version: version.optional() }),
    output: emptyObject,
    errors: [companyErrors.operatorStays, companyErrors.elsewhere, commonErrors.stale, commonErrors.notFound],
    affects: ['department'],
  }),
  changeContact: command({
    path: '/smartop-api/company/updateCompanyNormalContactPhone',
    title: '修改企业联系人',
    access: 'company:complete',
    widerPermission: 'company:update',
    audit: 'call',
    summary: 'Sets the main contact: a member of the company, or a name and a number',
    input: z.object({
      companyId: id.optional(),
      userId: id.optional(),
      normalContactName: personName('请输入联系人', '联系人长度为2到20个字').optional(),
      normalContactPhone: phone().optional(),
    }),
    output: emptyObject,
    errors: [companyErrors.contactKept, staffErrors.notHere, commonErrors.notFound],
    affects: ['staff'],
  }),
  checkCreditCode: query({
    path: '/portal/company/checkCreditCode',
    access: 'company:read',
    summary: 'Returns whether the space has a company with the credit code, and whether its check character is valid',
    input: z.object({ creditCode, companyId: id.optional() }),
    output: z.object({ isExit: z.boolean(), warning: z.string().nullable() }),
    errors: [commonErrors.tooMany],
  }),
  checkName: query({
    path: '/portal/company/findNameIsExit',
    method: 'GET',
    access: 'company:read',
    summary: 'Returns whether the space has a company with the name',
    input: z.object({ companyName, companyId: id.optional() }),
    output: z.object({ isExit: z.boolean() }),
    errors: [commonErrors.tooMany],
  }),
  enable: command({
    path: '/portal/company/enable',
    method: 'GET',
    title: '启用企业',
    access: 'company:update',
    summary: 'Enables a company, so that its people can act for it again',
    input: companyRef.extend({ version: version.optional() }),
    output: emptyObject,
    errors: [companyErrors.stayOver, commonErrors.stale, commonErrors.notFound],
    affects: ['department', 'temporary'],
  }),
  disable: command({
    path: '/portal/company/disable',
    method: 'GET',
    title: '禁用企业',
    access: 'company:update',
    summary: 'Disables a company: the sessions of its people there end, its data stays',
    input: companyRef.extend({ version: version.optional() }),
    output: emptyObject,
    errors: [companyErrors.operatorStays, companyErrors.notOneself, commonErrors.stale, commonErrors.notFound],
    affects: ['department', 'temporary'],
  }),
  export: download({
    path: '/portal/company/exportCompanyInfo',
    access: 'company:read',
    summary: 'Exports the list of company accounts as a workbook, phones masked',
    input: z.object(filter),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
};
