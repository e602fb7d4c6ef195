import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { signIn } from './people.ts';

const row = (page: Page, title: string) => page.getByRole('row', { name: new RegExp(title) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
const trail = (page: Page) => page.locator('.process-trail');

async function openFrom(page: Page, list: string, title: string): Promise<void> {
  await page.goto(list);
  await row(page, title).getByRole('button', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}
async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(label).click();
  await page.locator('.ant-select-item-option').filter({ hasText: name }).click();
}

test('an application is started, returned, corrected, approved by two people, and can be opened afterwards', async ({ page, enter }) => {
  test.setTimeout(180_000);
  const title = `采购显示器${String(Date.now()).slice(-6)}`;

  await signIn(page, 'membera1');
  await page.goto('/notice/todolist');
  await press(page, '发起审批');
  await page.getByRole('link', { name: /通用审批/ }).click();
  await press(page, '提交');
  await expect(page.getByText('请填写标题')).toBeVisible();
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await page.getByRole('textbox', { name: '内容' }).fill('新到五位同事，每人一台。');
  await page.getByRole('textbox', { name: '金额' }).fill('6000');
  await expect(page.getByRole('region', { name: '审批流程' }).getByText('单位管理员审批')).toBeVisible();
  await press(page, '提交');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(trail(page).locator('.ant-steps-item-process').first()).toContainText('已等待');

  const admin = await enter('admina1');
  await expect(admin.getByRole('link', { name: /待办 [1-9]/ })).toBeVisible();
  await openFrom(admin, '/notice/todolist', title);
  await press(admin, '退回');
  await choose(admin, '退回到', '发起');
  await confirm(admin, '金额有误');
  await admin.getByRole('dialog').getByLabel('原因').fill('金额有误，五台应为七千五百元');
  await confirm(admin, '退回');
  await expect(
    admin
      .getByText(/^已退回/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  await openFrom(page, '/notice/todolist', title);
  await expect(trail(page)).toContainText('查看详情');
  await trail(page).getByRole('button', { name: '查看详情' }).first().click();
  await expect(trail(page)).toContainText('五台应为七千五百元');
  await page.getByRole('textbox', { name: '金额' }).fill('7500');
  await press(page, '重新提交');
  await confirm(page, '重新提交');
  await expect(page.getByText('已重新提交')).toBeVisible();

  await openFrom(admin, '/notice/todolist', title);
  await expect(admin.getByText('7,500.00 元')).toBeVisible();
  await press(admin, '更多');
  await admin.getByRole('menuitem', { name: '加签' }).click();
  await choose(admin, '加签人员', '李昊然');
  await admin.keyboard.press('Escape');
  await confirm(admin, '加签');
  await expect(admin.getByText('已加签')).toBeVisible();

  const colleague = await enter('membera2');
  await openFrom(colleague, '/notice/todolist', title);
  await press(colleague, '同意');
  await confirm(colleague, '已核实');
  await confirm(colleague, '同意');
  await expect(colleague.getByText('已同意')).toBeVisible();

  await openFrom(admin, '/notice/todolist', title);
  await press(admin, '同意');
  await confirm(admin, '同意');
  await expect(admin.getByText('已同意')).toBeVisible();

  for (const one of [admin, colleague]) {
    await one.goto('/notice/donelist');
    await expect(row(one, title)).toContainText('同意');
    await expect(row(one, title)).toContainText('已通过');
  }
  await page.goto('/notice/donelist?tab=3');
  await expect(row(page, title)).toContainText('已通过');
  await page.goto('/notice/serve');
  const told = row(page, `${title}.*已通过`);
  await expect(told).toContainText('未读');
  await told.getByRole('button', { name: '申请已通过' }).click();
  await expect(page.getByRole('dialog')).toContainText(`“${title}”已通过`);
  await expect(told).toContainText('已读');
  await page.getByRole('dialog').getByRole('button', { name: '查看流程' }).click();
  const saving = page.waitForEvent('download');
  await press(page, '下载PDF');
  const paper = await saving;
  expect(paper.suggestedFilename()).toMatch(/^审批单-\d{12,}\.pdf$/);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const operator = await enter('operatora');
  await operator.goto('/platform/process/recordList');
  await expect(row(operator, title)).toContainText('已通过');
  await openFrom(operator, '/platform/process/recordList', title);
  await expect(trail(operator)).toContainText('李昊然');
  await expect(trail(operator)).toContainText('退回');
});
