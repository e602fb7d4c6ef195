import { expect, type Page } from '@playwright/test';
import { password } from '../demo/people.ts';

/** The consent without which nobody signs in; leaves the focus there. */
export const agree = (page: Page) => page.getByRole('checkbox', { name: /我已阅读并同意/ }).press('Space');

/** Signs in at the front door, by keyboard alone, and waits for the console. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号或手机号').focus();
  await page.keyboard.type(who);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await agree(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '页签' })).toBeVisible();
}

/** The tour that comes to whoever is here for the first time. */
export const tourOf = (page: Page) => page.getByRole('dialog', { name: '新手引导' });
export const skipTour = (page: Page) => tourOf(page).getByRole('button', { name: '跳过' }).click();

/** A row of the department tree. */
export const treeRow = (page: Page, name: string) =>
  page
    .getByRole('tree', { name: '部门' })
    .getByRole('treeitem')
    .filter({ has: page.getByTitle(name, { exact: true }) });

/** An entry of the list that is open below a field. */
export const openOption = (page: Page, name: string) => page.locator('.ant-select-item-option').filter({ hasText: name });

/** Looks somebody up in the list of members, by name or number. */
export async function findMember(page: Page, who: string): Promise<void> {
  await page.getByPlaceholder('请输入姓名或手机号').fill(who);
  await page.keyboard.press('Enter');
}

export async function chooseCompany(page: Page, name: string): Promise<void> {
  // where the list is fetched when it is wanted, nothing can be typed before
  const field = page.getByRole('combobox', { name: '单位' });
  await field.focus();
  // what stands in its place until then cannot be written in
  await field.and(page.locator('input')).fill(name);
  await openOption(page, name).click();
  // what is below begins anew with the company, in the same stroke as this; the address is ahead of both
  await expect(page.locator('.ant-select').filter({ has: field })).toContainText(name);
}

/** Opens the menu of a department and takes one of its entries. */
export async function choose(page: Page, department: string, entry: string): Promise<void> {
  await treeRow(page, department).hover();
  await page.getByRole('button', { name: `${department}的操作`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
