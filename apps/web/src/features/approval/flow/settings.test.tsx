import { flow } from '@park/contract/approval/flow';
import { wrongAmount } from '@park/contract/approval/flow/kinds';
import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { drawing, flowDetailOf, flowOf } from '../../../../test/approvals.ts';
import { companyOf, idOf, memberOf, option, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { ContentPage } from './ContentPage.tsx';
import { FlowPage } from './FlowPage.tsx';

const user = userEvent.setup();
const edits: Rights = { 'flow:read': 'park', 'flow:update': 'park' };
type Scene = NonNullable<Parameters<typeof show>[1]>;
const branched = {
  fields: [
    ...drawing.fields,
    { key: 'amount', name: '金额', kind: 'number', required: false, options: [] },
    { key: 'deposit', name: '押金', kind: 'money', required: false, options: [] },
  ],
  nodes: drawing.nodes.toSpliced(2, 0, {
    id: 'fork',
    kind: 'condition',
    name: '金额判断',
    branches: [
      { id: 'big', name: '大额', when: { field: 'amount', op: '>', value: 5000 }, nodes: [] },
      { id: 'small', name: '小额', when: null, nodes: [] },
    ],
  } as never),
};
const usual: Scene['answers'] = [
  answer(flow.groups, () => [{ id: idOf('行政'), name: '行政', rank: 1, flowNum: 0, version: 1 }]),
  answer(flow.people, () => [{ userId: idOf('赵雅琴'), realName: '赵雅琴', companyName: '云启科技有限公司' }]),
  answer(flow.detail, () => flowDetailOf('通用审批', { definition: branched })),
  answer(flow.roles, () => ({ companyRoles: [{ id: 'AllCompanyStaff', name: '全体员工' }], parkRoles: [] })),
  answer(flow.list, () => pageOf(flowOf('通用审批'))),
  answer(department.tree, () => treeOf()),
  answer(department.people, () => pageOf(memberOf('李昊然'))),
  answer(company.list, () => pageOf(companyOf('云启科技', { companyId: idOf('云启') }))),
];
const open = (page: Parameters<typeof show>[0], answers: Scene['answers'] = [], at = '/') =>
  show(page, { access: edits, at, answers: [...answers, ...usual] });
const nodes = (answers: Scene['answers']) => open(<ContentPage />, answers, `/x?id=${idOf('通用审批')}`);
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));
const menu = async (name: string, entry: string) => {
  const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
  await press(row, `${name}的更多操作`);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const choose = async (box: HTMLElement, name: string, label: string) => {
  await user.click(within(box).getByRole('combobox', { name }));
  await user.click(await option(label));
};
const taking = <C extends Parameters<typeof answer>[0]>(call: C, reply: object = {}) => {
  const sent = vi.fn();
  return {
    sent,
    answers: answer(call, (input) => {
      sent(input);
      return reply as never;
    }),
  };
};

test('the drawer of a step edits handlers, labels, rights, signature and timeout, but no other part of the flow', async () => {
  const { sent, answers } = taking(flow.change);
  nodes([answers]);
  await user.click(await screen.findByRole('button', { name: '编辑部门审批' }));
  const box = await dialog('设置“部门审批”');
  const name = within(box).getByLabelText('节点名称');
  await user.clear(name);
  await user.type(name, '负责人审批');
  await choose(box, '第2种处理人', '连续多级部门负责人');
  await choose(box, '部门级数', '直到上2级部门');
  await choose(box, '多人处理方式', '比例会签');
  await user.type(within(box).getByLabelText('通过比例'), '60');
  await user.type(within(box).getByRole('textbox', { name: '同意按钮的名称' }), '核准');
  await user.click(within(box).getByRole('switch', { name: '转交按钮' }));
  await user.click(within(box).getByRole('switch', { name: '必须签名' }));
  const rights = within(box).getByRole('radiogroup', { name: '金额的权限' });
  await user.click(within(rights).getByText('隐藏'));
  await choose(box, '无审批人时', '自动通过');
  await choose(box, '超时后', '自动同意');
  await press(box, '保存');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [{ version, definition }] = sent.mock.calls[0] as [{ version: number; definition: typeof drawing }];
  expect(version).toBe(3);
  expect(definition.nodes.map(({ id }) => id)).toEqual(['start', 'head', 'fork', 'end']);
  expect(definition.nodes[1]).toMatchObject({
    name: '负责人审批',
    candidates: [
      { kind: 'users', userIds: [idOf('赵雅琴')] },
      { kind: 'heads', up: 2 },
    ],
    mode: 'ratio',
    ratio: 60,
    buttons: { agree: '核准', transfer: false },
    signature: true,
    opinion: false,
    fields: { amount: 'hide' },
    nobody: { action: 'pass' },
    timeout: { action: 'agree', minutes: 480 },
  });
});

test('invalid settings of a step are reported at their fields before any request is sent', async () => {
  const { sent, answers } = taking(flow.change);
  nodes([answers]);
  await menu('部门审批', '在下方添加抄送');
  const box = await dialog('新增抄送节点');
  await press(box, '保存');
  expect(await within(box).findByText('请填写节点名称')).toBeTruthy();
  expect(await within(box).findByText('请选择抄送人')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.type(within(box).getByLabelText('节点名称'), '抄送财务');
  await press(box, '添加抄送人');
  await choose(box, '第1种抄送人', '发起人');
  await press(box, '保存');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  const [{ definition }] = sent.mock.calls[0] as [{ definition: typeof drawing }];
  expect(definition.nodes[2]).toEqual({ id: 'cc_1', kind: 'cc', name: '抄送财务', candidates: [{ kind: 'applicant' }] });
});

test('deleting a step asks for confirmation and shows the error if another step would become invalid', async () => {
  const change = answer(flow.change, () => {
    throw refuse({ ...commonErrors.invalidInput, message: '节点“复核”：第一个处理节点不能由上一审批人指定' });
  });
  nodes([change]);
  await menu('部门审批', '删除');
  await press(await dialog('删除节点“部门审批”？'), '删除');
  expect(await screen.findByText('节点“复核”：第一个处理节点不能由上一审批人指定')).toBeTruthy();
});

test('the condition of a branch is shown in words and edited as an expression', async () => {
  const { sent, answers } = taking(flow.setExpression, { version: 4 });
  nodes([answers]);
  expect(await screen.findByText('金额 大于 5000')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '设置大额的条件' }));
  const box = await dialog('“大额”的条件');
  const text = within(box).getByLabelText<HTMLTextAreaElement>('条件');
  fireEvent.change(text, { target: { value: text.value.replace('5000', '8000') } });
  await press(box, '保存');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ taskKey: 'big', expression: `$${'{amount > 8000}'}` })));
});

test('the people who are notified when a flow ends are selected in a separate dialog', async () => {
  const { sent, answers } = taking(flow.setMessages, { version: 4 });
  nodes([answers, answer(flow.endMessages, () => ({ version: 3, candidates: [] }))]);
  await user.click(await screen.findByRole('button', { name: '结束通知' }));
  const box = await dialog('流程结束通知');
  await press(box, '添加抄送人');
  await choose(box, '第1种抄送人', '企业管理员');
  await press(box, '保存');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ version: 3, candidates: [{ kind: 'manager' }] })));
});

test('the right to start a flow can be limited to people, departments, roles or companies; an empty selection is refused', async () => {
  const { sent, answers } = taking(flow.change);
  open(<FlowPage />, [answers]);
  await menu('通用审批', '发起范围');
  const box = await dialog('“通用审批”的发起范围');
  await user.click(within(box).getByRole('radio', { name: '指定范围' }));
  await press(box, '保存');
  expect(await within(box).findByText('请至少选择一个发起人、部门、角色或企业')).toBeTruthy();
  await choose(box, '员工', '李昊然');
  await choose(box, '角色', '全体员工');
  await choose(box, '企业', '云启科技');
  await press(box, '保存');
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    name: '通用审批',
    starters: { userIds: [idOf('李昊然')], roleIds: ['AllCompanyStaff'], companyIds: [idOf('云启')], departmentIds: [] },
  });
  expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('definition');
});

test('a flow that approves automatically shows from when until when, and automatic approval can be switched off', async () => {
  const { sent, answers } = taking(flow.closeAuto);
  const auto = answer(flow.auto, () => ({ isAuto: true, from: '2026-03-01T00:00:00Z', until: '2026-03-02T00:00:00Z', reason: '系统切换' }));
  open(<FlowPage />, [answers, auto]);
  await menu('通用审批', '自动通过');
  const box = await dialog('“通用审批”自动通过');
  expect(box.textContent).toContain('2026-03-01 08:00 至 2026-03-02 08:00');
  await press(box, '立即关闭');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ id: idOf('通用审批') }));
});

test('flows can be reordered, and several flows can be moved to a group at once', async () => {
  const order = taking(flow.arrange);
  const move = taking(flow.regroup);
  const all = answer(flow.all, () => [flowOf('通用审批'), flowOf('用印')]);
  open(<FlowPage />, [order.answers, move.answers, all]);
  await user.click(await screen.findByRole('button', { name: '调整顺序' }));
  const box = await dialog('调整流程顺序');
  await user.click(await within(box).findByRole('button', { name: '下移通用审批' }));
  await press(box, '保存');
  await waitFor(() =>
    expect(order.sent).toHaveBeenCalledWith({
      items: [
        { id: idOf('用印'), rank: 0 },
        { id: idOf('通用审批'), rank: 1 },
      ],
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: /通用审批/ }));
  await user.click(screen.getByRole('button', { name: '移动到分组' }));
  const moving = await dialog('移动 1 个流程');
  await choose(moving, '移动到', '行政');
  await press(moving, '移动');
  await waitFor(() => expect(move.sent).toHaveBeenCalledWith({ groupId: idOf('行政'), ids: [idOf('通用审批')] }));
});

test('a simulation shows the steps for the values and the starter entered, and whether that person may start the flow', async () => {
  const { sent, answers } = taking(flow.simulate, {
    applicantName: '李昊然',
    companyName: '云启科技',
    mayStart: false,
    path: [
      { taskKey: 'head', taskName: '部门审批', kind: 'approve', people: ['赵雅琴'] },
      { taskKey: 'pick', taskName: '复核', kind: 'approve', people: [], note: 'applicantChoice' },
    ],
  });
  open(<ContentPage />, [answers], `/x?id=${idOf('通用审批')}&tab=simulation`);
  await user.click(await screen.findByRole('combobox', { name: '发起人' }));
  await user.click(await option('李昊然'));
  await user.type(screen.getByLabelText('金额'), '9000');
  await user.type(screen.getByLabelText('押金'), '12.345');
  await user.click(screen.getByRole('button', { name: '模拟' }));
  // an invalid amount is refused instead of being dropped silently
  expect(await screen.findByText(wrongAmount)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('押金'), '{Backspace}');
  await user.click(screen.getByRole('button', { name: '模拟' }));
  const result = screen.getByRole('region', { name: '模拟结果' });
  await waitFor(() => expect(result.textContent).toContain('部门审批赵雅琴'));
  expect(result.textContent).toContain('复核由发起人选择');
  expect(result.textContent).toContain('李昊然不在此流程的发起范围内');
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ userId: idOf('李昊然'), form: { amount: 9000, deposit: 1234 } }));
});
