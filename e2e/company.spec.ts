import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { textsTo } from './calls.ts';
import { test } from './desk.ts';
import { agree, signIn, skipTour } from './people.ts';

const mark = () => String(Date.now()).slice(-8);
const own = 'Qidian2026park';

/** Returns the first password that was sent to a new person. The platform operator can read it in the outbox. */
async function firstPasswordTo(request: APIRequestContext, phone: string): Promise<string> {
  const sent = async () => (await textsTo(request, phone)).find((text) => text.includes('初始密码')) ?? '';
  await expect.poll(sent).not.toBe('');
  return /密码[^A-Za-z0-9]*([A-Za-z0-9]{8,20})/.exec(await sent())?.[1] ?? '';
}

async function enter(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('账号或手机号').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await agree(page);
  await page.keyboard.press('Enter');
}

async function find(page: Page, name: string): Promise<void> {
  await page.goto('/platform/organisation/companyAccount');
  await page.getByPlaceholder('名称或统一社会信用代码').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${name}的更多操作` })).toBeVisible();
}
async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `${name}的更多操作` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a company is added, used by its super administrator, disabled, and moved out once nothing blocks the move', async ({
  page,
  desk,
  request,
}) => {
  test.setTimeout(120_000);
  const name = `启点机器人${mark()}`;
  const phone = `137${mark()}`;
  await signIn(page, 'operatora');
  await page.goto('/platform/organisation/addcompany');
  await page.getByLabel('企业名称').fill(name);
  await page.getByLabel('姓名').fill('苏启明');
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增企业成功')).toBeVisible();
  await find(page, name);
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByText('未激活')).toBeVisible();

  const theirs = await desk();
  await enter(theirs, phone, await firstPasswordTo(request, phone));
  await theirs.getByLabel('新密码', { exact: true }).fill(own);
  await theirs.getByLabel(/确认/).fill(own);
  await theirs.keyboard.press('Enter');
  await skipTour(theirs);
  await theirs.goto('/company/companyHome');
  await expect(theirs.getByRole('heading', { name })).toBeVisible();

  await find(page, name);
  await expect(page.getByRole('row', { name: new RegExp(name) }).getByText('已激活')).toBeVisible();
  await choose(page, name, '禁用');
  await page.getByRole('dialog').getByRole('button', { name: '禁用' }).click();
  await expect(page.getByText('禁用成功')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByLabel('账号或手机号')).toBeVisible();
  await enter(theirs, phone, own);
  await expect(theirs.getByText('账号或密码错误')).toBeVisible();
  await theirs.close();

  await choose(page, name, '新增员工');
  await expect(page.getByText(`所属企业：${name}`)).toBeVisible();
  await page.getByRole('textbox', { name: '姓名' }).fill('苏小明');
  await page.getByRole('textbox', { name: '手机号' }).fill(`136${mark()}`);
  await page.getByLabel('部门').click();
  await page.getByText('未分配部门', { exact: true }).click();
  await page.getByLabel('人员排序').fill('1');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增人员成功')).toBeVisible();
  // after saving, the form returns to the list of companies
  await expect(page).toHaveURL(/companyAccount/);

  await find(page, name);
  await choose(page, name, '迁出');
  await expect(page.getByText('企业员工（超级管理员除外）：1 人')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: '迁出' })).toBeDisabled();
  await page.getByRole('link', { name: '去处理' }).click();
  await page.getByRole('button', { name: '苏小明', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '苏小明的更多操作' }).click();
  await page.getByRole('menuitem', { name: '办理离职' }).click();
  await page.getByRole('button', { name: '确认离职' }).click();
  await expect(page.getByText('移除成功')).toBeVisible();

  await find(page, name);
  await choose(page, name, '迁出');
  await page.getByLabel('迁出原因').fill('租约到期');
  await page.getByRole('dialog').getByRole('button', { name: '迁出' }).click();
  await expect(page.getByText('迁出成功')).toBeVisible();
  await page.goto('/platform/organisation/moveoutcompany');
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*租约到期.*陈志远`) })).toBeVisible();
});
