import { type Call, commonErrors } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { invitationErrors } from '@park/contract/people/invitation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from '../../../kit/api/browser.ts';
import { transport } from '../../../kit/api/send.ts';
import { JoinPage } from './JoinPage.tsx';

const user = userEvent.setup();
const code = 'aB3dE5fG7h';
const smsId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const shown = { companyName: '云启科技', needsApproval: 1, expiresDate: '2026-03-08T01:30:00.000Z' };
const fine = (body: unknown) => ({ status: 200, answer: { code: '200', body } });
const refused = ({ code: number, status, message }: { code: string; status: number; message: string }, fields = {}) => ({
  status,
  answer: { code: number, errorMessage: message, fields },
});

type Replies = Partial<Record<string, ReturnType<typeof fine> | ReturnType<typeof refused>>>;
const sent = vi.fn<(call: string, input: unknown) => void>();
function open(replies: Replies = {}) {
  transport.send = async (call: Call, input: unknown) => {
    // The page ships without the contract's schemas, so the test validates its input with the contract.
    sent(call.key, call.input.parse(input));
    return { ...fine(shown), ...replies[call.key] };
  };
  render(<JoinPage />);
}
const sms = { 'invitation.sendCode': fine({ smsId, seconds: 60 }) };
beforeEach(() => {
  sent.mockClear();
  history.replaceState(null, '', `/join?code=${code}`);
});

const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
const fill = async () => {
  await type('姓名', '周一鸣');
  await type('手机号', '138 0000 0009');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await type('验证码', '123456');
};

test('the page of an invitation link shows the company and the expiry', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '加入云启科技' })).toBeTruthy();
  expect(screen.getByText(/由企业管理员审核/).textContent).toContain('邀请有效期至 2026-03-08 09:30');
  expect(document.title).toContain('加入企业');
});

test('an expired invitation link shows a message and no form', async () => {
  open({ 'invitation.show': refused(invitationErrors.badCode) });
  expect(await screen.findByRole('heading', { name: invitationErrors.badCode.message })).toBeTruthy();
  expect(screen.queryByLabelText('姓名')).toBeNull();
  expect(screen.getByRole('button', { name: '返回登录' })).toBeTruthy();
});

test('a rate limit is not reported as a network error, and the user can retry', async () => {
  open({ 'invitation.show': refused(commonErrors.tooMany) });
  expect(await screen.findByRole('heading', { name: commonErrors.tooMany.message })).toBeTruthy();
  expect(screen.queryByText(/网络/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: commonErrors.tooMany.message })).toBeTruthy();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a user without a link can type a company code, and spaces in the code are ignored', async () => {
  history.replaceState(null, '', '/join');
  open({ ...sms, 'invitation.show': fine({ ...shown, expiresDate: null }), 'invitation.apply': fine({ state: 'waiting' }) });
  await type('邀请码或企业码', ' abcde fghjk ');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByRole('heading', { name: '加入云启科技' })).toBeTruthy();
  expect(screen.queryByText(/有效期/)).toBeNull();
  expect(location.search).toBe('?code=abcdefghjk');
  await fill();
  await user.click(screen.getByRole('button', { name: '申请加入' }));
  expect(await screen.findByText('申请已提交，请等待审核')).toBeTruthy();
  expect(sent.mock.calls.map(([call]) => call)).toEqual(['invitation.show', 'invitation.sendCode', 'invitation.apply']);
  expect(sent).toHaveBeenLastCalledWith('invitation.apply', expect.objectContaining({ code: 'abcdefghjk' }));
});

test('an invalid or unknown company code is refused at its field', async () => {
  history.replaceState(null, '', '/join');
  open({ 'invitation.show': refused(invitationErrors.badCode) });
  const next = await screen.findByRole('button', { name: '下一步' });
  await user.click(next);
  expect(screen.getByText('请输入邀请码或企业码')).toBeTruthy();
  await type('邀请码或企业码', 'abc');
  await user.click(next);
  expect(screen.getByText(invitationErrors.badCode.message)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await type('邀请码或企业码', 'defghjk');
  expect(screen.queryByText(invitationErrors.badCode.message)).toBeNull();
  await user.click(next);
  expect(await screen.findByText(invitationErrors.badCode.message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('邀请码或企业码'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a user with an expired link can type a company code', async () => {
  open({ 'invitation.show': refused(invitationErrors.badCode) });
  await user.click(await screen.findByRole('button', { name: '输入其他邀请码或企业码' }));
  expect(screen.getByLabelText('邀请码或企业码')).toBeTruthy();
});

test('missing fields are reported, and no request is sent', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: '申请加入' }));
  for (const text of ['请输入姓名', '请输入手机号', '请先获取验证码']) expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('姓名'));
  expect(sent.mock.calls.map(([call]) => call)).toEqual(['invitation.show']);
});

test('no SMS code is requested until the phone number is valid', async () => {
  open(sms);
  await type('手机号', '108');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(screen.getByText('请输入正确的手机号')).toBeTruthy();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the user proves the phone number with an SMS code, and the request to join becomes pending', async () => {
  open({ ...sms, 'invitation.apply': fine({ state: 'waiting' }) });
  await fill();
  expect(screen.getByRole('button', { name: /s后重新获取/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: '申请加入' }));
  expect(await screen.findByText('申请已提交，请等待审核')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith('invitation.sendCode', { code, phone: '13800000009' });
  expect(sent).toHaveBeenCalledWith(
    'invitation.apply',
    expect.objectContaining({ code, realName: '周一鸣', phone: '13800000009', smsId, smsCode: '123456' }),
  );
});

test('a user who joins a company without approval is led to the sign-in page', async () => {
  const leave = vi.spyOn(browser, 'leaveFor').mockImplementation(() => {});
  open({ ...sms, 'invitation.apply': fine({ state: 'joined' }) });
  await fill();
  await user.click(screen.getByRole('button', { name: '申请加入' }));
  expect(await screen.findByText('已加入云启科技')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '去登录' }));
  expect(leave).toHaveBeenCalledWith('/login');
});

test('a wrong SMS code is reported at its field, and the user can try again', async () => {
  open({ ...sms, 'invitation.apply': refused(smsErrors.wrongCode) });
  await fill();
  await user.click(screen.getByRole('button', { name: '申请加入' }));
  expect(await screen.findByText(smsErrors.wrongCode.message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('验证码'));
  expect(screen.getByRole('button', { name: '申请加入' })).toHaveProperty('disabled', false);
});

test('V300 requesting SMS codes too often shows an error', async () => {
  open({ 'invitation.sendCode': refused(smsErrors.tooOften) });
  await type('手机号', '13800000009');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(smsErrors.tooOften.message)).toBeTruthy();
});
