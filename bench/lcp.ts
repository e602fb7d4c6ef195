import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { seenTour } from '../demo/tour.ts';
import { ensureBrowser } from '../scripts/browser.ts';
import { enter, type Person, shown } from './browser.ts';
import { median, root } from './report.ts';

/*
 * Largest contentful paint of the first screen, with the CPU throttled four times and an empty cache, compared with a page of React and one
 * paragraph. The two alternate, so that other load on the machine affects both.
 */
const rounds = 7;
const throttle = 4;
/** How long the benchmark waits until a page has finished loading: twice as long as the slower of the two pages takes. */
const settledMs = 3_000;
const folder = path.join(root, '.cache/bench-bare');
const entry = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('main', null, createElement('h1', null, '首页'),
  createElement('p', null, '这一页只有一段文字。')));`;

export type Lcp = { ours: number[]; bare: number[]; ratio: number };

export async function measureLcp(address: string, home: string, person: Person): Promise<Lcp> {
  const bare = await serveBare();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false, args: ['--disable-dev-shm-usage'] });
  try {
    const door = await newPage(browser, address);
    await door.goto('/login');
    await enter(door, person);
    const signedIn = await door.context().storageState();
    await door.context().close();
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      theirs.push(await painted(browser, bare.address, '/'));
      ours.push(await painted(browser, address, home, signedIn));
    }
    return { ours, bare: theirs, ratio: median(ours.map((ms, at) => ms / (theirs[at] ?? Number.NaN))) };
  } finally {
    await browser.close();
    bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const newPage = async (browser: Browser, baseURL: string, kept: Kept = seenTour(baseURL)): Promise<Page> =>
  (await browser.newContext({ baseURL, locale: 'zh-CN', viewport: { width: 1440, height: 900 }, storageState: kept })).newPage();

/*
 * Measures one load. Nothing of the measurement runs in the page before it is painted: an injected script or a query of its elements would
 * be throttled too and count as work of the page. The right page is verified afterwards.
 */
async function painted(browser: Browser, address: string, where: string, signedIn?: Kept): Promise<number> {
  const page = await newPage(browser, address, signedIn);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(where);
  await delay(settledMs);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  if (signedIn) await shown(page);
  await page.context().close();
  return ms;
}

/** Serves the bare page, which is built and compressed in the same way as the console. */
async function serveBare(): Promise<{ address: string; close: () => void }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'entry.js'), entry);
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="zh-CN"><body><div id="root"></div><script type="module" src="./entry.js"></script></body></html>',
  );
  await build({ configFile: false, root: folder, logLevel: 'error', build: { target: 'es2022', modulePreload: { polyfill: false } } });
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const packed = new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [`/${path.relative(dist, file)}`, gzipSync(readFileSync(file))];
    }),
  );
  const server = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? '/index.html' : url;
    const type = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response
      .writeHead(packed.has(name) ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' })
      .end(packed.get(name) ?? gzipSync(''));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
