import { type ProcessDetail, process, processErrors } from '@park/contract/approval/process';
import { department } from '@park/contract/people/department';
import { message } from '@park/contract/people/message';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { applicationOf, may, messageOf, stepOf, task } from '../../../../test/approvals.ts';
import { idOf, memberOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import { tab } from '../../../kit/page/tab.ts';
import { DetailPage } from './DetailPage.tsx';

const user = userEvent.setup();
const read = vi.fn();
const marking = answer(message.read, (input) => {
  read(input);
  return { changed: 0 };
});
const people = answer(department.people, () => pageOf(memberOf('李昊然', { phone: '138****1004', departmentName: '市场部' })));
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));
type Scene = NonNullable<Parameters<typeof show>[1]>;
/** Opens an application as the user sees it after coming from one of the lists. */
function open(given: Partial<ProcessDetail> = {}, answers: Scene['answers'] = [], from = 1) {
  const routed = (
    <Routes>
      <Route path="/notice/tododetail/:pId/:type" element={<DetailPage />} />
      <Route path="*" element={<p>列表</p>} />
    </Routes>
  );
  const detail = answer(process.detail, ({ processInstanceId }) =>
    processInstanceId === idOf('用印') ? applicationOf('用印') : applicationOf('采购办公椅', given),
  );
  return show(routed, { at: `/notice/tododetail/${idOf('采购办公椅')}/${from}`, answers: [...answers, detail, marking, people] });
}
const sentTo = <C extends Parameters<typeof answer>[0]>(call: C) => {
  const sent = vi.fn();
  return {
    sent,
    answers: answer(call, (input) => {
      sent(input);
      return {} as never;
    }),
  };
};
const more = async (entry: string) => {
  await user.click(await screen.findByRole('button', { name: '更多' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

test('a file attached to a form field appears only at that field; files added later appear in a separate panel', async () => {
  const [inForm, added] = [idOf('报价单.pdf'), idOf('补充说明.pdf')];
  const file = (id: string, name: string) => ({
    ...{ id: idOf(`附件${name}`), name, size: 2048, byName: '王梓涵', isMine: true, createdDate: '2026-03-01T01:00:00.000Z' },
    url: `/smartop/portal/file/read/${id}?sign=1`,
  });
  const papers: ProcessDetail['fields'][number] = { key: 'papers', name: '附件', kind: 'attachment', required: false, options: [] };
  const given = { fields: [papers], fieldRights: { papers: 'read' as const }, form: { papers: [inForm] } };
  open({ ...given, attachments: [file(inForm, '报价单.pdf'), file(added, '补充说明.pdf')] });
  expect(await screen.findAllByText('报价单.pdf')).toHaveLength(1);
  expect(screen.getAllByText('附件')).toHaveLength(2);
  const panel = screen.getByRole('heading', { name: '附件' }).parentElement as HTMLElement;
  within(panel).getByText('补充说明.pdf');
  expect(within(panel).getAllByRole('button', { name: '删除' })).toHaveLength(1);
  cleanup();
  open({ ...given, attachments: [file(inForm, '报价单.pdf')], endedDate: '2026-03-02T01:00:00.000Z' });
  await screen.findByText('报价单.pdf');
  expect(screen.queryByRole('heading', { name: '附件' })).toBeNull();
});

test('R067 R239 the page shows the form, the history and the current step, and marks the application as read', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '采购办公椅' })).toBeTruthy();
  expect(screen.getByText('3,200.00 元')).toBeTruthy();
  const current = document.querySelectorAll('.ant-steps-item-process');
  expect(current).toHaveLength(1);
  expect(current[0]?.textContent).toContain('部门负责人审批');
  expect(current[0]?.textContent).toContain('已等待2小时5分钟');
  expect(document.querySelectorAll('.ant-steps-item-wait')).toHaveLength(1);
  await waitFor(() => expect(read).toHaveBeenCalledWith({ processInstanceId: idOf('采购办公椅') }));
});

test('deciding an application closes its tab, even if the page reloads without an open task before that', async () => {
  const dropped = vi.spyOn(tab, 'close');
  const { answers, sent } = sentTo(process.submit);
  const decided = answer(process.detail, ({ processInstanceId }) =>
    applicationOf(
      processInstanceId === idOf('用印') ? '用印' : '采购办公椅',
      sent.mock.calls.length > 0 ? { task: null, actions: [] } : {},
    ),
  );
  const todo = answer(message.list, async () => {
    await waitFor(() => expect(screen.queryByRole('button', { name: '拒绝' })).toBeNull());
    return pageOf(messageOf('用印'));
  });
  const page = open({}, [decided, answers, todo]);
  await user.click(await screen.findByRole('button', { name: '同意' }));
  await press(await dialog('同意'), '同意');
  await waitFor(() => expect(page.address()).toBe(`/notice/tododetail/${idOf('用印')}/1`));
  await waitFor(() => expect(dropped).toHaveBeenCalledWith(`/notice/tododetail/${idOf('采购办公椅')}/1`));
});

test('a failed step is shown as an error, and a waiting automatic step as running', async () => {
  const failed = stepOf('通知门禁', { handler: '系统', action: 'failed', actionName: '执行失败' });
  const rests = stepOf('通知门禁', { handler: '系统', action: 'wait', endTime: null, isOnThisTask: true });
  open({ steps: [failed, rests] });
  await screen.findByText('执行失败');
  expect(document.querySelector('.ant-steps-item-error')?.textContent).toContain('执行失败');
  expect(document.querySelector('.ant-steps-item-process')?.textContent).toContain('进行中');
});

test('after a decision the next to-do opens, and after the last to-do the list opens', async () => {
  const { sent, answers } = sentTo(process.submit);
  const todo = vi.fn(() => pageOf(messageOf('采购办公椅'), messageOf('用印')));
  const page = open({}, [answers, answer(message.list, todo)]);
  await user.click(await screen.findByRole('button', { name: '同意' }));
  const box = await dialog('同意');
  await press(box, '已核实');
  await press(box, '同意');
  await waitFor(() => expect(page.address()).toBe(`/notice/tododetail/${idOf('用印')}/1`));
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ processInstanceId: idOf('采购办公椅'), taskId: 7, comment: '已核实' }));
  expect(await screen.findByRole('heading', { name: '用印' })).toBeTruthy();
  todo.mockImplementation(() => pageOf());
  await waitFor(() => expect(screen.getByRole('button', { name: '同意' })).toHaveProperty('disabled', false), { timeout: 3_000 });
  await user.click(screen.getByRole('button', { name: '同意' }));
  await press(await dialog('同意'), '同意');
  await waitFor(() => expect(page.address()).toBe('/notice/todolist'));
});

test('the next to-do says that it opened by itself and how many are left, blocks consent for 1 s, and leads to the list', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const hurried = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { answers } = sentTo(process.submit);
  const page = open({}, [answers, answer(message.list, () => pageOf(messageOf('采购办公椅'), messageOf('用印'), messageOf('出差')))]);
  await hurried.click(await screen.findByRole('button', { name: '同意' }));
  await hurried.click(within(await dialog('同意')).getByRole('button', { name: '同意' }));
  expect(await screen.findByText('已同意“采购办公椅”，为你打开下一项（还有 2 项）')).toBeTruthy();
  expect(screen.queryByText('已同意')).toBeNull();
  await screen.findByRole('heading', { name: '用印' });
  const agree = () => screen.getByRole('button', { name: '同意' });
  expect(agree()).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: '拒绝' })).toHaveProperty('disabled', false);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(agree()).toHaveProperty('disabled', false);
  await hurried.click(screen.getByRole('button', { name: '返回列表' }));
  await waitFor(() => expect(page.address()).toBe('/notice/todolist'));
  vi.useRealTimers();
});

test('a refusal needs a reason, and refusing an application that was decided meanwhile shows the conflict', async () => {
  const late = answer(process.reject, () => {
    throw refuse(processErrors.moved);
  });
  open({}, [late]);
  await user.click(await screen.findByRole('button', { name: '拒绝' }));
  const box = await dialog('拒绝');
  await press(box, '拒绝');
  expect(await within(box).findByText('请填写原因')).toBeTruthy();
  await press(box, '材料不全');
  await press(box, '拒绝');
  expect(await screen.findByText(processErrors.moved.message)).toBeTruthy();
});

test('an application can be returned to a step that the server offers', async () => {
  const { sent, answers } = sentTo(process.reject);
  const nodes = answer(process.rejectNodes, () => [{ taskKey: 'applicant', taskName: '发起人' }]);
  open({}, [answers, nodes], 2);
  await user.click(await screen.findByRole('button', { name: '退回' }));
  const box = await dialog('退回');
  await press(box, '金额有误');
  await press(box, '退回');
  // a request without a target step would refuse the application for good
  expect(await within(box).findByText('请选择节点', { selector: '.ant-form-item-explain-error' })).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.click(within(box).getByRole('combobox', { name: '退回到' }));
  await user.click(await option('发起人'));
  await press(box, '退回');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ targetKey: 'applicant', comment: '金额有误', taskId: 7 })),
  );
});

test('a task is transferred to a colleague chosen by name', async () => {
  const { sent, answers } = sentTo(process.transfer);
  open({}, [answers], 2);
  await more('转交');
  const box = await dialog('转交');
  await press(box, '转交');
  expect(await within(box).findByText('请选择人员')).toBeTruthy();
  await user.click(within(box).getByRole('combobox', { name: '转交给' }));
  await user.click(await option('李昊然'));
  await press(box, '转交');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ toUserId: idOf('李昊然'), taskId: 7 })));
});

test("another handler can be added before the user's own decision and removed again", async () => {
  const adding = sentTo(process.addSign);
  const removing = sentTo(process.removeSign);
  const other = {
    taskId: 8,
    taskKey: 'head',
    taskName: '部门负责人审批',
    userId: idOf('李昊然'),
    realName: '李昊然',
    startTime: '2026-03-01T01:00:00.000Z',
  };
  open({ actions: may(['addSign', '加签'], ['removeSign', '减签']), task: { ...task, others: [other] } }, [
    adding.answers,
    removing.answers,
  ]);
  await more('加签');
  const box = await dialog('加签');
  await user.click(within(box).getByRole('combobox', { name: '加签人员' }));
  await user.click(await option('李昊然'));
  await press(box, '加签');
  await waitFor(() => expect(adding.sent).toHaveBeenCalledWith(expect.objectContaining({ toUserIds: [idOf('李昊然')], where: 'before' })));
  await more('减签');
  const removal = await dialog('减签');
  await user.click(within(removal).getByRole('combobox', { name: '减签人员' }));
  await user.click(await option('李昊然'));
  await press(removal, '减签');
  await waitFor(() => expect(removing.sent).toHaveBeenCalledWith(expect.objectContaining({ targetTaskId: 8 })));
});

test('claiming a task and urging its handler need no dialog', async () => {
  const claiming = sentTo(process.claim);
  const urging = answer(process.urge, () => {
    throw refuse(processErrors.urged);
  });
  open(
    {
      actions: [
        { action: 'claim', label: '认领', taskId: 7 },
        { action: 'urge', label: '催办', taskId: null },
      ],
    },
    [claiming.answers, urging],
  );
  await user.click(await screen.findByRole('button', { name: '认领' }));
  await waitFor(() => expect(claiming.sent).toHaveBeenCalledWith({ processInstanceId: idOf('采购办公椅'), taskId: 7 }));
  await user.click(screen.getByRole('button', { name: '催办' }));
  expect(await screen.findByText(processErrors.urged.message)).toBeTruthy();
});

test('taking back a decision sends the id of its task, although that task is closed', async () => {
  const { sent, answers } = sentTo(process.takeBack);
  open({ task: null, actions: [{ action: 'takeBack', label: '撤回审批', taskId: 5 }] }, [answers], 2);
  await user.click(await screen.findByRole('button', { name: '撤回审批' }));
  await press(await dialog('撤回审批'), '撤回审批');
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ taskId: 5 })));
});

test('the applicant corrects the fields of a returned application and resubmits it', async () => {
  const { sent, answers } = sentTo(process.resubmit);
  open(
    {
      status: 'returned',
      task: { ...task, kind: 'resubmit', taskName: '发起申请' },
      fieldRights: { title: 'edit', content: 'edit', amount: 'edit' },
      actions: may(['resubmit', '重新提交']),
    },
    [answers],
    3,
  );
  const amount = await screen.findByLabelText('金额');
  await user.clear(amount);
  await user.type(amount, '28.5');
  await user.click(screen.getByRole('button', { name: '重新提交' }));
  await press(await dialog('重新提交'), '重新提交');
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ form: { title: '采购办公椅', content: '十把', amount: 2850 } })),
  );
});

test('a participant can comment, and the applicant can withdraw the application', async () => {
  const saying = vi.fn();
  const comment = answer(process.comment, (input) => {
    saying(input);
    return { id: idOf('评论') };
  });
  const withdrawing = sentTo(process.withdraw);
  open({ actions: [{ action: 'withdraw', label: '撤销', taskId: null }] }, [comment, withdrawing.answers], 3);
  await user.click(await screen.findByRole('button', { name: '发表评论' }));
  const box = await dialog('发表评论');
  await user.type(within(box).getByLabelText('评论'), '请尽快');
  await press(box, '发表');
  await waitFor(() => expect(saying).toHaveBeenCalledWith(expect.objectContaining({ comment: '请尽快' })));
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await press(await dialog('撤销“采购办公椅”？'), '撤销');
  await waitFor(() => expect(withdrawing.sent).toHaveBeenCalled());
});

test('a user without available actions sees no action bar', async () => {
  open({ task: null, actions: [] }, [], 4);
  await screen.findByRole('heading', { name: '采购办公椅' });
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
  expect(document.querySelector('.process-actions')).toBeNull();
});
