import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { emptyObject, id, smsCode, text } from '../fields.ts';
import { smsErrors } from '../kernel/sms.ts';
import { accepted } from './agreement.ts';

export const identityErrors = defineErrors({
  /** One message for every reason (unknown, disabled or locked account, wrong password), so that the reply reveals nothing. */
  wrongPassword: { code: '400', status: 400, message: '账号或密码错误' },
  /** The next two errors have the body { needVaildCode: true }. The page then shows a captcha and asks the user to try signing in again. */
  needCaptcha: { code: '400', status: 400, message: '请输入图形验证码' },
  wrongCaptcha: { code: '400', status: 400, message: '图形验证码错误或已失效' },
  /** The password is right, but the user must confirm a second factor. The body contains the challenge for it. */
  secondFactor: { code: '612', status: 401, message: '请完成二次验证' },
});

/** Body of the error `secondFactor`, which the page answers with a code. */
export const Challenge = z.object({
  challenge: z.string(),
  method: z.enum(['sms', 'totp']),
  /** The masked phone number to which the code was sent. */
  phone: z.string().nullable(),
  seconds: z.int(),
});
export type Challenge = z.infer<typeof Challenge>;

const Context = z.object({
  companyId: z.string(),
  companyName: z.string(),
  parkId: z.string().nullable(),
  parkName: z.string().nullable(),
  areaId: z.string(),
  hasPrivilege: z.boolean(),
  /** 2 for the operator's company, 1 for all other companies. */
  type: z.union([z.literal(1), z.literal(2)]),
  side: z.enum(['platform', 'operator', 'assist', 'company']),
});
export type EnterableContext = z.infer<typeof Context>;

/** A park. The fields parkId and parkName repeat id and name, because the documents use these names. */
const ParkEntry = z.object({
  ...{ id: z.string(), name: z.string(), parkId: z.string(), parkName: z.string() },
  ...{ companyId: z.string(), companyName: z.string(), companyLogoUrl: z.string().nullable() },
});

export const UserInfo = z.object({
  id: z.string(),
  userName: z.string().nullable(),
  realName: z.string(),
  nickName: z.string().nullable(),
  headPortaitUrl: z.string().nullable(),
  phone: z.string(),
  /** Agreements of which a newer version was published since the user accepted them. */
  pendingAgreements: z.array(z.enum(['user', 'privacy'])),
  /** False as long as the user has not replaced the first password. */
  change: z.boolean(),
  sessionKey: z.string(),
  roleCode: z.array(z.string()),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  companyType: z.union([z.literal(1), z.literal(2)]).nullable(),
  companySuperAdmin: z.boolean(),
  companyAdmin: z.boolean(),
  areaId: z.string().nullable(),
  areaName: z.string().nullable(),
  parkId: z.string().nullable(),
  parkName: z.string().nullable(),
  side: Context.shape.side.nullable(),
  companyList: z.array(z.object({ companyId: z.string(), companyName: z.string(), type: Context.shape.type })),
  parkList: z.array(ParkEntry),
  operateList: z.array(ParkEntry.extend({ hasPrivilege: z.boolean() })),
  contexts: z.array(Context),
  /** The user's permissions in the current context. By them the console hides buttons whose calls the server would refuse. */
  permissions: z.record(z.string(), z.enum(['own', 'park', 'platform'])),
});
export type UserInfo = z.infer<typeof UserInfo>;

const MenuMeta = z.object({
  menuId: z.string(),
  zhname: z.string(),
  type: z.enum(['menu', 'btn']),
  /** Whether the side menu is shown beside the page. */
  aside: z.boolean(),
  singlePage: z.boolean(),
  closeable: z.boolean(),
});
/** The external application that an added menu entry opens. Its group is the heading that the entry stands under. */
const AppInfo = z.object({
  appId: z.string(),
  appName: z.string(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  menuId: z.string(),
  appType: z.literal(1),
  appPlatform: z.string(),
  appSwitch: z.union([z.literal(0), z.literal(1)]),
  appPath: z.string(),
  linkUrl: z.string(),
  remark: z.string().nullable(),
  icon: z.string(),
  createDate: z.string(),
  updateDate: z.string().nullable(),
  delFlag: z.literal(0),
});
const MenuExt = z.object({
  menu: z.boolean(),
  subLevel: z.literal(1).nullable(),
  appType: z.literal(1).optional(),
  /** How often the page is used: daily, weekly or rarely. */
  use: z.enum(['d', 'w', 'r']).nullable(),
  /** The entry of the side menu whose tabs are this page and the other pages of the heading with the same line. */
  line: z.string().nullable(),
  /** Former names, by which the search still finds the page. */
  was: z.array(z.string()),
});
export type MenuItem = {
  id: string;
  code: string;
  name: string;
  path: string;
  /** Whether the node is an entry of the menu, and not a button of a page. */
  menu: boolean;
  icon: string;
  subTitle: string | null;
  parentId: string | null;
  parkId: string | null;
  appSwitch: 0 | 1;
  /** 1 means that the menu entry opens an external application. */
  appType: 1 | null;
  extJson: z.infer<typeof MenuExt>;
  meta: z.infer<typeof MenuMeta>;
  appInfo: z.infer<typeof AppInfo> | null;
  children: MenuItem[];
};
export const MenuItem: z.ZodType<MenuItem> = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  path: z.string(),
  menu: z.boolean(),
  icon: z.string(),
  subTitle: z.string().nullable(),
  parentId: z.string().nullable(),
  parkId: z.string().nullable(),
  appSwitch: z.union([z.literal(0), z.literal(1)]),
  appType: z.literal(1).nullable(),
  extJson: MenuExt,
  meta: MenuMeta,
  appInfo: AppInfo.nullable(),
  get children() {
    return z.array(MenuItem);
  },
});

const OpenedSession = z.object({ loginToken: z.string(), change: z.boolean(), sessionKey: z.string() });

export const identity = domain('identity', {
  title: '登录与身份',
  labels: { agreements: '同意的协议', parkId: '园区编号', random: '验证码编号' },
  calls: {
    login: command({
      path: '/open/pvlg/login',
      title: '登录',
      access: 'public',
      summary: 'Signs in with a user name or phone and a password; success is code 610',
      audit: 'call',
      success: '610',
      input: z.object({
        loginName: text(64, '请输入账号或手机号'),
        password: z.string('请输入密码').min(1, '请输入密码').max(128, '账号或密码错误'),
        /** The typed captcha, and the id of its picture. Required after several failed attempts to sign in. */
        vaildCode: z.string().trim().max(10).optional(),
        vaildCodeKey: z.string().max(100).optional(),
        /** Agreements that the user has ticked on the sign-in page. */
        agreements: accepted.default([]),
      }),
      output: OpenedSession,
      errors: [
        identityErrors.wrongPassword,
        identityErrors.needCaptcha,
        identityErrors.wrongCaptcha,
        identityErrors.secondFactor,
        smsErrors.tooOften,
      ],
    }),
    captcha: command({
      path: '/open/pvlg/getVaildCode',
      title: '获取图形验证码',
      access: 'public',
      summary: 'Returns a captcha picture, valid for one attempt within two minutes',
      input: z.object({ random: z.union([z.string().max(100), z.number()]).optional() }),
      output: z.object({ vaildCodeKey: z.string(), image: z.string() }),
      errors: [commonErrors.tooMany],
    }),
    secondFactor: command({
      path: '/open/pvlg/secondFactor',
      title: '二次验证',
      access: 'public',
      audit: 'call',
      success: '610',
      summary: 'Completes a sign-in that requires a second factor, with the code of the app or of the text message',
      input: z.object({ challenge: text(100, '请重新登录'), code: smsCode }),
      output: OpenedSession,
      errors: [smsErrors.wrongCode],
    }),
    resendFactor: command({
      path: '/open/pvlg/secondFactor/resend',
      title: '重发二次验证码',
      access: 'public',
      audit: 'call',
      summary: 'Sends the code of a sign-in again',
      input: z.object({ challenge: text(100, '请重新登录') }),
      output: z.object({ seconds: z.int() }),
      errors: [smsErrors.wrongCode, smsErrors.tooOften],
    }),
    logout: command({
      path: '/portal/logout',
      title: '退出登录',
      access: 'signed-in',
      summary: 'Ends the current session, whatever session the request names',
      always: true,
      ownScope: true,
      input: emptyObject,
      output: emptyObject,
    }),
    userInfo: query({
      path: '/portal/user/getSaasAdminUserInfoV1',
      aliases: ['/portal/user/getSaasAdminUserInfo'],
      method: 'GET',
      access: 'signed-in',
      summary: 'Returns the actor, the current context and the other contexts the actor may enter',
      always: true,
      input: emptyObject,
      output: UserInfo,
    }),
    menus: query({
      path: '/portal/menu/user/getUserMenus',
      access: 'signed-in',
      summary: 'Returns the menu tree of the actor in the current context',
      input: emptyObject,
      output: z.array(MenuItem),
    }),
    switchContext: command({
      path: '/portal/user/switchContext',
      title: '切换园区或企业',
      access: 'signed-in',
      summary: 'Sets the company and park that requests run in if they name none',
      ownScope: true,
      input: z.object({ companyId: id, parkId: id.nullish().transform((value) => value ?? null) }),
      output: emptyObject,
      affects: ['*'],
    }),
    sessions: query({
      path: '/portal/user/sessions',
      access: 'signed-in',
      ownScope: true,
      summary: 'Lists the actor’s sessions',
      input: emptyObject,
      output: z.array(
        z.object({
          id: z.string(),
          agent: z.string(),
          address: z.string(),
          createdDate: z.string(),
          lastSeenDate: z.string(),
          isCurrent: z.boolean(),
        }),
      ),
    }),
    endSessions: command({
      path: '/portal/user/endSessions',
      title: '退出其他登录',
      access: 'signed-in',
      ownScope: true,
      summary: 'Ends another session of the actor, or all others',
      input: z.object({ id: id.optional() }),
      output: z.object({ ended: z.int() }),
      errors: [commonErrors.notFound],
    }),
  },
});
