import { z } from 'zod';
import { command, defineErrors, domain } from '../core.ts';
import { chosenId, patterns, phone, smsCode } from '../fields.ts';

/** Purposes of verification codes. A code is accepted only for the purpose for which it was sent. */
export const smsPurposes = { reset: 1, bind: 2, signIn: 3, join: 4 } as const;
export type SmsPurpose = keyof typeof smsPurposes;

/** Rules of the form for a forgotten password, without schemas, because the page is shown before zod is loaded. */
export const smsForm = {
  phone: { pattern: patterns.phone[0].source, missing: '请输入手机号码', wrong: '请输入正确的手机号码' },
  code: { pattern: '^\\d{6}$', missing: '请输入验证码', wrong: '请输入6位验证码' },
};

export const smsErrors = defineErrors({
  tooOften: { code: '644', status: 429, message: '验证码发送过于频繁，请稍后再试' },
  failed: { code: '503', status: 503, message: '验证码发送失败，请稍后再试' },
  /** One message for every reason (wrong, used, expired or another user's code, too many attempts), so that the reply reveals nothing. */
  wrongCode: { code: '400', status: 400, message: '验证码错误或已失效' },
});

export const forgottenPhone = phone(smsForm.phone.missing, smsForm.phone.wrong);
/** Reply to a request for a code. It is the same whether or not the phone number has an account, so that it does not reveal who has one. */
export const Sent = z.object({ smsId: z.string(), seconds: z.int() });
export const smsId = chosenId('请先获取验证码');

export const sms = domain('sms', {
  title: '短信验证码',
  calls: {
    validate: command({
      path: '/smartop-api/open/sms/validateSmsCode',
      aliases: ['GET /validateSMSCode'],
      method: 'GET',
      title: '校验短信验证码',
      access: 'public',
      summary: 'Returns whether a code is right without using it up; a wrong code counts as an attempt',
      input: z.object({ code: smsCode, phone: phone(), smsId }),
      output: z.object({ isValid: z.literal(true) }),
      errors: [smsErrors.wrongCode],
    }),
  },
});
