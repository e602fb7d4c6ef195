import { process, processErrors } from '@park/contract/approval/process';
import { department } from '@park/contract/people/department';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rowOf } from '../../../../test/approvals.ts';
import { idOf, memberOf, option, pageOf } from '../../../../test/people.ts';
import { answer, dialog, refuse, show } from '../../../../test/render.tsx';
import type { Rights } from '../../../kit/api/access.tsx';
import { MonitorPage } from './MonitorPage.tsx';
import { RecordPage } from './RecordPage.tsx';

const user = userEvent.setup();
const reads: Rights = { 'process:read': 'park' };
const handles: Rights = { ...reads, 'process:handle': 'park' };
const types = answer(process.serviceTypes, () => [{ id: idOf('流程'), processKey: 'general', name: '通用审批', runningNum: 2 }]);
const queried = vi.fn();
const monitor = answer(process.monitor, (input) => {
  queried(input);
  return pageOf(rowOf('采购办公椅', { troubles: ['left', 'stuck'] }));
});
type Scene = NonNullable<Parameters<typeof show>[1]>;
const open = (page: Parameters<typeof show>[0], answers: Scene['answers'] = [], access = handles, at = '/') =>
  show(page, { access, at, answers: [...answers, types, monitor] });
const press = async (box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }));

test('R165 the monitor lists what is wrong with each application and can be filtered by that problem', async () => {
  open(<MonitorPage />);
  const row = (await screen.findByText('采购办公椅')).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('处理人已离职');
  expect(row.textContent).toContain('长时间未处理');
  await user.click(screen.getByRole('combobox', { name: '异常' }));
  await user.click(await option('无有效处理人'));
  await user.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(queried).toHaveBeenLastCalledWith(expect.objectContaining({ trouble: 'nobody', stuckDays: 3 })));
});

test('a user with read access sees no actions in the monitor', async () => {
  open(<MonitorPage />, [], reads);
  await screen.findByText('采购办公椅');
  expect(screen.queryByRole('button', { name: '更换处理人' })).toBeNull();
});

test('C0529 a handler who has left can be replaced, and a reason is required', async () => {
  const changed = vi.fn();
  const handlers = answer(process.currentHandlers, () => [
    { ...(rowOf('x').handlers[0] as ReturnType<typeof rowOf>['handlers'][number]), companyName: '云启科技有限公司', isLeft: true },
  ]);
  const people = answer(department.people, () => pageOf(memberOf('李昊然')));
  const change = answer(process.changeHandler, (input) => {
    changed(input);
    return {};
  });
  open(<MonitorPage />, [handlers, people, change]);
  await user.click(await screen.findByRole('button', { name: '更换处理人' }));
  const box = await dialog('更换“采购办公椅”的处理人');
  await press(box, '更换');
  expect(await within(box).findByText('请选择当前处理人')).toBeTruthy();
  await user.click(within(box).getByRole('combobox', { name: '当前处理人' }));
  await user.click(await option('马骏（已离职） · 云启科技有限公司 · 部门负责人审批'));
  await user.click(within(box).getByRole('combobox', { name: '更换为' }));
  await user.click(await option('李昊然'));
  await press(box, '更换');
  expect(await within(box).findByText('请填写原因')).toBeTruthy();
  await press(box, '处理人已离职');
  await press(box, '更换');
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ taskId: 7, toUserId: idOf('李昊然'), comment: '处理人已离职' })),
  );
});

test('an application can be moved to another step or stopped, and a reason is required', async () => {
  const [jumped, stopped] = [vi.fn(), vi.fn()];
  const nodes = answer(process.jumpNodes, () => [{ taskKey: 'manager', taskName: '单位管理员审批' }]);
  const jump = answer(process.jump, (input) => {
    jumped(input);
    return {};
  });
  const stop = answer(process.stop, (input) => {
    stopped(input);
    return {};
  });
  open(<MonitorPage />, [nodes, jump, stop]);
  const chooseAction = async (entry: string) => {
    await user.click(await screen.findByRole('button', { name: /的更多操作$/ }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await chooseAction('跳转节点');
  const box = await dialog('跳转节点');
  await user.click(within(box).getByRole('combobox', { name: '目标节点' }));
  await user.click(await option('单位管理员审批'));
  await press(box, '流程走向有误');
  await press(box, '跳转');
  await waitFor(() => expect(jumped).toHaveBeenCalledWith(expect.objectContaining({ targetKey: 'manager', comment: '流程走向有误' })));
  await chooseAction('终止流程');
  const stopping = await dialog('终止“采购办公椅”？');
  await press(stopping, '申请人要求');
  await press(stopping, '终止');
  await waitFor(() => expect(stopped).toHaveBeenCalledWith(expect.objectContaining({ comment: '申请人要求' })));
});

test("a new handler is searched in the applicant's company first, and the field reports a person who cannot handle the task", async () => {
  const looked = vi.fn();
  const people = answer(department.people, ({ companyId }) => {
    looked(companyId);
    const name = companyId ? '李昊然' : '陈志远';
    return pageOf(memberOf(name));
  });
  const current = answer(process.currentHandlers, () => [
    { ...(rowOf('x').handlers[0] as ReturnType<typeof rowOf>['handlers'][number]), companyName: '云启科技有限公司', isLeft: false },
  ]);
  const change = answer(process.changeHandler, () => {
    throw refuse(processErrors.already);
  });
  open(<MonitorPage />, [current, people, change], { ...handles, 'company:read': 'park' });
  await user.click(await screen.findByRole('button', { name: '更换处理人' }));
  const box = await dialog('更换“采购办公椅”的处理人');
  await user.click(within(box).getByRole('combobox', { name: '更换为' }));
  await user.click(await option('李昊然'));
  expect(looked).toHaveBeenLastCalledWith(idOf('云启'));
  await user.click(within(box).getByRole('combobox', { name: '所属企业' }));
  await user.click(await option('云启物业'));
  // 李昊然 belongs to the company selected before, so the search no longer finds this person
  await waitFor(() => expect(within(box).queryByText('李昊然')).toBeNull());
  await user.click(within(box).getByRole('combobox', { name: '更换为' }));
  await user.click(await option('陈志远'));
  await user.click(within(box).getByRole('combobox', { name: '当前处理人' }));
  await user.click(await option('马骏 · 云启科技有限公司 · 部门负责人审批'));
  await press(box, '长时间未处理');
  await press(box, '更换');
  expect(await within(box).findByText(processErrors.already.message)).toBeTruthy();
});

test('a failed action after a decision can be retried', async () => {
  const settled = vi.fn();
  const incident = {
    ...{ id: idOf('异常'), processInstanceId: idOf('采购办公椅'), number: 'A1', title: '采购办公椅', name: '合同生效' },
    ...{ state: 'failed' as 'failed' | 'waiting', attempts: 5, lastError: '接口超时', createdDate: '2026-03-01T01:00:00.000Z' },
  };
  const incidents = answer(process.incidents, () =>
    pageOf(incident, { ...incident, id: idOf('自动'), title: '采购显示器', state: 'waiting' as const, attempts: 1 }),
  );
  const settle = answer(process.settleIncident, (input) => {
    settled(input);
    return {};
  });
  open(<MonitorPage />, [incidents, settle], handles, '/?tab=incidents');
  const rowOfTitle = async (title: string) => within((await screen.findByText(title)).closest('tr') as HTMLElement);
  expect((await rowOfTitle('采购办公椅')).getByText('接口超时')).toBeTruthy();
  // work that the system still retries cannot be retried or closed by hand
  for (const name of ['重试', '关闭'])
    expect((await rowOfTitle('采购显示器')).getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await user.click((await rowOfTitle('采购办公椅')).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(settled).toHaveBeenCalledWith({ id: idOf('异常'), how: 'retry' }));
});

test('R166 the records list all applications, and a finished application can be reopened', async () => {
  const woken = vi.fn();
  const records = answer(process.records, () =>
    pageOf(rowOf('采购办公椅'), rowOf('用印', { status: 'refused', endedDate: '2026-03-02T01:00:00.000Z', handlers: [] })),
  );
  const nodes = answer(process.jumpNodes, () => [{ taskKey: 'manager', taskName: '单位管理员审批' }]);
  const wake = answer(process.wake, (input) => {
    woken(input);
    return {};
  });
  open(<RecordPage />, [records, nodes, wake]);
  const running = (await screen.findByText('采购办公椅')).closest('tr') as HTMLElement;
  expect(within(running).queryByRole('button', { name: '重新激活' })).toBeNull();
  await press(screen.getByText('用印').closest('tr') as HTMLElement, '重新激活');
  const box = await dialog('重新激活流程');
  await user.click(within(box).getByRole('combobox', { name: '目标节点' }));
  await user.click(await option('单位管理员审批'));
  await press(box, '申请人要求');
  await press(box, '重新激活');
  await waitFor(() =>
    expect(woken).toHaveBeenCalledWith(expect.objectContaining({ processInstanceId: idOf('用印'), targetKey: 'manager' })),
  );
});
