import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import {
  emptyObject,
  flag,
  hideableText,
  id,
  integer,
  keyword,
  optionalText,
  pageOf,
  paging,
  patterns,
  phone,
  smsCode,
  text,
} from '../fields.ts';
import { smsErrors, smsId } from '../kernel/sms.ts';
import { unassigned } from './department.ts';

export const invitationErrors = defineErrors({
  /** One message for unknown, ended and full invitations and those of other companies, so that the reply reveals nothing. */
  badCode: { code: '404', status: 404, message: '邀请不存在或已失效' },
  alreadyHere: { code: '409', status: 409, message: '你已是该企业员工' },
  alreadyAsked: { code: '409', status: 409, message: '申请已提交，请等待审核' },
  decided: { code: '409', status: 409, message: '该申请已处理' },
});

/** Rules of the form for joining a company. They use no schemas, because the page is shown before zod is loaded. */
export const joinForm = {
  code: { pattern: '^[A-Za-z0-9]{10}$', missing: '请输入邀请码或企业码', wrong: invitationErrors.badCode.message },
  realName: { pattern: '^.{2,20}$', missing: '请输入姓名', wrong: '姓名长度为2到20个字' },
  phone: { pattern: patterns.phone[0].source, missing: '请输入手机号', wrong: patterns.phone[1] },
  smsCode: { pattern: '^\\d{6}$', missing: '请输入验证码', wrong: '请输入6位验证码' },
};

const invitationCode = z.string(joinForm.code.missing).trim().regex(new RegExp(joinForm.code.pattern), joinForm.code.wrong);
const Invitation = z.object({
  id: z.string(),
  code: z.string(),
  companyId: z.string(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  needsApproval: z.union([z.literal(0), z.literal(1)]),
  /** Number of used places of the invitation: people who have joined, and requests that wait for a decision. */
  joinedNum: z.int(),
  mostNum: z.int(),
  expiresDate: z.string(),
  createdBy: z.string().nullable(),
  /** `full` becomes `open` again when a request is refused. `ended` is final. */
  state: z.enum(['open', 'full', 'ended']),
});
export type Invitation = z.infer<typeof Invitation>;
/** The permanent code of a company. Everybody who has the code can ask to join the company. */
const CompanyCode = z.object({
  /** Whether the actor may manage all people of the company. For other actors the remaining fields are empty. */
  isKeeper: z.boolean(),
  /** The code. Null if none was created or the code is switched off. */
  code: z.string().nullable(),
  createdDate: z.string().nullable(),
  createdBy: z.string().nullable(),
  /** Whether the maximum number of waiting join requests is reached. Nobody can ask to join until some requests are decided. */
  isFull: z.boolean(),
});
export type CompanyCode = z.infer<typeof CompanyCode>;
const states = ['waiting', 'accepted', 'refused'] as const;
const JoinRequest = z.object({
  id: z.string(),
  companyId: z.string(),
  realName: z.string(),
  phone: hideableText,
  remark: z.string().nullable(),
  /** The department that people get who join by this invitation. */
  departmentId: z.string().nullable(),
  state: z.enum(states),
  reason: z.string().nullable(),
  createdDate: z.string(),
  decidedDate: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type JoinRequest = z.infer<typeof JoinRequest>;

export const invitation = domain('invitation', {
  title: '邀请与加入',
  labels: { isAccepted: '是否接受', replaces: '原企业码' },
  calls: {
    list: query({
      path: '/enterpriseUser/invitationList',
      access: 'staff:create',
      summary: 'Lists the invitations of a company: open ones first, then full ones',
      input: z.object({ ...paging(), companyId: id.optional() }),
      output: pageOf(Invitation),
    }),
    create: command({
      path: '/enterpriseUser/invite',
      title: '邀请加入企业',
      access: 'staff:create',
      summary: 'Creates an invitation link that anybody may use, or that is sent to the given numbers',
      input: z.object({
        companyId: id.optional(),
        departmentId: z.union([z.literal(unassigned), id]).default(unassigned),
        needsApproval: flag.default(1),
        mostNum: integer('人数为1到500', { min: 1, max: 500 }).default(50),
        days: integer('有效期为1到30天', { min: 1, max: 30 }).default(7),
        phones: z.array(phone()).max(50, '一次最多邀请50人').default([]),
      }),
      output: z.object({ id: z.string(), code: z.string() }),
      errors: [commonErrors.notFound, commonErrors.tooMany],
      audit: 'call',
    }),
    end: command({
      path: '/enterpriseUser/endInvitation',
      title: '结束邀请',
      access: 'staff:create',
      summary: 'Ends an invitation link',
      input: z.object({ id, companyId: id.optional() }),
      output: emptyObject,
      errors: [commonErrors.notFound],
    }),
    companyCode: query({
      path: '/enterpriseUser/companyCode',
      access: 'staff:create',
      summary: 'Returns the permanent code with which anybody may ask to join the company',
      input: z.object({ companyId: id.optional() }),
      output: CompanyCode,
      errors: [commonErrors.notFound],
    }),
    renewCode: command({
      path: '/enterpriseUser/renewCompanyCode',
      title: '生成企业码',
      access: 'staff:create',
      summary: 'Creates the code of a company, or replaces it, which invalidates the previous code',
      input: z.object({
        companyId: id.optional(),
        /** The code that the actor saw and wants to replace. The call is refused if somebody else has replaced it meanwhile. */
        replaces: invitationCode.nullable().default(null),
      }),
      output: z.object({ code: z.string() }),
      errors: [commonErrors.notFound, commonErrors.forbidden, commonErrors.stale, commonErrors.tooMany],
    }),
    endCode: command({
      path: '/enterpriseUser/endCompanyCode',
      title: '停用企业码',
      access: 'staff:create',
      summary: 'Switches off the code of a company, so that nobody can ask to join with it',
      input: z.object({ companyId: id.optional(), code: invitationCode }),
      output: emptyObject,
      errors: [commonErrors.notFound, commonErrors.forbidden, commonErrors.stale],
    }),
    show: query({
      path: '/portal/open/invitation/show',
      method: 'GET',
      access: 'public',
      summary: 'Returns only the company that an invitation or a company’s code belongs to',
      input: z.object({ code: invitationCode }),
      output: z.object({
        companyName: z.string(),
        needsApproval: z.union([z.literal(0), z.literal(1)]),
        expiresDate: z.string().nullable(),
      }),
      errors: [invitationErrors.badCode, commonErrors.tooMany],
    }),
    /** Sends a code as long as the invitation is open. The reply does not tell whether the phone number has an account. */
    sendCode: command({
      path: '/portal/open/invitation/sendCode',
      title: '获取加入企业验证码',
      access: 'public',
      audit: 'call',
      summary: 'Sends a code to the number a person wants to join with',
      input: z.object({ code: invitationCode, phone: phone() }),
      output: z.object({ smsId: z.string(), seconds: z.int() }),
      errors: [invitationErrors.badCode, smsErrors.tooOften],
    }),
    /**
     * Joins a company. The text message code proves that the phone belongs to the user. The owner of an account joins with it, other
     * people get a new account. A person who was removed from the company before always waits for approval.
     */
    apply: command({
      path: '/portal/open/invitation/apply',
      title: '申请加入企业',
      access: 'public',
      audit: 'call',
      summary: 'Asks to join by an invitation or a company’s code, with the code sent to the phone',
      input: z.object({
        code: invitationCode,
        realName: text(20, joinForm.realName.missing, joinForm.realName.wrong).refine(
          (value) => [...value].length >= 2,
          joinForm.realName.wrong,
        ),
        phone: phone(),
        smsId,
        smsCode,
        remark: optionalText(100),
      }),
      output: z.object({ state: z.enum(['waiting', 'joined']) }),
      errors: [
        invitationErrors.badCode,
        invitationErrors.alreadyHere,
        invitationErrors.alreadyAsked,
        smsErrors.wrongCode,
        commonErrors.tooMany,
      ],
    }),
    requests: query({
      path: '/enterpriseUser/enterpriseApplyList',
      access: 'staff:create',
      summary: 'Lists requests to join, waiting ones first',
      input: z.object({
        ...paging(),
        companyId: id.optional(),
        /** Only the request with this id. */
        id: id.optional(),
        keyword,
        state: z.enum(states, '状态不正确').optional(),
      }),
      output: pageOf(JoinRequest),
    }),
    decide: command({
      path: '/enterpriseUser/decideApply',
      title: '处理加入申请',
      access: 'staff:create',
      summary: 'Accepts a request to join, or refuses it with a reason; the person is notified by text message',
      input: z
        .object({
          id,
          companyId: id.optional(),
          isAccepted: flag,
          /** Department of the new member. Defaults to the department of the invitation. */
          departmentId: z.union([z.literal(unassigned), id]).optional(),
          reason: optionalText(100),
        })
        .refine((decision) => decision.isAccepted === 1 || decision.reason, { path: ['reason'], error: '请填写拒绝原因' }),
      output: emptyObject,
      errors: [invitationErrors.decided, commonErrors.notFound],
      affects: ['staff', 'department', 'message', 'company'],
    }),
  },
});
