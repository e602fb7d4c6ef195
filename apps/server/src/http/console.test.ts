import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoId } from '../../../../demo/rows.ts';
import { testServer } from '../../test/app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'console-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>');
writeFileSync(path.join(folder, 'frame.html'), '<link rel="modulepreload" href="/assets/frame-1234.js">');
writeFileSync(path.join(folder, 'assets', 'app-1234.js'), 'console.log(1)');
const server = testServer({ console: folder });
const get = (url: string) => server.inject({ method: 'GET', url });

test('V259 every console address returns the page with the API base path, and a missing file returns 404', async () => {
  for (const url of ['/', '/home', '/architecture/organizetions?x=1']) {
    const page = await get(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<meta name="api-base" content="/smartop">');
  }
  expect((await get('/no-such-file.js')).statusCode).toBe(404);
  expect((await get('/smartop/no/such/call')).json().code).toBe('404');
});

test('V260 the page contains the space code that begins its address; "front", "platform" and unknown codes are ignored', async () => {
  expect((await get('/xinghe/home')).body).toContain('<meta name="project-code" content="xinghe">');
  for (const url of ['/front/home', '/platform/housing/areasetting', '/platform-home/home', '/nosuch/home', '/home'])
    expect((await get(url)).body).not.toContain('project-code');
});

test('the page contains the theme of its space in escaped form', async () => {
  await server.rows(`insert into config_entry (space_id, code, content) values ($1, 'theme', $2)`, [
    demoId('space yunxi'),
    { admin: 0, name: 'ink', saasadminName: '"><script>alert(1)</script>$`', browerIcon: '' },
  ]);
  const page = await get('/yunxi/home');
  expect(page.body).toContain('name="theme"');
  expect(page.body).not.toContain('<script>');
  expect(page.body).toContain('$`');
  expect((await get('/home')).body).toContain('智慧园区运营平台');
});

test('pages for signed-in users preload the console frame, sign-in pages do not', async () => {
  const isNamed = async (url: string) => (await get(url)).body.includes('/assets/frame-1234.js');
  for (const url of ['/home', '/loginlog', '/xinghe/home', '/notice/todolist?id=1']) expect([url, await isNamed(url)]).toEqual([url, true]);
  for (const url of ['/', '/login', '/login?redirect=%2Fhome', '/join/activate', '/forgetPassword', '/xinghe', '/xinghe/login'])
    expect([url, await isNamed(url)]).toEqual([url, false]);
});

test('each page has its own style nonce, and no inline script may run', async () => {
  const [first, second] = [await get('/home'), await get('/home')];
  const nonce = (page: typeof first) => /name="csp-nonce" content="([^"]+)"/.exec(page.body)?.[1];
  expect(nonce(first)).not.toBe(nonce(second));
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`'nonce-${nonce(first)?.replaceAll('&#61;', '=')}'`);
  expect(policy).not.toContain('unsafe');
});

test('V039 only the origins of applications that are switched on may be shown in a frame', async () => {
  const framesOf = async () => /frame-src ([^;]+);/.exec(String((await get('/home')).headers['content-security-policy']))?.[1];
  expect(await framesOf()).toBe("'self'");
  await server.rows('update external_app set enabled = true');
  expect(await framesOf()).toBe("'self' https://parkview.example");
});

test('built files are cached for a year, and the page itself is revalidated on every visit', async () => {
  expect((await get('/assets/app-1234.js')).headers['cache-control']).toMatch(/max-age=31536000, immutable/);
  expect((await get('/home')).headers['cache-control']).toBe('no-cache');
});
