import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { seenTour } from '../demo/tour.ts';
import { ensureBrowser } from '../scripts/browser.ts';

/** The scripts and styles that a screen loaded, with their size as the browser received them. */
export type Fetched = { files: { name: string; bytes: number }[]; bytes: number; requests: number; hasSchemas: boolean };
export type Encoding = 'gzip' | 'br';
export type Screens = { login: Fetched; first: Fetched; list: Fetched; later: { path: string; fetched: Fetched }[] };

const code = new Set(['script', 'stylesheet']);

/** Records the scripts and styles that a page loads. `take` waits until no more arrive, returns them and starts a new record. */
function watch(page: Page) {
  let files: Promise<{ name: string; bytes: number; hasSchemas: boolean }>[] = [];
  let requests = 0;
  let last = performance.now();
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (response) => {
    if (!code.has(response.request().resourceType())) return;
    last = performance.now();
    const read = async () => ({
      name: new URL(response.url()).pathname,
      bytes: (await response.request().sizes()).responseBodySize,
      hasSchemas: (await response.text()).includes('ZodError'),
    });
    files.push(read());
  });
  return async function take(): Promise<Fetched> {
    last = performance.now();
    while (performance.now() - last < 1_000) await delay(50);
    const all = await Promise.all(files);
    const taken = {
      files: all.map(({ name, bytes }) => ({ name, bytes })).toSorted((a, b) => b.bytes - a.bytes),
      bytes: all.reduce((sum, file) => sum + file.bytes, 0),
      requests,
      hasSchemas: all.some((file) => file.hasSchemas),
    };
    files = [];
    requests = 0;
    return taken;
  };
}

export type Storage = Record<string, string>[];
/** Signs a person in on the login page, which is already open, and returns the browser storage. */
export async function enter(page: Page, person: Person): Promise<Storage> {
  await page.getByLabel('账号或手机号').fill(person.username);
  await page.getByLabel('密码', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.keyboard.press('Enter');
  await shown(page);
  return page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
}
/** Signs a person in on another page by copying the browser storage. The page starts with an empty cache. */
export const carry = (page: Page, storage: Storage): Promise<unknown> =>
  page.addInitScript(([kept, open]) => {
    for (const [key, value] of Object.entries(kept ?? {})) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(open ?? {})) sessionStorage.setItem(key, value);
  }, storage);

async function open(browser: Browser, address: string, encoding: Encoding) {
  const extraHTTPHeaders = { 'accept-encoding': encoding };
  const context = await browser.newContext({
    baseURL: address,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    storageState: seenTour(address),
    extraHTTPHeaders,
  });
  const page = await context.newPage();
  return { page, take: watch(page) };
}

export type Person = { username: string; password: string };
type Paths = { home: string; list: string; later: readonly string[] };

/** Loads each screen with an empty cache. */
export async function loadScreens(address: string, encoding: Encoding, person: Person, paths: Paths): Promise<Screens> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false, args: ['--disable-dev-shm-usage'] });
  try {
    const door = await open(browser, address, encoding);
    await door.page.goto('/login');
    await door.page.getByLabel('账号或手机号').waitFor();
    const login = await door.take();
    const storage = await enter(door.page, person);

    const { page, take } = await open(browser, address, encoding);
    await carry(page, storage);
    await page.goto(paths.home);
    await shown(page);
    const first = await take();
    const list = await visit(page, paths.list, take);
    const later: Screens['later'] = [];
    for (const path of paths.later) later.push({ path, fetched: await visit(page, path, take) });
    return { login, first, list, later };
  } finally {
    await browser.close();
  }
}

export const shown = (page: Page) => page.getByRole('navigation', { name: '页签' }).waitFor();

/** Navigates to a screen without reloading the page, as links of the console do. */
async function visit(page: Page, path: string, take: () => Promise<Fetched>): Promise<Fetched> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  return take();
}
