import { expect, type Page, test } from '@playwright/test';
import { chooseCompany, signIn, treeRow } from './people.ts';

const phoneOf = () => `139${String(Date.now()).slice(-8)}`;
const save = (page: Page) => page.getByRole('button', { name: '保存' }).click();

test('a person is added to a company, edited, removed with a handover of holdings, and restored', async ({ page }) => {
  test.setTimeout(90_000);
  const phone = phoneOf();
  await signIn(page, 'supera2');
  await page.goto('/architecture/organizetions');
  await page.getByRole('button', { name: '新增员工' }).click();
  await expect(page.getByRole('heading', { name: '新增单位人员' })).toBeVisible();
  await page.getByRole('textbox', { name: '姓名' }).fill('周一鸣');
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByLabel('人员排序').fill('1');
  await save(page);
  await expect(page.getByText('新增人员成功')).toBeVisible();
  await expect(page).toHaveURL(/organizetions/);
  await expect(page.getByRole('navigation', { name: '页签' }).getByText('新增单位人员')).toHaveCount(0);

  await page.getByRole('button', { name: '新增员工' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('周二');
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByLabel('人员排序').fill('2');
  await save(page);
  await expect(page.getByText('该手机号已被其他员工使用')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃' }).click();

  await page.goto('/architecture/memberlist');
  await page.getByPlaceholder('请输入姓名或手机号').fill('周一鸣');
  await page.keyboard.press('Enter');
  await page
    .getByRole('row', { name: /周一鸣/ })
    .getByRole('button', { name: '编辑' })
    .click();
  await expect(page.getByRole('heading', { name: '设置单位人员' })).toBeVisible();
  await page.getByRole('textbox', { name: '职位' }).fill('客户主管');
  await save(page);
  await expect(page.getByText('修改人员成功')).toBeVisible();
  await expect(page.getByRole('cell', { name: '客户主管' })).toBeVisible();

  await page.getByRole('button', { name: '周一鸣', exact: true }).click();
  const card = page.getByRole('dialog');
  await expect(card.getByText('修改员工')).toBeVisible();
  await card.getByRole('button', { name: '周一鸣的更多操作' }).click();
  await page.getByRole('menuitem', { name: '办理离职' }).click();
  await expect(page.getByText('确定移除该员工吗？')).toBeVisible();
  await page.getByRole('button', { name: '确认离职' }).click();
  await expect(page.getByText('移除成功')).toBeVisible();

  await page.getByText('已离职', { exact: true }).click();
  await page
    .getByRole('row', { name: /周一鸣/ })
    .getByRole('button', { name: '恢复' })
    .click();
  await page.locator('.ant-popconfirm').getByRole('button', { name: '恢复' }).click();
  await expect(page.getByText('恢复成功')).toBeVisible();
});

test('an operator cannot edit a company’s super administrator', async ({ page }) => {
  await signIn(page, 'operatora');
  await page.goto('/architecture/memberlist');
  await chooseCompany(page, '云启科技有限公司');
  await expect(page.getByRole('row', { name: /林晓峰/ }).getByRole('button', { name: '编辑' })).toBeDisabled();
  await expect(page.getByRole('row', { name: /王梓涵/ }).getByRole('button', { name: '编辑' })).toBeEnabled();
});

test('a department dragged onto another department becomes its child', async ({ page }) => {
  await signIn(page, 'superc1');
  await page.goto('/architecture/organizetions');
  const rows = page.getByRole('tree', { name: '部门' }).getByRole('treeitem');
  await expect(rows.nth(2)).toBeVisible();
  const [, first, second] = (await rows.allTextContents()).map((text) => text.replace(/\d+$/, '')) as [string, string, string];
  const middle = async (name: string) => {
    const box = await treeRow(page, name).getByTitle(name, { exact: true }).last().boundingBox();
    return { x: (box?.x ?? 0) + 6, y: (box?.y ?? 0) + (box?.height ?? 0) / 2, low: (box?.y ?? 0) + (box?.height ?? 0) - 2 };
  };
  const [from, to] = [await middle(second), await middle(first)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y - 4, { steps: 3 });
  // A department that is dropped to the right of its start position becomes a child of the target department.
  await page.mouse.move(to.x + 90, to.low, { steps: 12 });
  await page.mouse.up();
  await page.getByRole('dialog').getByRole('button', { name: '移动' }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await treeRow(page, second).hover();
  await page.getByRole('button', { name: `${second}的操作`, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: '上移' })).toHaveAttribute('aria-disabled', 'true');
});

test('an operator adds a custom field that companies may fill in, and the form of a person validates its value', async ({ page }) => {
  const name = `工位${String(Date.now()).slice(-4)}`;
  await signIn(page, 'operatorc');
  await page.goto('/spaceManage/enterpriseextend?module=person');
  await page.getByRole('button', { name: '新增字段' }).click();
  await page.getByLabel('字段名称').fill(name);
  await page.getByLabel('字段编码').fill(`seat_${Date.now()}`);
  await page.getByLabel('长度').fill('4');
  await save(page);
  await expect(page.getByText('新增成功')).toBeVisible();
  await page.getByRole('button', { name: `上移${name}` }).click();
  await expect(page.getByText('排序成功')).toBeVisible();
  await page.goto('/spaceManage/openenterpriseextend?module=person');
  await page.getByRole('switch', { name: `${name}本人或本企业可填写` }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.goto('/architecture/addenterpriseuser');
  await page.getByLabel(name).fill('A-1234');
  await page.getByRole('textbox', { name: '姓名' }).click();
  await expect(page.getByText('最多输入4个字符')).toBeVisible();
});
