import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { workbook } from '../apps/server/test/sheet/workbooks.ts';
import { codeTo } from './calls.ts';
import { test } from './desk.ts';
import { findMember, openOption, skipTour } from './people.ts';

/** Companies of park A that no other test signs in to, each with a super administrator, who signs in by phone number, and a colleague. */
const software = { head: '13910000476', colleague: { name: '萧嘉豪', phone: '13910000483' } };
const medicine = { head: { name: '曾子轩', phone: '13910000539' }, heir: { name: '彭梦琪', phone: '13910000546' } };
const supply = { head: '13910000609', name: '启明供应链管理有限公司' };

const mark = () => String(Date.now()).slice(-8);
const rowsOf = async (download: Download) => (await readXlsx(await readFile(await download.path()))).sheets[0]?.rows ?? [];
const saved = async (page: Page, button: string) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  return coming;
};

test('R222 V186 V305 people are imported from a workbook, and every refused row is reported with its errors', async ({ enter }) => {
  test.setTimeout(90_000);
  const [first, second] = [`13${mark()}1`, `13${mark()}2`];
  const page = await enter(software.head);
  await skipTour(page);
  await page.goto('/architecture/memberlist');
  await page.getByRole('button', { name: '批量导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入员工' });
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

  const template = await saved(page, '下载模板');
  expect(template.suggestedFilename()).toMatch(/\.xlsx$/);
  const titles = (await rowsOf(template))[0]?.map(String) ?? [];
  expect(titles.slice(0, 9)).toEqual(['*姓名', '*手机号', '*部门', '性别', '职位', '邮箱', '在通讯录中显示', '人员排序', '备注']);

  await choose('人员.txt', Buffer.from('谷雨'));
  await expect(dialog.getByText('上传模板只能是 xls、xlsx格式')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '开始导入' })).toBeDisabled();

  const cells = (given: Record<string, string>) => titles.map((title) => given[title.replace('*', '')] ?? '');
  const people = [
    cells({ 姓名: '谷雨', 手机号: first, 部门: '产品部', 职位: '产品助理' }),
    cells({ 姓名: '白露', 手机号: second, 部门: '运维部', 性别: '女' }),
    cells({ 姓名: '小满', 手机号: software.colleague.phone, 部门: '研发部' }),
    cells({ 姓名: '惊蛰', 手机号: '12345', 部门: '研发部' }),
  ];
  await choose('员工.xlsx', await workbook(titles, people));
  await expect(dialog.getByText('上传模板只能是 xls、xlsx格式')).toBeHidden();
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await expect(dialog.getByText('成功 2 条，失败 2 条')).toBeVisible();
  await expect(dialog.getByRole('row', { name: '第4行 手机号：该手机号已被其他员工使用' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: '第5行 手机号：请输入正确的手机号' })).toBeVisible();

  const failed = await rowsOf(await saved(page, '下载失败数据'));
  expect(failed.map((row) => [row[0], row.at(-1)])).toEqual([
    ['*姓名', '失败原因'],
    ['小满', '手机号：该手机号已被其他员工使用'],
    ['惊蛰', '手机号：请输入正确的手机号'],
  ]);

  await dialog.getByRole('button', { name: '完成' }).click();
  await findMember(page, '谷雨');
  await expect(page.getByRole('row', { name: /谷雨/ })).toContainText(/产品助理.*产品部/);
  await findMember(page, second);
  await expect(page.getByRole('row', { name: /白露/ })).toContainText('运维部');
  // the member whose phone number occurs in the workbook again has kept their name
  await findMember(page, software.colleague.phone);
  await expect(page.getByRole('row', { name: new RegExp(software.colleague.name) })).toBeVisible();
  await findMember(page, '小满');
  await expect(page.getByText('未找到匹配的数据')).toBeVisible();
});

test('V231 V340 a super administrator hands over the post and gets it back, and two open consoles show each change at once', async ({
  enter,
}) => {
  test.setTimeout(90_000);
  const { head, heir } = medicine;
  const admins = '/architecture/normalAdmin';
  const openAt = async (phone: string) => {
    const page = await enter(phone);
    await skipTour(page);
    return page;
  };
  const [his, hers] = [await openAt(head.phone), await openAt(heir.phone)];
  const button = (page: Page) => page.getByRole('button', { name: '移交超级管理员' });
  const noRight = (page: Page) => page.getByRole('heading', { name: '没有权限' });
  const choose = async (page: Page, name: string) => {
    const dialog = page.getByRole('dialog', { name: '移交超级管理员' });
    await dialog.getByRole('combobox', { name: '移交给' }).fill(name);
    await openOption(page, name).click();
    await dialog.getByRole('button', { name: '下一步' }).click();
  };
  const confirm = async (page: Page, name: string) => {
    await page
      .getByRole('dialog', { name: `将超级管理员移交给“${name}”？` })
      .getByRole('button', { name: '移交', exact: true })
      .click();
    await expect(page.getByText('移交成功')).toBeVisible();
  };

  await hers.goto(admins);
  await expect(noRight(hers)).toBeVisible();

  await his.goto(admins);
  await button(his).click();
  await choose(his, head.name);
  await expect(his.getByText('不能自己转给自己哦')).toBeVisible();
  await choose(his, heir.name);
  await confirm(his, heir.name);
  // the console must notice the change by itself: the test does not reload the page
  await expect(button(his)).toHaveCount(0);
  await expect(noRight(his)).toBeVisible();

  await hers.reload();
  await button(hers).click();
  await choose(hers, head.name);
  await confirm(hers, head.name);
  await expect(noRight(hers)).toBeVisible();
  await his.reload();
  await expect(button(his)).toBeVisible();
});

test('a person who asks to join by an invitation link is accepted into a department and appears in the member list', async ({
  enter,
  desk,
  request,
}) => {
  test.setTimeout(90_000);
  const phone = `13${mark()}3`;
  const admin = await enter(supply.head);
  await skipTour(admin);
  await admin.goto('/architecture/memberlist');
  await admin.getByRole('button', { name: '邀请与申请' }).click();
  await admin.getByText('邀请记录', { exact: true }).click();
  await admin.getByRole('button', { name: '新建邀请' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: '生成邀请' }).click();
  const link = await admin.getByLabel('邀请链接').inputValue();
  await admin.getByRole('dialog').getByRole('button', { name: '完成' }).click();

  const guest = await desk();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: `加入${supply.name}` })).toBeVisible();
  await expect(guest.getByText('提交后由企业管理员审核。')).toBeVisible();
  await guest.getByLabel('姓名').fill('夏至秋');
  await guest.getByLabel('手机号').fill(phone);
  await guest.getByRole('button', { name: '获取验证码' }).click();
  await guest.getByLabel('验证码').fill(await codeTo(request, phone));
  await guest.getByLabel('附言').fill('物流部新同事');
  await guest.getByRole('button', { name: '申请加入' }).click();
  await expect(guest.getByRole('heading', { name: '申请已提交，请等待审核' })).toBeVisible();

  await admin.getByText('加入申请', { exact: true }).click();
  const row = admin.getByRole('row', { name: /夏至秋/ });
  await expect(row).toContainText(/物流部新同事.*待审核/);
  await row.getByRole('button', { name: '同意' }).click();
  const dialog = admin.getByRole('dialog', { name: '同意“夏至秋”加入' });
  await dialog.getByRole('combobox', { name: '加入部门' }).fill('物流部');
  await admin.locator('.ant-select-tree-node-content-wrapper').filter({ hasText: '物流部' }).click();
  await dialog.getByRole('button', { name: '同意' }).click();
  await expect(admin.getByText('已同意加入')).toBeVisible();
  await expect(row).toContainText('已同意');

  await admin.goto('/architecture/memberlist');
  await findMember(admin, phone);
  await expect(admin.getByRole('row', { name: /夏至秋/ })).toContainText('物流部');
});
