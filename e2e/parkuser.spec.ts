import { expect, type Page } from '@playwright/test';
import { test } from './desk.ts';
import { skipTour } from './people.ts';

/** A person of the operator without any role. They can sign in, but cannot enter a park. */
const person = { name: '黄若兰', phone: '13910000049' };
const roleName = '园区管理员';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: '页签' }).getByText(name, { exact: true });

test('an operator’s new park administrator can open the park’s pages; once removed, they see at once that they may not enter', async ({
  enter,
}) => {
  test.setTimeout(120_000);
  const operator = await enter('operatora');

  await operator.goto('/platform/parkuser/parkuserlist');
  await operator.getByLabel('人员', { exact: true }).fill(person.name);
  await operator.getByRole('button', { name: '查询' }).click();
  await operator.getByRole('button', { name: `查看${person.name}的手机号` }).click();
  await expect(rowOf(operator, person.name)).toContainText(person.phone);

  await operator.goto('/system/manager');
  await operator.getByRole('button', { name: '新增管理员' }).click();
  await operator.getByRole('combobox', { name: '人员' }).fill(person.name);
  await operator.locator('.ant-select-item-option').filter({ hasText: person.name }).click();
  // leaves the form for another tab and comes back: its values are kept
  await tab(operator, '园区管理员').click();
  await expect(rowOf(operator, person.name)).toHaveCount(0);
  await tab(operator, '新增管理员').click();
  await expect(operator.getByText(person.name, { exact: true })).toBeVisible();
  await operator.getByRole('combobox', { name: '角色' }).click();
  await operator.getByRole('tree').getByTitle(roleName, { exact: true }).click();
  await operator.getByLabel('备注').fill('端午值班');
  await operator.getByRole('button', { name: '保存' }).click();
  await expect(operator.getByText('新增管理员成功')).toBeVisible();
  await expect(rowOf(operator, person.name)).toContainText(roleName);

  const administrator = await enter(person.phone);
  await skipTour(administrator);
  await administrator.goto('/platform/parkuser/parkuserlist');
  await expect(administrator.getByRole('row')).toHaveCount(11);

  await operator.getByRole('button', { name: `移除${person.name}` }).click();
  await operator.getByRole('tooltip').getByRole('button', { name: '移除' }).click();
  await expect(operator.getByText('移除成功')).toBeVisible();
  await expect(rowOf(operator, person.name)).toHaveCount(0);

  // the page disappears although its user does nothing
  await expect(administrator.getByRole('heading', { name: '暂时无法进入' })).toBeVisible();
  await expect(administrator.getByRole('row')).toHaveCount(0);
  await administrator.reload();
  // the page may sign the user out before the test sees the reason, so either the reason or the sign-in button is accepted
  const out = administrator.getByRole('button', { name: '登录', exact: true });
  await expect(administrator.getByText('暂时无法进入').or(out)).toBeVisible();
});
