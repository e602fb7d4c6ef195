import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../../test/render.tsx';
import { type FlowStep, FlowSteps } from './FlowSteps.tsx';

const user = userEvent.setup();
afterEach(() => void vi.useRealTimers());
const step = (taskName: string, given: Partial<FlowStep> = {}): FlowStep => ({
  id: taskName,
  taskName,
  handler: null,
  startTime: null,
  endTime: null,
  comment: null,
  isOnThisTask: false,
  ...given,
});
const shown = (taskName: string) => {
  const found = screen.getByText(taskName).closest<HTMLElement>('.ant-steps-item');
  if (!found) throw new Error(`${taskName} is no step`);
  return found;
};

test('V088 the step list shows finished steps with handler and time, the current step, and the future steps', () => {
  show(
    <FlowSteps
      steps={[
        step('提交申请', { handler: '林晓峰', startTime: '2026-03-01T01:00:00Z', endTime: '2026-03-01T01:30:00Z', comment: '请尽快' }),
        step('部门审批', { handler: '赵雅琴', startTime: '2026-03-01T01:30:00Z', isOnThisTask: true }),
        step('运营审批'),
      ]}
    />,
  );
  expect([...document.querySelectorAll('.ant-steps-item-title')].map((title) => title.textContent)).toEqual([
    expect.stringContaining('提交申请'),
    expect.stringContaining('部门审批'),
    expect.stringContaining('运营审批'),
  ]);
  within(shown('提交申请')).getByText('已完成');
  within(shown('提交申请')).getByText('林晓峰 2026-03-01 09:30');
  within(shown('提交申请')).getByText('请尽快');
  within(shown('部门审批')).getByText('进行中');
  within(shown('运营审批')).getByText('未开始');
  expect(document.querySelectorAll('.ant-steps-item-process')).toHaveLength(1);
});

test('only a current step shows how much time is left or how long it is overdue', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T06:00:00Z') });
  show(
    <FlowSteps
      steps={[
        step('部门审批', { endTime: '2026-03-01T01:30:00Z', deadline: '2026-03-02T01:00:00Z' }),
        step('财务审批', { isOnThisTask: true, deadline: '2026-03-02T09:00:00Z' }),
        step('运营审批', { isOnThisTask: true, deadline: '2026-03-02T04:00:00Z' }),
      ]}
    />,
  );
  expect(within(shown('财务审批')).getByText('剩余 3小时').className).toBe('');
  expect(within(shown('运营审批')).getByText('已超时 2小时').className).toBe('overdue');
  expect(shown('部门审批').textContent).not.toContain('超时');
});

test('V118 the current step shows how long it has waited; a finished step shows its action and duration', () => {
  show(
    <FlowSteps
      steps={[
        step('部门审批', { handler: '赵雅琴', endTime: '2026-03-01T01:30:00Z', actionName: '退回', minutes: 30 }),
        step('财务审批', { endTime: '2026-03-01T01:30:00Z', isRefused: true, actionName: '拒绝' }),
        step('运营审批', { handler: '陈建国', startTime: '2026-03-01T01:30:00Z', isOnThisTask: true, minutes: 125 }),
        step('结束', { minutes: null }),
      ]}
    />,
  );
  within(shown('部门审批')).getByText('退回');
  within(shown('部门审批')).getByText('用时30分钟');
  expect(shown('财务审批').className).toContain('ant-steps-item-error');
  within(shown('运营审批')).getByText('进行中');
  within(shown('运营审批')).getByText('已等待2小时5分钟');
  expect(document.querySelectorAll('.ant-steps-item-process')).toHaveLength(1);
  expect(shown('结束').textContent).not.toContain('用时');
});

test('a remark of exactly ten characters is shown in full', () => {
  show(<FlowSteps steps={[step('部门审批', { endTime: '2026-03-01T01:30:00Z', comment: '一二三四五六七八九十' })]} />);
  screen.getByText('一二三四五六七八九十');
  expect(screen.queryByRole('button')).toBeNull();
});

test('V119 a remark of more than ten characters is collapsed', async () => {
  const comment = '材料齐全，同意办理，请运营方尽快安排';
  show(<FlowSteps steps={[step('部门审批', { endTime: '2026-03-01T01:30:00Z', comment })]} />);
  expect(screen.queryByText(comment)).toBeNull();
  screen.getByText('材料齐全，同意办理，…');
  await user.click(screen.getByRole('button', { name: '查看详情' }));
  screen.getByText(comment);
  await user.click(screen.getByRole('button', { name: '收起' }));
  expect(screen.queryByText(comment)).toBeNull();
});
