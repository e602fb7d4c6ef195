import { createCipheriv, randomBytes } from 'node:crypto';
import { type Call, commonErrors } from '@park/contract/core';
import { idempotencyKey } from '@park/contract/idempotency';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { password } from '@park/contract/people/password';
import { shortcut } from '@park/contract/people/shortcut';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCommand } from './query.ts';
import { CallError, forgetAhead, isSentAhead, onSignedOut, send, sendAhead } from './send.ts';
import { projectPrefix, session } from './session.ts';
import { stored, token } from './storage.ts';

// loaded in advance, because the first toast imports the module
beforeAll(() => import('../theme/AntdTheme.tsx'));

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const ok = (body: unknown = {}) => json({ code: '200', body });
const server = vi.fn<typeof fetch>();
const answer = (response: Response) => server.mockResolvedValueOnce(response);
const sent = () => {
  const [address, init] = server.mock.lastCall as [string, RequestInit & { headers: Record<string, string> }];
  const url = new URL(address, 'http://console');
  return { url, init, body: init.body ? JSON.parse(String(init.body)) : undefined };
};
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => expect.fail('the call went through'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
};
const meta = (name: string, content: string) => {
  const tag = document.createElement('meta');
  Object.assign(tag, { name, content });
  document.head.append(tag);
};

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  session.enter({});
  token.remove();
  document.head.replaceChildren();
});

describe('a request', () => {
  test('V258 a request uses POST with a JSON body, or GET with its fields in the query string', async () => {
    answer(ok());
    await send(identity.menus, {});
    expect(sent().init.method).toBe('POST');
    expect(sent().init.headers['content-type']).toBe('application/json');
    expect(sent().body).toEqual({});
    const id = crypto.randomUUID();
    answer(ok());
    await send(department.detail, { id });
    expect(sent().init.method).toBe('GET');
    expect(sent().init.body).toBeUndefined();
    expect(sent().url.searchParams.get('id')).toBe(id);
  });

  test('V259 the path of a request begins with the base path from the meta element of the page, exactly once', async () => {
    answer(ok());
    await send(identity.menus, {});
    expect(sent().url.pathname).toBe(`/smartop${identity.menus.path}`);
    meta('api-base', '/api');
    answer(ok());
    await send(identity.menus, {});
    expect(sent().url.pathname).toBe(`/api${identity.menus.path}`);
    answer(ok());
    await send({ ...identity.menus, path: '/api/portal/menu' } as Call, {});
    expect(sent().url.pathname).toBe('/api/portal/menu');
  });

  test.each([
    ['north', '/north'],
    ['front', ''],
    ['', ''],
  ])('V260 the project prefix is the code in the meta element of the page: %s', (code, prefix) => {
    meta('project-code', code);
    expect(projectPrefix()).toBe(prefix);
  });

  test('V261 a request times out after 60 s', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    server.mockImplementationOnce(
      (_, init) => new Promise((_, refuse) => init?.signal?.addEventListener('abort', () => refuse(new Error('aborted')))),
    );
    const call = refusal(send(identity.menus, {}));
    limit.abort();
    expect((await call).message).toBe('请求超时，请稍后再试');
    expect(timeout).toHaveBeenCalledWith(60_000);
  });

  test('V262 V263 a request contains the ids of the park, the space and (if the user is in a company) the company', async () => {
    session.enter({ areaId: 'a', parkId: 'p' });
    answer(ok());
    await send(identity.menus, {});
    expect(sent().body).toEqual({ areaId: 'a', parkId: 'p' });
    session.enter({ areaId: 'a', parkId: 'p', globalCompanyId: 'c' });
    answer(ok());
    await send(identity.userInfo, {});
    expect(Object.fromEntries(sent().url.searchParams)).toEqual({ areaId: 'a', parkId: 'p', globalCompanyId: 'c' });
  });

  test("V254 a request carries the user's token", async () => {
    token.set('secret');
    answer(ok());
    await send(identity.menus, {});
    expect(sent().init.headers.loginToken).toBe('secret');
  });
});

describe('a request sent ahead of its first use', () => {
  test('the first caller gets the response of the request sent ahead, and the next caller sends a new request', async () => {
    answer(ok([]));
    sendAhead(shortcut.list, {});
    expect(isSentAhead(shortcut.list)).toBe(true);
    expect(await send(shortcut.list, {})).toEqual([]);
    expect(server).toHaveBeenCalledTimes(1);
    expect(isSentAhead(shortcut.list)).toBe(false);
    answer(ok([]));
    await send(shortcut.list, {});
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('a response that was requested ahead and then discarded is not used', async () => {
    answer(ok([]));
    sendAhead(shortcut.list, {});
    forgetAhead();
    expect(isSentAhead(shortcut.list)).toBe(false);
    answer(ok([]));
    await send(shortcut.list, {});
    expect(server).toHaveBeenCalledTimes(2);
  });
});

describe('a command', () => {
  const create = () => send(department.create, { name: '海外部', parentId: crypto.randomUUID(), orderNum: 1 });
  const keys = () => server.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  const lost = () => server.mockRejectedValueOnce(new TypeError('fetch failed'));

  test('every command carries its own idempotency key, and a query carries none', async () => {
    for (const ask of [create, create, () => send(identity.menus, {})]) {
      answer(ok());
      await ask();
    }
    const [first, second, question] = keys();
    expect([first, second]).toEqual([expect.stringMatching(idempotencyKey.pattern), expect.stringMatching(idempotencyKey.pattern)]);
    expect(first).not.toBe(second);
    expect(question).toBeNull();
  });

  test('a command that gets no response is sent once more with the same idempotency key', async () => {
    token.set('secret');
    lost();
    answer(ok({ id: 'd-1' }));
    expect(await create()).toEqual({ id: 'd-1' });
    expect(new Set(keys()).size).toBe(1);
    expect(server).toHaveBeenCalledTimes(2);
  });

  test('a command is not sent a third time; a refused command and a command with a password are not sent a second time', async () => {
    lost();
    expect((await refusal(send(password.modify, { oldPassword: 'a', newPassword: 'b' }))).code).toBe('no-response');
    expect(server).toHaveBeenCalledTimes(1);
    token.set('secret');
    lost();
    lost();
    expect((await refusal(create())).code).toBe('no-response');
    expect(server).toHaveBeenCalledTimes(3);
    answer(json({ code: '403', errorMessage: '无权限' }, 403));
    expect((await refusal(create())).code).toBe('403');
    expect(server).toHaveBeenCalledTimes(4);
  });
});

describe('a response', () => {
  test('V264 an encrypted response is decrypted with the key of the session', async () => {
    const key = randomBytes(32);
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(JSON.stringify({ name: '研发中心' })), cipher.final(), cipher.getAuthTag()]);
    session.setKey(key.toString('base64'));
    answer(json({ code: '200', encryptFlag: true, body: sealed.toString('base64') }));
    expect(await send(identity.menus, {})).toEqual({ name: '研发中心' });
  });

  test('V265 a response with an errorMessage fails, and any other response returns its body', async () => {
    answer(json({ code: '200', body: {}, errorMessage: '该部门已停用' }));
    expect((await refusal(send(identity.menus, {}))).message).toBe('该部门已停用');
    answer(json({ code: 200, body: [1] }));
    expect(await send(identity.menus, {})).toEqual([1]);
    answer(json({ code: '610', body: { loginToken: 't' } }));
    expect(await send(identity.login, { loginName: 'a', password: 'b' })).toEqual({ loginToken: 't' });
  });

  test('V288 an errorMessage is shown as a toast unless the form shows the error at its fields', async () => {
    const client = new QueryClient();
    const wrapper = ({ children }: PropsWithChildren) => createElement(QueryClientProvider, { client }, children);
    const { result } = renderHook(() => [useCommand(identity.logout), useCommand(identity.logout, false, () => true)] as const, {
      wrapper,
    });
    const [alone, inForm] = result.current;
    const wrong = { code: '400', errorMessage: '提交的内容有误', fields: { name: '请填写部门名称' } };
    answer(json({ code: '409', errorMessage: '同级部门已有相同名称' }, 409));
    await act(() => alone.mutateAsync({}).catch(() => {}));
    expect(await screen.findByText('同级部门已有相同名称')).toBeTruthy();
    answer(json(wrong, 400));
    await act(() => inForm.mutateAsync({}).catch(() => {}));
    expect(screen.queryByText('请填写部门名称')).toBeNull();
    answer(json(wrong, 400));
    await act(() => alone.mutateAsync({}).catch(() => {}));
    expect(await screen.findByText('请填写部门名称')).toBeTruthy();
    expect(screen.queryByText('提交的内容有误')).toBeNull();
  });

  test.each([
    [
      'the message that the server gives for the code',
      { errorMessage: '新版本号不能低于历史版本', body: '其他' },
      '新版本号不能低于历史版本',
    ],
    ['without such a message, the text in its body', { body: '版本号太低' }, '版本号太低'],
    ['without either, a general text', { body: {} }, '请求失败'],
  ])('V292 a failed response shows %s', async (_, rest, text) => {
    answer(json({ code: '812', ...rest }));
    const error = await refusal(send(identity.menus, {}));
    expect([error.code, error.message]).toEqual(['812', text]);
  });

  test.each(['200', '610'])('V302 a change of password answered with code %s has succeeded', async (code) => {
    answer(json({ code, body: {} }));
    expect(await send(password.modify, { oldPassword: 'a', newPassword: 'b' })).toEqual({});
  });

  test.each(['<html>', '', '"text"', 'null'])('V293 a response that is not a JSON object (%s) fails with error 10002', async (text) => {
    answer(new Response(text));
    const error = await refusal(send(identity.menus, {}));
    expect([error.code, error.message]).toEqual(['10002', '网络请求失败，错误码10002']);
  });

  test('V294 a request without a response says that the server cannot be reached', async () => {
    server.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect((await refusal(send(identity.menus, {}))).message).toBe('服务器异常或登录失效');
  });

  test('V295 a response with status 502 from the gateway says that the system is under maintenance', async () => {
    answer(new Response('<html>bad gateway</html>', { status: 502 }));
    expect((await refusal(send(identity.menus, {}))).message).toBe('系统维护中，请稍后再试，错误码502');
  });

  test('V296 a response with status 500 shows the message of the server, or 请求失败 if there is no message', async () => {
    answer(json({ code: '500', errorMessage: '系统繁忙，请稍后重试', requestId: 'r1' }, 500));
    const error = await refusal(send(identity.menus, {}));
    expect([error.message, error.requestId]).toEqual(['系统繁忙，请稍后重试', 'r1']);
    answer(json({ code: '500' }, 500));
    expect((await refusal(send(identity.menus, {}))).message).toBe('请求失败');
  });

  test.each([commonErrors.notSignedIn, commonErrors.sessionEnded])(
    'V291 code $code reports that the session has ended',
    async ({ code, message }) => {
      const lost = vi.spyOn(onSignedOut, 'run');
      answer(json({ code, errorMessage: message }, 401));
      await refusal(send(identity.menus, {}));
      expect(lost).toHaveBeenCalledWith(expect.objectContaining({ code, message }));
    },
  );
});

test('V357 every key in localStorage ends in ---admin_qy', () => {
  stored.set('theme', 'dark');
  token.set('secret');
  expect(localStorage.getItem('theme---admin_qy')).toBe('dark');
  expect(localStorage.getItem('loginToken---admin_qy')).toBe('secret');
  stored.remove('theme');
  expect(stored.get('theme')).toBeNull();
});
