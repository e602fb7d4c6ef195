import { identityErrors } from '@park/contract/identity';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { destination, loginPath } from '../kit/redirect.ts';
import { session } from '../kit/session.ts';
import { token } from '../kit/storage.ts';
import { LoginPage } from './LoginPage.tsx';

const server = vi.fn<typeof fetch>();
const answer = (body: object, status = 200) => server.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const welcome = { code: '610', body: { loginToken: 'token', change: true, sessionKey: 'key' } };
const onEnter = vi.fn(async () => {});
const user = userEvent.setup();

beforeEach(() => {
  vi.stubGlobal('fetch', server.mockReset());
  onEnter.mockClear();
});

async function fill(name: string, password: string) {
  render(<LoginPage onEnter={onEnter} onTouch={() => {}} />);
  if (name) await user.type(screen.getByLabelText('账号或手机号'), name);
  if (password) await user.type(screen.getByLabelText('密码'), password);
}

describe('the sign-in page', () => {
  test('keeps the token, then opens the console; Enter is enough', async () => {
    await fill(' operatora ', 'Park2026demo');
    answer(welcome);
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(onEnter).toHaveBeenCalledOnce());
    expect(JSON.parse(String(server.mock.lastCall?.[1]?.body))).toEqual({ loginName: 'operatora', password: 'Park2026demo' });
    expect(token.get()).toBe('token');
    expect(session.key).toBe('key');
  });

  test('asks for what is missing and sends nothing', async () => {
    await fill('', '');
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('请输入账号或手机号')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('账号或手机号'));
    await user.type(screen.getByLabelText('账号或手机号'), 'a');
    expect(screen.queryByText('请输入账号或手机号')).toBeNull();
    expect(server).not.toHaveBeenCalled();
  });

  test('says once why the server refuses, and lets one try again', async () => {
    await fill('operatora', 'wrong');
    const { code, message, status } = identityErrors.wrongPassword;
    answer({ code, errorMessage: message }, status);
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false);
    expect(token.get()).toBeNull();
  });

  test('cannot be sent twice', async () => {
    await fill('operatora', 'Park2026demo');
    server.mockReturnValueOnce(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByRole('button', { name: '登录中…' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('密码'), '{Enter}');
    expect(server).toHaveBeenCalledOnce();
  });

  test('shows and hides the password, and tells of caps lock', async () => {
    await fill('', 'secret');
    const password = screen.getByLabelText('密码') as HTMLInputElement;
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password.type).toBe('text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password.type).toBe('password');
    fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('大写锁定已打开')).toBeTruthy();
  });
});

test.each([
  ['?redirect=%2Fhome%3Fa%3D1', '/home?a=1'],
  ['', '/'],
  ['?redirect=%2F%2Fevil.example', '/'],
  ['?redirect=%2F%5Cevil.example', '/'],
  ['?redirect=https%3A%2F%2Fevil.example', '/'],
  ['?redirect=javascript%3Aalert(1)', '/'],
  ['?redirect=%2F%09%2Fevil.example', '/'],
  ['?redirect=%2Flogin%3Fredirect%3D%252F', '/'],
])('signing in at %s leads to %s', (search, path) => {
  expect(destination(search)).toBe(path);
});

test.each([
  ['/', '/login'],
  ['/login', '/login'],
  ['/login?redirect=%2Fhome', '/login?redirect=%2Fhome'],
  ['/home?a=1', '/login?redirect=%2Fhome%3Fa%3D1'],
])('%s without a session is %s', (path, login) => {
  expect(loginPath(path)).toBe(login);
});
