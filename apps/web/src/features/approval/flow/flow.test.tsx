import { flow } from '@park/contract/approval/flow';
import type { Candidate } from '@park/contract/approval/flow/definition';
import { commonErrors } from '@park/contract/core';
import { calendar } from '@park/contract/kernel/calendar';
import { department } from '@park/contract/people/department';
import { role } from '@park/contract/rights/role';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { drawing, flowDetailOf, flowOf } from '../../../../test/approvals.ts';
import { idOf, memberOf, option, pageOf, treeOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { fileTransport } from '../../../kit/api/download.ts';
import { today } from '../../../kit/format.ts';
import { ContentPage } from './ContentPage.tsx';
import { candidatesText } from './drawing.ts';
import { FlowPage } from './FlowPage.tsx';
import { candidatesOf } from './HandlersDialog.tsx';

const user = userEvent.setup();
const reads: Rights = { 'flow:read': 'park' };
const edits: Rights = { ...reads, 'flow:update': 'park' };
const groups = answer(flow.groups, () => [{ id: idOf('行政'), name: '行政', rank: 1, flowNum: 0, version: 1 }]);
const names = answer(flow.people, () => [{ userId: idOf('赵雅琴'), realName: '赵雅琴', companyName: '云启科技有限公司' }]);
const detail = answer(flow.detail, () => flowDetailOf('通用审批', { isChanged: true }));
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (page: Parameters<typeof show>[0], answers: Scene['answers'] = [], access = edits, at = '/') =>
  show(page, { access, at, me: { companyId: idOf('云启物业'), companyName: '云启物业' }, answers: [...answers, groups, names, detail] });
const content = (tab: string) => `/platform/process/process_base_content?id=${idOf('通用审批')}&tab=${tab}`;
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));
/** Opens the menu of a row of the definition and clicks an entry. */
const more = async (name: string, entry: string) => {
  const row = (await screen.findByText(name)).closest('tr') as HTMLElement;
  await press(row, `${name}的更多操作`);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};
const listing = answer(flow.list, () =>
  pageOf(flowOf('通用审批', { isBuiltIn: true, runningNum: 2, isChanged: true }), flowOf('用印', { status: 'draft', liveNumber: null })),
);

test('R167 the list shows the state of each flow, and a click on a flow opens its page', async () => {
  const page = open(<FlowPage />, [listing]);
  expect(((await screen.findByText('通用审批')).closest('tr') as HTMLElement).textContent).toContain('有未发布的修改第1版2内置');
  expect((screen.getByText('用印').closest('tr') as HTMLElement).textContent).toContain('未发布');
  await user.click(screen.getByRole('button', { name: '通用审批' }));
  expect(page.address()).toBe(`/platform/process/process_base_content?id=${idOf('通用审批')}`);
});

test('a user with read access can export a flow but cannot change it', async () => {
  const saved = vi.spyOn(fileTransport, 'save').mockImplementation(() => {});
  open(<FlowPage />, [listing], reads);
  await screen.findByText('通用审批');
  expect(screen.queryByRole('button', { name: '新增流程' })).toBeNull();
  expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /的更多操作$/ })[0] as HTMLElement);
  expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: '导出' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ name: '通用审批.json' })));
  const [file] = saved.mock.calls[0] as [{ content: Blob }];
  expect(JSON.parse(await file.content.text())).toMatchObject({ processKey: 'general', definition: drawing });
});

test('a flow is published with a remark, and the dialog says how many applications keep running on the old version', async () => {
  const deployed = vi.fn();
  const deploy = answer(flow.deploy, (input) => {
    deployed(input);
    return { number: 2 };
  });
  open(<FlowPage />, [listing, deploy]);
  await user.click((await screen.findAllByRole('button', { name: '发布' }))[0] as HTMLElement);
  const box = await dialog('发布“通用审批”第2版');
  expect(box.textContent).toContain('进行中的 2 个流程仍按原版本走完');
  await user.type(within(box).getByLabelText('版本说明'), '加一级');
  await press(box, '发布');
  await waitFor(() => expect(deployed).toHaveBeenCalledWith({ id: idOf('通用审批'), version: 3, remark: '加一级' }));
});

test('disabling a flow asks for confirmation; a built-in flow cannot be deleted', async () => {
  const arranged = vi.fn();
  const arrange = answer(flow.arrange, (input) => {
    arranged(input);
    return {};
  });
  open(<FlowPage />, [listing, arrange]);
  await screen.findByText('通用审批');
  await user.click(screen.getAllByRole('button', { name: /的更多操作$/ })[0] as HTMLElement);
  expect((await screen.findByRole('menuitem', { name: '删除' })).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('menuitem', { name: '停用' }));
  await press(await dialog('停用“通用审批”？'), '停用');
  await waitFor(() => expect(arranged).toHaveBeenCalledWith({ items: [{ id: idOf('通用审批'), isEnable: 0 }] }));
});

test('an imported file is shown for review before it becomes a flow', async () => {
  const created = vi.fn();
  const create = answer(flow.create, (input) => {
    created(input);
    return { id: idOf('用印') };
  });
  open(<FlowPage />, [listing, create]);
  await screen.findByText('通用审批');
  // the file input is replaced after each choice, so it is looked up each time
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(chooser(), new File(['{"a":1}'], 'x.json', { type: 'application/json' }));
  expect(await screen.findByText(/文件不是有效的流程文件/)).toBeTruthy();
  const file = { processKey: 'seal', name: '用印审批', definition: drawing };
  await user.upload(chooser(), new File([JSON.stringify(file)], 'y.json', { type: 'application/json' }));
  const box = await dialog('导入流程');
  expect(within(box).getByLabelText<HTMLInputElement>('流程名称').value).toBe('用印审批');
  await press(box, '保存');
  await waitFor(() => expect(created).toHaveBeenCalledWith(expect.objectContaining({ processKey: 'seal', definition: expect.anything() })));
});

test('R169 the steps show their handlers, how several handlers decide, and what happens on a timeout', async () => {
  open(<ContentPage />, [], edits, content('nodes'));
  const row = (await screen.findByText('部门审批')).closest('tr') as HTMLElement;
  await waitFor(() => expect(row.textContent).toContain('赵雅琴；企业管理员'));
  expect(row.textContent).toContain('或签');
  expect(row.textContent).toContain('8小时后提醒');
});

test('a flow definition is edited as text; invalid JSON is reported with its line, server errors with the step’s name', async () => {
  const sent = vi.fn();
  const change = answer(flow.change, (input) => {
    sent(input);
    throw refuse(commonErrors.invalidInput, {
      'definition.nodes.1.candidates': '请选择处理人',
      'definition.nodes.1': '节点“部门审批”：请填写通过比例',
    });
  });
  open(<ContentPage />, [change], edits, content('drawing'));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '流程内容' });
  const whole = text.value;
  fireEvent.change(text, { target: { value: `${whole.slice(0, 40)}\n{{` } });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/第\d+行：不是有效的 JSON/)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  fireEvent.change(text, { target: { value: whole.replace('"any"', '"all"') } });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('部门审批：请选择处理人')).toBeTruthy();
  expect(screen.getByText('节点“部门审批”：请填写通过比例')).toBeTruthy();
  expect(screen.getByText('有 2 处需要修改')).toBeTruthy();
});

test('the timeout of a step is set in hours and sent in minutes', async () => {
  const sent = vi.fn();
  const set = answer(flow.setTimeouts, (input) => {
    sent(input);
    return { version: 4 };
  });
  open(<ContentPage />, [set], edits, content('nodes'));
  await more('部门审批', '超时处理');
  const box = await dialog('“部门审批”超时处理');
  await user.click(within(box).getByRole('combobox', { name: '超时后' }));
  await user.click(await option('自动同意'));
  const hours = within(box).getByLabelText('时限');
  await user.clear(hours);
  await user.type(hours, '16');
  await press(box, '保存');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ version: 3, items: [{ taskKey: 'head', timeout: { action: 'agree', minutes: 960 } }] }),
    ),
  );
});

test('R231 the handlers of a step are chosen among people and roles', async () => {
  const sent = vi.fn();
  const set = answer(flow.setHandlers, (input) => {
    sent(input);
    return { version: 4 };
  });
  const tree = answer(department.tree, () => treeOf());
  const people = answer(department.people, () => pageOf(memberOf('李昊然')));
  const inner = answer(role.inner, () => []);
  open(<ContentPage />, [set, tree, people, inner], edits, content('nodes'));
  await more('部门审批', '从通讯录选择处理人');
  const box = await dialog('“部门审批”的处理人');
  await user.click(await within(box).findByRole('checkbox', { name: /李昊然/ }));
  await press(box, '确定');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ taskKey: 'head', candidates: [{ kind: 'users', userIds: [idOf('赵雅琴'), idOf('李昊然')] }] }),
    ),
  );
});

test('a role whose holder depends on the application (such as the applicant) is saved as a separate kind of candidate', () => {
  const of = (...roles: string[]) => ({
    type: 'company' as const,
    companyId: 'c1',
    companyName: '云启',
    roleList: roles.map((id) => ({ roleCompanyId: `${id}/c1`, roleName: id })),
    roleListName: '',
  });
  expect(candidatesOf([{ type: 'user', id: 'u1', realName: '甲' }, of('applicant', 'enterpriseManager', 'r1'), of('r1')])).toEqual([
    { kind: 'users', userIds: ['u1'] },
    { kind: 'companyRole', roleIds: ['r1'] },
    { kind: 'applicant' },
    { kind: 'manager' },
  ]);
});

test('a step shows the names of the people and roles that handle it', () => {
  const names = new Map([
    ['u1', '赵雅琴'],
    ['r1', '招商主管'],
  ]);
  const candidates: Candidate[] = [{ kind: 'users', userIds: ['u1'] }, { kind: 'parkRole', roleIds: ['r1', 'r2'] }, { kind: 'applicant' }];
  expect(candidatesText({ candidates }, names)).toBe('赵雅琴；园区角色：招商主管、…；发起人');
});

const year = answer(calendar.year, () => ({
  hours: [{ from: '09:00', to: '18:00' }],
  weekdays: [1, 2, 3, 4, 5],
  version: 1,
  isKnown: false,
  warning: '2027年的节假日尚未公布',
  days: [
    { day: `${new Date().getFullYear()}-10-01`, isWork: false, name: '国庆节', isOwn: false },
    { day: `${new Date().getFullYear()}-10-02`, isWork: true, name: null, isOwn: true },
  ],
}));

test('the calendar marks days off, warns of a year without published holidays, and can change a day or reset it', async () => {
  const set = vi.fn();
  const days = answer(calendar.setDays, (input) => {
    set(input.days);
    return {};
  });
  open(<FlowPage />, [year, days], edits, '/?tab=calendar');
  expect(await screen.findByText('2027年的节假日尚未公布')).toBeTruthy();
  const thisYear = new Date().getFullYear();
  const marked = screen.getAllByRole('button', { current: 'date' });
  expect(marked.map((one) => one.getAttribute('aria-label')?.slice(0, 10))).toEqual([today()]);
  await user.click(screen.getByRole('button', { name: `${thisYear}-10-01 休息 国庆节` }));
  await waitFor(() => expect(set).toHaveBeenLastCalledWith([expect.objectContaining({ day: `${thisYear}-10-01`, isWork: true })]));
  await user.click(screen.getByRole('button', { name: `${thisYear}-10-02 上班（园区设置）` }));
  await waitFor(() => expect(set).toHaveBeenLastCalledWith([expect.objectContaining({ day: `${thisYear}-10-02`, isWork: null })]));
});

test('the working hours of a day can consist of several periods', async () => {
  const saved = vi.fn();
  const save = answer(calendar.save, (input) => {
    saved(input);
    return {};
  });
  open(<FlowPage />, [year, save], edits, '/?tab=calendar');
  await user.click(await screen.findByRole('button', { name: '设置工作时间' }));
  const box = await dialog('设置工作时间');
  await press(box, '添加一段');
  await user.type(within(box).getByLabelText('第2段开始'), '19:00');
  await user.type(within(box).getByLabelText('第2段结束'), '21:00');
  await press(box, '保存');
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({
        hours: [
          { from: '09:00', to: '18:00' },
          { from: '19:00', to: '21:00' },
        ],
        version: 1,
      }),
    ),
  );
});

test('the dialog refuses working hours that end before they begin, with a message', async () => {
  open(<FlowPage />, [year], edits, '/?tab=calendar');
  await user.click(await screen.findByRole('button', { name: '设置工作时间' }));
  const box = await dialog('设置工作时间');
  await user.clear(within(box).getByLabelText('第1段结束'));
  await user.type(within(box).getByLabelText('第1段结束'), '08:00');
  await press(box, '保存');
  expect(await within(box).findByText('工作时间应先后排列，且结束晚于开始')).toBeTruthy();
});
