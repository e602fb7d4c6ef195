import { sms, smsErrors } from '@park/contract/kernel/sms';
import { password, passwordErrors } from '@park/contract/people/password';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginServer } from '../../test/login-server.ts';
import { SignIn } from './SignIn.tsx';

let server: ReturnType<typeof loginServer>;
const user = userEvent.setup();
const smsId = 'b6a0c1de-0000-4000-8000-000000000001';

beforeEach(() => {
  server = loginServer();
  sessionStorage.clear();
  history.replaceState(null, '', '/forgetPassword?redirect=%2Fhome');
});
afterEach(() => vi.useRealTimers());

async function show() {
  render(<SignIn onEnter={async () => {}} onTouch={() => {}} />);
  await screen.findByRole('heading');
}
const ask = () => user.click(screen.getByRole('button', { name: '获取验证码' }));
const next = () => user.click(screen.getByRole('button', { name: '下一步' }));

async function prove() {
  server.reply(password.sendCode, { smsId, seconds: 60 });
  server.reply(sms.validate, { isValid: true });
  await show();
  await user.type(screen.getByLabelText('手机号'), '138 0000 1003');
  await ask();
  await screen.findByRole('button', { name: '60s后重新获取' });
  await user.type(screen.getByLabelText('验证码'), '135790');
  await next();
  await screen.findByRole('heading', { name: '设置新密码' });
}

test('V139 V140 V137 V138 phone number and SMS code are required and validated', async () => {
  await show();
  await ask();
  expect(screen.getByText('请输入手机号码')).toBeTruthy();
  await user.type(screen.getByLabelText('手机号'), '10000001003');
  await ask();
  expect(screen.getByText('请输入正确的手机号码')).toBeTruthy();
  await user.clear(screen.getByLabelText('手机号'));
  await user.type(screen.getByLabelText('手机号'), '13800001003');
  await next();
  expect(screen.getByText('请先获取验证码')).toBeTruthy();
  server.reply(password.sendCode, { smsId, seconds: 60 });
  await ask();
  await screen.findByRole('button', { name: '60s后重新获取' });
  await next();
  expect(screen.getByText('请输入验证码')).toBeTruthy();
  await user.type(screen.getByLabelText('验证码'), '12');
  await next();
  expect(screen.getByText('请输入6位验证码')).toBeTruthy();
  expect(server.to(sms.validate)).toEqual([]);
});

test.each([
  ['V300', smsErrors.tooOften, '验证码发送过于频繁，请稍后再试'],
  ['V301', smsErrors.failed, '验证码发送失败，请稍后再试'],
  ['V301', { code: '500', status: 500, message: '系统繁忙，请稍后重试' }, '验证码发送失败，请稍后再试'],
])('%s a code that is not sent because of %o shows %s', async (_, error, text) => {
  server.refuse(password.sendCode, error);
  await show();
  await user.type(screen.getByLabelText('手机号'), '13800001003');
  await ask();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
});

test('V114 after a reload the countdown continues and the code sent earlier is still valid', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server.reply(password.sendCode, { smsId, seconds: 60 });
  await show();
  await user.type(screen.getByLabelText('手机号'), '13800001003');
  await ask();
  expect(await screen.findByRole('button', { name: '60s后重新获取' })).toHaveProperty('disabled', true);
  vi.setSystemTime(Date.now() + 15_000);
  cleanup();
  await show();
  expect(screen.getByRole('button', { name: '45s后重新获取' })).toBeTruthy();
  server.refuse(sms.validate, smsErrors.wrongCode);
  await user.type(screen.getByLabelText('手机号'), '13800001003');
  await user.type(screen.getByLabelText('验证码'), '000000{Enter}');
  expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
  expect(server.to(sms.validate)).toEqual([{ phone: '13800001003', code: '000000', smsId }]);
});

test('V149 V150 V151 the new password is validated and entered twice, and the sign-in page then contains the phone number', async () => {
  server.reply(password.reset, {});
  await prove();
  expect(screen.getByText(/请输入8-20位密码，须包含数字、大写字母和小写字母/)).toBeTruthy();
  await user.type(screen.getByLabelText('新密码'), 'short');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByText('密码格式错误，请重新输入')).toBeTruthy();
  expect(screen.getByText('两次输入的密码不一致')).toBeTruthy();
  await user.clear(screen.getByLabelText('新密码'));
  await user.type(screen.getByLabelText('新密码'), 'Park2027demo');
  await user.type(screen.getByLabelText('确认新密码'), 'Park2027demo{Enter}');
  expect(await screen.findByText('密码设置成功')).toBeTruthy();
  expect(location.pathname + location.search).toBe('/login?redirect=%2Fhome');
  expect(screen.getByLabelText('账号或手机号')).toHaveProperty('value', '13800001003');
  expect(server.to(password.reset)).toEqual([{ mobileNo: '13800001003', password: 'Park2027demo', smsId, smsCode: '135790' }]);
  expect(document.title).toMatch(/^登录/);
});

test('a common password is refused at its field, and an expired SMS code leads back to the phone step', async () => {
  server.refuse(password.reset, passwordErrors.common);
  server.refuse(password.reset, smsErrors.wrongCode);
  await prove();
  await user.type(screen.getByLabelText('新密码'), 'Password123');
  await user.type(screen.getByLabelText('确认新密码'), 'Password123{Enter}');
  expect(await screen.findByText('密码过于常见，请更换一个')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('heading', { name: '忘记密码' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe('验证码错误或已失效');
});

test('the sign-in page links to the page for a forgotten password, which links back', async () => {
  history.replaceState(null, '', '/login?redirect=%2Fhome');
  await show();
  await user.click(screen.getByRole('button', { name: '忘记密码？' }));
  expect(location.pathname + location.search).toBe('/forgetPassword?redirect=%2Fhome');
  expect(await screen.findByRole('heading', { name: '忘记密码' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
  await user.click(screen.getByRole('button', { name: '返回登录' }));
  expect(location.pathname + location.search).toBe('/login?redirect=%2Fhome');
  expect(document.activeElement).toBe(screen.getByLabelText('账号或手机号'));
});
