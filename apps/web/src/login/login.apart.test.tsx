import { smsErrors } from '@park/contract/kernel/sms';
import { agreement } from '@park/contract/people/agreement';
import { type Challenge, identity, identityErrors } from '@park/contract/people/identity';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agreements, loginServer } from '../../test/login-server.ts';
import { session } from '../kit/api/session.ts';
import { stored, token } from '../kit/api/storage.ts';
import { engineWarning, isChrome } from './chrome.ts';
import { loginPath, redirectTarget } from './redirect.ts';
import { SignIn } from './SignIn.tsx';
import { signOutReason } from './sign-out-reason.ts';

let server: ReturnType<typeof loginServer>;
const welcome = { loginToken: 'token', change: true, sessionKey: 'key' };
const onEnter = vi.fn(async () => {});
const user = userEvent.setup();

beforeEach(() => {
  server = loginServer();
  onEnter.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/login?redirect=%2Fhome');
});
afterEach(() => vi.useRealTimers());

const account = () => screen.getByLabelText('账号或手机号') as HTMLInputElement;
const password = () => screen.getByLabelText('密码', { exact: true }) as HTMLInputElement;
const consent = () => screen.getByRole('checkbox', { name: '我已阅读并同意《用户协议》《隐私政策》' }) as HTMLInputElement;
const press = () => user.click(screen.getByRole('button', { name: '登录' }));

async function open() {
  render(<SignIn onEnter={onEnter} onTouch={() => {}} />);
  await vi.waitFor(() => expect(server.to(agreement.current)).not.toHaveLength(0));
}
async function fill(name: string, secret: string) {
  await open();
  if (name) await user.type(account(), name);
  if (secret) await user.type(password(), secret);
  await user.click(consent());
}

describe('the sign-in page', () => {
  test.each([
    [false, '1'],
    [true, null],
  ])(
    'signing in notes whether the initial password was replaced (%s), so that the console asks for no menu before',
    async (change, noted) => {
      server.reply(identity.login, { ...welcome, change });
      await fill('operatora', 'secret');
      await press();
      await vi.waitFor(() => expect(onEnter).toHaveBeenCalled());
      expect(stored.get('initialPassword')).toBe(noted);
    },
  );

  test('the sign-in page shows the reason why the user was signed out, but only once', async () => {
    signOutReason.set('该协管没有进入项目的权限');
    await open();
    expect(screen.getByRole('alert').textContent).toBe('该协管没有进入项目的权限');
    cleanup();
    await open();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('signing in stores the token and opens the console, and Enter submits the form', async () => {
    server.reply(identity.login, welcome);
    await fill(' operatora ', 'Park2026demo');
    await user.type(password(), '{Enter}');
    await vi.waitFor(() => expect(onEnter).toHaveBeenCalledOnce());
    expect(server.to(identity.login)).toEqual([
      {
        loginName: 'operatora',
        password: 'Park2026demo',
        agreements: [
          { kind: 'user', version: 2 },
          { kind: 'privacy', version: 3 },
        ],
      },
    ]);
    expect(token.get()).toBe('token');
    expect(session.key).toBe('key');
  });

  test('V148 a missing value is reported at its field, and no request is sent', async () => {
    await open();
    await press();
    expect(screen.getByText('请输入账号或手机号')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(screen.getByText('请先阅读并同意《用户协议》和《隐私政策》')).toBeTruthy();
    expect(document.activeElement).toBe(account());
    await user.type(account(), 'a');
    expect(screen.queryByText('请输入账号或手机号')).toBeNull();
    await user.type(password(), 'b{Enter}');
    expect(document.activeElement).toBe(consent());
    expect(consent().getAttribute('aria-describedby')).toBe(screen.getByText('请先阅读并同意《用户协议》和《隐私政策》').id);
    await user.click(consent());
    expect(screen.queryByText('请先阅读并同意《用户协议》和《隐私政策》')).toBeNull();
    expect(server.to(identity.login)).toEqual([]);
  });

  test('a refused sign-in shows its reason only once, and the user can try again', async () => {
    server.refuse(identity.login, identityErrors.wrongPassword);
    await fill('operatora', 'wrong');
    await press();
    expect(await screen.findAllByText('账号或密码错误')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe('账号或密码错误');
    expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false);
    expect(screen.queryByLabelText('图形验证码')).toBeNull();
    expect(token.get()).toBeNull();
  });

  test('a second click during a sign-in does not send another request', async () => {
    server.reply(identity.login, welcome);
    await fill('operatora', 'Park2026demo');
    onEnter.mockReturnValueOnce(new Promise(() => {}));
    await press();
    await vi.waitFor(() => expect(onEnter).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: '登录中…' })).toHaveProperty('disabled', true);
    await user.type(password(), '{Enter}');
    expect(server.to(identity.login)).toHaveLength(1);
  });

  test('the password can be shown and hidden, and caps lock shows a warning', async () => {
    await fill('', 'secret');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(password().type).toBe('text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(password().type).toBe('password');
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('大写锁定已打开')).toBeTruthy();
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', true],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', true],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1', true],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', false],
    ['Mozilla/5.0 (X11; Linux; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ])('V044 V349 the browser with the user agent %s counts as based on Chrome: %s', async (userAgent, isOne) => {
    expect(isChrome({ userAgent })).toBe(isOne);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await open();
    expect(screen.queryAllByText('为了获得更好的使用体验，建议使用谷歌（Chrome）浏览器')).toHaveLength(isOne ? 0 : 1);
    expect(engineWarning).toBe('为了获得更好的使用体验，建议使用谷歌（Chrome）浏览器');
    vi.restoreAllMocks();
    vi.stubGlobal('fetch', server.fetch);
  });
});

describe('the captcha', () => {
  test('the captcha appears when the server demands it, is replaced after a click or a refusal, and is sent with the sign-in', async () => {
    server.refuse(identity.login, identityErrors.needCaptcha, { body: { needVaildCode: true } });
    server.refuse(identity.login, identityErrors.wrongCaptcha, { body: { needVaildCode: true } });
    server.refuse(identity.login, identityErrors.wrongPassword, { body: { needVaildCode: true } });
    for (const at of [1, 2, 3, 4]) server.reply(identity.captcha, { vaildCodeKey: `key${at}`, image: `data:image/svg+xml,${at}` });
    await fill('operatora', 'wrong');
    await press();
    const code = () => screen.getByLabelText('图形验证码') as HTMLInputElement;
    expect(await screen.findByText('请输入图形验证码')).toBeTruthy();
    await vi.waitFor(() => expect(document.activeElement).toBe(code()));
    const shown = () => screen.getByRole('button', { name: '看不清，换一张' }).querySelector('img')?.getAttribute('src');
    expect(shown()).toBe('data:image/svg+xml,1');

    await user.click(screen.getByRole('button', { name: '看不清，换一张' }));
    await vi.waitFor(() => expect(shown()).toBe('data:image/svg+xml,2'));
    await press();
    expect(server.to(identity.login)).toHaveLength(1);

    await user.type(code(), 'ab12{Enter}');
    expect(await screen.findByText('图形验证码错误或已失效')).toBeTruthy();
    expect(server.to(identity.login)[1]).toMatchObject({ vaildCode: 'ab12', vaildCodeKey: 'key2' });
    await vi.waitFor(() => expect(shown()).toBe('data:image/svg+xml,3'));
    expect(code().value).toBe('');

    await user.type(code(), 'cd34{Enter}');
    expect(await screen.findByText('账号或密码错误')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('账号或密码错误');
    await vi.waitFor(() => expect(shown()).toBe('data:image/svg+xml,4'));
    expect(code().value).toBe('');
  });
});

describe('the consent to the agreements', () => {
  test('each agreement opens in a dialog, and closing the dialog does not select the consent checkbox', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: '《隐私政策》' }));
    const dialog = await screen.findByRole('dialog', { name: '隐私政策' });
    expect(within(dialog).getByText('我们收集的信息')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(consent().checked).toBe(false);
  });

  test('V357 consent is remembered only together with the account, and only for the same versions of the agreements', async () => {
    server.reply(identity.login, welcome);
    await fill('operatora', 'Park2026demo');
    await user.click(screen.getByLabelText('记住账号'));
    await press();
    await vi.waitFor(() => expect(onEnter).toHaveBeenCalled());
    expect(localStorage.getItem('rememberedAccount---admin_qy')).toContain('operatora');

    cleanup();
    await open();
    expect(account().value).toBe('operatora');
    await vi.waitFor(() => expect(consent().checked).toBe(true));
    await user.type(account(), 'b');
    expect(consent().checked).toBe(false);

    cleanup();
    const [first, ...others] = agreements;
    server = loginServer();
    server.fetch.mockImplementation(async () => {
      const body = [{ ...first, version: 9 }, ...others];
      return new Response(JSON.stringify({ code: '200', body }));
    });
    render(<SignIn onEnter={onEnter} onTouch={() => {}} />);
    await vi.waitFor(() => expect(server.fetch).toHaveBeenCalled());
    expect(consent().checked).toBe(false);
  });

  test('consent is sent even when the agreements finish loading after the button was pressed', async () => {
    server.reply(identity.login, welcome);
    const texts = Promise.withResolvers<Response>();
    server.fetch.mockReturnValueOnce(texts.promise);
    render(<SignIn onEnter={onEnter} onTouch={() => {}} />);
    await user.type(account(), 'operatora');
    await user.type(password(), 'Park2026demo');
    await user.click(consent());
    await press();
    expect(server.to(identity.login)).toEqual([]);
    texts.resolve(new Response(JSON.stringify({ code: '200', body: agreements })));
    await vi.waitFor(() => expect(onEnter).toHaveBeenCalled());
    expect(server.to(identity.login)[0]?.agreements).toHaveLength(2);
  });

  test('signing in with 记住账号 cleared forgets the remembered account', async () => {
    stored.set('rememberedAccount', JSON.stringify({ account: 'operatora', agreements: '' }));
    server.reply(identity.login, welcome);
    await open();
    await user.type(password(), 'Park2026demo');
    await user.click(consent());
    await user.click(screen.getByLabelText('记住账号'));
    await press();
    await vi.waitFor(() => expect(onEnter).toHaveBeenCalled());
    expect(stored.get('rememberedAccount')).toBeNull();
  });
});

describe('the second step of signing in', () => {
  const challenge: Challenge = { challenge: 'c-1', method: 'sms', phone: '138****0011', seconds: 60 };
  async function challenged(body: Challenge = challenge) {
    server.refuse(identity.login, identityErrors.secondFactor, { body });
    await fill('operatora', 'Park2026demo');
    await press();
    await screen.findByRole('heading', { name: '二次验证' });
  }

  test('V137 V138 the second step requires a code of six digits and completes the sign-in', async () => {
    server.refuse(identity.secondFactor, smsErrors.wrongCode);
    server.reply(identity.secondFactor, welcome);
    await challenged();
    expect(screen.getByText(/138\*\*\*\*0011/)).toBeTruthy();
    const code = screen.getByLabelText('验证码') as HTMLInputElement;
    expect(document.activeElement).toBe(code);
    expect(code.autocomplete).toBe('one-time-code');
    await user.keyboard('{Enter}');
    expect(screen.getByText('请输入验证码')).toBeTruthy();
    await user.keyboard('123{Enter}');
    expect(screen.getByText('请输入6位验证码')).toBeTruthy();
    await user.keyboard('456{Enter}');
    expect(await screen.findByText('验证码错误或已失效')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '验证并登录' }));
    await vi.waitFor(() => expect(onEnter).toHaveBeenCalledOnce());
    expect(server.to(identity.secondFactor)[1]).toEqual({ challenge: 'c-1', code: '123456' });
    expect(token.get()).toBe('token');
  });

  test('the second step asks for the code of the authenticator app and says whom to contact if the app is lost', async () => {
    server.refuse(identity.secondFactor, smsErrors.wrongCode);
    await challenged({ challenge: 'c-1', method: 'totp', phone: null, seconds: 0 });
    await user.keyboard('{Enter}');
    expect(screen.getByText('请输入动态口令')).toBeTruthy();
    await user.keyboard('123456{Enter}');
    expect(await screen.findByText('动态口令错误或已失效')).toBeTruthy();
    expect(screen.getByText(/请联系平台管理员/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返回登录' }));
    expect(screen.getByLabelText<HTMLInputElement>('账号或手机号').value).toBe('operatora');
    expect(document.activeElement).toBe(password());
  });

  test('V114 the SMS code can be requested again after 60 s, and a reload does not shorten this wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.reply(identity.resendFactor, { seconds: 60 });
    await challenged();
    expect(screen.getByRole('button', { name: '60s后重新获取' })).toHaveProperty('disabled', true);
    vi.setSystemTime(Date.now() + 20_000);
    cleanup();
    render(<SignIn onEnter={onEnter} onTouch={() => {}} />);
    expect(screen.getByRole('button', { name: '40s后重新获取' })).toHaveProperty('disabled', true);
    vi.setSystemTime(Date.now() + 40_000);
    await user.click(await screen.findByRole('button', { name: '重新获取' }));
    expect(await screen.findByRole('button', { name: '60s后重新获取' })).toBeTruthy();
    expect(server.to(identity.resendFactor)).toEqual([{ challenge: 'c-1' }]);
  });

  test('the second step offers no SMS code to a user of an authenticator app', async () => {
    await challenged({ ...challenge, method: 'totp', phone: null });
    expect(screen.getByLabelText('动态口令')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /获取/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '返回登录' }));
    expect(account()).toBeTruthy();
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
  ['?redirect=%2FforgetPassword', '/'],
])('signing in on the sign-in page with the query “%s” leads to %s', (search, path) => {
  expect(redirectTarget(search)).toBe(path);
});

test.each([
  ['/', '/login'],
  ['/login', '/login'],
  ['/login?redirect=%2Fhome', '/login?redirect=%2Fhome'],
  ['/forgetPassword?redirect=%2Fhome', '/forgetPassword?redirect=%2Fhome'],
  ['/home?a=1', '/login?redirect=%2Fhome%3Fa%3D1'],
])('a user without a session who opens %s is redirected to %s', (path, login) => {
  expect(loginPath(path)).toBe(login);
});
