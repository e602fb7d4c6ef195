import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, id, integer, keyword, optionalText, pageOf, paging, personName, phone, text, version } from '../fields.ts';
import { attributeErrors } from '../rights/attribute.ts';
import { companyErrors } from './company.ts';

export const temporaryErrors = defineErrors({
  badDate: { code: '400', status: 400, message: '结束日期不能早于今天' },
  settled: { code: '409', status: 409, message: '该企业已转为正式入驻' },
});

/** States of a temporary company. They follow from its last day and from whether it was ended or made permanent. */
export const temporaryStates = { active: '进行中', ending: '即将到期', ended: '已结束', settled: '已转正式入驻' } as const;
const state = z.enum(Object.keys(temporaryStates) as [TemporaryState, ...TemporaryState[]], '状态不正确');
export type TemporaryState = keyof typeof temporaryStates;
/** The last day of the stay, in China's time zone. */
const endDate = z.iso.date('请选择结束日期').refine((value) => /^20/.test(value), '请选择结束日期');
const facts = { companyName: text(100, '请输入企业名称'), purpose: optionalText(100) };

const Temporary = z.object({
  /** Id of the company. */
  id: z.string(),
  companyName: z.string(),
  purpose: z.string().nullable(),
  endDate: z.string(),
  /** Days left after today: 0 on the last day, negative once the stay is over. */
  daysLeft: z.int(),
  state,
  superAdminId: z.string().nullable(),
  superAdminName: z.string().nullable(),
  superAdminPhone: z.string().nullable(),
  isEnable: z.union([z.literal(0), z.literal(1)]),
  isActivated: z.union([z.literal(0), z.literal(1)]),
  staffNum: z.int(),
  createdDate: z.string(),
  version: z.int(),
});
export type Temporary = z.infer<typeof Temporary>;
const refusals = [
  companyErrors.nameTaken,
  temporaryErrors.badDate,
  temporaryErrors.settled,
  commonErrors.stale,
  commonErrors.notFound,
] as const;

/**
 * Temporary companies, such as exhibitors and contractors. They are disabled after their last day, unless the operator makes them
 * permanent.
 */
export const temporary = domain('temporary', {
  title: '临时企业',
  labels: { attributeId: '企业类型', defaultDays: '默认期限（天）', endDate: '到期日期', purpose: '用途', remindDays: '提前提醒（天）' },
  exports: { temporary: 'temporary:read' },
  calls: {
    list: query({
      path: '/portal/tempCorp/queryList',
      access: 'temporary:read',
      summary: 'Lists the temporary companies of the park, the earliest end first',
      input: z.object({ ...paging(), keyword, state: state.optional() }),
      output: pageOf(Temporary),
    }),
    detail: query({
      path: '/portal/tempCorp/queryById',
      access: 'temporary:read',
      summary: 'Returns a temporary company',
      input: z.object({ id }),
      output: Temporary,
      errors: [commonErrors.notFound],
    }),
    create: command({
      path: '/portal/tempCorp/add',
      title: '新增临时企业',
      access: 'temporary:update',
      audit: 'call',
      summary: 'Adds a temporary company with its super administrator; without an end date the park’s default length applies',
      input: z.object({
        ...facts,
        endDate: endDate.nullish(),
        superAdminName: personName('请输入超级管理员姓名', '姓名长度为2到20个字'),
        superAdminPhone: phone('请输入超级管理员手机号', '请输入正确的手机号码'),
      }),
      output: z.object({ id: z.string(), endDate: z.string() }),
      errors: [companyErrors.nameTaken, temporaryErrors.badDate],
      affects: ['company'],
    }),
    change: command({
      path: '/portal/tempCorp/update',
      title: '修改临时企业',
      access: 'temporary:update',
      summary: 'Changes name, purpose and end date; an ended company that gets a later date is enabled again',
      input: z.object({ id, version, ...facts, endDate }),
      output: emptyObject,
      errors: refusals,
      affects: ['company'],
    }),
    settle: command({
      path: '/portal/tempCorp/settle',
      title: '临时企业转为正式入驻',
      access: 'temporary:update',
      summary: 'Converts a temporary company into a settled one: its end date and the limits of temporary companies no longer apply',
      input: z.object({ id, version }),
      output: emptyObject,
      errors: [temporaryErrors.settled, commonErrors.stale, commonErrors.notFound],
      affects: ['company'],
    }),
    remove: command({
      path: '/portal/tempCorp/delete',
      title: '结束临时企业',
      access: 'temporary:update',
      summary: 'Ends a temporary company now: its people cannot act for it any more, its data stays',
      input: z.object({ id, version: version.optional() }),
      output: emptyObject,
      errors: [temporaryErrors.settled, commonErrors.stale, commonErrors.notFound],
      affects: ['company'],
    }),
    settings: query({
      path: '/portal/tempCorpConfig/query',
      access: 'temporary:read',
      summary: 'Returns the default length, the reminder days and the attribute of the park’s temporary companies',
      input: emptyObject,
      output: z.object({ defaultDays: z.int(), remindDays: z.int(), attributeId: z.string().nullable(), version: z.int().nullable() }),
    }),
    saveSettings: command({
      path: '/portal/tempCorpConfig/save',
      title: '设置临时企业默认规则',
      access: 'temporary:config',
      summary: 'Sets length and attribute of temporary companies added from now on, and the reminder days of all',
      input: z.object({
        defaultDays: integer('默认天数为1到365', { min: 1, max: 365 }),
        /** Days before the end at which the super administrator gets a reminder. With 0 nobody is reminded. */
        remindDays: integer('提醒天数为0到60', { max: 60 }),
        attributeId: id.nullish(),
        version: version.nullish(),
      }),
      output: emptyObject,
      errors: [attributeErrors.gone, commonErrors.stale],
    }),
  },
});
