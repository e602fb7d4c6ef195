import { z } from 'zod';
import { command, defineErrors, domain, query } from './core.ts';
import { id, nothing, text } from './fields.ts';

export const identityErrors = defineErrors({
  /** One text for unknown, wrong, disabled and locked: the answer must not tell which. */
  wrongPassword: { code: '400', status: 400, message: '账号或密码错误' },
});

const Context = z.object({
  companyId: z.string(),
  companyName: z.string(),
  parkId: z.string().nullable(),
  parkName: z.string().nullable(),
  areaId: z.string(),
  hasPrivilege: z.boolean(),
  /** 2 for the operating body, 1 for everybody else. */
  type: z.union([z.literal(1), z.literal(2)]),
  side: z.enum(['platform', 'operator', 'assist', 'company']),
});
export type EnterableContext = z.infer<typeof Context>;

const ParkEntry = z.object({ id: z.string(), name: z.string(), companyId: z.string(), companyName: z.string() });

export const UserInfo = z.object({
  id: z.string(),
  userName: z.string().nullable(),
  realName: z.string(),
  phone: z.string(),
  /** False until the first password has been replaced. */
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
  /** What this person may do here, so that the screen can hide what would be refused. */
  permissions: z.record(z.string(), z.enum(['own', 'park', 'platform'])),
});
export type UserInfo = z.infer<typeof UserInfo>;

const MenuMeta = z.object({
  menuId: z.string(),
  zhname: z.string(),
  type: z.enum(['menu', 'btn']),
  singlePage: z.boolean(),
  closeable: z.boolean(),
});
export type MenuItem = {
  id: string;
  code: string;
  name: string;
  path: string;
  icon: string;
  parentId: string | null;
  appSwitch: 0 | 1;
  extJson: { subLevel: 1 | null };
  meta: z.infer<typeof MenuMeta>;
  children: MenuItem[];
};
const MenuItem: z.ZodType<MenuItem> = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  path: z.string(),
  icon: z.string(),
  parentId: z.string().nullable(),
  appSwitch: z.union([z.literal(0), z.literal(1)]),
  extJson: z.object({ subLevel: z.literal(1).nullable() }),
  meta: MenuMeta,
  get children() {
    return z.array(MenuItem);
  },
});

export const identity = domain('identity', {
  login: command({
    path: '/open/pvlg/login',
    title: '登录',
    access: 'public',
    summary: 'Sign in with a user name or phone and a password; success is code 610',
    audit: 'call',
    success: '610',
    input: z.object({
      loginName: text(64, '请输入账号或手机号'),
      password: z.string('请输入密码').min(1, '请输入密码').max(128, '账号或密码错误'),
    }),
    output: z.object({ loginToken: z.string(), change: z.boolean(), sessionKey: z.string() }),
    errors: [identityErrors.wrongPassword],
  }),
  logout: command({
    path: '/portal/logout',
    title: '退出登录',
    access: 'signed-in',
    summary: 'End this session, wherever it says to be',
    always: true,
    ownScope: true,
    input: nothing,
    output: nothing,
  }),
  userInfo: query({
    path: '/portal/user/getSaasAdminUserInfoV1',
    method: 'GET',
    access: 'signed-in',
    summary: 'Who is signed in, where he acts now and where else he may',
    always: true,
    input: nothing,
    output: UserInfo,
  }),
  menus: query({
    path: '/portal/menu/user/getUserMenus',
    access: 'signed-in',
    summary: 'The menu tree of the signed-in person in the current context',
    input: nothing,
    output: z.array(MenuItem),
  }),
  switchContext: command({
    path: '/portal/user/switchContext',
    title: '切换园区或单位',
    access: 'signed-in',
    summary: 'Choose the company and park that requests without a claim run in',
    ownScope: true,
    input: z.object({ companyId: id, parkId: id.nullish().transform((value) => value ?? null) }),
    output: nothing,
    affects: ['*'],
  }),
});
