import { z } from 'zod';
import { command, defineErrors, domain, query } from '../core.ts';
import { emptyObject, newPassword } from '../fields.ts';
import { readActivationCode } from './activation-code.ts';
import { passwordErrors } from './password.ts';

export const activationErrors = defineErrors({
  /** One message for unknown, used, cancelled and expired codes, so that the reply reveals nothing. */
  badCode: { code: '404', status: 404, message: '激活链接不存在或已失效' },
});

const activationCode = z
  .string('请输入激活码')
  .transform(readActivationCode)
  .refine((value) => /^[A-Za-z0-9]{20}$/.test(value), activationErrors.badCode.message);

export const activation = domain('activation', {
  title: '账号激活',
  calls: {
    show: query({
      path: '/portal/open/activation/show',
      access: 'public',
      summary: 'Returns whom an activation code was issued for, to anybody who has the code',
      input: z.object({ code: activationCode }),
      output: z.object({
        spaceName: z.string(),
        companyName: z.string(),
        realName: z.string(),
        phone: z.string(),
        expiresDate: z.string(),
      }),
      errors: [activationErrors.badCode],
    }),
    accept: command({
      path: '/portal/open/activation/accept',
      title: '激活账号',
      access: 'public',
      audit: 'call',
      summary: 'Sets the password of an invited account that has none yet; the code works once',
      input: z.object({ code: activationCode, newPassword }),
      output: emptyObject,
      errors: [activationErrors.badCode, passwordErrors.common],
    }),
  },
});
