import { type Account, company, companyErrors, companyTexts } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { privacy } from '@park/contract/kernel/privacy';
import { extend } from '@park/contract/people/extend';
import { staff, staffErrors } from '@park/contract/people/staff';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fieldOf, idOf, option, pageOf, staffOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import { AccountPage } from './AccountPage.tsx';
import { AddCompanyPage } from './AddPage.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { DeployPage } from './DeployPage.tsx';
import { CompanyDetailPage } from './DetailPage.tsx';
import { EditCompanyPage } from './EditPage.tsx';
import { CompanyHomePage } from './HomePage.tsx';
import { LeftPage } from './LeftPage.tsx';
import { accountOf, accountsPage, detailOf, operator } from './test/accounts.ts';

const user = userEvent.setup();
const yunqi = accountOf('云启科技');
const listed = (...rows: Account[]) => answer(company.accounts, () => accountsPage(...rows));
const noFields = answer(extend.list, () => pageOf());
const organisation = '/platform/organisation/companyAccount';

type Answers = NonNullable<NonNullable<Parameters<typeof show>[1]>['answers']>;
const list = (answers: Answers, { access = operator, at = organisation } = {}) =>
  show(<AccountPage />, { at, access, answers: [...answers, noFields] });
const chooseAction = async (name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `${name}的更多操作` }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
};
const observe = <C extends Parameters<typeof answer>[0]>(call: C, reply: unknown = {}) => {
  const seen = vi.fn();
  const observed = answer(call, (input) => {
    seen(input);
    return reply as never;
  });
  return { seen, answer: observed };
};

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

const figures = { staffNum: 31, departmentNum: 4, adminNum: 2, joinedNum: 1, unassignedNum: 2, requestNum: 5, staffLimit: 50 };
const kinds = [
  ['0', '入驻企业'],
  ['1', '协管单位'],
  ['2', '运营主体'],
] as const;
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

test.each(kinds)('V094 a company of compType %s is shown as %s on its home page and on its details page', async (compType, label) => {
  const read = answer(company.detail, () => detailOf('云启科技', { compType }));
  const answers = [read, answer(company.home, () => figures), noFields];
  const page = show(<CompanyHomePage />, { at: '/company/companyHome', answers });
  expect((await screen.findByText('企业身份')).parentElement?.textContent).toBe(`企业身份${label}`);
  page.update(<CompanyPage />);
  expect((await screen.findByText('基本信息')).closest('.ant-descriptions')?.textContent).toContain(`企业身份${label}`);
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

const staffBlocker = {
  ...{ kind: 'staff', title: '企业员工（超级管理员除外）', count: 2, unit: '人', path: '/architecture/memberlist?companyId=x' },
  settle: null,
};
const everybody = { title: '全部员工一并办理离职', notes: ['部门负责人 1 项，交给超级管理员林晓峰'] };
test('a company of ten people moves out with them in four clicks: the dialog takes the decision about all of them', async () => {
  const clicks = vi.fn();
  // menus stop the event before it bubbles up to the document
  document.addEventListener('click', clicks, true);
  const moved = observe(company.moveOut);
  list([listed(yunqi), answer(company.blockers, () => [{ ...staffBlocker, count: 9, settle: everybody }]), moved.answer]);
  await chooseAction('云启科技', '迁出');
  const box = await dialog('迁出“云启科技”');
  const decision = await within(box).findByRole('checkbox', { name: everybody.title });
  expect(within(box).getByText('部门负责人 1 项，交给超级管理员林晓峰')).toBeTruthy();
  const go = within(box).getByRole<HTMLButtonElement>('button', { name: /迁\s?出/ });
  expect(go.disabled).toBe(true);
  await user.click(decision);
  await user.click(go);
  await screen.findByText('迁出成功');
  document.removeEventListener('click', clicks, true);
  expect(clicks).toHaveBeenCalledTimes(4);
  expect(moved.seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ companyId: yunqi.companyId, settle: ['staff'] }));
});

test('a decision about the people does not move a company out while another blocker is open', async () => {
  const rooms = { ...staffBlocker, kind: 'room', title: '占用中的房间', count: 1, unit: '间', path: '/room' };
  list([listed(yunqi), answer(company.blockers, () => [{ ...staffBlocker, settle: everybody }, rooms])]);
  await chooseAction('云启科技', '迁出');
  const box = await dialog('迁出“云启科技”');
  await user.click(await within(box).findByRole('checkbox', { name: everybody.title }));
  expect(within(box).getByText('占用中的房间：1 间')).toBeTruthy();
  expect(within(box).getByRole<HTMLButtonElement>('button', { name: /迁\s?出/ }).disabled).toBe(true);
});

test('the dialog lists what blocks a company from moving out, links to each blocker, and can check again', async () => {
  let left = [staffBlocker];
  const moved = observe(company.moveOut);
  list([listed(yunqi), answer(company.blockers, () => left), moved.answer]);
  await chooseAction('云启科技', '迁出');
  const box = await dialog('迁出“云启科技”');
  expect(await within(box).findByText('企业员工（超级管理员除外）：2 人')).toBeTruthy();
  expect(within(box).getByRole('link', { name: '去处理' }).getAttribute('href')).toBe('/architecture/memberlist?companyId=x');
  const go = within(box).getByRole<HTMLButtonElement>('button', { name: /迁\s?出/ });
  expect(go.disabled).toBe(true);
  left = [];
  await user.click(within(box).getByRole('button', { name: '重新检查' }));
  await user.type(await within(box).findByLabelText('迁出原因'), '租约到期');
  await user.click(go);
  await screen.findByText('迁出成功');
  expect(moved.seen).toHaveBeenCalledExactlyOnceWith({ companyId: yunqi.companyId, reason: '租约到期' });
});

test('R155 R104 R084 a new company is sent with its administrator; a taken name or doubtful credit code is reported first', async () => {
  const created = observe(company.create, { id: idOf('新企业'), warning: companyTexts.checksum });
  const names = answer(company.checkName, ({ companyName }) => ({ isExit: companyName === '云启科技' }));
  const codes = answer(company.checkCreditCode, () => ({ isExit: false, warning: companyTexts.checksum }));
  show(<AddCompanyPage />, {
    at: '/platform/organisation/addcompany',
    access: operator,
    answers: [created.answer, names, codes, noFields],
  });
  const name = await screen.findByLabelText('企业名称');
  await user.type(name, '云启科技');
  await user.tab();
  expect(await screen.findByText(companyErrors.nameTaken.message)).toBeTruthy();
  await user.clear(name);
  await user.type(name, '新企业');
  await user.type(screen.getByLabelText('统一社会信用代码'), '91310000ma1fl00002');
  await user.tab();
  expect(await screen.findByText(companyTexts.checksum)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入用户名称')).toBeTruthy();
  await user.type(screen.getByLabelText('姓名'), '新管理');
  await user.type(screen.getByLabelText('手机号'), '138 0000 9999');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText(companyTexts.checksum);
  expect(created.seen).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '仍要保存' }));
  await waitFor(() => expect(screen.queryByText(companyTexts.checksum)).toBeNull());
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(created.seen).toHaveBeenCalled());
  expect(await screen.findByText('新增企业成功')).toBeTruthy();
  expect(screen.queryByText(companyTexts.checksum)).toBeNull();
  expect(created.seen.mock.lastCall?.[0]).toMatchObject({
    ...{ companyName: '新企业', creditCode: '91310000MA1FL00002', compType: '0', superAdminName: '新管理', superAdminPhone: '13800009999' },
  });
});

test('R157 R106 the page of a company lists its people; R158 R159 the page links to the forms for adding and editing people', async () => {
  const read = answer(company.detail, () => detailOf('云启科技'));
  const people = answer(staff.list, () => pageOf(staffOf('王梓涵')));
  const page = show(
    <Routes>
      <Route path="/platform/organisation/companydetail/:id" element={<CompanyDetailPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: `/platform/organisation/companydetail/${yunqi.companyId}`, access: operator, answers: [read, people, noFields] },
  );
  expect(await screen.findByText('王梓涵')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '新增员工' }));
  expect(page.address()).toBe(`/platform/organisation/addcompanyuser/${yunqi.companyId}/${encodeURIComponent('云启科技')}`);
});

test('the phone of the super administrator can be revealed like that of the contact, and the person sees where it was shown', async () => {
  const looked = observe(privacy.record);
  const admin = staffOf('林晓峰', { isSuperAdmin: 1 });
  const phone = answer(privacy.staffPhone, ({ id }) => ({ phone: id === admin.id ? '13800001001' : '' }));
  show(
    <Routes>
      <Route path="/platform/organisation/companydetail/:id" element={<CompanyDetailPage />} />
    </Routes>,
    {
      ...{
        at: `/platform/organisation/companydetail/${yunqi.companyId}`,
        access: { ...operator, 'book:read': 'park' },
      },
      answers: [
        answer(company.detail, () => ({ ...detailOf('云启科技'), superAdminName: '林晓峰', superAdminPhone: '138****1001' })),
        answer(staff.list, () => pageOf(staffOf('林晓'), admin)),
        ...[looked.answer, phone, noFields],
      ],
    },
  );
  await user.click(await screen.findByRole('button', { name: '查看林晓峰的手机号' }));
  expect(await screen.findByText('13800001001')).toBeTruthy();
  await waitFor(() => expect(looked.seen.mock.lastCall?.[0]).toMatchObject({ userId: admin.id, privacyContent: '企业详情' }));
});

test('R152 the list of moved-out companies shows when and why each company left', async () => {
  const row = {
    ...{
      id: idOf('迁出'),
      companyId: idOf('旧企业'),
      companyName: '旧企业',
      creditCode: '91310000MA1FL00003',
      joinedDate: '2025-01-01T00:00:00Z',
      leftDate: '2026-01-01T00:00:00Z',
    },
    ...{ reason: '租约到期', byName: '陈志远', isBack: false },
  };
  show(<LeftPage />, {
    at: '/platform/organisation/moveoutcompany',
    access: operator,
    answers: [answer(company.moved, () => pageOf(row))],
  });
  expect(await screen.findByRole('row', { name: /旧企业 ?91310000MA1FL00003 2025-01-01 2026-01-01 08:00 租约到期 陈志远/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /导\s?出/ })).toBeTruthy();
});

test('R108 the menu nodes, staff limit and contact setting of a company are saved; all nodes selected means no restriction', async () => {
  const saved = observe(company.savePower);
  const power = answer(company.power, () => ({
    ...{ companyId: yunqi.companyId, companyName: '云启科技', staffLimit: null, staffNum: 3, mayEditContact: 1 as const, version: 4 },
    menus: ['组织架构', '员工'].map((name) => ({ code: idOf(name), name, groupName: '组织', isHanded: 1 as const })),
  }));
  const companies = answer(company.list, () => pageOf(yunqi));
  show(<DeployPage />, {
    ...{ at: `/CompanyManager/companyDeploy?companyId=${yunqi.companyId}`, access: operator, answers: [saved.answer, power, companies] },
  });
  await user.type(await screen.findByLabelText('人数上限'), '50');
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('checkbox', { name: '员工' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.seen).toHaveBeenCalled());
  expect(saved.seen.mock.lastCall?.[0]).toEqual({
    ...{ companyId: yunqi.companyId, version: 4, staffLimit: 50, mayEditContact: 0, menuIds: [idOf('组织架构')] },
  });
});

test('R108 the settings of the first company are shown at first, and the address names that company', async () => {
  const power = answer(company.power, ({ companyId }) => ({
    ...{ companyId, companyName: '云启科技', staffLimit: null, staffNum: 3, mayEditContact: 1 as const, version: 4, menus: [] },
  }));
  const companies = answer(company.list, () => pageOf({ ...yunqi, companyId: 'c-own' }, yunqi));
  const page = show(<DeployPage />, { at: '/CompanyManager/companyDeploy', access: operator, answers: [power, companies] });
  expect(await screen.findByLabelText('人数上限')).toBeTruthy();
  expect(page.address()).toBe(`/CompanyManager/companyDeploy?companyId=${yunqi.companyId}`);
});

test('R108 the rule for activating new companies is saved; a number of days is required only for activation by date', async () => {
  const saved = observe(company.saveActivation);
  const rule = answer(company.activation, () => ({ rule: 'firstSignIn' as const, days: null, version: 0 }));
  show(<DeployPage />, { at: '/CompanyManager/companyDeploy?tab=activation', access: operator, answers: [saved.answer, rule] });
  await user.click(await screen.findByLabelText('到期自动激活'));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('请输入天数')).toBeTruthy();
  await user.type(screen.getByLabelText('新增后多少天激活'), '7');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.seen).toHaveBeenCalledWith({ rule: 'date', days: 7, version: 0 }));
});

test('R109 the home page of a company shows its facts, its leased rooms, and figures that link to their lists', async () => {
  const floor = { regionName: '一期', buildingName: '3号楼', floorName: '5F' };
  const address = ['502', '503'].map((roomNum) => ({ ...floor, roomId: idOf(roomNum), roomCode: roomNum, roomNum }));
  show(<CompanyHomePage />, {
    at: '/company/companyHome',
    access: { 'staff:update': 'own' },
    answers: [answer(company.detail, () => ({ ...detailOf('云启科技'), address })), answer(company.home, () => figures)],
  });
  expect(await screen.findByRole('heading', { name: '云启科技' })).toBeTruthy();
  expect(screen.getByText('一期 3号楼 5F 502、503')).toBeTruthy();
  expect(screen.getByRole('link', { name: /员工 31 人 上限 50 人/ }).getAttribute('href')).toBe('/architecture/memberlist');
  expect(screen.getByRole('link', { name: /待处理的加入申请 5 条/ }).getAttribute('href')).toBe('/architecture/invitation');
});
