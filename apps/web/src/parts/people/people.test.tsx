import { commonErrors } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { department } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { type Holding, staff, staffErrors } from '@park/contract/people/staff';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cardOf, fieldOf, idOf, memberOf, option, pageOf } from '../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../test/render.tsx';
import type { Rights } from '../../kit/api/access.tsx';
import { useList } from '../../kit/list/state.ts';
import { useCompany } from '../companies/company.ts';
import { MemberTable } from './MemberTable.tsx';

const user = userEvent.setup();
const all: Rights = { 'book:read': 'own', 'staff:create': 'own', 'staff:update': 'own', 'staff:remove': 'own' };

/** Renders the parts common to both lists of people. */
function Page() {
  const company = useCompany();
  return <MemberTable list={useList(department.members)} company={company} from="organizetions" filters={null} actions={null} />;
}
const membersOf = (...members: ReturnType<typeof memberOf>[]) => answer(department.members, () => pageOf(...members));
const cards = (values: Parameters<typeof cardOf>[1] = {}) => answer(staff.detail, () => cardOf('王磊', values));
const shownFields = [answer(extend.shown, () => []), answer(staff.extended, () => [])];
const log = answer(staff.log, () => pageOf());
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = ({ answers = [], ...scene }: Scene = {}) =>
  show(<Page />, { access: all, answers: [...answers, membersOf(memberOf('王磊')), cards(), ...shownFields, log], ...scene });
const openCard = async (name = '王磊') => user.click(await screen.findByRole('button', { name }));
const openMore = async (within_: HTMLElement | undefined, name = '王磊') =>
  user.click(await (within_ ? within(within_) : screen).findByRole('button', { name: `${name}的更多操作` }));
const choose = async (entry: string) => user.click(await screen.findByRole('menuitem', { name: entry }));
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));

test('V227 in the super administrator’s row only the super administrator can use the button 设置', async () => {
  const boss = membersOf(memberOf('王磊', { isSuperAdmin: 1 }), memberOf('李强'));
  open({ answers: [boss] });
  const buttons = await screen.findAllByRole('button', { name: '编辑' });
  expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, false]);
});

test('V227 super administrators can open the form with their own data', async () => {
  const page = open({ answers: [membersOf(memberOf('王磊', { isSuperAdmin: 1 }))], me: { companySuperAdmin: true } });
  await user.click(await screen.findByRole('button', { name: '编辑' }));
  expect(page.address()).toBe(`/architecture/updateenterpriseuser?id=${idOf('王磊')}&from=organizetions`);
});

test('a user with read access sees the list of people without actions', async () => {
  open({ access: { 'book:read': 'own' } });
  await screen.findByRole('button', { name: '王磊' });
  for (const name of ['编辑', '新增员工', '批量导入']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('V092 a person with isCompanyAdmin 1 is labelled 普通管理员 in lists and in the details', async () => {
  const rank = { isCompanyAdmin: 1, isSuperAdmin: 0 } as const;
  open({ answers: [membersOf(memberOf('王磊', rank), memberOf('李强')), cards(rank)] });
  expect((await screen.findByRole('row', { name: /王磊/ })).textContent).toContain('普通管理员');
  expect(screen.getByRole('row', { name: /李强/ }).textContent).not.toContain('管理员');
  await user.click(screen.getByRole('button', { name: '王磊' }));
  expect((await dialog('王磊')).textContent).toContain('普通管理员');
});

test('V068 people are added one at a time or from a workbook', async () => {
  const page = open();
  expect(await screen.findByRole('button', { name: '批量导入' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '新增员工' }));
  expect(page.address()).toBe('/architecture/addenterpriseuser?from=organizetions');
});

test('R221 R235 V083 the details dialog shows all data of a person, with readable values of custom fields', async () => {
  const fields = answer(staff.extended, () => [
    { ...fieldOf('工位号'), value: null },
    { ...fieldOf('学历', { columnName: 'degree', extendType: 'Enum', enumItems: [{ key: 'b', value: '本科' }] }), value: 'b' },
    { ...fieldOf('是否停车', { columnName: 'parks', extendType: 'Bool' }), value: true },
  ]);
  const card = cards({
    sex: null,
    nickName: '阿磊',
    roles: [{ id: idOf('采购'), roleName: '采购专员', roleCode: null }],
  });
  open({ answers: [card, fields] });
  await openCard();
  const drawer = await dialog('王磊');
  await within(drawer).findByText('采购专员');
  const text = drawer.textContent ?? '';
  for (const part of ['昵称阿磊', '手机号138****0001', '性别--', '工位号--', '学历本科', '是否停车是', '注册时间2026-03-01 09:30'])
    expect(text).toContain(part);
});

test('V243 V299 the details dialog shows the number masked as it comes from the server, also if the setting fails to load', async () => {
  const broken = answer(config.read, () => {
    throw refuse(commonErrors.busy);
  });
  open({ answers: [broken] });
  await openCard();
  const drawer = await dialog('王磊');
  expect(within(drawer).getByText('138****0001')).toBeTruthy();
});

test('the details dialog lists the changes to a person and loads older changes on request', async () => {
  const onRequest = vi.fn();
  const records = answer(staff.log, ({ pageSize }) => {
    onRequest(pageSize);
    return { total: 12, list: [{ id: '1', title: '修改员工', byName: '赵雅琴', createdDate: '2026-03-02T01:30:00.000Z' }] };
  });
  open({ answers: [records] });
  await openCard();
  const part = await screen.findByRole('region', { name: '操作日志' });
  expect(await within(part).findByText('修改员工')).toBeTruthy();
  expect(part.textContent).toContain('2026-03-02 09:30');
  await press(part, '查看更早的记录');
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith(20));
});

test('V324 the initial password can be sent again as long as the person has not changed it', async () => {
  const sent = vi.fn();
  const resend = answer(staff.resend, (input) => {
    sent(input.userId);
    return {};
  });
  open({ answers: [cards({ change: false }), resend] });
  await openCard();
  await openMore(await dialog('王磊'));
  await choose('重发初始密码');
  await press(await dialog('重发“王磊”的初始密码？'), '发送');
  expect(await screen.findByText('发送成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(idOf('王磊'));
});

test('a password that the person has changed can be reset but not sent again', async () => {
  const reset = answer(staff.resetPassword, () => ({}));
  open({ answers: [reset] });
  await openCard();
  await openMore(await dialog('王磊'));
  expect(screen.queryByRole('menuitem', { name: '重发初始密码' })).toBeNull();
  await choose('重置密码');
  const question = await dialog('重置“王磊”的密码？');
  expect(question.textContent).toContain('138****0001');
  await press(question, '重置');
  expect(await screen.findByText('发送成功')).toBeTruthy();
});

test('V089 V090 a person can be disabled after a confirmation, and can be enabled again', async () => {
  const sent = vi.fn();
  const enable = answer(staff.setEnable, (input) => {
    sent(input.isEnable);
    return {};
  });
  open({ answers: [enable, membersOf(memberOf('王磊'), memberOf('李强', { isEnable: 0 }))] });
  await openMore(undefined);
  await choose('禁用');
  await press(await dialog('禁用“王磊”？'), '禁用');
  expect(await screen.findByText('禁用成功')).toBeTruthy();
  await openMore(undefined, '李强');
  await choose('启用');
  await press(await dialog('启用“李强”？'), '启用');
  expect(await screen.findByText('启用成功')).toBeTruthy();
  expect(sent.mock.calls).toEqual([[0], [1]]);
});

test('users cannot disable themselves, and nobody can disable the super administrator', async () => {
  open({ answers: [membersOf(memberOf('王磊'), memberOf('李强', { isSuperAdmin: 1 }))], me: { id: idOf('王磊') } });
  for (const name of ['王磊', '李强']) {
    await openMore(undefined, name);
    await screen.findAllByRole('menuitem', { name: '修改手机号' });
    await user.keyboard('{Escape}');
  }
  expect(screen.queryByRole('menuitem', { name: '禁用' })).toBeNull();
});

test('selected people are disabled one after another, and each refusal is listed with its reason', async () => {
  const enable = answer(staff.setEnable, ({ id }) => {
    if (id === idOf('李强')) throw refuse(staffErrors.superFirst);
    return {};
  });
  open({ answers: [enable, membersOf(memberOf('王磊'), memberOf('李强', { isSuperAdmin: 1 }))] });
  await user.click((await screen.findAllByRole('checkbox')).at(0) as HTMLElement);
  await user.click(screen.getByRole('button', { name: '禁用' }));
  await press(await dialog('禁用 2 人？'), '禁用');
  const report = await dialog('成功 1 项，失败 1 项');
  expect(report.textContent).toContain(`李强${staffErrors.superFirst.message}`);
  await waitFor(() => expect(screen.queryByText('已选 2 项')).toBeNull());
});

const holdings = (values: object = {}) =>
  answer(staff.holdings, () => ({
    mayRemove: true,
    reason: null,
    holdings: [
      { kind: 'head', title: '部门负责人', count: 1, examples: ['研发中心'], needsHeir: true, ends: null, mayTake: true },
      { kind: 'role', title: '企业角色', count: 2, examples: ['采购专员', '行政专员'], needsHeir: false, ends: null, mayTake: false },
    ],
    ...values,
  }));
const people = answer(department.people, () => pageOf(memberOf('王磊'), memberOf('赵雅琴')));
const startLeaving = async () => {
  await openCard();
  await openMore(await dialog('王磊'));
  await choose('办理离职');
  return dialog('办理离职：王磊');
};

test('V230 the details dialog has no action 移除员工 for a person the user may not remove', async () => {
  open({ answers: [cards({ mayRemove: false })] });
  await openCard();
  await openMore(await dialog('王磊'));
  await screen.findByRole('menuitem', { name: '重置密码' });
  expect(screen.queryByRole('menuitem', { name: '办理离职' })).toBeNull();
});

test('V193 V229 V230 the menu of a row cannot remove a person who may not be removed, nor change a locked phone number', async () => {
  open({ answers: [membersOf(memberOf('王磊'), memberOf('赵雅琴', { mayRemove: false, isPhoneLocked: true })), holdings()] });
  await openMore(undefined, '赵雅琴');
  expect((await screen.findByRole('menuitem', { name: '修改手机号' })).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('menuitem', { name: '办理离职' })).toBeNull();
  await user.keyboard('{Escape}');
  await openMore(undefined);
  await choose('办理离职');
  expect(await within(await dialog('办理离职：王磊')).findByText('采购专员、行政专员')).toBeTruthy();
});

test('V230 the handover wizard stops with the reason if the person may no longer be removed', async () => {
  open({ answers: [holdings({ mayRemove: false, reason: null, holdings: [] })] });
  const box = await startLeaving();
  expect(await within(box).findByText('该员工不能移除')).toBeTruthy();
  expect(within(box).queryByRole('button', { name: '下一步' })).toBeNull();
});

test('V339 V346 a single request hands over the holdings of a person and removes the person', async () => {
  const sent = vi.fn();
  const leave = answer(staff.leave, (input) => {
    sent(input);
    return {};
  });
  open({ answers: [holdings(), people, leave] });
  const box = await startLeaving();
  expect(await within(box).findByText('采购专员、行政专员')).toBeTruthy();
  await press(box, '下一步');
  expect(within(box).getByRole('button', { name: '下一步' })).toHaveProperty('disabled', true);
  await user.click(within(box).getByRole('combobox', { name: '部门负责人（1）交给' }));
  await user.click(await option('赵雅琴'));
  await press(box, '下一步');
  expect(within(box).getByText('确定移除该员工吗？')).toBeTruthy();
  expect(
    within(box)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toContain('部门负责人交给赵雅琴');
  await press(box, '确认离职');
  expect(await screen.findByText('移除成功')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userId: idOf('王磊'), heirs: [{ kind: 'head', toUserId: idOf('赵雅琴') }] }));
  await waitFor(() => expect(screen.queryByText('办理离职：王磊')).toBeNull());
});

test('a user is not offered as successor for a holding that this user may not take over', async () => {
  const holding = (kind: string, mayTake: boolean) => ({
    kind,
    title: kind,
    count: 1,
    examples: [],
    needsHeir: false,
    ends: null,
    mayTake,
  });
  const all = answer(department.people, () => pageOf(memberOf('赵雅琴'), memberOf('测试员', { id: 'u-1' })));
  open({ answers: [holdings({ holdings: [holding('负责人', true), holding('角色', false)] }), all] });
  const box = await startLeaving();
  await press(box, '下一步');
  for (const [label, names] of [
    ['负责人（1）交给', ['赵雅琴', '测试员']],
    ['角色（1）交给', ['赵雅琴']],
    ['全部交给', ['赵雅琴']],
  ] as const) {
    const field = within(box).getByRole('combobox', { name: label });
    await user.click(field);
    const list = () => document.getElementById(`${field.id}_list`)?.closest('.ant-select-dropdown');
    await waitFor(() =>
      expect([...(list()?.querySelectorAll('.ant-select-item-option') ?? [])].map((one) => one.getAttribute('title'))).toEqual(names),
    );
    await user.keyboard('{Escape}');
  }
});

test('after a person is removed, the data of the person is not requested again and the details dialog is closed', async () => {
  const gone = vi.fn();
  let hasLeft = false;
  const here = <R,>(name: string, reply: R): R => {
    if (!hasLeft) return reply;
    gone(name);
    throw refuse(commonErrors.notFound);
  };
  const none = { mayRemove: true, reason: null, holdings: [] };
  const leave = answer(staff.leave, () => {
    hasLeft = true;
    return {};
  });
  const listed = vi.fn();
  const members = answer(department.members, () => {
    listed(hasLeft);
    return pageOf(...(hasLeft ? [] : [memberOf('王磊')]), memberOf('李强'));
  });
  const his = [
    answer(staff.detail, () => here('detail', cardOf('王磊'))),
    answer(staff.holdings, () => here('holdings', none)),
    answer(staff.log, () => here('log', pageOf())),
  ];
  const enable = answer(staff.setEnable, () => ({}));
  open({ answers: [...his, members, leave, enable] });
  const box = await startLeaving();
  await press(box, '确认离职');
  expect(await screen.findByText('移除成功')).toBeTruthy();
  await waitFor(() => expect(listed).toHaveBeenLastCalledWith(true));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // a later command on other people does not refetch the removed person either, although the wizard is still mounted
  await user.click((await screen.findAllByRole('checkbox')).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: '禁用' }));
  await press(await dialog('禁用“李强”？'), '禁用');
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(3));
  expect(gone.mock.calls).toEqual([]);
});

test('a person without anything to hand over leaves after one confirmation, which shows what ends with them', async () => {
  const post = {
    kind: 'adminPost',
    title: '管理员身份',
    count: 1,
    examples: ['普通管理员'],
    needsHeir: false,
    ends: '离职后自动收回',
    mayTake: false,
  };
  open({ answers: [holdings({ holdings: [post] })] });
  const box = await startLeaving();
  expect((await within(box).findByText('管理员身份')).closest('li')?.textContent).toBe('管理员身份（1）普通管理员离职后自动收回');
  expect(within(box).getByText('确定移除该员工吗？')).toBeTruthy();
  expect(within(box).getByRole('button', { name: '确认离职' })).toBeTruthy();
  for (const role of ['combobox', 'list'] as const) expect(within(box).queryAllByRole(role)).toHaveLength(role === 'list' ? 1 : 0);
});

test('a single successor can take over all holdings, but the person who leaves cannot be the successor', async () => {
  const sent = vi.fn();
  const leave = answer(staff.leave, (input) => {
    sent(input.heirs);
    return {};
  });
  open({ answers: [holdings(), people, leave] });
  const box = await startLeaving();
  await within(box).findByText('采购专员、行政专员');
  await press(box, '下一步');
  await user.click(within(box).getByRole('combobox', { name: '全部交给' }));
  const heir = await option('赵雅琴');
  expect(within(heir.closest('.ant-select-dropdown') as HTMLElement).queryByText('王磊')).toBeNull();
  await user.click(heir);
  await press(box, '下一步');
  await press(box, '确认离职');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith([
      { kind: 'head', toUserId: idOf('赵雅琴') },
      { kind: 'role', toUserId: idOf('赵雅琴') },
    ]),
  );
});

test('V347 cancelling the handover wizard shows a message and sends no request', async () => {
  open({ answers: [holdings({ holdings: [] })] });
  const box = await startLeaving();
  expect(await within(box).findByText('确定移除该员工吗？')).toBeTruthy();
  await press(box, '取消');
  expect(await screen.findByText('已取消移除')).toBeTruthy();
});

test('a holding that the person receives while the wizard is open leads back to the list of holdings', async () => {
  const leave = answer(staff.leave, () => {
    throw refuse(staffErrors.stillHolds);
  });
  const some: Holding[] = [];
  open({ answers: [answer(staff.holdings, () => ({ mayRemove: true, reason: null, holdings: some })), leave] });
  const box = await startLeaving();
  await within(box).findByText('确定移除该员工吗？');
  some.push({ kind: 'head', title: '部门负责人', count: 1, examples: ['市场部'], needsHeir: true, ends: null, mayTake: true });
  await press(box, '确认离职');
  expect(await screen.findByText(staffErrors.stillHolds.message)).toBeTruthy();
  expect(await within(box).findByText('市场部')).toBeTruthy();
});
