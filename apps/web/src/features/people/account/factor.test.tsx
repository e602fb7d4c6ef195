import { factor } from '@park/contract/people/factor';
import { passwordErrors } from '@park/contract/people/password';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, dialog, refuse } from '../../../../test/render.tsx';
import { open, problem, type, user } from './test/centre.tsx';

describe('second factor', () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/park:operatora?secret=JBSWY3DPEHPK3PXP' };

  test('the second factor is set up with the password, the QR code and a first code of the authenticator app', async () => {
    let method: 'none' | 'totp' = 'none';
    const confirmed: unknown[] = [];
    await open('二次验证', [
      answer(factor.detail, () => ({ method, isRequired: false })),
      answer(factor.begin, ({ password }) => {
        if (password !== 'Park2026demo') throw refuse(passwordErrors.wrongOld);
        return secret;
      }),
      answer(factor.confirm, (input) => {
        confirmed.push(input);
        method = 'totp';
        return {};
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '启用动态口令' }));
    await dialog('启用动态口令');
    await type('登录密码', 'wrong{Enter}');
    expect(await problem('登录密码错误')).toBeTruthy();
    await type('登录密码', 'Park2026demo{Enter}');
    expect(await screen.findByRole('img', { name: '身份验证器二维码' })).toBeTruthy();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
    await type('动态口令', '123456{Enter}');
    expect(await screen.findByText('已启用动态口令')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '停用动态口令' })).toBeTruthy();
    expect(confirmed).toEqual([{ code: '123456' }]);
  });

  test('the tab shows whether the platform requires a second factor', async () => {
    await open('二次验证', [answer(factor.detail, () => ({ method: 'sms' as const, isRequired: true }))]);
    expect(await screen.findByText('短信验证码')).toBeTruthy();
    expect(screen.getByText(/平台要求此账号启用二次验证/)).toBeTruthy();
  });
});
