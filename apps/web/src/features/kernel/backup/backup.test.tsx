import { type BackupPlan, type BackupRow, backup } from '@park/contract/kernel/backup';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, show } from '../../../../test/render.tsx';
import { BackupPage } from './BackupPage.tsx';
import { duration, percentOf, sizeOf } from './words.ts';

const user = userEvent.setup();
const row = (given: Partial<BackupRow> = {}): BackupRow => ({
  id: 'b6a0c1de-0000-4000-8000-000000000001',
  cause: 'schedule',
  userName: null,
  state: 'done',
  step: null,
  done: 0,
  total: 0,
  host: 'park-1',
  file: '/data/backups/park-20261115-020000-ab12.parkbak',
  isRemoved: false,
  size: 3_500_000,
  rowCount: 120_000,
  fileCount: 35,
  hasKey: false,
  problem: null,
  seconds: 75,
  createdDate: '2026-11-14T18:00:00Z',
  finishedDate: '2026-11-14T18:01:15Z',
  ...given,
});
const plan = (given: Partial<BackupPlan> = {}): BackupPlan => ({
  isOn: 1,
  hour: 2,
  keep: 7,
  version: 3,
  folder: '/data/backups',
  hasKey: false,
  lastDate: new Date(Date.now() - 3_600_000).toISOString(),
  nextDate: '2026-11-15T18:00:00Z',
  ...given,
});
const may = { 'backup:read': 'platform', 'backup:update': 'platform' } as const;
const rowsOf = (...list: BackupRow[]) => answer(backup.list, () => ({ total: list.length, list }));
const planIs = (given: Partial<BackupPlan> = {}) => answer(backup.plan, () => plan(given));

test('the list shows time, duration, size, location and verification of each backup', async () => {
  const removed = row({ id: '2', isRemoved: true });
  const failed = row({ id: '3', state: 'failed', problem: '磁盘已满', size: null, rowCount: null, seconds: null, file: null });
  const odd = row({ id: '4', problem: '2 个上传文件缺失', cause: 'person', userName: '平台管理员' });
  show(<BackupPage />, { access: may, answers: [rowsOf(row(), removed, failed, odd), planIs()] });
  const lines = (await screen.findAllByRole('row')).slice(1).map((line) => line.textContent);
  expect(lines[0]).toMatch(/2026-11-15 02:00自动成功3\.3 MB1 分 15 秒120,000 行，35 个上传文件未保存park-20261115-020000-ab12\.parkbak/);
  expect(lines[1]).toContain('已按保留份数清理');
  expect(lines[2]).toMatch(/失败磁盘已满/);
  expect(lines[3]).toMatch(/手动 · 平台管理员成功，数据有异常2 个上传文件缺失/);
  expect(screen.getByText('每天 02:00')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /下载/ })).toBeNull();
});

test('starting a backup asks for confirmation and shows its progress; during this time no second backup can start', async () => {
  let listCalls = 0;
  const list = answer(backup.list, () => {
    if (!listCalls) return { total: 0, list: [] };
    listCalls += 1;
    return { total: 1, list: [listCalls < 4 ? row({ state: 'running', step: 'rows', done: 50, total: 100, size: null }) : row()] };
  });
  const start = answer(backup.start, () => {
    listCalls = 1;
    return { id: row().id };
  });
  const lastIs = answer(backup.plan, () => plan({ lastDate: listCalls < 4 ? null : row().createdDate }));
  show(<BackupPage />, { access: may, answers: [list, lastIs, start] });
  expect(await screen.findByText('尚无')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '立即备份' }));
  await user.click(await screen.findByRole('button', { name: /^备\s?份$/ }));
  expect(await screen.findByText('读取数据')).toBeTruthy();
  expect((screen.getByRole('button', { name: '正在备份' }) as HTMLButtonElement).disabled).toBe(true);
  expect(await screen.findByText('成功', {}, { timeout: 6_000 })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('2026-11-15 02:00')).toHaveLength(2));
});

test('the form for the backup schedule starts with the current values', async () => {
  const sent: unknown[] = [];
  const configure = answer(backup.configure, (input) => {
    sent.push(input);
    return {};
  });
  show(<BackupPage />, { access: may, answers: [rowsOf(), planIs(), configure] });
  await user.click(await screen.findByRole('button', { name: '备份设置' }));
  const dialog = await screen.findByRole('dialog');
  const keep = await within(dialog).findByRole('spinbutton');
  await user.clear(keep);
  await user.type(keep, '30');
  await user.click(within(dialog).getByRole('button', { name: /保\s?存/ }));
  await expect.poll(() => sent).toEqual([{ isOn: 1, hour: 2, keep: 30, version: 3 }]);
});

test('the page warns when the schedule is switched off or the last backup is old; a user with read access sees no actions', async () => {
  const old = new Date(Date.now() - 5 * 86_400_000).toISOString();
  show(<BackupPage />, {
    access: { 'backup:read': 'platform' },
    answers: [rowsOf(row()), planIs({ isOn: 0, lastDate: old, nextDate: null })],
  });
  expect(await screen.findByText(/自动备份已关闭/)).toBeTruthy();
  expect(screen.getByText(/已是 5 天前/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '立即备份' })).toBeNull();
  expect(screen.queryByRole('button', { name: '备份设置' })).toBeNull();
});

test('sizes, durations and progress of backups are shown in readable units', () => {
  expect([0, 1023, 1536, 5e6, 7.3e9].map(sizeOf)).toEqual(['0 B', '1023 B', '1.5 KB', '4.8 MB', '6.8 GB']);
  expect([0, 59, 60, 3601].map(duration)).toEqual(['不到 1 秒', '59 秒', '1 分 0 秒', '60 分 1 秒']);
  expect(percentOf({ step: 'rows', done: 5, total: 10 })).toBe(35);
  expect(percentOf({ step: 'files', done: 10, total: 10 })).toBe(95);
});
