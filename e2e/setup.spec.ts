import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import { runningEmbedded } from '../apps/server/src/db/embedded/running.ts';
import { test } from './desk.ts';
import { agree, skipTour } from './people.ts';

/**
 * Port of a second server, which starts as at a new customer: in production mode, with an empty database and without the demo. It has no
 * SMS gateway, so its text messages stay in a table. The console does not show this table in production; the test reads it from the
 * database, as the owner of the machine could.
 */
const port = 4185;
const address = `http://127.0.0.1:${port}`;
const root = path.resolve(import.meta.dirname, '..');
const dataDir = path.join(root, '.cache', `setup-${process.pid}`);
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  PUBLIC_URL: address,
  DATABASE_URL: '',
};
const password = 'Lantern73Bridge';
let server: ChildProcess;

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await delay(300);
});
test.afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs `npm run admin` while the server is running. */
async function admin(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...args, '--password-stdin'], {
    cwd: root,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin?.end(`${password}\n`);
  expect(await new Promise((done) => child.once('exit', done))).toBe(0);
}

async function enter(page: Page, loginName: string, typed: string) {
  await page.goto(`${address}/login`);
  await page.getByLabel('账号或手机号').fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(typed);
  await agree(page);
  await page.keyboard.press('Enter');
}
async function signIn(page: Page, loginName: string) {
  await enter(page, loginName, password);
  await expect(page.getByRole('navigation', { name: '页签' })).toBeVisible();
  await skipTour(page);
}

async function openSpace(page: Page) {
  await page.goto(`${address}/platformAdmin/space`);
  await page.getByRole('button', { name: '新增空间' }).first().click();
  await page.getByLabel('空间名称').fill('北辰产业运营');
  await page.getByLabel('空间编码').fill('beichen');
  await page.getByLabel('运营主体').fill('北辰运营有限公司');
  await page.keyboard.press('Enter');
  await page.getByLabel('园区名称').fill('北辰科技园');
  await page.getByLabel('地址').fill('北京市朝阳区北辰路1号');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('姓名').fill('江一帆');
  await page.getByLabel('手机号码').fill('13700009001');
  await page.getByRole('button', { name: '创建并邀请' }).click();
  await expect(page.getByText('尚未配置短信服务')).toBeVisible();
  await page.getByRole('button', { name: '返回列表' }).click();
  await expect(page.getByText('待激活')).toBeVisible();
}

/** Waits for a text message to this number and returns the part of it that the pattern captures. */
async function textTo(phone: string, part: RegExp): Promise<string> {
  const client = new pg.Client({ connectionString: await runningEmbedded(dataDir) });
  await client.connect();
  const found = async () => {
    const { rows } = await client.query<{ body: string }>('select body from local_message where recipient = $1', [phone]);
    return rows.map(({ body }) => part.exec(body)?.[1]).find(Boolean) ?? '';
  };
  try {
    await expect.poll(found).not.toBe('');
    return await found();
  } finally {
    await client.end();
  }
}

async function addCompany(page: Page) {
  await page.goto(`${address}/platform/organisation/companyAccount`);
  await page.getByRole('button', { name: '新增企业' }).first().click();
  await page.getByLabel('企业名称').fill('启点机器人有限公司');
  await page.getByLabel('姓名').fill('苏启明');
  await page.getByRole('textbox', { name: '手机号' }).fill('13700009002');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增企业成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /启点机器人有限公司/ })).toBeVisible();
}

async function firstSignIn(page: Page) {
  await enter(page, '13700009002', await textTo('13700009002', /密码[^A-Za-z0-9]*([A-Za-z0-9]{8,20})/));
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel(/确认/).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '页签' })).toBeVisible();
  await skipTour(page);
}

test('an empty production server gets a platform operator, a space, a company and its super administrator in two minutes', async ({
  desk,
}) => {
  const began = Date.now();
  const platform = await desk();
  await test.step('the platform operator is created with npm run admin and signs in', async () => {
    await admin('create', '--phone', '13700009000', '--name', '高远航');
    await signIn(platform, '13700009000');
  });
  await test.step('the platform operator opens a space with the wizard', () => openSpace(platform));
  const operator = await desk();
  await test.step('the first operator activates the account by the link in the invitation message', async () => {
    await operator.goto(await textTo('13700009001', /你被邀请为北辰运营有限公司的管理员.*?(https?:\S+)/));
    await expect(operator.getByRole('heading', { name: '欢迎，江一帆' })).toBeVisible();
    await operator.getByLabel('登录密码', { exact: true }).fill(password);
    await operator.getByLabel('确认密码', { exact: true }).fill(password);
    await operator.getByRole('button', { name: '激活账号' }).click();
    await operator.getByRole('button', { name: '去登录' }).click();
    await signIn(operator, '13700009001');
  });
  await test.step('the operator corrects the name of the park', async () => {
    await operator.goto(`${address}/spaceManage`);
    await expect(operator.getByRole('heading', { name: '北辰科技园' })).toBeVisible();
    await operator.getByRole('button', { name: /编\s*辑/ }).click();
    await operator.getByLabel('园区名称').fill('北辰科学园');
    await operator.getByRole('button', { name: /保\s*存/ }).click();
    await expect(operator.getByRole('heading', { name: '北辰科学园' })).toBeVisible();
    await expect(operator.getByRole('banner').getByText('北辰科学园')).toBeVisible();
    await platform.goto(`${address}/platformAdmin/space`);
    await expect(platform.getByText('已激活')).toBeVisible();
  });
  await test.step('the operator adds a company', () => addCompany(operator));
  await test.step('the company’s super administrator replaces the first password and sees the company', async () => {
    const admin = await desk();
    await firstSignIn(admin);
    await admin.goto(`${address}/company/companyHome`);
    await expect(admin.getByRole('heading', { name: '启点机器人有限公司' })).toBeVisible();
    await operator.reload();
    await expect(operator.getByRole('row', { name: /启点机器人有限公司/ }).getByText('已激活')).toBeVisible();
  });
  expect(Date.now() - began).toBeLessThan(120_000);
});
