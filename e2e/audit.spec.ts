import { expect, test } from '@playwright/test';
import { signIn } from './people.ts';

test('an operator filters the audit log by a week, the filter survives a reload, and the entries are exported', async ({ page }) => {
  await signIn(page, 'operatora');
  await page.goto('/operation/auditLog');
  await page.getByLabel('日期', { exact: true }).click();
  await page.getByText('近7天').click();
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(page.getByLabel('日期', { exact: true })).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('button', { name: '登录' }).first()).toBeVisible();
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '请求编号' }).uncheck();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^操作日志\d{8}\.xlsx$/);
});
