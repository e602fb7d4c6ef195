import { z } from 'zod';
import { command, defineErrors, domain, query } from '../core.ts';
import { appCode, emptyObject } from '../fields.ts';
import { passwordErrors } from './password.ts';

export const factorErrors = defineErrors({ wrongCode: { code: '400', status: 400, message: '动态口令错误或已失效' } });

/** Calls for the actor's own second factor: an authenticator app or, if the platform demands a second factor, text messages. */
export const factor = domain('factor', {
  title: '二次验证',
  calls: {
    detail: query({
      path: '/portal/user/secondFactor',
      access: 'signed-in',
      ownScope: true,
      summary: 'Returns the second factor of the actor’s account, and whether one is required',
      input: emptyObject,
      output: z.object({ method: z.enum(['none', 'sms', 'totp']), isRequired: z.boolean() }),
    }),
    begin: command({
      path: '/portal/user/secondFactor/begin',
      title: '设置动态口令',
      access: 'signed-in',
      audit: 'call',
      ownScope: true,
      summary: 'Creates a secret for an authenticator app; it applies once one of its codes has been confirmed',
      input: z.object({ password: z.string('请输入密码').min(1, '请输入密码').max(128) }),
      output: z.object({ secret: z.string(), address: z.string() }),
      errors: [passwordErrors.wrongOld],
    }),
    confirm: command({
      path: '/portal/user/secondFactor/confirm',
      title: '启用动态口令',
      access: 'signed-in',
      audit: 'call',
      ownScope: true,
      summary: 'Activates the authenticator app with its first code',
      input: z.object({ code: appCode }),
      output: emptyObject,
      errors: [factorErrors.wrongCode],
    }),
    drop: command({
      path: '/portal/user/secondFactor/drop',
      title: '停用动态口令',
      access: 'signed-in',
      audit: 'call',
      ownScope: true,
      summary: 'Removes the authenticator app; text messages replace it where a second factor is required',
      input: z.object({ password: z.string('请输入密码').min(1, '请输入密码').max(128) }),
      output: emptyObject,
      errors: [passwordErrors.wrongOld],
    }),
  },
});
