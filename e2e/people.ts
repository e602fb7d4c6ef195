import { expect, type Page } from '@playwright/test';
import { password } from '../demo/people.ts';

/** Ticks the consent checkbox, without which nobody can sign in. The focus stays on the checkbox. */
export const agree = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ }).press('Space');

/** Signs in on the sign-in page by keyboard alone and waits for the console. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号或手机号').focus();
  await page.keyboard.type(who);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await agree(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Finds the tour shown to first-time users. */
export const tourOf = (page: Page) => page.getByRole('dialog', { name: '新手引导' });
export const skipTour = (page: Page) => tourOf(page).getByRole('button', { name: '跳过' }).click();

/** Finds a row of the department tree. */
export const treeRow = (page: Page, name: string) =>
  page
    .getByRole('tree', { name: '部门' })
    .getByRole('treeitem')
    .filter({ has: page.getByTitle(name, { exact: true }) });

/** Finds an option of the open dropdown. */
export const openOption = (page: Page, name: string) => page.locator('.ant-select-item-option').filter({ hasText: name });

/** Searches the member list by name or phone number. */
export async function findMember(page: Page, who: string): Promise<void> {
  await page.getByPlaceholder('请输入姓名或手机号').fill(who);
  await page.keyboard.press('Enter');
}

export async function chooseCompany(page: Page, name: string): Promise<void> {
  // The list of companies is loaded when the field gets the focus. Until then nothing can be typed into the field.
  const field = page.getByRole('combobox', { name: '企业' });
  await field.focus();
  // a placeholder that is no input stands there first, so the locator waits for the real input
  await field.and(page.locator('input')).fill(name);
  await openOption(page, name).click();
  // Waits until the field shows the company: in the same render the content below is replaced. The address of the page changes earlier.
  await expect(page.locator('.ant-select').filter({ has: field })).toContainText(name);
}

/** Opens the menu of a department and chooses an entry. */
export async function choose(page: Page, department: string, entry: string): Promise<void> {
  await treeRow(page, department).hover();
  await page.getByRole('button', { name: `${department}的操作`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
