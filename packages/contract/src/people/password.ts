import { z } from 'zod';
import { command, commonErrors, defineErrors, domain } from '../core.ts';
import { emptyObject, integer, newPassword, optionalText, passwordRule, phone, smsCode, text } from '../fields.ts';
import { forgottenPhone, Sent, smsErrors, smsId } from '../kernel/sms.ts';

/** Decision 1: rules of the password form, without schemas, because the page is shown before zod is loaded. */
export const passwordForm = {
  pattern: passwordRule.pattern.source,
  missing: '请输入密码',
  wrong: passwordRule.message,
  hint: '请输入8-20位密码，须包含数字、大写字母和小写字母',
  differs: '两次输入的密码不一致',
};

export const passwordErrors = defineErrors({
  common: { code: '400', status: 400, message: '密码过于常见，请更换一个' },
  same: { code: '400', status: 400, message: '新密码不能与原密码相同' },
  wrongOld: { code: '400', status: 400, message: '原密码错误' },
  failed: { code: '400', status: 400, message: '密码修改失败' },
  notFirst: { code: '403', status: 403, message: '初始密码已修改' },
});

export const password = domain('password', {
  title: '密码',
  labels: { phoneNo: '手机号' },
  calls: {
    modify: command({
      path: '/modifyPassword',
      title: '修改密码',
      access: 'signed-in',
      audit: 'call',
      ownScope: true,
      summary: 'Changes the actor’s password; every session of the actor ends',
      input: z.object({ oldPassword: z.string('请输入原密码').min(1, '请输入原密码').max(128), newPassword }),
      output: emptyObject,
      errors: [passwordErrors.wrongOld, passwordErrors.common, passwordErrors.same],
    }),
    first: command({
      path: '/portal/firstSetPassword',
      title: '设置初始密码',
      access: 'signed-in',
      audit: 'call',
      always: true,
      ownScope: true,
      summary: 'Replaces the first password; other sessions end, the current one stays',
      input: z.object({ newPassword }),
      output: emptyObject,
      errors: [passwordErrors.common, passwordErrors.same, passwordErrors.notFirst],
    }),
    reset: command({
      path: '/passport/updatePassword',
      title: '重置密码',
      access: 'public',
      audit: 'call',
      summary: 'Sets a new password with the code sent to the phone',
      input: z.object({ mobileNo: forgottenPhone, username: optionalText(64), password: newPassword, smsId, smsCode }),
      output: emptyObject,
      errors: [smsErrors.wrongCode, passwordErrors.common],
    }),
    /**
     * Replaces a forgotten password. Requires the code sent to the phone (decision 22), because the fields in the spec do not prove who the
     * user is.
     */
    forget: command({
      path: '/forgetPassword',
      title: '忘记密码',
      access: 'public',
      audit: 'call',
      summary: 'Sets a new password by user name, with the code sent to its phone',
      input: z.object({
        loginName: text(64, '请输入账号或手机号'),
        newPassword,
        smsId: z
          .unknown()
          .optional()
          .transform((value) => smsId.safeParse(value).data ?? null),
        smsCode: z
          .unknown()
          .optional()
          .transform((value) => smsCode.safeParse(value).data ?? null),
      }),
      output: emptyObject,
      errors: [smsErrors.wrongCode, passwordErrors.common],
    }),
    /** Sends a code if the phone number has an account. The reply is the same if it has none. */
    sendCode: command({
      path: '/passport/sendSmsCode',
      title: '获取重置密码验证码',
      access: 'public',
      summary: 'Sends a code for a forgotten password',
      input: z.object({ phoneNo: forgottenPhone }),
      output: Sent,
      errors: [smsErrors.tooOften],
    }),
    sendOpenCode: command({
      path: '/smartop-api/open/sms/sendSmsCode',
      title: '获取短信验证码',
      access: 'public',
      readsSession: true,
      summary: 'Sends a code for a forgotten password (type 1), or in a session a code for binding to the user’s own number (type 2)',
      input: z.object({ phoneNo: phone(), type: integer('验证码类型不正确', { min: 1, max: 2 }).default(1) }),
      output: Sent,
      errors: [smsErrors.tooOften, commonErrors.notSignedIn, commonErrors.forbidden],
    }),
  },
});
