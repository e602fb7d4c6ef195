import { file, fileErrors, imageLimits } from '@park/contract/kernel/file';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { keep } from '../../../../test/keep.ts';
import { form, png, workbook } from './test/pictures.ts';

const server = testServer();
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});
const paper = Buffer.from('%PDF-1.7\n');
type Sent = { path?: string; fields?: Record<string, string>; token?: string | undefined; name?: string };
const send = async (bytes: Buffer, { path = file.store.path, fields = {}, token = supera1.token, name = 'a.pdf' }: Sent = {}) => {
  const { payload, headers } = form([{ bytes, name }], { fields });
  const url = path.startsWith(server.base) ? path : server.base + path;
  const response = await server.inject({ method: 'POST', url, payload, headers: { ...headers, ...(token && { logintoken: token }) } });
  return { status: response.statusCode, ...response.json() };
};
const read = (url: string) => server.inject({ method: 'GET', url });
const isPrivate = async (id: string) =>
  (await server.rows<{ need_auth: boolean }>('select need_auth from file where id = $1', [id]))[0]?.need_auth;

describe('C0842, C0846 general upload', () => {
  test('V286, V287 every upload address reads the session token from the header and responds with code "200" and a url', async () => {
    for (const path of ['/smartop/portal/file/upload/noToken', '/area-admin/rest/fileupload', '/portal/images/upload']) {
      const answer = await send(png(2, 2), { path, name: 'a.png' });
      expect([path, answer]).toMatchObject([
        path,
        { status: 200, code: '200', body: { url: expect.stringMatching(/\/portal\/file\/read\//) } },
      ]);
      expect((await read(answer.body.url)).statusCode).toBe(200);
    }
  });

  test('the upload address that ends in noToken needs a session too', async () => {
    for (const path of ['/smartop/portal/file/upload/noToken', '/area-admin/rest/fileupload'])
      expect(await send(png(2, 2), { path, token: '' })).toMatchObject({ status: 401, code: '606' });
  });

  test('a file is private unless the upload sets needAuth to make it public', async () => {
    for (const [needAuth, expected] of [
      ['1', true],
      ['true', true],
      ['0', false],
      ['false', false],
    ] as const)
      expect([needAuth, await isPrivate((await keep(server, supera1, png(2, 2), { needAuth })).id)]).toEqual([needAuth, expected]);
    expect(await isPrivate((await keep(server, supera1, png(2, 2))).id)).toBe(true);
    expect((await send(png(2, 2), { fields: { needAuth: 'maybe' } })).fields).toEqual({ needAuth: '只能是0或1' });
  });

  test('V287 a picture posted to images/upload is public too if the upload says so', async () => {
    const answer = await send(png(2, 2), { path: file.upload.path, name: 'a.png', fields: { needAuth: '0' } });
    expect([await isPrivate(answer.body.id), answer.body.url.includes('?')]).toEqual([false, false]);
    expect(await isPrivate((await send(png(2, 2), { path: file.upload.path, name: 'a.png' })).body.id)).toBe(true);
  });

  test('a public file has a permanent address that needs no signature', async () => {
    const { url } = await keep(server, supera1, png(2, 2), { needAuth: '0' });
    expect(url).not.toContain('?');
    try {
      server.passTime('300 days');
      expect((await read(url)).statusCode).toBe(200);
    } finally {
      server.passTime(undefined);
    }
  });

  test('members may upload documents for applications; people of the platform, who have no applications, only pictures', async () => {
    const [membera1, platform] = [await server.signIn('membera1'), await server.signIn('platform1')];
    expect((await send(paper, { token: membera1.token })).code).toBe('200');
    const before = await server.rows('select id from file');
    expect(await send(paper, { token: platform.token })).toMatchObject({ status: 400, errorMessage: '上传图片只能是 png、jpg、jpeg 格式' });
    expect(await server.rows('select id from file')).toEqual(before);
    expect((await send(png(2, 2), { token: platform.token, name: 'a.png' })).code).toBe('200');
  });

  test('documents are accepted and served as downloads; the refusal of another file speaks of files, not of pictures', async () => {
    for (const [bytes, name, type] of [
      [paper, '合同.pdf', 'application/pdf'],
      [workbook(), '名单.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ] as const) {
      const { url } = await keep(server, supera1, bytes, { name, needAuth: '0' });
      const answer = await read(url);
      expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([type, expect.stringMatching(/^attachment/)]);
    }
    expect((await send(Buffer.from('<svg/>'), { name: 'a.svg' })).errorMessage).toMatch(/^上传文件只能是 .+ 格式$/);
    expect((await send(Buffer.alloc(0))).errorMessage).toBe('上传文件大小不能小于0KB');
    expect((await send(paper, { path: file.upload.path })).errorMessage).toBe('上传图片只能是 png、jpg、jpeg 格式');
  });
});

test('V201 V251 the picture upload takes png, jpg and jpeg of more than 0 and at most 1024 KB, ten at a time', async () => {
  expect(imageLimits).toMatchObject({ maxSize: 1024, count: 10, types: ['png', 'jpg', 'jpeg'] });
  expect((await send(Buffer.alloc(0), { path: file.upload.path })).errorMessage).toBe('上传图片大小不能小于0KB');
});

describe('C0844 file properties', () => {
  test('the properties of a file are its name, type, size and dimensions, with a link that opens it', async () => {
    const { id, url } = await keep(server, supera1, png(30, 20), { name: '门头.png' });
    const info = await supera1.call(file.info, { fileUrl: url });
    expect(info).toMatchObject({ id, name: '门头.png', type: 'image/png', width: 30, height: 20, size: expect.any(Number) });
    expect((await read(info.url)).rawPayload.length).toBe(info.size);
    const document = await keep(server, supera1, paper, { name: 'a.pdf' });
    expect(await supera1.call(file.info, { fileUrl: document.id })).toMatchObject({ width: null, height: null, size: paper.length });
  });

  test('a file of another company, park or space, a deleted file and a missing file all get the same response', async () => {
    const { id } = await keep(server, supera1, png(2, 2));
    const missing = await supera1.refused(file.info, { fileUrl: demoId('no such file') });
    expect(missing).toMatchObject({ status: 404, errorMessage: fileErrors.gone.message });
    for (const user of ['supera2', 'superb1', 'operatora', 'operatorc', 'platform1']) {
      const { requestId: _, ...answer } = await (await server.signIn(user)).refused(file.info, { fileUrl: id });
      expect([user, answer]).toEqual([user, { code: '404', status: 404, errorMessage: missing.errorMessage }]);
    }
    await server.rows('update file set deleted_at = now() where id = $1', [id]);
    expect((await supera1.refused(file.info, { fileUrl: id })).code).toBe('404');
    expect((await supera1.refused(file.info, { fileUrl: 'https://evil.example/a.png' })).fields).toEqual({ fileUrl: '文件地址不正确' });
    expect((await server.stranger().refused(file.info, { fileUrl: id })).code).toBe('606');
  });
});
