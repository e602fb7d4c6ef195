import type { Received } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { account, accountErrors } from '@park/contract/people/account';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, dialog, refuse } from '../../../../test/render.tsx';
import { type Answers, open, problem, smsId, type, user } from './test/centre.tsx';

describe('R218 V112 changing the phone number', () => {
  const send = answer(account.sendCode, () => ({ smsId, seconds: 60 }));
  const ask = () => user.click(screen.getByRole('button', { name: '获取验证码' }));
  async function prove(...answers: Answers) {
    await open('账号信息', [...answers, answer(account.proveOldPhone, () => ({})), send]);
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    await dialog('更换手机号');
    await ask();
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('验证码', '135790{Enter}');
    await screen.findByLabelText('新手机号');
  }

  test('V103 V112 V248 V268 V269 V318 V319 the user verifies the old and then the new number, each with a code sent to it', async () => {
    const sent: Received<typeof account.bindPhone>[] = [];
    const proved: unknown[] = [];
    await prove(
      answer(account.proveOldPhone, (input) => {
        proved.push(input);
        return {};
      }),
      answer(account.bindPhone, (input) => {
        sent.push(input);
        return {};
      }),
    );
    expect(await screen.findByText('原手机号验证成功')).toBeTruthy();
    expect(proved).toEqual([{ smsCode: '135790', smsId, smsType: 2 }]);
    await type('新手机号', '13900000001');
    await ask();
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('验证码', '246801{Enter}');
    expect(await screen.findByText('手机号换绑成功')).toBeTruthy();
    expect(sent).toEqual([{ newMobileNo: '13900000001', verifyCode: '246801', smsId, smsType: 2 }]);
  });

  test('V134 V135 V137 V138 a phone number and a code are required', async () => {
    await prove();
    await ask();
    expect(await problem('请输入手机号')).toBeTruthy();
    await type('新手机号', '10900000001');
    expect(await problem('请输入正确的手机号')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(await problem('请输入验证码')).toBeTruthy();
    await type('验证码', '12');
    expect(await problem('请输入6位验证码')).toBeTruthy();
  });

  test.each([
    ['V136', accountErrors.samePhone, '新手机号和旧手机号不能相同，请更换手机号'],
    ['V158', accountErrors.phoneTaken, '该手机号已被注册'],
    ['V112', smsErrors.wrongCode, '验证码错误或已失效'],
  ])('%s a new number refused with %o shows the error at its field', async (_, error, text) => {
    await prove(
      answer(account.bindPhone, () => {
        throw refuse(error);
      }),
    );
    await type('新手机号', '13900000001');
    await ask();
    await screen.findByRole('button', { name: '60s后重新获取' });
    await type('验证码', '246801{Enter}');
    expect(await problem(text)).toBeTruthy();
  });

  test('V114 after the dialog is reopened the countdown continues and the code sent earlier is still valid', async () => {
    const proved: unknown[] = [];
    await open('账号信息', [
      send,
      answer(account.proveOldPhone, (input) => {
        proved.push(input);
        return {};
      }),
    ]);
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    await dialog('更换手机号');
    await ask();
    await screen.findByRole('button', { name: /^\d+s后重新获取$/ });
    await user.click(within(await dialog('更换手机号')).getByRole('button', { name: '取消' }));
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    expect(await screen.findByRole('button', { name: /^\d+s后重新获取$/ })).toHaveProperty('disabled', true);
    await type('验证码', '135790{Enter}');
    await screen.findByLabelText('新手机号');
    expect(proved).toEqual([{ smsCode: '135790', smsId, smsType: 2 }]);
  });

  test.each([
    ['V300', smsErrors.tooOften, '验证码发送过于频繁，请稍后再试'],
    ['V301', smsErrors.failed, '验证码发送失败，请稍后再试'],
  ])('%s a code that is not sent because of %o shows %s', async (_, error, text) => {
    await open('账号信息', [
      answer(account.sendCode, () => {
        throw refuse(error);
      }),
    ]);
    await user.click(screen.getByRole('button', { name: '更换手机号' }));
    await dialog('更换手机号');
    await ask();
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
