import { z } from 'zod';
import { command, defineErrors, domain, query } from '../core.ts';
import { appCode, nothing } from '../fields.ts';
import { passwordErrors } from './password.ts';

export const factorErrors = defineErrors({ wrongCode: { code: '400', status: 400, message: '动态口令错误或已失效' } });

/** Calls for the actor's own second factor: an authenticator app, or text messages where the platform demands a factor. */
export const factor = domain('factor', {
  title: '二次验证',
  calls: {
    detail: query({
      path: '/portal/user/secondFactor',
      access: 'signed-in',
      ownScope: true,
      summary: 'Which second factor guards this account, and whether it has to',
      input: nothing,
      output: z.object({ method: z.enum(['none', 'sms', 'totp']), isRequired: z.boolean() }),
    }),
    begin: command({
      path: '/portal/user/secondFactor/begin',
      title: '设置动态口令',
      access: 'signed-in',
      audit: 'call',
      ownScope: true,
      summary: 'A fresh secret for an authenticator app; in force once a code of it was given back',
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
      summary: 'The first code of the app switches it on',
      input: z.object({ code: appCode }),
      output: nothing,
      errors: [factorErrors.wrongCode],
    }),
    drop: command({
      path: '/portal/user/secondFactor/drop',
      title: '停用动态口令',
      access: 'signed-in',
      audit: 'call',
      ownScope: true,
      summary: 'Back to text messages, or to none where none is demanded',
      input: z.object({ password: z.string('请输入密码').min(1, '请输入密码').max(128) }),
      output: nothing,
      errors: [passwordErrors.wrongOld],
    }),
  },
});
