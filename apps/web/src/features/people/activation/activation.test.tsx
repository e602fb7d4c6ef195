import { activation, activationErrors } from '@park/contract/people/activation';
import { passwordErrors } from '@park/contract/people/password';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, refuse, show } from '../../../../test/render.tsx';
import { browser } from '../../../kit/api/browser.ts';
import { ActivatePage } from './ActivatePage.tsx';

const user = userEvent.setup();
const code = 'aB3dE5fG7haB3dE5fG7h';
const waited = {
  ...{ spaceName: '北辰产业运营', companyName: '北辰运营有限公司', realName: '江一帆', phone: '137****9001' },
  expiresDate: '2026-03-08T01:30:00.000Z',
};
const good = 'Lantern73Bridge';
beforeEach(() => history.replaceState(null, '', `/join/activate#${code}`));

const fill = async (password: string, repeated = password) => {
  await user.type(await screen.findByLabelText('登录密码'), password);
  await user.type(screen.getByLabelText('确认密码'), repeated);
  await user.click(screen.getByRole('button', { name: '激活账号' }));
};

test('an activation link shows the invited person, sets the password and leads to the sign-in page', async () => {
  const sent = vi.fn();
  const accept = answer(activation.accept, (input) => {
    sent(input);
    return {};
  });
  const left = vi.spyOn(browser, 'leaveFor').mockReturnValue();
  show(<ActivatePage />, { answers: [answer(activation.show, () => waited), accept] });
  expect(await screen.findByRole('heading', { name: '欢迎，江一帆' })).toBeTruthy();
  expect(screen.getByText(/北辰运营有限公司的管理员/).textContent).toContain('2026-03-08 09:30');
  await fill(good);
  expect(await screen.findByRole('heading', { name: '账号已激活' })).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ code, newPassword: good });
  await user.click(screen.getByRole('button', { name: '去登录' }));
  expect(left).toHaveBeenCalledWith('/login');
});

test('V148 V151 a password that breaks the rules is reported at its field', async () => {
  const accept = answer(activation.accept, () => {
    throw refuse(passwordErrors.common);
  });
  show(<ActivatePage />, { answers: [answer(activation.show, () => waited), accept] });
  await fill('short', 'other');
  expect(screen.getByText('密码格式错误，请重新输入')).toBeTruthy();
  expect(screen.getByText('两次输入的密码不一致')).toBeTruthy();
  await user.clear(screen.getByLabelText('登录密码'));
  await user.clear(screen.getByLabelText('确认密码'));
  await fill('Passw0rd');
  expect(await screen.findByText(passwordErrors.common.message)).toBeTruthy();
});

test('an invalid activation link shows a message, and the user can enter another code or paste a whole link', async () => {
  const show2 = answer(activation.show, ({ code: given }) => {
    if (given === code) throw refuse(activationErrors.badCode);
    return waited;
  });
  show(<ActivatePage />, { answers: [show2] });
  expect(await screen.findByText(activationErrors.badCode.message)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(screen.getByText('请输入激活码')).toBeTruthy();
  await user.type(screen.getByLabelText('激活码'), 'https://park.example/join/activate#zzzzzzzzzzzzzzzzzzzz');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByRole('heading', { name: '欢迎，江一帆' })).toBeTruthy();
});

test('a code that becomes invalid while the user types the password leads back to the code step', async () => {
  const accept = answer(activation.accept, () => {
    throw refuse(activationErrors.badCode);
  });
  show(<ActivatePage />, { answers: [answer(activation.show, () => waited), accept] });
  await fill(good);
  expect(await screen.findByText(activationErrors.badCode.message)).toBeTruthy();
  expect(screen.getByLabelText('激活码')).toBeTruthy();
});
