import { z } from 'zod';
import { command, commonErrors, domain, query } from '../core.ts';
import { emptyObject, flag, id, keyword, pageOf, paging, version } from '../fields.ts';
import { pictureAddress } from '../kernel/file.ts';
import { extendErrors, extValues } from '../people/extend.ts';
import { accountCalls } from './company/account.ts';
import { leavingCalls } from './company/leaving.ts';
import {
  activationRules,
  attributeIds,
  Company,
  CompanyDetail,
  code,
  companyErrors,
  companyName,
  fact,
  kindErrors,
  settingTime,
} from './company/model.ts';
import { powerCalls } from './company/power.ts';

export type { AccountOrder } from './company/account.ts';
export type { Blocker, LeftCompany } from './company/leaving.ts';
export {
  Account,
  type ActivationRule,
  activationRules,
  Company,
  type CompanyDetail,
  type CompanyField,
  companyErrors,
  companyTexts,
  keyFields,
  kindFields,
  ownFields,
} from './company/model.ts';

export const company = domain('company', {
  title: '企业',
  labels: {
    attributeIds: '企业类型',
    compType: '企业身份',
    companyLogoUrl: '企业标志',
    creditCode: '统一社会信用代码',
    mayEditContact: '允许企业自己修改联系人',
    normalContactName: '联系人',
    rule: '激活方式',
    settingTime: '入驻时间',
    settle: '一并处理',
    staffLimit: '人数上限',
  },
  values: { rule: activationRules, settle: { staff: '全部员工离职' } },
  exports: { company: 'company:read', leftCompany: 'company:read' },
  calls: {
    list: query({
      path: '/portal/company/queryList',
      access: 'company:read',
      summary: 'Lists the companies of the park',
      input: z.object({
        ...paging(),
        companyName: keyword,
        isEnable: flag.optional(),
        isActivated: flag.optional(),
        /** 1 returns only operators and assisting organisations, 0 only resident companies. */
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
      widerPermission: 'company:read',
      summary: 'Returns the actor’s own company, or a company of the park for actors who manage them',
      input: z.object({ companyId: id.optional() }),
      output: CompanyDetail,
      errors: [commonErrors.notFound],
    }),
    change: command({
      path: '/portal/company/updateCompany',
      title: '修改单位信息',
      access: 'company:complete',
      widerPermission: 'company:update',
      summary:
        'Changes the given fields: a company its own fields, the park operator also the key fields; attributes apply from its next call',
      input: z.object({
        companyId: id.optional(),
        version: version.optional(),
        companyName: companyName.optional(),
        creditCode: code.optional(),
        settingTime: settingTime.nullable().optional(),
        companyLogoUrl: pictureAddress.nullable().optional(),
        remark: fact(500),
        normalContactName: fact(20),
        extValues: extValues.unwrap().optional(),
        attributeIds,
        /** Accepted and ignored (V277): the address of a company follows from its rooms and cannot be set by this call. */
        address: z
          .unknown()
          .optional()
          .transform(() => []),
      }),
      /** `warning` is about values that were saved nevertheless, such as a code with a wrong check character. */
      output: z.object({ warning: z.string().nullable() }),
      errors: [
        companyErrors.nameTaken,
        companyErrors.creditCodeTaken,
        companyErrors.keyFields,
        companyErrors.contactKept,
        extendErrors.invalidValue,
        extendErrors.notEditable,
        ...kindErrors,
        commonErrors.stale,
        commonErrors.notFound,
      ],
      affects: ['identity', 'department', 'extend', 'attribute', 'temporary'],
    }),
    ...accountCalls,
    ...leavingCalls,
    ...powerCalls,
    home: query({
      path: '/portal/company/homeFigures',
      access: 'signed-in',
      summary: 'Returns figures of the actor’s own company',
      input: emptyObject,
      output: z.object({
        staffNum: z.int(),
        departmentNum: z.int(),
        adminNum: z.int(),
        /** Number of people who joined within 30 days. */
        joinedNum: z.int(),
        /** Number of members who belong to no department. */
        unassignedNum: z.int(),
        /** Number of join requests that wait for a decision. Null for users who may not decide on them. */
        requestNum: z.int().nullable(),
        staffLimit: z.int().nullable(),
      }),
    }),
  },
});
