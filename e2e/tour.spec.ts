import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { looked } from './axe.ts';
import { test } from './desk.ts';
import { signIn, tourOf } from './people.ts';

/** Returns options for a browser whose user has not seen the guided tour. */
const unseen = (width: number, colorScheme: 'light' | 'dark'): BrowserContextOptions => ({
  storageState: { cookies: [], origins: [] },
  viewport: { width, height: 760 },
  colorScheme,
});
async function welcomed(page: Page, who: string): Promise<Page> {
  await signIn(page, who);
  await expect(tourOf(page)).toBeVisible();
  return page;
}
const heading = (page: Page) => tourOf(page).getByRole('heading');

test('a new user completes the guided tour by keyboard, ends at a first task, and does not see the tour again', async ({ desk }) => {
  const page = await welcomed(await desk(unseen(1280, 'light')), 'operatora');
  expect(await looked(page, '.tour')).toEqual([]);
  const titles = [await heading(page).textContent()];
  while (!(await tourOf(page).getByRole('button', { name: '完成' }).isVisible())) {
    await page.keyboard.press('Enter');
    titles.push(await heading(page).textContent());
  }
  expect(titles).toEqual(['你的菜单', '所在园区和企业', '快速查找', '待办提醒', '从新增企业开始']);
  await tourOf(page).getByRole('button', { name: '打开入驻企业' }).click();
  await expect(page.getByRole('heading', { name: '入驻企业' })).toBeVisible();
  await page.clock.install();
  await page.reload();
  const work = page.getByRole('link', { name: /^待办/ });
  await expect(work).toBeVisible();
  // Waits until the tour would have started, if it started again. Opening another page takes as long as that.
  await page.clock.fastForward(2_500);
  await work.click();
  await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible();
  await expect(tourOf(page)).toBeHidden();
  const avatar = page.getByRole('button', { name: '陈志远' });
  await avatar.click();
  await page.getByRole('button', { name: '新手引导' }).click();
  await expect(tourOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tourOf(page)).toBeHidden();
  await expect(avatar).toBeFocused();
});

test('a member on a phone in the dark colour scheme gets the version of the tour for phones', async ({ desk }) => {
  const page = await welcomed(await desk(unseen(375, 'dark')), 'membera1');
  expect(await looked(page, '.tour')).toEqual([]);
  const lit = () => page.locator('.tour-ring').boundingBox();
  const menu = await page.getByRole('button', { name: '菜单', exact: true }).boundingBox();
  await expect.poll(async () => ((await lit())?.x ?? 0) + 4).toBe(menu?.x);
  await page.keyboard.press('ArrowRight');
  await tourOf(page).getByRole('button', { name: '跳过' }).click();
  await expect(tourOf(page)).toBeHidden();
});
