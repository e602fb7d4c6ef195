import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { idempotencyKey } from '@park/contract/idempotency';
import { file } from '@park/contract/kernel/file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CallError, onSignedOut } from '../api/send.ts';
import { session } from '../api/session.ts';
import { token } from '../api/storage.ts';
import { sendUpload } from './send.ts';

type Answer = (reply: ServerResponse, request: IncomingMessage, body: string) => void;
let answer: Answer;
// jsdom has another origin than this server, so it needs CORS headers that a real browser would not need here
const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const server = createServer(async (request, reply) => {
  if (request.method === 'OPTIONS') return void reply.writeHead(204, open).end();
  answer(reply, request, await text(request));
});
const replyWith =
  (status: number, content: unknown): Answer =>
  (reply) =>
    reply.writeHead(status, open).end(typeof content === 'string' ? content : JSON.stringify(content));

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = document.createElement('meta');
  base.name = 'api-base';
  base.content = `http://127.0.0.1:${(server.address() as AddressInfo).port}/smartop`;
  document.head.append(base);
});
afterAll(() => server.close());

const picture = new File([new Uint8Array(2048)], '门头.png', { type: 'image/png' });
const refusal = async (options = {}) => {
  const error = await sendUpload(file.upload, [picture], {}, options).catch((thrown: unknown) => thrown);
  return error instanceof CallError ? [error.code, error.message, error.fields] : error;
};

test('an upload sends the token in its header and the ids of park and company beside the files, and reports its progress', async () => {
  token.set('the-token');
  session.enter({ parkId: 'p-1', globalCompanyId: 'c-1' });
  const onRequest = vi.fn();
  answer = (reply, request, body) => {
    onRequest(request.url, request.headers.logintoken, body);
    replyWith(200, { code: '200', body: { id: '1', url: '/x', name: '门头.png', list: [] } })(reply, request, body);
  };
  const progress = vi.fn();
  expect(await sendUpload(file.upload, [picture, picture], { title: '封面' }, { onProgress: progress })).toMatchObject({
    id: '1',
    url: '/x',
  });
  const [url, sent, body] = onRequest.mock.calls[0] as string[];
  expect([url, sent]).toEqual(['/smartop/portal/images/upload', 'the-token']);
  const parts = [...(body ?? '').matchAll(/name="(\w+)"(?:; filename="([^"]+)")?/g)].map(([, name, filename]) => filename ?? name);
  expect(parts).toEqual(['parkId', 'globalCompanyId', 'title', '门头.png', '门头.png']);
  expect(progress).toHaveBeenLastCalledWith(100);
  session.enter({});
});

test('an upload has an idempotency key, and is sent again with the same key if its response is lost', async () => {
  token.set('the-token');
  const names: unknown[] = [];
  answer = (reply, request, body) => {
    names.push(request.headers['idempotency-key']);
    if (names.length === 1) return void reply.destroy();
    replyWith(200, { code: '200', body: { id: '1', url: '/x', name: '门头.png', list: [] } })(reply, request, body);
  };
  await sendUpload(file.upload, [picture]);
  await sendUpload(file.upload, [picture]);
  expect(names[0]).toMatch(idempotencyKey.pattern);
  expect([names[1] === names[0], names[2] === names[0]]).toEqual([true, false]);
});

test('a refused upload returns code, text and field of the error, and reports a session that has ended', async () => {
  answer = replyWith(400, { code: '400', errorMessage: '上传图片大小不能小于0KB', fields: { file: '上传图片大小不能小于0KB' } });
  expect(await refusal()).toEqual(['400', '上传图片大小不能小于0KB', { file: '上传图片大小不能小于0KB' }]);
  const ended = vi.spyOn(onSignedOut, 'run');
  answer = replyWith(401, { code: '903', errorMessage: '登录已过期，请重新登录' });
  expect(await refusal()).toEqual(['903', '登录已过期，请重新登录', {}]);
  expect(ended).toHaveBeenCalledOnce();
});

test('V293 V294 V295 an unreadable response and a missing response each have a separate message', async () => {
  answer = replyWith(200, '<html>');
  expect(await refusal()).toEqual(['10002', '网络请求失败，错误码10002', {}]);
  answer = replyWith(502, '<html>');
  expect(await refusal()).toEqual(['502', '系统维护中，请稍后再试，错误码502', {}]);
  answer = (reply) => reply.destroy();
  expect(await refusal()).toEqual(['no-response', '服务器异常或登录失效', {}]);
});

test('a cancelled upload does not report a failure', async () => {
  const stop = new AbortController();
  answer = () => stop.abort();
  expect(await refusal({ signal: stop.signal })).toMatchObject({ name: 'AbortError' });
  expect(await refusal({ signal: AbortSignal.abort() })).toMatchObject({ name: 'AbortError' });
});
