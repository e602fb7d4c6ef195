import { once } from 'node:events';
import net from 'node:net';
import { buffer } from 'node:stream/consumers';
import { command, domain, query, upload } from '@park/contract';
import { unprintable } from '@park/contract/fields';
import { file } from '@park/contract/kernel/file';
import { identity } from '@park/contract/people/identity';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Person, testServer } from '../../test/app.ts';
import { form, png } from '../domains/kernel/file/test/pictures.ts';
import { implement } from './mount.ts';

/** Calls whose schemas do not look at the characters of a text. */
const note = z.object({ note: z.unknown() });
const probe = domain('probe', {
  title: '测试',
  calls: {
    write: command({ path: '/probe/writeNote', access: 'signed-in', summary: '', input: note, output: z.object({}) }),
    read: query({
      path: '/probe/note/{id}',
      method: 'GET',
      access: 'signed-in',
      summary: '',
      input: note.extend({ id: z.string() }),
      output: z.object({}),
    }),
    open: query({ path: '/probe/openNote', access: 'public', summary: '', input: note, output: z.object({}) }),
    send: upload({ path: '/probe/sendNote', access: 'signed-in', summary: '', input: note, output: z.object({}) }),
  },
});
const write = async ({ outbox }: Parameters<Parameters<typeof implement<typeof probe>>[1]['write']>[0]) => {
  outbox('mail.send', { to: 'a@b.example', subject: '主题', text: '正文' });
  return {};
};
const nothing = async () => ({});
const server = testServer({ modules: [implement(probe, { write, send: write, read: nothing, open: nothing })] });
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});

const post = (path: string) => (payload: string) =>
  server.inject({
    method: 'POST',
    url: server.base + path,
    payload,
    headers: { 'content-type': 'application/json', logintoken: supera1.token ?? '' },
  });
const body = (path: string, json: string) => () => post(path)(json);
const get = (path: string) => () => server.inject({ method: 'GET', url: server.base + path, headers: { logintoken: supera1.token ?? '' } });
const multipart = (path: string, fields: Record<string, string>, name: string) => () => {
  const { payload, headers } = form([{ bytes: png(2, 2), name }], { fields });
  return server.inject({ method: 'POST', url: server.base + path, payload, headers: { ...headers, logintoken: supera1.token ?? '' } });
};
const written = async () =>
  (
    await server.rows(
      'select (select count(*) from audit) as audit, (select count(*) from outbox) as outbox, (select count(*) from file) as file',
    )
  )[0];

const ways: [way: string, field: string, text: string, send: ReturnType<typeof body>][] = [
  ['NUL in a JSON body', 'note', unprintable, body(probe.write.path, '{"note":"a\\u0000"}')],
  ['half a surrogate pair in a JSON body', 'note', unprintable, body(probe.write.path, '{"note":"\\ud83d"}')],
  ['the second half of a pair in a JSON body', 'note', unprintable, body(probe.write.path, '{"note":"\\udE00a"}')],
  ['NUL deep in a JSON body', 'note.0.list.1', unprintable, body(probe.write.path, '{"note":[{"list":["a","b\\u0000"]}]}')],
  ['NUL in the name of a nested field', 'note', unprintable, body(probe.write.path, '{"note":{"a\\u0000":1}}')],
  ['NUL in the body of a call without a session', 'note', unprintable, body(probe.open.path, '{"note":"a\\u0000"}')],
  [
    'half a surrogate pair in a password',
    'password',
    unprintable,
    body(identity.login.path, '{"loginName":"supera1","password":"\\ud800"}'),
  ],
  [
    'NUL in the id of a captcha',
    'vaildCodeKey',
    unprintable,
    body(identity.login.path, '{"loginName":"x","password":"x","vaildCodeKey":"\\u0000"}'),
  ],
  ['NUL in the park of a call', 'parkId', unprintable, body(probe.write.path, '{"note":"a","parkId":"\\u0000"}')],
  ['NUL in a query string', 'note', unprintable, get('/probe/note/1?note=a%00')],
  ['NUL in an address', 'id', unprintable, get('/probe/note/a%00b?note=a')],
  ['NUL in a field of an upload', 'note', unprintable, multipart(probe.send.path, { note: 'a\0' }, 'a.png')],
  ['NUL in the name of an uploaded file', 'file', '文件名包含无法识别的字符', multipart(file.upload.path, {}, 'a\0.png')],
];
test.each(ways)('%s is refused with 400 on its field, and nothing is written', async (_, field, text, send) => {
  const before = await written();
  const answer = await send();
  expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: text }]);
  expect(await written()).toEqual(before);
});

test('half a surrogate pair cannot be written in UTF-8: a query string or a multipart field turns it into other text', async () => {
  expect((await get('/probe/note/1?note=%ED%A0%80')()).statusCode).toBe(200);
  const bytes = Buffer.from('--x\r\nContent-Disposition: form-data; name="note"\r\n\r\n\u00ed\u00a0\u0080\r\n--x--\r\n', 'latin1');
  const headers = { 'content-type': 'multipart/form-data; boundary=x', logintoken: supera1.token ?? '' };
  expect((await server.inject({ method: 'POST', url: server.base + probe.send.path, payload: bytes, headers })).statusCode).toBe(200);
});

test('a request with NUL in a header is refused with 400', async () => {
  const { hostname, port } = new URL(await server.listen());
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('POST /smartop/probe/writeNote HTTP/1.1\r\nHost: x\r\nUser-Agent: a\0b\r\nContent-Length: 0\r\n\r\n');
  expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1.1 400 /);
});
