import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { file, fileErrors } from '@park/contract/kernel/file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { loadConfig } from '../../../config.ts';
import { openDatabase } from '../../../db/database.ts';
import { diskStore } from '../../../outside/files-disk.ts';
import { secretsOf } from '../../../secret.ts';
import { fileService } from './index.ts';
import { form, photo, png } from './test/pictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'park-files-'));
const server = testServer({ env: { DATA_DIR: folder } });
let supera1: Person;
let membera1: Person;
let supera2: Person;
let superb1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
  membera1 = await server.signIn('membera1');
  supera2 = await server.signIn('supera2');
  superb1 = await server.signIn('superb1');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Parts = Parameters<typeof form>[0];
async function send(person: Person, parts: Parts, claims: Record<string, string> = {}) {
  const { payload, headers } = form(parts);
  const address = new URLSearchParams(claims);
  const response = await server.inject({
    method: 'POST',
    url: `${server.base}${file.upload.path}?${address}`,
    payload,
    headers: { ...headers, ...(person.token !== undefined && { logintoken: person.token }) },
  });
  return { status: response.statusCode, ...response.json() };
}
const read = (url: string) => server.inject({ method: 'GET', url });
const stored = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(folder, name)).isFile());
const keep = async (person: Person, bytes?: Buffer, name = 'a.png') =>
  (await send(person, [{ bytes: bytes ?? png(3, 2), name }])).body as { id: string; url: string; name: string };
const rowOf = async (id: string) => (await server.rows<Record<string, unknown>>('select * from file where id = $1', [id]))[0] as never;

describe('C0843 upload of a picture', () => {
  test('an upload stores the owner, size and dimensions of the picture, and responds with code 200, url, name and id', async () => {
    const answer = await send(membera1, [{ bytes: png(30, 20), name: '门头 照片.png' }]);
    expect(answer).toMatchObject({ status: 200, code: '200', body: { name: '门头 照片.png' } });
    expect(answer.body.list).toEqual([{ id: answer.body.id, url: answer.body.url, name: answer.body.name }]);
    const row: Record<string, unknown> = await rowOf(answer.body.id);
    const owner = await server.rows('select space_id, company_id, user_id from staff where user_id = $1', [row.user_id]);
    expect(owner).toEqual([{ space_id: row.space_id, company_id: row.company_id, user_id: row.user_id }]);
    expect(row).toMatchObject({ mime: 'image/png', purpose: 'image', need_auth: true, width: 30, height: 20, deleted_at: null });
    const key = row.storage_key as string;
    const bytes = readFileSync(path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key));
    expect([row.size, row.sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest()]);
    expect(await server.rows(`select 1 from audit where call = 'file.upload' and target = $1`, [answer.body.id])).toHaveLength(1);
  });

  test('several files of one upload are returned in the order sent', async () => {
    const names = ['c.png', 'a.png', 'b.png'];
    const { body } = await send(
      supera1,
      names.map((name, at) => ({ name, bytes: png(at + 1, 1) })),
    );
    expect(body.list.map((entry: { name: string }) => entry.name)).toEqual(names);
    expect(body).toMatchObject(body.list[0]);
  });

  test('a picture is re-encoded upright, without EXIF data and without hidden content', async () => {
    const hidden = await sharp(await photo())
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>alert(1)</script></x:xmpmeta>')
      .keepExif()
      .toBuffer();
    expect(hidden.includes('SecretPhone') && hidden.includes('<script>')).toBe(true);
    const { url, id } = await keep(supera1, hidden, 'IMG_1.JPG');
    const { rawPayload } = await read(url);
    const { exif, xmp, orientation, width, height, format } = await sharp(rawPayload).metadata();
    expect({ exif, xmp, orientation, width, height, format }).toEqual({ format: 'jpeg', width: 20, height: 40 });
    expect([rawPayload.includes('SecretPhone'), rawPayload.includes('<script>')]).toEqual([false, false]);
    expect(await rowOf(id)).toMatchObject({ width: 20, height: 40, name: 'IMG_1.JPG' });
  });

  test('the file name is shown without invisible characters and with the extension that matches the content', async () => {
    expect((await keep(supera1, png(1, 1), 'page.html')).name).toBe('page.html.png');
    expect((await keep(supera1, png(1, 1), '\u202egnp.exe\u0007')).name).toBe('gnp.exe.png');
    expect((await keep(supera1, png(1, 1), '')).name).toBe('未命名.png');
  });

  test('the purpose and size limit that the client sends are ignored', async () => {
    const boundary = 'x';
    const field = (name: string, value: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head =
      `${field('purpose', 'document')}${field('maxSize', '99999')}` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
    const post = (bytes: Buffer) =>
      server.inject({
        method: 'POST',
        url: `${server.base}${file.upload.path}`,
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, logintoken: supera1.token ?? '' },
      });
    expect((await post(Buffer.from('%PDF-1.7\n'))).json().fields).toEqual({ file: '上传图片只能是 png、jpg、jpeg 格式' });
    expect(await rowOf((await post(png(1, 1))).json().body.id)).toMatchObject({ purpose: 'image', need_auth: true });
  });
});

describe('file links', () => {
  test('a link opens its file for ten minutes without a session, with the right content type', async () => {
    const { url } = await keep(supera1, png(3, 2));
    const answer = await read(url);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 3, height: 2 });
    try {
      server.passTime('8 minutes');
      expect((await read(url)).statusCode).toBe(200);
      server.passTime('10 minutes 1 second');
      const late = await read(url);
      expect([late.statusCode, late.json()]).toEqual([
        403,
        { code: '403', errorMessage: fileErrors.badLink.message, requestId: expect.any(String) },
      ]);
    } finally {
      server.passTime(undefined);
    }
  });

  test('a link opens only its file, and a link with any changed character is refused', async () => {
    const mine = new URL((await keep(supera1)).url, 'http://x');
    const other = new URL((await keep(supera1)).url, 'http://x');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(mine);
      change(url);
      return read(url.pathname + url.search);
    };
    const later = String(Number(mine.searchParams.get('e')) + 60);
    const signature = mine.searchParams.get('s') as string;
    const answers = await Promise.all([
      changed((url) => {
        url.pathname = other.pathname;
      }),
      changed((url) => url.searchParams.set('e', later)),
      changed((url) => url.searchParams.set('s', `${signature.slice(0, -2)}AA`)),
      changed((url) => url.searchParams.set('s', (other.searchParams.get('s') as string).slice(0, 22) + signature.slice(22))),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403]);
    expect((await changed((url) => url.searchParams.set('s', 'x'))).statusCode).toBe(400);
  });

  test('a private file requested without a signature gets the same response as a missing file', async () => {
    const { url, id } = await keep(supera1);
    const missing = await read(url.replace(id, '00000000-0000-4000-8000-000000000000').split('?')[0] as string);
    const bare = await read(url.split('?')[0] as string);
    expect([bare.statusCode, bare.json().errorMessage]).toEqual([404, missing.json().errorMessage]);
  });

  test('a private file can be read only with the proof from its row, and the app role cannot point a file id to other bytes', async () => {
    const { id } = await keep(supera1);
    const opened = (proof: Buffer | null) => server.rows('select 1 from door.file_public($1, $2, now())', [id, proof]);
    expect([await opened(null), await opened(Buffer.alloc(16))]).toEqual([[], []]);
    expect(await server.rows(`select has_column_privilege('park_app', 'file', 'storage_key', 'update') as may`)).toEqual([{ may: false }]);
    expect(await server.rows(`select has_table_privilege('park_app', 'file', 'delete') as may`)).toEqual([{ may: false }]);
  });

  test('a link to a deleted file or to a file whose bytes are missing gets 404', async () => {
    const deleted = await keep(supera1);
    await server.rows('update file set deleted_at = now() where id = $1', [deleted.id]);
    expect((await read(deleted.url)).statusCode).toBe(404);
    expect((await supera1.refused(file.link, { fileUrl: deleted.url })).code).toBe('404');
    const lost = await keep(supera1);
    const { storage_key: key }: { storage_key: string } = await rowOf(lost.id);
    rmSync(path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key));
    expect([(await read(lost.url)).statusCode, (await read(lost.url)).json().code]).toEqual([404, '404']);
  });

  test('the link of a public file never expires and needs no signature', async () => {
    const { id, url } = await keep(supera1);
    await server.rows('update file set need_auth = false where id = $1', [id]);
    const open = (await supera1.call(file.link, { fileUrl: id })).url;
    expect(open).toBe(url.split('?')[0]);
    try {
      server.passTime('300 days');
      expect((await read(open)).statusCode).toBe(200);
    } finally {
      server.passTime(undefined);
    }
  });
});

describe('C0025, C0845 new links to a file', () => {
  test('a new link can be requested with an expired link or a file id, by POST and by GET', async () => {
    const { id, url, name } = await keep(supera1);
    for (const fileUrl of [url, `https://park.example${url}`, url.split('?')[0] as string, id.toUpperCase()]) {
      const fresh = await supera1.call(file.link, { fileUrl });
      expect(fresh).toMatchObject({ id, name });
      expect((await read(fresh.url)).statusCode).toBe(200);
    }
    const got = await server.inject({
      method: 'GET',
      url: `${server.base}/portal/images/tokenUrl?fileUrl=${encodeURIComponent(url)}`,
      headers: { logintoken: supera1.token ?? '' },
    });
    expect(got.json()).toMatchObject({ code: '200', body: { id } });
    expect((await supera1.refused(file.link, { fileUrl: 'https://evil.example/x.png' })).fields).toEqual({ fileUrl: '文件地址不正确' });
  });

  test('a file of another company, park or space gets the same response as a missing file', async () => {
    const { url } = await keep(supera1);
    const missing = await supera1.refused(file.link, { fileUrl: '00000000-0000-4000-8000-000000000000' });
    for (const other of [supera2, superb1, await server.signIn('operatora'), await server.signIn('operatorc')]) {
      const { requestId: _, ...answer } = await other.refused(file.link, { fileUrl: url });
      expect(answer).toEqual({ code: missing.code, status: 404, errorMessage: missing.errorMessage });
    }
    expect((await server.stranger().refused(file.link, { fileUrl: url })).code).toBe('606');
  });

  test('members of a company can open each other’s files', async () => {
    const { url, id } = await keep(membera1);
    expect((await supera1.call(file.link, { fileUrl: url })).id).toBe(id);
  });
});

describe('cleanup of stored bytes', () => {
  test('an upload without a session, or for a company or park that is not the user’s, stores no bytes', async () => {
    const before = stored();
    expect((await send(server.stranger(), [{ bytes: png(1, 1) }])).code).toBe('606');
    const rows = await server.rows('select 1 from file');
    expect((await send(supera1, [{ bytes: png(1, 1) }], { areaId: demoId('space yunxi') })).code).toBe('403');
    expect([stored(), await server.rows('select 1 from file')]).toEqual([before, rows]);
  });

  test('the uploaded bytes are deleted if the row cannot be inserted', async () => {
    const before = stored();
    await server.rows('alter table file add constraint refuse_all check (width <> 77)');
    expect((await send(supera1, [{ bytes: png(5, 5) }, { bytes: png(77, 1) }])).status).toBe(500);
    await server.rows('alter table file drop constraint refuse_all');
    expect(stored()).toEqual(before);
  });

  test('if the file store is full or unreachable, no bytes stay stored and the response is 503 with a specific message', async () => {
    const before = stored();
    const [place, aside] = [path.join(folder, 'files'), path.join(folder, 'aside')];
    renameSync(place, aside);
    writeFileSync(place, '');
    const answer = await send(supera1, [{ bytes: png(1, 1) }]);
    rmSync(place);
    renameSync(aside, place);
    expect([answer.status, answer.errorMessage]).toEqual([503, fileErrors.storeDown.message]);
    expect(stored()).toEqual(before);
  });

  test('the cleanup job removes bytes that have had no row for a day, and keeps all other bytes', async () => {
    const { id } = await keep(supera1);
    const { storage_key: named }: { storage_key: string } = await rowOf(id);
    const [orphan, fresh] = ['a'.repeat(64), 'b'.repeat(64)] as const;
    const store = diskStore(folder);
    await store.put(orphan, Buffer.from('left behind'));
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const name of stored()) utimesSync(path.join(folder, name), old, old);
    await store.put(fresh, Buffer.from('its row is not written yet'));
    const secrets = secretsOf(secretKey);
    const database = openDatabase({ url: server.databaseUrl(), password: secrets.databasePassword, pool: 1 });
    const files = fileService({ config: loadConfig({ DATA_DIR: folder }), secrets });
    expect(await files.sweep(database)).toBe(1);
    await database.close();
    const left = stored().map((name) => path.basename(name));
    expect([left.includes(named), left.includes(fresh), left.includes(orphan)]).toEqual([true, true, false]);
  });
});
