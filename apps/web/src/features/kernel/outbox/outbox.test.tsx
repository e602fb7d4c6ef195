import { type OutboxRow, outbox } from '@park/contract/kernel/outbox';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, show } from '../../../../test/render.tsx';
import { OutboxPage } from './OutboxPage.tsx';

const user = userEvent.setup();
const row = (given: Partial<OutboxRow> = {}): OutboxRow => ({
  id: 'b6a0c1de-0000-4000-8000-000000000001',
  spaceId: 'b6a0c1de-0000-4000-8000-000000000002',
  spaceName: '星河产业运营',
  event: 'sms.send',
  state: 'dead',
  attempts: 8,
  lastError: '网关超时',
  createdDate: '2026-11-15T04:00:00Z',
  dueDate: '2026-11-15T04:00:00Z',
  sentDate: null,
  ...given,
});

test('a failed message can be sent again after a confirmation, if the user has the right', async () => {
  const sent: unknown[] = [];
  const rows = answer(outbox.list, () => ({ total: 1, list: [row(sent.length ? { state: 'waiting' } : {})] }));
  const retry = answer(outbox.retry, (input) => {
    sent.push(input);
    return {};
  });
  show(<OutboxPage />, { access: { 'outbox:read': 'platform', 'outbox:update': 'platform' }, answers: [rows, retry] });
  await user.click(await screen.findByRole('button', { name: '重新发送' }));
  await user.click(await screen.findByRole('button', { name: '发送' }));
  expect(await screen.findByText('待发送', { selector: 'td *' })).toBeTruthy();
  expect(sent).toEqual([{ id: row().id, spaceId: row().spaceId }]);
});

test('a user without the right to send sees no actions in the outbox', async () => {
  show(<OutboxPage />, {
    access: { 'outbox:read': 'platform' },
    answers: [answer(outbox.list, () => ({ total: 1, list: [row({ event: 'flow.incident' })] }))],
  });
  expect(await screen.findByText('网关超时')).toBeTruthy();
  expect(screen.getByText('流程异常提醒')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重新发送' })).toBeNull();
});

test('messages that are stored and not sent appear masked under a separate tab, and their content is shown on a click', async () => {
  const stored = {
    id: row().id,
    spaceId: row().spaceId,
    spaceName: '星河产业运营',
    channel: 'sms' as const,
    recipient: '138****1003',
    createdDate: '2026-11-15T04:00:00Z',
  };
  show(<OutboxPage />, {
    access: { 'outbox:read': 'platform' },
    answers: [
      answer(outbox.list, () => ({ total: 0, list: [] })),
      answer(outbox.local, () => ({ total: 1, list: [stored] })),
      answer(outbox.look, ({ id, spaceId }) => ({
        recipient: '13800001003',
        body: `验证码 135790 ${id === row().id && spaceId === row().spaceId}`,
      })),
    ],
  });
  await user.click(await screen.findByText('未发出（测试）'));
  expect(await screen.findByText('138****1003')).toBeTruthy();
  expect(screen.getByText('仅在未配置短信网关时显示，查看内容会留下记录')).toBeTruthy();
  expect(screen.queryByText(/135790/)).toBeNull();
  await user.click(screen.getByRole('button', { name: '查看发给138****1003的消息' }));
  expect(await screen.findByText('13800001003：验证码 135790 true')).toBeTruthy();
});
