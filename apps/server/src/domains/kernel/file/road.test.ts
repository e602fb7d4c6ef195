import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { file } from '@park/contract/kernel/file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { form, photo, png } from './test/pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'park-files-'));
const server = testServer({ env: { DATA_DIR: folder } });
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const send = (...shape: Parameters<typeof form>) => {
  const { payload, headers } = form(...shape);
  const url = `${server.base}${file.upload.path}`;
  return server.inject({ method: 'POST', url, payload, headers: { ...headers, logintoken: supera1.token ?? '' } });
};
const untouched = async () => expect([readdirSync(folder), await server.rows('select 1 from file')]).toEqual([[], []]);

test('a multipart body without its last boundary is answered with 400, and no file is stored', async () => {
  const answer = await send([{ bytes: png(1, 1) }], { isCutOff: true });
  expect([answer.statusCode, answer.json().code]).toEqual([400, '400']);
  await untouched();
});

test.each(['../../../etc/cron.d/a.png', '..\\..\\a.png', '/etc/a.png'])(
  'an upload whose file name contains a path is refused and not stored: %s',
  async (name) => {
    const answer = await send([{ bytes: png(1, 1), name }]);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { file: '文件名不能包含路径' }]);
    await untouched();
  },
);

test('V204 an upload of eleven pictures and a request body above the size limit are refused', async () => {
  const eleven = await send(Array.from({ length: 11 }, () => ({ bytes: png(1, 1) })));
  expect([eleven.statusCode, eleven.json().errorMessage]).toEqual([400, '最多上传10张图片']);
  expect((await send(Array.from({ length: 20 }, () => ({ bytes: png(1, 1) })))).statusCode).toBe(413);
  expect((await send(Array.from({ length: 3 }, () => ({ bytes: Buffer.alloc(9_000_000) })))).statusCode).toBe(413);
  await untouched();
});

test('a picture is served inline and cached privately for ten minutes; other files are served as a download', async () => {
  const { url, id } = (await send([{ bytes: await photo(), name: '门头.jpg' }])).json().body;
  const headersOf = async () => {
    const { headers, rawPayload } = await server.inject({ method: 'GET', url });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    return [headers['content-type'], headers['content-disposition'], headers['cache-control'], headers['x-content-type-options']];
  };
  const name = `filename*=UTF-8''${encodeURIComponent('门头.jpg')}`;
  expect(await headersOf()).toEqual(['image/jpeg', `inline; ${name}`, 'private, max-age=600', 'nosniff']);
  await server.rows(`update file set mime = 'application/pdf' where id = $1`, [id]);
  expect(await headersOf()).toEqual(['application/pdf', `attachment; ${name}`, 'private, max-age=600', 'nosniff']);
});

test('a response that refuses a link is never cached', async () => {
  const { url } = (await send([{ bytes: png(1, 1) }])).json().body;
  const wrong = await server.inject({ method: 'GET', url: url.replace(/e=\d+/, 'e=1') });
  expect([wrong.statusCode, wrong.headers['cache-control']]).toEqual([403, 'no-store']);
});
