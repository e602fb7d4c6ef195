import { expect, type Page, test } from '@playwright/test';
import { routeList } from '../apps/web/src/app/routes.ts';
import { nodes } from '../packages/contract/src/access.ts';
import { looked } from './axe.ts';
import { agree, signIn } from './people.ts';

test('a wrong password is refused with one text, on the page, and the fields stay', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入账号或手机号')).toBeVisible();
  await page.getByLabel('账号或手机号').fill('supera1');
  await page.getByLabel('密码', { exact: true }).fill('wrong-password');
  await agree(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/账号或密码错误/);
  await expect(page.getByLabel('账号或手机号')).toHaveValue('supera1');
});

test('an operator of two parks switches, and finds the other park locked who may not enter it', async ({ page }) => {
  await signIn(page, 'operatorab');
  await page.getByRole('button', { name: /切换/ }).click();
  await page
    .getByRole('button', { name: /星河软件园/ })
    .or(page.getByRole('menuitem', { name: /星河软件园/ }))
    .or(page.getByRole('option', { name: /星河软件园/ }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: /星河软件园.*切换/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /星河软件园.*切换/ })).toBeVisible();
});

test('an assistant without any park is turned away with the reason', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('账号或手机号').fill('assistant0');
  await page.getByLabel('密码', { exact: true }).fill('Park2026demo');
  await agree(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('该协管没有进入项目的权限')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a session that has ended leads to the sign-in page', async ({ page }) => {
  await signIn(page, 'membera2');
  await page.evaluate(() => localStorage.setItem('loginToken---admin_qy', 'A'.repeat(43)));
  await page.goto('/architecture/organizetions');
  await expect(page).toHaveURL(/\/login/);
});

test('signing out ends it', async ({ page }) => {
  await signIn(page, 'membera2');
  await page.getByRole('button', { name: '李昊然' }).click();
  await page.getByText('退出登录').click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);
});

test('a page that is not built yet says so, an unknown one too, and neither is in the menu', async ({ page }) => {
  await signIn(page, 'operatora');
  await page.goto('/platform/grid/gridSetting');
  await expect(page.getByText('暂未开放').first()).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText(/页面不存在/).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '侧边导航' }).getByRole('link', { name: '网格设置' })).toHaveCount(0);
});

test('an address may begin with a project’s code', async ({ page }) => {
  await signIn(page, 'supera1');
  await page.goto('/xinghe/architecture/organizetions');
  await expect(page.getByRole('heading', { name: '组织架构' })).toBeVisible();
  await expect(page).toHaveURL(/\/xinghe\//);
});

test('the calls are documented for those who are signed in', async ({ page }) => {
  await signIn(page, 'supera1');
  await page.goto('/apidocs');
  await expect(page.getByText('/smartop/portal/department/departmentBook').first()).toBeVisible();
});

const isPlain = (path: string) => !path.includes(':') && !['/', '/application', '/login', '/dev/outbox'].includes(path);
/** Every page that exists, looked at by somebody who may open it. */
const built = routeList().flatMap(({ path }) => (isPlain(path) ? [path] : []));

const ofPlatform = new Set(nodes.flatMap(({ sides, route }) => (sides === 'P' && built.includes(route) ? [route] : [])));

/** As many pages as one visit goes through, so that visits share the processors. */
const perVisit = 20;
const visits = (
  [
    ['operatora', [...built.filter((path) => !ofPlatform.has(path)), '/platform/grid/gridSetting', '/no/such/page']],
    ['platform1', [...ofPlatform]],
  ] as const
).flatMap(([who, paths]) =>
  Array.from(
    { length: Math.ceil(paths.length / perVisit) },
    (_, at) => [who, at + 1, paths.slice(at * perVisit, (at + 1) * perVisit)] as const,
  ),
);
/** Nothing fades where people ask for less motion, as everybody here does: what is painted has its colours. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const painted = page.locator(`html[data-theme="${colorScheme}"]`);
  // now and then Chromium does not tell a page that has just opened; opened anew it has its colours from the start
  await painted.waitFor({ state: 'attached', timeout: 3_000 }).catch(async () => {
    await page.reload();
    await settled(page);
  });
  await expect(painted).toBeAttached();
}
/** Its title is there and nothing is awaited any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.skeleton, .skeleton-lines')).toHaveCount(0);
}
const schemes = ['light', 'dark'] as const;
/**
 * Everything in the colours the page came in, and in the others what can differ there. The next page comes in those: painting one
 * anew takes a tenth of its time. What stands around all pages is looked at with the first.
 */
async function violations(page: Page, at = 0): Promise<string[]> {
  const part = at === 0 ? 'html' : 'main';
  const [first, second] = at % 2 ? schemes.toReversed() : schemes;
  await paint(page, first);
  const all = await looked(page, part);
  await paint(page, second);
  return [...all, ...(await looked(page, part, ['color-contrast', 'link-in-text-block']))];
}

for (const [who, part, paths] of visits)
  test(`axe finds nothing on the pages of ${who} in light or dark, ${part}`, async ({ page }) => {
    test.setTimeout(60_000 + paths.length * 15_000);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    if (part === 1) expect(await violations(page)).toEqual([]);
    await signIn(page, who);
    for (const [at, path] of paths.entries()) {
      await page.goto(path);
      await settled(page);
      expect([path, await violations(page, at)]).toEqual([path, []]);
      // antd names icons and tick boxes in English where nobody names them otherwise
      const foreign = /- (?:img|checkbox|radio) "[\x20-\x7e]+"/g;
      expect([path, (await page.locator('body').ariaSnapshot()).match(foreign)]).toEqual([path, null]);
      // a browser's own button for files speaks its own language; antd's forms show even a hidden one
      await expect(page.locator('input[type=file]:visible')).toHaveCount(0);
    }
  });
