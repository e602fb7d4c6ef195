import { expect, test } from '@playwright/test';
import { agree, signIn } from './people.ts';

test('a wrong password is refused with one message on the page, and the user name stays in its field', async ({ page }) => {
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

test('an operator of two parks can switch to the other park, and the console is still in that park after a reload', async ({ page }) => {
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

test('V035 the side menu is 240 px wide, 60 px wide when folded, and stays folded after a reload', async ({ page }) => {
  await signIn(page, 'operatorab');
  const width = async () => (await page.locator('.side').boundingBox())?.width;
  await expect.poll(width).toBe(240);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(width).toBe(60);
  await page.reload();
  await expect(page.getByRole('button', { name: '展开菜单' })).toBeVisible();
  await expect.poll(width).toBe(60);
  await page.getByRole('button', { name: '展开菜单' }).click();
  await expect.poll(width).toBe(240);
});

test('a person of an assisting organisation without any park cannot sign in and sees the reason', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('账号或手机号').fill('assistant0');
  await page.getByLabel('密码', { exact: true }).fill('Park2026demo');
  await agree(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('该协管没有进入项目的权限')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a user whose session has ended is led to the sign-in page', async ({ page }) => {
  await signIn(page, 'membera2');
  await page.evaluate(() => localStorage.setItem('loginToken---admin_qy', 'A'.repeat(43)));
  await page.goto('/architecture/organizetions');
  await expect(page).toHaveURL(/\/login/);
});

test('signing out ends the session', async ({ page }) => {
  await signIn(page, 'membera2');
  await page.getByRole('button', { name: '李昊然' }).click();
  await page.getByText('退出登录').click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login/);
});

test('an unknown page and a page that is not built yet each show a message, and the menu omits the unbuilt page', async ({ page }) => {
  await signIn(page, 'operatora');
  await page.goto('/platform/grid/gridSetting');
  await expect(page.getByText('暂未开放').first()).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText(/页面不存在/).first()).toBeVisible();
  await page.goto('/platform/housing/housebill');
  const entries = page.getByRole('navigation', { name: '侧边导航' }).getByRole('link');
  await expect(entries.filter({ hasText: '房态图' })).toHaveCount(1);
  await expect(entries.filter({ hasText: '网格' })).toHaveCount(0);
});

test('the console also opens at an address that begins with the code of a space', async ({ page }) => {
  await signIn(page, 'supera1');
  await page.goto('/xinghe/architecture/organizetions');
  await expect(page.getByRole('heading', { name: '组织架构' })).toBeVisible();
  await expect(page).toHaveURL(/\/xinghe\//);
});

test('a signed-in user can read the API documentation', async ({ page }) => {
  await signIn(page, 'supera1');
  await page.goto('/apidocs');
  await expect(page.getByText('/smartop/portal/department/departmentBook').first()).toBeVisible();
});
