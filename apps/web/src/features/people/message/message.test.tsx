import { process } from '@park/contract/approval/process';
import { department } from '@park/contract/people/department';
import { message } from '@park/contract/people/message';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { messageOf } from '../../../../test/approvals.ts';
import { idOf, memberOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, show } from '../../../../test/render.tsx';
import { DonePage } from './DonePage.tsx';
import { ServicePage, SystemPage } from './MessagePage.tsx';
import { NoticePage } from './NoticePage.tsx';
import { TodoPage } from './TodoPage.tsx';

const user = userEvent.setup();
afterEach(() => void vi.useRealTimers());
const counts = answer(message.counts, () => ({ todo: 2, copied: 1, service: 3, system: 0 }));
const startable = answer(process.startable, () => [
  { groupId: null, groupName: '通用', flows: [{ processKey: 'general', name: '通用审批', icon: '', description: null }] },
]);
const queried = vi.fn();
const listing = (...rows: ReturnType<typeof messageOf>[]) =>
  answer(message.list, (input) => {
    queried(input);
    return pageOf(...rows);
  });
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (page: Parameters<typeof show>[0], answers: Scene['answers'] = [], at = '/') =>
  show(page, { at, answers: [...answers, counts, startable] });
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));

test('R065 the list shows each to-do with its summary, and a click opens its application', async () => {
  const page = open(<TodoPage />, [listing(messageOf('采购办公椅'))]);
  const row = (await screen.findByText('采购办公椅')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('金额：¥3,200.00');
  expect(row.textContent).toContain('王梓涵');
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ type: 1 }));
  expect(await screen.findByText('待办 2')).toBeTruthy();
  expect(screen.getByText('抄送我的 1')).toBeTruthy();
  await user.click(within(row).getByRole('button', { name: '采购办公椅' }));
  expect(page.address()).toBe(`/notice/tododetail/${idOf('采购办公椅')}/1`);
});

const request = messageOf('加入申请：周一鸣', {
  ...{ kindName: '加入申请', content: '187****0001，研发部新人', link: '/architecture/invitation?id=r1' },
  ...{ applicantId: null, applicantName: '周一鸣' },
  ...{
    processInstanceId: null,
    number: null,
    processKey: null,
    processName: null,
    status: null,
    summary: [],
    taskId: null,
    isBatch: false,
  },
});
test('a to-do without an application (such as a request to join) shows its kind and links to the page where it is handled', async () => {
  const page = open(<TodoPage />, [listing(messageOf('采购办公椅'), request)]);
  const row = (await screen.findByText('加入申请：周一鸣')).closest('tr') as HTMLElement;
  expect(within(row).getByText('加入申请')).toBeTruthy();
  expect(row.textContent).toContain('187****0001，研发部新人');
  await press(row, '去处理');
  expect(page.address()).toBe('/architecture/invitation?id=r1');
  cleanup();
  const other = open(<TodoPage />, [listing(messageOf('采购办公椅'), request)]);
  await user.click(await screen.findByRole('button', { name: '加入申请：周一鸣' }));
  expect(other.address()).toBe('/architecture/invitation?id=r1');
  cleanup();
  open(<TodoPage />, [listing(messageOf('采购办公椅'))]);
  await screen.findByText('采购办公椅');
  expect(screen.queryByRole('button', { name: '去处理' })).toBeNull();
});

test('a to-do without an application cannot be approved in a batch', async () => {
  open(<TodoPage />, [listing(messageOf('采购办公椅'), request)]);
  for (const name of [/采购办公椅/, /加入申请：周一鸣/]) await user.click(await screen.findByRole('checkbox', { name }));
  expect(screen.getByText('加入申请需要逐项处理')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '批量同意' }).disabled).toBe(true);
});

test('a to-do with a time limit shows the time left or overdue; the column is hidden if no to-do has a time limit', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-03-02T01:00:00Z') });
  const [soon, over] = ['2026-03-02T04:00:00Z', '2026-03-01T23:00:00Z'];
  open(<TodoPage />, [listing(messageOf('采购办公椅', { deadline: soon }), messageOf('用印', { deadline: over }), messageOf('请假'))]);
  const row = async (title: string) => (await screen.findByText(title)).closest('tr') as HTMLElement;
  expect((await row('采购办公椅')).textContent).toContain('剩余 3小时');
  expect(within(await row('用印')).getByText('已超时 2小时').className).toBe('overdue');
  expect(within(await row('用印')).getByTitle('截止时间 2026-03-02 07:00')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(61 * 60_000));
  expect((await row('采购办公椅')).textContent).toContain('剩余 1小时59分钟');
  cleanup();
  open(<TodoPage />, [listing(messageOf('请假'))]);
  await row('请假');
  expect(screen.queryByRole('columnheader', { name: '处理时限' })).toBeNull();
});

test('the to-do lists can be filtered by flow, applicant and number', async () => {
  open(<TodoPage />, [listing(messageOf('采购办公椅'))]);
  await screen.findByText('采购办公椅');
  await user.click(screen.getByRole('combobox', { name: '流程' }));
  await user.click(await option('通用审批'));
  await user.type(screen.getByLabelText('申请人'), '王');
  await user.click(screen.getByRole('button', { name: '展开' }));
  await user.type(screen.getByLabelText('编号'), 'A1');
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() =>
    expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ processKey: 'general', applicant: '王', number: 'A1' })),
  );
});

test('R066 there are separate lists of the applications that the user decided, started, or received a copy of', async () => {
  const page = open(
    <DonePage />,
    [listing(messageOf('采购办公椅', { action: 'returned', doneDate: '2026-03-01T02:00:00.000Z' }))],
    '/notice/donelist',
  );
  expect(((await screen.findByText('采购办公椅')).closest('tr') as HTMLElement).textContent).toContain('退回');
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ type: 2 }));
  await user.click(screen.getByText('我发起的'));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ type: 3 })));
  expect(page.address()).toBe('/notice/donelist?tab=3');
  await user.click(screen.getByText('抄送我的 1'));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ type: 4 })));
});

test('several to-dos of one flow can be approved in a batch, and each failure is shown with its reason', async () => {
  const sent = vi.fn();
  const batch = answer(process.batch, (input) => {
    sent(input);
    return { successSize: 1, errorSize: 1, list: [{ processInstanceId: idOf('用印'), message: '该任务已被处理，请刷新后查看' }] };
  });
  open(<TodoPage />, [batch, listing(messageOf('采购办公椅'), messageOf('用印', { taskId: 9 }))]);
  await screen.findByText('采购办公椅');
  for (const name of ['采购办公椅', '用印']) await user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
  await user.click(screen.getByRole('button', { name: '批量同意' }));
  const box = await dialog('批量同意 2 项');
  await press(box, '已核实');
  await press(box, '同意');
  const outcome = await dialog('成功 1 项，失败 1 项');
  expect(outcome.textContent).toContain('用印该任务已被处理');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      comment: '已核实',
      items: [
        { processInstanceId: idOf('采购办公椅'), taskId: 7 },
        { processInstanceId: idOf('用印'), taskId: 9 },
      ],
    }),
  );
});

test('to-dos of several flows, or of a flow without batch approval, cannot be approved in a batch', async () => {
  open(<TodoPage />, [listing(messageOf('采购办公椅'), messageOf('用印', { processKey: 'seal' }), messageOf('请假', { isBatch: false }))]);
  await screen.findByText('采购办公椅');
  await user.click(screen.getByRole('checkbox', { name: /采购办公椅/ }));
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '批量同意' });
  expect(button().disabled).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /用印/ }));
  expect(button().disabled).toBe(true);
  expect(screen.getByText('一次只能批量同意同一个流程的事项')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /用印/ }));
  await user.click(screen.getByRole('checkbox', { name: /请假/ }));
  expect(screen.getByText('所选事项中有流程不支持批量同意')).toBeTruthy();
});

const notice = messageOf('申请已通过', { type: 5, content: '你的“采购办公椅”已通过', taskId: null });
test('R068 messages can be marked as read, one by one or all at once', async () => {
  const read = vi.fn();
  const marking = answer(message.read, (input) => {
    read(input);
    return { changed: 1 };
  });
  open(<ServicePage />, [marking, listing(notice)]);
  expect(((await screen.findByText('申请已通过')).closest('tr') as HTMLElement).textContent).toContain('未读');
  await user.click(screen.getByRole('checkbox', { name: /申请已通过/ }));
  await user.click(screen.getByRole('button', { name: '标为已读' }));
  await waitFor(() => expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ ids: [notice.id], type: 5 })));
  await user.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(read).toHaveBeenLastCalledWith({ type: 5 }));
});

test('R073 opening a message marks it as read and shows a button that opens its application', async () => {
  const read = vi.fn();
  const marking = answer(message.read, (input) => {
    read(input);
    return { changed: 1 };
  });
  const routed = (
    <Routes>
      <Route path="/notice/noticedetail/:pId/:type" element={<NoticePage />} />
      <Route path="*" element={<p>别处</p>} />
    </Routes>
  );
  const page = open(routed, [marking, listing(notice)], `/notice/noticedetail/${notice.id}/5`);
  expect(await screen.findByText('你的“采购办公椅”已通过')).toBeTruthy();
  await waitFor(() => expect(read).toHaveBeenCalledWith({ ids: [notice.id] }));
  await user.click(screen.getByRole('button', { name: '查看流程' }));
  expect(page.address()).toBe(`/notice/tododetail/${idOf('申请已通过')}/3`);
  expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ type: 5, id: notice.id }));
});

test('a message opens beside the list, is marked as read, and has links to the next message and to its subject', async () => {
  const read = vi.fn();
  const marking = answer(message.read, (input) => {
    read(input);
    return { changed: 1 };
  });
  const trouble = messageOf('流程后续处理失败', {
    ...{ type: 6, content: '需要人工处理', link: '/platform/process/process_monitoring?tab=incidents' },
  });
  const page = open(<SystemPage />, [marking, listing(notice, trouble)]);
  await user.click(await screen.findByRole('button', { name: '申请已通过' }));
  const first = await dialog('申请已通过');
  expect(within(first).getByText('你的“采购办公椅”已通过')).toBeTruthy();
  expect(within(first).queryByRole('button', { name: '前往处理' })).toBeNull();
  await waitFor(() => expect(read).toHaveBeenLastCalledWith({ ids: [notice.id] }));
  await press(first, '下一条');
  const second = await dialog('流程后续处理失败');
  await waitFor(() => expect(read).toHaveBeenLastCalledWith({ ids: [trouble.id] }));
  await press(second, '前往处理');
  expect(page.address()).toBe('/platform/process/process_monitoring?tab=incidents');
});

const absence = {
  ...{ id: idOf('委托'), delegateId: idOf('赵雅琴'), delegateName: '赵雅琴' },
  ...{ from: '2026-03-01T01:00:00.000Z', to: '2026-03-05T10:00:00.000Z' },
};
test('a user who will be away can appoint a delegate and cancel the delegation', async () => {
  const absences = answer(process.absences, () => [{ ...absence, flowIds: null, flowNames: [], reason: '出差', state: 'active' as const }]);
  const ended = vi.fn();
  const end = answer(process.endAbsence, ({ id }) => {
    ended(id);
    return {};
  });
  open(<TodoPage />, [absences, end, listing()]);
  await user.click(await screen.findByRole('button', { name: '委托代理' }));
  const box = await dialog('委托代理');
  expect(((await within(box).findByText('赵雅琴')).closest('tr') as HTMLElement).textContent).toContain('生效中');
  await press(box, '取消');
  await user.click(await screen.findByRole('button', { name: '取消委托' }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith(idOf('委托')));
});

test('a delegation can be limited to some flows, and the list of delegations names these flows', async () => {
  const delegated = vi.fn();
  const absences = answer(process.absences, () => [
    { ...absence, flowIds: [idOf('用印')], flowNames: ['用印审批'], reason: null, state: 'coming' as const },
  ]);
  const add = answer(process.addAbsence, (input) => {
    delegated(input);
    return { id: idOf('新委托') };
  });
  const flows = answer(process.absenceFlows, () => [
    { id: idOf('用印'), name: '用印审批' },
    { id: idOf('采购'), name: '采购审批' },
  ]);
  const people = answer(department.people, () => pageOf(memberOf('李昊然')));
  open(<TodoPage />, [absences, add, flows, people, listing()]);
  await user.click(await screen.findByRole('button', { name: '委托代理' }));
  const box = await dialog('委托代理');
  expect(await within(box).findByText('用印审批')).toBeTruthy();
  await press(box, '新增委托');
  // the drawer has a button with the same label, so the text is looked for inside the dialog
  await waitFor(() => expect(screen.getAllByText('新增委托').some((text) => text.closest('.ant-modal'))).toBe(true));
  const form = document.querySelector<HTMLElement>('.ant-modal') as HTMLElement;
  await user.click(within(form).getByRole('combobox', { name: '代理人' }));
  await user.click(await option('李昊然'));
  await user.click(within(form).getByRole('combobox', { name: '流程' }));
  await user.click(await option('采购审批'));
  for (const [label, moment] of [
    ['开始时间', '2026-03-01 09:00'],
    ['结束时间', '2026-03-05 18:00'],
  ] as const) {
    await user.type(within(form).getByLabelText(label), `${moment}{Enter}`);
  }
  // Enter confirms the typed times and does not submit the form
  expect(delegated).not.toHaveBeenCalled();
  await press(form, '保存');
  // 09:00 and 18:00 in the time zone of the park
  const period = { from: '2026-03-01T01:00:00.000Z', to: '2026-03-05T10:00:00.000Z' };
  await waitFor(() => expect(delegated).toHaveBeenCalledWith(expect.objectContaining({ flowIds: [idOf('采购')], ...period })));
});
