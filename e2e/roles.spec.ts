import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { chooseCompany } from './people.ts';

// the tests change rights in the same parks and would disturb each other, so they run one after the other
test.describe.configure({ mode: 'default' });

/** A company of park A: its super administrator is the demo user supera2, and 冯佳怡 is staffa2. */
const companyName = '智联数据有限公司';
const person = '冯佳怡';

const side = (page: Page) => page.getByRole('navigation', { name: '侧边导航' }).getByRole('link');
const chooseRole = async (page: Page, name: string) => {
  await page.getByRole('tree', { name: '角色' }).getByTitle(name, { exact: true }).first().click();
  await expect(page.locator('.role-note')).toContainText(name);
};
/** Clicks the checkbox of a menu node among the columns of menus. */
const tick = (page: Page, name: string) => page.getByRole('group', { name: '权限' }).getByRole('checkbox', { name, exact: true }).click();
/** Opens the children of a node in one of the columns; a tab and its first heading can have the same name. */
const openColumn = (page: Page, column: number, name: string) =>
  page.getByRole('group', { name: '权限' }).getByRole('list').nth(column).getByRole('button', { name, exact: true }).click();
/** Undoes the last change of the role that is open. */
const undo = async (page: Page) => {
  await page.getByRole('tab', { name: '权限配置' }).click();
  await page.getByRole('button', { name: '撤销上次变更' }).click();
  await expect(page.getByRole('dialog')).toContainText(/影响 \d+ 人/);
  await page.getByRole('dialog').getByRole('button', { name: '撤销', exact: true }).click();
  await expect(page.getByText('权限设置成功')).toBeVisible();
};
/** Asks the page why the chosen person may or may not open a menu, and checks its answer. */
const explained = async (page: Page, menu: string, answer: string) => {
  await page.getByRole('combobox', { name: '对象' }).fill(menu);
  await page.locator('.ant-select-tree-node-content-wrapper').filter({ hasText: menu }).first().click();
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByText(answer)).toBeVisible();
};
const own = async (page: Page) => {
  await page.goto('/architecture/organizetions');
  await expect(page.getByRole('heading', { name: '组织架构' })).toBeVisible();
};

test('an operator adds a role, a company assigns the role, and the holder sees exactly its menus and why', async ({ enter }) => {
  test.setTimeout(120_000);
  const roleName = `招商联络${String(Date.now()).slice(-4)}`;

  const holder = await enter('staffa2');
  await own(holder);
  await expect(side(holder)).toHaveText(['组织架构']);

  const operator = await enter('operatora');
  await operator.goto('/platform/organisation/inRole');
  await operator.getByRole('button', { name: '新增', exact: true }).click();
  await operator.getByLabel('角色名称').fill(roleName);
  await operator.getByRole('button', { name: '保存' }).click();
  await expect(operator.getByText('新增角色成功')).toBeVisible();
  await operator.getByRole('tab', { name: '权限配置' }).click();
  await openColumn(operator, 0, '企业');
  await openColumn(operator, 1, '本单位');
  await openColumn(operator, 2, '员工');
  await tick(operator, '编辑人员');
  await tick(operator, '角色 · 普通管理员');
  await operator.getByRole('button', { name: '保存' }).click();
  const difference = operator.getByRole('dialog');
  await expect(difference).toContainText(/\+\d+ 菜单，−0，影响 0 人/);
  await difference.getByRole('button', { name: '保存' }).click();
  await expect(operator.getByText('权限设置成功')).toBeVisible();

  const admin = await enter('supera2');
  await admin.goto('/architecture/systemInRole');
  await chooseRole(admin, roleName);
  await admin.getByRole('button', { name: '设置用户' }).click();
  await admin
    .getByRole('dialog')
    .getByRole('checkbox', { name: new RegExp(person) })
    .click();
  await admin.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(admin.getByText('设置成功')).toBeVisible();
  await expect(admin.getByRole('cell', { name: person, exact: true })).toBeVisible();

  await own(holder);
  await expect(side(holder)).toHaveText(['组织架构', '员工', '角色']);
  await holder.goto('/architecture/memberlist');
  // searches only the list of people, because the account button in the header has the same name
  await expect(holder.getByRole('region', { name: '员工' }).getByRole('button', { name: person, exact: true })).toBeVisible();
  await expect(holder.getByRole('button', { name: '新增员工' })).toHaveCount(0);

  await operator.goto('/system/permissionExplain');
  await chooseCompany(operator, companyName);
  await operator.getByRole('combobox', { name: '人员' }).fill(person);
  await operator.locator('.ant-select-item-option').filter({ hasText: person }).click();
  await explained(operator, '员工', '可以打开“员工”');
  await expect(operator.getByRole('list', { name: '判断过程' })).toContainText(`角色“${roleName}”`);
  await operator.getByRole('button', { name: '预览' }).click();
  await expect(operator.getByRole('tree', { name: '菜单' })).toContainText('员工');

  await operator.goto('/platform/organisation/inRole');
  await chooseRole(operator, roleName);
  await undo(operator);
  await own(holder);
  await expect(side(holder)).toHaveText(['组织架构']);
});

test('a menu that a park switches off is closed even to a company’s super administrator until it is switched on again', async ({
  enter,
}) => {
  test.setTimeout(90_000);
  const operator = await enter('operatorc');
  await operator.goto('/operation/mainRoleManage');
  await operator.getByRole('button', { name: '菜单开关' }).click();
  await operator.getByLabel('搜索菜单').last().fill('通用角色成员');
  await operator.getByRole('switch', { name: '通用角色成员' }).click();
  await operator.locator('.ant-popconfirm').getByRole('button', { name: '关闭' }).click();
  await expect(operator.getByRole('switch', { name: '通用角色成员' })).not.toBeChecked();

  const admin = await enter('superc1');
  await admin.goto('/architecture/systemInRole');
  await expect(admin.getByText('该应用暂未开放')).toBeVisible();
  await operator.getByRole('switch', { name: '通用角色成员' }).click();
  await expect(operator.getByRole('switch', { name: '通用角色成员' })).toBeChecked();
  await admin.reload();
  await expect(admin.getByRole('tree', { name: '角色' })).toContainText('企业全体员工');
});

test('an operator grants menus to company administrators, one of them sees exactly these, and the reasons are explained', async ({
  enter,
}) => {
  test.setTimeout(120_000);
  const name = '李昊然';
  const superAdmin = await enter('supera1');
  await superAdmin.goto('/architecture/normalAdmin');
  await superAdmin.getByRole('button', { name: '新增管理员' }).click();
  await superAdmin.getByRole('dialog').getByRole('checkbox', { name }).click();
  await superAdmin.getByRole('dialog').getByRole('button', { name: '新增', exact: true }).click();
  await expect(superAdmin.getByRole('cell', { name, exact: true })).toBeVisible();
  const all = ['企业概况', '组织架构', '员工', '单位信息', '角色'];
  const admin = await enter('membera2');
  await own(admin);
  await expect(side(admin)).toHaveText(all);

  const operator = await enter('operatora');
  await operator.goto('/platform/organisation/inRole');
  await chooseRole(operator, '单位普通管理员');
  await operator.getByRole('tab', { name: '权限配置' }).click();
  await operator.getByRole('button', { name: '全不选' }).click();
  await openColumn(operator, 0, '企业');
  await openColumn(operator, 1, '本单位');
  await tick(operator, '员工');
  await operator.getByRole('button', { name: '保存' }).click();
  await expect(operator.getByRole('dialog')).toContainText(/\+\d 菜单，−\d+，影响 [1-9]\d* 人/);
  await operator.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(operator.getByText('权限设置成功')).toBeVisible();

  // the administrator now sees the menu of every company member, and the menu that the operator has granted
  await own(admin);
  await expect(side(admin)).toHaveText(['组织架构', '员工']);
  await admin.goto('/architecture/memberlist');
  await expect(admin.getByRole('button', { name: '新增员工' })).toBeVisible();
  await admin.goto('/architecture/roleManage');
  await expect(admin.getByText('你没有查看权限，请联系企业管理员开通')).toBeVisible();

  await operator.goto('/system/permissionExplain');
  await chooseCompany(operator, '云启科技有限公司');
  await operator.getByRole('combobox', { name: '人员' }).fill(name);
  await operator.locator('.ant-select-item-option').filter({ hasText: name }).click();
  await explained(operator, '员工', '可以打开“员工”');
  await expect(operator.getByRole('list', { name: '判断过程' })).toContainText('单位普通管理员');
  await explained(operator, '本单位角色', '不可以打开“本单位角色”');

  await operator.goto('/platform/organisation/inRole');
  await chooseRole(operator, '单位普通管理员');
  await undo(operator);
  await own(admin);
  await expect(side(admin)).toHaveText(all);

  await superAdmin.getByRole('row', { name }).getByRole('button', { name: '移除' }).click();
  await superAdmin.locator('.ant-popconfirm').getByRole('button', { name: '移除' }).click();
  await expect(superAdmin.getByRole('cell', { name, exact: true })).toHaveCount(0);
  await own(admin);
  await expect(side(admin)).toHaveText(['组织架构']);
});
