import { audit } from '@park/contract/kernel/audit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, show } from '../../../test/render.tsx';
import { ListPage } from '../list/list.tsx';
import { useList } from '../list/state.ts';
import { DayFilter } from './day-filter.tsx';

const user = userEvent.setup();
const onRequest = vi.fn();
function Records() {
  const list = useList(audit.list);
  return <ListPage list={list} columns={[{ title: '操作', dataIndex: 'callName' }]} filters={<DayFilter label="操作日期" />} />;
}
const open = (at = '/') =>
  show(<Records />, {
    at,
    answers: [
      answer(audit.list, ({ from, to }) => {
        onRequest(from, to);
        return { total: 0, list: [] };
      }),
    ],
  });
const start = () => screen.findByLabelText<HTMLInputElement>('操作日期');
const end = () => screen.getByPlaceholderText<HTMLInputElement>('结束日期');
const query = () => user.click(screen.getByRole('button', { name: '查询' }));
beforeEach(() => onRequest.mockReset());

test.each([
  ['今天', '2026-03-01', '2026-03-01'],
  ['本周', '2026-02-23', '2026-03-01'],
  ['本月', '2026-03-01', '2026-03-01'],
  ['近7天', '2026-02-23', '2026-03-01'],
  ['近30天', '2026-01-31', '2026-03-01'],
])('the period %s is computed from the current day in Shanghai', async (preset, from, to) => {
  // at this moment it is still 28 February in London
  vi.setSystemTime('2026-02-28T16:30:00Z');
  const page = open();
  await user.click(await start());
  await user.click(await screen.findByText(preset));
  await query();
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith(from, to));
  expect(page.address()).toBe(`/?from=${from}&to=${to}`);
  vi.useRealTimers();
});

test('the page address sets the days of the filter, and 重置 removes them from the address', async () => {
  const page = open('/?from=2026-03-01&to=2026-03-05');
  expect([(await start()).value, end().value]).toEqual(['2026-03-01', '2026-03-05']);
  expect(onRequest).toHaveBeenLastCalledWith('2026-03-01', '2026-03-05');
  await user.click(screen.getByRole('button', { name: '重置' }));
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith(undefined, undefined));
  expect([page.address(), (await start()).value]).toEqual(['/', '']);
});

test('the start or the end of the period may be empty', async () => {
  const page = open();
  await user.type(await start(), '2026-03-02{Enter}');
  await user.keyboard('{Enter}');
  await query();
  await waitFor(() => expect(onRequest).toHaveBeenLastCalledWith('2026-03-02', undefined));
  expect(page.address()).toBe('/?from=2026-03-02');
});

test('an invalid day in the page address is ignored', async () => {
  open('/?from=soon&to=2026-03-05');
  expect([(await start()).value, end().value]).toEqual(['', '2026-03-05']);
});
