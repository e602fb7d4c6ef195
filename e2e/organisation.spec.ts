import { expect } from '@playwright/test';
import { test } from './desk.ts';
import { choose, chooseCompany, signIn, treeRow } from './people.ts';

const organisation = '/architecture/organizetions';

test('an operator opens a company of the park, and adds, edits and deletes a department of it', async ({ page }) => {
  await signIn(page, 'operatora');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '企业' }).click();
  await page.getByRole('navigation', { name: '侧边导航' }).getByRole('link', { name: '组织架构' }).click();
  await chooseCompany(page, '云启科技有限公司');
  await expect(treeRow(page, '研发中心')).toBeVisible();
  await expect(page).toHaveURL(/companyId=/);

  await page.getByRole('button', { name: '新增下级' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写部门名称')).toBeVisible();
  await expect(dialog.getByText('请输入排序')).toBeVisible();
  await dialog.getByLabel('部门名称').fill('海外业务部');
  await dialog.getByLabel('排序').fill('40');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('新增成功')).toBeVisible();
  await expect(treeRow(page, '海外业务部')).toBeVisible();

  await choose(page, '海外业务部', '编辑');
  await dialog.getByLabel('部门名称').fill('国际业务部');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(treeRow(page, '国际业务部')).toBeVisible();

  await page.reload();
  await expect(treeRow(page, '国际业务部')).toBeVisible();
  await choose(page, '国际业务部', '删除');
  await expect(dialog.getByText('删除部门将同时删除全部下级部门')).toBeVisible();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
  await expect(treeRow(page, '国际业务部')).toHaveCount(0);
});

test('a department with people cannot be deleted, and the message links to these people', async ({ page }) => {
  await signIn(page, 'supera1');
  await page.goto(organisation);
  await choose(page, '研发中心', '删除');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(dialog.getByText('该部门或下级部门存在人员，请先移除人员后再删除')).toBeVisible();
  await dialog.getByRole('button', { name: '查看员工' }).click();
  await expect(page.getByRole('heading', { name: '研发中心' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '王梓涵', exact: true })).toBeVisible();
});

test('the heads of a department are selected by name and then shown above its members', async ({ page }) => {
  await signIn(page, 'supera1');
  await page.goto(organisation);
  await choose(page, '市场部', '设置负责人');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('部门负责人').fill('李昊');
  await page.locator('.ant-select-item-option').filter({ hasText: '李昊然' }).click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('设置成功')).toBeVisible();
  await treeRow(page, '市场部').click();
  await expect(page.getByText(/负责人：李昊然/)).toBeVisible();
});

test('if another user has changed a department, saving it is refused and the other user’s change is shown', async ({ enter }) => {
  const [first, second] = await Promise.all([enter('superb1'), enter('superb1')]);
  await Promise.all([first.goto(organisation), second.goto(organisation)]);
  await choose(first, '制作部', '编辑');
  await choose(second, '制作部', '编辑');
  await first.getByRole('dialog').getByLabel('部门名称').fill('影视制作部');
  await first.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(first.getByText('修改成功')).toBeVisible();
  await second.getByRole('dialog').getByLabel('部门名称').fill('后期制作部');
  await second.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(second.getByText(/被他人修改/).first()).toBeVisible();
  await expect(second.getByText('影视制作部').first()).toBeVisible();
});

test('a member can read the address book and sees no buttons that change it', async ({ page }) => {
  await signIn(page, 'membera1');
  await page.goto(organisation);
  await expect(treeRow(page, '研发中心')).toBeVisible();
  await expect(page.getByRole('button', { name: '新增下级' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '研发中心的操作' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: '企业' })).toHaveCount(0);
});

test('the filter and the selected department survive a reload', async ({ page }) => {
  await signIn(page, 'supera1');
  await page.goto(organisation);
  await treeRow(page, '研发中心').click();
  await page.getByPlaceholder('请输入姓名或手机号').fill('王');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await page.reload();
  await expect(page.getByRole('heading', { name: '研发中心' })).toBeVisible();
  await expect(page.getByPlaceholder('请输入姓名或手机号')).toHaveValue('王');
});
