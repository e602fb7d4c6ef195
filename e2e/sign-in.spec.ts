import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { ticket } from '../packages/contract/src/kernel/ticket.ts';
import { call, codeTo, tokenOf } from './calls.ts';
import { agree, signIn } from './people.ts';

const fresh = 'Garden2026walk';
const tabs = (page: Page) => page.getByRole('navigation', { name: '页签' });

async function tryPassword(page: Page, who: string, typed: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号或手机号').fill(who);
  await page.getByLabel('密码', { exact: true }).fill(typed);
  await agree(page);
  await page.keyboard.press('Enter');
}

test('V115 V116 a new user must replace the initial password first, and then reaches the console', async ({ page }) => {
  await tryPassword(page, 'newcomera1', 'Park2026demo');
  const dialog = page.getByRole('dialog', { name: '首次登录修改密码' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/architecture/organizetions');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('新密码', { exact: true }).fill('simple');
  await dialog.getByLabel('确认新密码').fill('simple');
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(dialog.getByText('密码格式错误，请重新输入')).toBeVisible();
  await dialog.getByLabel('新密码', { exact: true }).fill(fresh);
  await dialog.getByLabel('确认新密码').fill(fresh);
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(page.getByText('密码设置成功')).toBeVisible();
  await expect(tabs(page)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('V047 an operator of several parks is asked at the second sign-in which park to enter', async ({ page }) => {
  await signIn(page, 'operatorab');
  await expect(page).toHaveURL(/\/home/);
  await page.getByRole('button', { name: '何建国' }).click();
  await page.getByText('退出登录').click();
  await expect(page).toHaveURL(/\/login/);
  await tryPassword(page, 'operatorab', 'Park2026demo');
  await expect(page).toHaveURL(/\/spaceselect/);
  await page.getByRole('button', { name: /星河软件园/ }).click();
  await expect(page.getByRole('button', { name: /星河软件园.*切换/ })).toBeVisible();
});

test('a forgotten password is replaced with the help of an SMS code, and the old password no longer works', async ({ page, request }) => {
  await page.goto('/login');
  await page
    .getByRole('button', { name: '忘记密码' })
    .or(page.getByRole('link', { name: '忘记密码' }))
    .click();
  await page.getByLabel('手机号', { exact: true }).fill('138 0000 3002');
  await page.getByRole('button', { name: /获取验证码/ }).click();
  await expect(page.getByRole('button', { name: /后重新获取/ })).toBeVisible();
  await page.getByLabel(/验证码/).fill(await codeTo(request, '13800003002'));
  await page.locator('button[type=submit]').click();
  await page.getByLabel('新密码', { exact: true }).fill(fresh);
  await page.getByLabel('确认新密码', { exact: true }).fill(fresh);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('密码设置成功')).toBeVisible();
  await tryPassword(page, 'memberb1', 'Park2026demo');
  await expect(page.getByRole('alert')).toHaveText(/账号或密码错误/);
  await tryPassword(page, 'memberb1', fresh);
  await expect(tabs(page)).toBeVisible();
});

test('V112 V248 V318 V319 a user changes the phone number with a code to the old and a code to the new number', async ({
  page,
  request,
}) => {
  await signIn(page, 'staffa2');
  await page.getByRole('button', { name: '冯佳怡' }).click();
  await page.getByText('个人中心').click();
  await page.getByRole('button', { name: '更换手机号' }).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByRole('button', { name: /获取验证码/ }).click();
  await dialog.getByLabel('验证码').fill(await codeTo(request, '13800002002'));
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('原手机号验证成功')).toBeVisible();
  await dialog.getByLabel('新手机号').fill('13899990002');
  await dialog.getByRole('button', { name: /获取验证码/ }).click();
  await dialog.getByLabel('验证码').fill(await codeTo(request, '13899990002'));
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
  await expect(page.getByText('手机号换绑成功')).toBeVisible();
  await expect(page.getByText('138****0002').first()).toBeVisible();
});

test('V036 opening an eleventh tab closes the oldest tab except the home page', async ({ page }) => {
  await signIn(page, 'operatora');
  const open = ['areasetting', 'buildsetting', 'housebill'].map((name) => `/platform/housing/${name}`);
  const more = ['todolist', 'donelist', 'serve', 'system', 'circle', 'enterpriseNotice'].map((name) => `/notice/${name}`);
  for (const path of [...open, ...more, '/operation/auditLog']) {
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    // Waits until the tab is open. Otherwise the next navigation would replace this one.
    await expect(tabs(page).locator('[aria-current=page]')).toHaveAttribute('href', path);
  }
  const names = tabs(page).getByRole('link');
  await expect(names).toHaveCount(10);
  await expect(tabs(page).getByText('首页')).toBeVisible();
  await expect(tabs(page).getByText('分区')).toHaveCount(0);
  await page.reload();
  await expect(names).toHaveCount(10);
});

test('V050 V052 the addresses / and /campus redirect to pages that are built', async ({ page }) => {
  await signIn(page, 'operatora');
  await page.goto('/home');
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/campus');
  await expect(page).toHaveURL(/\/operate\/[0-9a-f-]{36}/);
});

test('V039 V358 an external application receives a single-use ticket and never the session token', async ({ page, request }) => {
  const visited: string[] = [];
  const app = createServer((asked, answer) => {
    visited.push(asked.url ?? '');
    answer.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>外部应用已打开</h1>');
  });
  await new Promise<void>((ready) => app.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  const platform = await tokenOf(request, 'platform1');
  const { secret } = await call(request, platform, ticket.saveApp, { code: 'journey', name: '外部应用', origin, path: '/open' });
  await signIn(page, 'operatora');
  await page.goto('/application/iframe/journey');
  await expect(page.frameLocator('iframe').getByText('外部应用已打开')).toBeVisible();
  const shown = new URL(visited[0] ?? '', origin).searchParams.get('ticket');
  expect(shown).toBeTruthy();
  const token = await page.evaluate(() => localStorage.getItem('loginToken---admin_qy'));
  expect(visited.join(' ')).not.toContain(token);
  const redeem = () => request.post(`/smartop${ticket.redeem.path}`, { data: { appCode: 'journey', appSecret: secret, ticket: shown } });
  const first = await redeem();
  expect((await first.json()).body).toMatchObject({ realName: '陈志远' });
  const second = await redeem();
  expect([second.status(), (await second.json()).errorMessage]).toEqual([400, '票据无效或已使用']);
  app.close();
});
