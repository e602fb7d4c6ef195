import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { extend } from '@park/contract/people/extend';
import { staffErrors } from '@park/contract/people/staff';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fieldOf, idOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { AccountPage } from './AccountPage.tsx';
import { EditCompanyPage } from './EditPage.tsx';
import { accountOf, accountsPage, detailOf, kinds, operator } from './test/accounts.ts';
import { chooseAction, list, listed, noFields, observe, organisation, yunqi } from './test/list.tsx';

const user = userEvent.setup();

const rowOf = async (name: string) => (await screen.findByRole('button', { name })).closest('tr') as HTMLElement;
/** Returns the text of a company's row in the column with this heading. */
async function cellOf(name: string, heading: string) {
  const row = await rowOf(name);
  const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === heading);
  return within(row).getAllByRole('cell')[at]?.textContent;
}
/** Chooses an option in a filter and runs the query. */
const filter = async (name: string, choice: string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await option(choice));
  await user.click(screen.getByRole('button', { name: /查\s?询/ }));
};

test('R151 the list shows type, super administrator, state and future activation of each company account', async () => {
  list([listed(yunqi, accountOf('智联数据', { isEnable: 0, isActivated: 0, activates: 'date', activatesDate: '2026-05-01T16:00:00Z' }))]);
  const row = await rowOf('智联数据');
  expect(within(row).getByText('禁用')).toBeTruthy();
  expect(within(row).getByText('未激活').closest('[title]')?.getAttribute('title')).toBe('2026-05-02 自动激活');
});

test('the first column shows logo or mark, name and credit code, and the column of the code waits in the column settings', async () => {
  list([listed(accountOf('云启科技', { companyLogoUrl: '/yunqi.png', creditCode: '91310000MA1FL00001' }), accountOf('智联数据'))]);
  const cell = (await screen.findByRole('button', { name: '云启科技' })).closest('td') as HTMLElement;
  expect(within(cell).getByText('91310000MA1FL00001')).toBeTruthy();
  expect(cell.querySelector('img')?.getAttribute('src')).toBe('/yunqi.png');
  expect((await rowOf('智联数据')).querySelector('td svg')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: '统一社会信用代码' })).toBeNull();
});

test('V094 the list shows a company as 入驻企业, 协管单位 or 运营主体 and filters by that type', async () => {
  const accounts = observe(company.accounts, accountsPage(...kinds.map(([compType, label]) => accountOf(`某${label}`, { compType }))));
  list([accounts.answer]);
  for (const [compType, label] of kinds) {
    expect(await cellOf(`某${label}`, '身份')).toBe(label);
    await filter('身份', label);
    await waitFor(() => expect(accounts.seen).toHaveBeenLastCalledWith(expect.objectContaining({ compType })));
  }
});

test.each([
  [{ total: 49, settledNum: 47, assistingNum: 1, operatingNum: 1 }, '共 49 家：入驻 47 · 协管 1 · 运营 1'],
  [{ total: 47, settledNum: 47, assistingNum: 0, operatingNum: 0 }, '共 47 家：入驻 47'],
])('R151 the list says how many companies of each type it contains: %j', async (counts, text) => {
  list([answer(company.accounts, () => ({ ...counts, list: [yunqi] }))]);
  expect(await screen.findByText(text)).toBeTruthy();
});

const states = [
  [1, '启用', '禁用'],
  [0, '禁用', '启用'],
] as const;
test.each(states)('V095 V108 a company with isEnable %i is shown as %s and offers the action %s', async (isEnable, label, other) => {
  list([listed(accountOf('云启科技', { isEnable }))]);
  expect(await cellOf('云启科技', '状态')).toBe(label);
  await user.click(screen.getByRole('button', { name: '云启科技的更多操作' }));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entries).toContain(other);
  expect(entries).not.toContain(label);
});

test('V108 V095 companies can be filtered by enabled and disabled', async () => {
  const accounts = observe(company.accounts, accountsPage(yunqi));
  list([accounts.answer]);
  await user.click(await screen.findByRole('button', { name: /展开/ }));
  for (const [isEnable, label] of states) {
    await filter('状态', label);
    await waitFor(() => expect(accounts.seen).toHaveBeenLastCalledWith(expect.objectContaining({ isEnable })));
  }
});

const stage = fieldOf('发展阶段', { useModule: 2, columnName: 'stage', extendType: 'Enum', enumItems: [{ key: 'b', value: '成长期' }] });
const ownPlan = fieldOf('自报计划', { useModule: 2, columnName: 'own_plan', isView: 0, isEdit: 1 });
const withFields = [
  listed(accountOf('云启科技', { extValues: { stage: 'b', own_plan: '扩租' } }), accountOf('智联数据')),
  answer(extend.list, ({ useModule }) => (useModule === 2 ? pageOf(stage, ownPlan) : pageOf())),
];
test('R095 custom fields can be added as columns of the list', async () => {
  list(withFields);
  await rowOf('云启科技');
  expect(screen.queryByRole('columnheader', { name: '发展阶段' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '列设置' }));
  for (const name of ['发展阶段', '自报计划']) await user.click(await screen.findByRole('checkbox', { name }));
  expect(await cellOf('云启科技', '发展阶段')).toBe('成长期');
  expect(await cellOf('云启科技', '自报计划')).toBe('扩租');
  expect(await cellOf('智联数据', '发展阶段')).toBe('--');
});

test('R095 a user who cannot edit companies cannot add columns of fields that are hidden from park staff', async () => {
  list(withFields, { access: { 'company:read': 'park' } });
  await rowOf('云启科技');
  await user.click(screen.getByRole('button', { name: '列设置' }));
  expect(await screen.findByRole('checkbox', { name: '发展阶段' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: '自报计划' })).toBeNull();
});

test('R095 a custom field value saved by another part of the console appears in the list at once', async () => {
  let extValues = {};
  const listed = answer(company.accounts, () => accountsPage(accountOf('云启科技', { extValues })));
  const filled = answer(extend.setValues, (input) => {
    extValues = input.extValues;
    return {};
  });
  const Elsewhere = () => {
    const fill = useCommand(extend.setValues, '单位信息更新成功');
    const sent = { useModule: 2, id: yunqi.companyId, extValues: { stage: 'b' } };
    return (
      <button type="button" onClick={() => fill.mutate(sent)}>
        填写
      </button>
    );
  };
  const page = (
    <>
      <AccountPage />
      <Elsewhere />
    </>
  );
  show(page, { at: organisation, access: operator, answers: [listed, filled, answer(extend.list, () => pageOf(stage))] });
  await user.click(await screen.findByRole('button', { name: '列设置' }));
  await user.click(await screen.findByRole('checkbox', { name: '发展阶段' }));
  expect(await cellOf('云启科技', '发展阶段')).toBe('--');
  await user.click(screen.getByText('填写'));
  await waitFor(async () => expect(await cellOf('云启科技', '发展阶段')).toBe('成长期'));
});

test('R107 the list under 企业档案 links to pages under 企业档案', async () => {
  const page = list([listed(yunqi)], { at: '/CompanyManager/customeraccount' });
  await user.click(await screen.findByRole('button', { name: '编辑' }));
  expect(page.address()).toBe(`/CompanyManager/updatecompany/${yunqi.companyId}/account`);
});

test('a user with read access sees no actions in the account list', async () => {
  list([listed(yunqi)], { access: { 'company:read': 'park' } });
  await screen.findByRole('button', { name: '云启科技' });
  for (const name of ['新增企业', '编辑', '云启科技的更多操作']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('the operator’s own company cannot be disabled, moved out or given another type', async () => {
  list([listed(accountOf('星河运营', { compType: '2' }))]);
  await user.click(await screen.findByRole('button', { name: '星河运营的更多操作' }));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['新增员工', '查看员工', '更换联系人']);
});

test('disabling a company asks for confirmation, names the consequences, and sends the version from the list', async () => {
  const { seen, answer: disabled } = observe(company.disable);
  list([listed(yunqi), disabled]);
  await chooseAction('云启科技', '禁用');
  const box = await dialog('禁用“云启科技”？');
  expect(within(box).getByText(/立即退出.*数据保留/)).toBeTruthy();
  await user.click(within(box).getByRole('button', { name: /禁\s?用/ }));
  await screen.findByText('禁用成功');
  expect(seen).toHaveBeenCalledExactlyOnceWith({ companyId: yunqi.companyId, version: 4 });
});

test('disabling a company that someone else has changed shows the conflict and reloads the list', async () => {
  const lists = vi.fn(() => accountsPage(yunqi));
  const stale = answer(company.disable, () => {
    throw refuse(commonErrors.stale);
  });
  list([answer(company.accounts, lists), stale]);
  await chooseAction('云启科技', '禁用');
  await user.click(within(await dialog('禁用“云启科技”？')).getByRole('button', { name: /禁\s?用/ }));
  const shown = await dialog('内容已被他人修改');
  const before = lists.mock.calls.length;
  await user.click(within(shown).getByRole('button', { name: /刷\s?新/ }));
  await waitFor(() => expect(lists.mock.calls.length).toBeGreaterThan(before));
});

test('an operator who edits a company while another operator disables this company sees the conflict', async () => {
  const stale = answer(company.change, () => {
    throw refuse(commonErrors.stale);
  });
  const read = answer(company.detail, () => detailOf('云启科技'));
  show(
    <Routes>
      <Route path="/platform/organisation/updatecompany/:id" element={<EditCompanyPage />} />
    </Routes>,
    { at: `/platform/organisation/updatecompany/${yunqi.companyId}`, access: operator, answers: [read, stale, noFields] },
  );
  await user.type(await screen.findByLabelText('企业简介'), '改');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await dialog('内容已被他人修改')).toBeTruthy();
});

test('an inactive account can be activated; 60202 setting a super administrator fails if the company already has one', async () => {
  const activated = observe(company.activate);
  const refused = answer(company.setSuperAdmin, () => {
    throw refuse(staffErrors.hasAdmin);
  });
  list([listed(accountOf('智联数据', { isActivated: 0, activates: 'operator', superAdminName: null })), activated.answer, refused]);
  await chooseAction('智联数据', '立即激活');
  await user.click(within(await dialog('激活“智联数据”？')).getByRole('button', { name: /激\s?活/ }));
  await waitFor(() => expect(activated.seen).toHaveBeenCalledWith({ companyId: idOf('智联数据') }));
  await chooseAction('智联数据', '设置超级管理员');
  const form = await dialog('设置“智联数据”的超级管理员');
  await user.type(within(form).getByLabelText('姓名'), '郑凯文');
  await user.type(within(form).getByLabelText('手机号'), '13800002001');
  await user.click(within(form).getByRole('button', { name: '保存' }));
  expect(await screen.findByText(staffErrors.hasAdmin.message)).toBeTruthy();
});
