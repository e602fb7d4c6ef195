import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import { bit, compType, emptyObject, flag, id, keyword, optionalText, pageOf, paging, text, version } from '../fields.ts';

export const useraccountTexts = { noReason: '请填写禁用原因', noFactorReason: '请填写解除原因' } as const;
export const useraccountErrors = defineErrors({
  notOneself: { code: '409', status: 409, message: '不能禁用自己的账号' },
  ownFactor: { code: '409', status: 409, message: '自己的动态口令请在个人中心解除' },
  noFactor: { code: '409', status: 409, message: '此账号没有启用动态口令' },
  platformItself: { code: '409', status: 409, message: '不能禁用平台自己的企业' },
});

/** An account as the platform operator sees it: without company, department and role, and with a masked phone number. */
const UserAccount = z.object({
  userId: z.string(),
  userName: z.string().nullable(),
  realName: z.string(),
  phone: z.string(),
  isEnable: bit,
  /** Whether the account is locked because of too many wrong passwords within a quarter of an hour. */
  isLocked: bit,
  /** Whether an authenticator app protects the account. */
  hasFactor: bit,
  /** False as long as the person has not replaced the first password. */
  change: z.boolean(),
  spaceNames: z.array(z.string()),
  sessionNum: z.int(),
  lastSeenDate: z.string().nullable(),
  createdDate: z.string(),
});
export type UserAccount = z.infer<typeof UserAccount>;
const Organisation = z.object({
  companyId: z.string(),
  companyName: z.string(),
  creditCode: z.string().nullable(),
  compType,
  spaceName: z.string(),
  superAdminName: z.string().nullable(),
  superAdminPhone: z.string().nullable(),
  staffNum: z.int(),
  isEnable: bit,
  createdDate: z.string(),
  version: z.int(),
});
export type Organisation = z.infer<typeof Organisation>;

/** Reason for disabling an account. The audit entry keeps it, because the person may ask for it. */
const reason = optionalText(100);
const hasReason = ({ isEnable, reason: given }: { isEnable: 0 | 1; reason: string | null }) => isEnable === 1 || given !== null;
const reasonRule = { path: ['reason'], error: useraccountTexts.noReason };

/**
 * Calls by which the platform operator manages accounts of all spaces. They tell only whether people can sign in, not what they do in their
 * spaces.
 */
export const useraccount = domain('useraccount', {
  title: '平台账号',
  exports: { userAccount: 'account:read', organisation: 'account:read' },
  calls: {
    list: query({
      path: '/platform/account/users',
      access: 'account:read',
      summary: 'Lists the accounts of people of all spaces, numbers masked',
      input: z.object({ ...paging(), keyword, isEnable: flag.optional(), isLocked: flag.optional() }),
      output: pageOf(UserAccount),
    }),
    setEnable: command({
      path: '/platform/account/setEnable',
      title: '启用或禁用登录账号',
      access: 'account:update',
      summary: 'Enables or disables an account; a disabled account cannot sign in, and its sessions end',
      input: z.object({ userId: id, isEnable: flag, reason }).refine(hasReason, reasonRule),
      output: emptyObject,
      errors: [useraccountErrors.notOneself, commonErrors.notFound],
    }),
    unlock: command({
      path: '/platform/account/unlock',
      title: '解锁登录账号',
      access: 'account:update',
      summary: 'Unlocks an account by forgetting its wrong passwords',
      input: z.object({ userId: id }),
      output: emptyObject,
      errors: [commonErrors.notFound],
    }),
    endSessions: command({
      path: '/platform/account/endSessions',
      title: '强制退出登录',
      access: 'account:update',
      summary: 'Ends every session of an account except the one that makes the call',
      input: z.object({ userId: id }),
      output: z.object({ ended: z.int() }),
      errors: [commonErrors.notFound],
    }),
    dropFactor: command({
      path: '/platform/account/dropFactor',
      title: '解除动态口令',
      access: 'account:update',
      summary: 'Removes the authenticator app of a person who has lost it; the person is notified, and the sessions stay',
      input: z.object({ userId: id, reason: text(100, useraccountTexts.noFactorReason) }),
      output: emptyObject,
      errors: [useraccountErrors.ownFactor, useraccountErrors.noFactor, commonErrors.notFound],
    }),
    organisations: query({
      path: '/platform/account/organisations',
      access: 'account:read',
      summary: 'Lists companies of all spaces with their super administrators, numbers masked',
      input: z.object({ ...paging(), keyword, compType: compType.optional(), isEnable: flag.optional() }),
      output: pageOf(Organisation),
    }),
    setOrganisation: command({
      path: '/platform/account/setOrganisation',
      title: '启用或禁用企业',
      access: 'account:update',
      summary: 'Enables or disables a company; nobody can act for a disabled company, its data stays',
      input: z.object({ companyId: id, version, isEnable: flag, reason }).refine(hasReason, reasonRule),
      output: emptyObject,
      errors: [useraccountErrors.platformItself, commonErrors.stale, commonErrors.notFound],
    }),
  },
});
