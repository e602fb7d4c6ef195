import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { signIn, tourOf } from './people.ts';

/** Somebody at a computer that has not seen him. */
async function newcomer(browser: Browser, who: string, options: { width?: number; colorScheme?: 'light' | 'dark' } = {}): Promise<Page> {
  const { width = 1280, colorScheme = 'light' } = options;
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, viewport: { width, height: 760 }, colorScheme });
  const page = await context.newPage();
  await signIn(page, who);
  await expect(tourOf(page)).toBeVisible();
  return page;
}
const heading = (page: Page) => tourOf(page).getByRole('heading');

test('a newcomer is shown round by the keyboard, ends at the first work, and is not shown round again', async ({ browser }) => {
  const page = await newcomer(browser, 'operatora');
  expect((await new AxeBuilder({ page }).include('.tour').analyze()).violations).toEqual([]);
  const titles = [await heading(page).textContent()];
  while (!(await tourOf(page).getByRole('button', { name: '完成' }).isVisible())) {
    await page.keyboard.press('Enter');
    titles.push(await heading(page).textContent());
  }
  expect(titles).toEqual(['你的菜单', '所在园区和单位', '快速查找', '待办提醒', '从新增单位开始']);
  await tourOf(page).getByRole('button', { name: '打开单位账号' }).click();
  await expect(page.getByRole('heading', { name: '单位账号' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^待办/ })).toBeVisible();
  await page.waitForTimeout(2_500);
  await expect(tourOf(page)).toBeHidden();
  const avatar = page.getByRole('button', { name: '陈志远' });
  await avatar.click();
  await page.getByRole('button', { name: '新手引导' }).click();
  await expect(tourOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tourOf(page)).toBeHidden();
  await expect(avatar).toBeFocused();
});

test('a member on a phone in the dark is shown what a phone shows', async ({ browser }) => {
  const page = await newcomer(browser, 'membera1', { width: 375, colorScheme: 'dark' });
  expect((await new AxeBuilder({ page }).include('.tour').analyze()).violations).toEqual([]);
  const lit = () => page.locator('.tour-ring').boundingBox();
  const menu = await page.getByRole('button', { name: '菜单', exact: true }).boundingBox();
  await expect.poll(async () => ((await lit())?.x ?? 0) + 4).toBe(menu?.x);
  await page.keyboard.press('ArrowRight');
  await tourOf(page).getByRole('button', { name: '跳过' }).click();
  await expect(tourOf(page)).toBeHidden();
});
