import { type Task, task } from '@park/contract/kernel/task';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, dialog, show } from '../../../test/render.tsx';
import { fileTransport } from '../api/download.ts';
import { liveTransport } from '../api/live.ts';
import { ExportDialog } from './export.tsx';

const user = userEvent.setup();
const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const other = '7c9e6679-7425-40de-944b-e07fc1f90ae8';
const taskOf = (values: Partial<Task> = {}): Task => ({
  id,
  kind: 'export',
  subject: 'member',
  title: '导出员工',
  state: 'running',
  total: 9_000,
  done: 4_500,
  failed: 0,
  isDryRun: false,
  fileName: '成员20260301.xlsx',
  hasFile: false,
  hasFailedRows: false,
  message: null,
  createdDate: '2026-03-01T01:30:00Z',
  finishedDate: null,
  expiresDate: null,
  ...values,
});
const columns = [
  { key: 'realName', title: '姓名' },
  { key: 'phone', title: '手机号' },
  { key: 'sex', title: '性别' },
];

let emit: (text: string) => void = () => {};
beforeEach(() => {
  vi.spyOn(fileTransport, 'save').mockImplementation(() => {});
  vi.spyOn(fileTransport, 'fetch').mockResolvedValue({ name: 'x.xlsx', content: new Blob() });
  liveTransport.open = async (signal) => {
    const waiting: ((text: string) => void)[] = [];
    emit = (text) => waiting.shift()?.(text);
    return (async function* () {
      while (!signal.aborted) yield await new Promise<string>((resolve) => waiting.push(resolve));
    })();
  };
});

test('an export of the selected rows with chosen columns is downloaded at once', async () => {
  const exported = vi.fn((_input: unknown) => ({ id, state: 'done' as const, total: 1 }));
  const close = vi.fn();
  show(
    <ExportDialog
      dialog={{ open: true, close }}
      subject="member"
      title="员工"
      filter={{ type: 2, keyword: '张', departmentId: undefined }}
      total={20}
      ids={[other]}
    />,
    { answers: [answer(task.columns, () => columns), answer(task.export, exported), answer(task.list, () => ({ total: 0, list: [] }))] },
  );
  const box = await dialog('导出员工');
  within(box).getByText('选中的 1 条');
  for (const name of ['手机号', '性别']) await user.click(await within(box).findByRole('checkbox', { name }));
  await user.click(within(box).getByRole('button', { name: '导出' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(exported).toHaveBeenCalledWith({ subject: 'member', columns: ['realName'], filter: { type: 2, keyword: '张' }, ids: [other] });
  await waitFor(() => expect(fileTransport.save).toHaveBeenCalled());
});

test('an export of many rows runs in the background and can be downloaded from the history', async () => {
  let state = taskOf();
  show(<ExportDialog dialog={{ open: true, close: () => {} }} subject="member" title="员工" total={9_000} />, {
    answers: [
      answer(task.columns, () => columns),
      answer(task.export, () => ({ id, state: 'waiting' as const, total: 9_000 })),
      answer(task.list, () => ({ total: 1, list: [state] })),
    ],
  });
  const box = await dialog('导出员工');
  within(box).getByText(/超过 5000 条的数据在后台导出/);
  await within(box).findByText('姓名');
  await user.click(within(box).getByRole('button', { name: '导出' }));
  await within(box).findByText('进行中 50%');
  state = taskOf({ state: 'done', done: 9_000, hasFile: true });
  emit('event: task\ndata: {}\n\n');
  await user.click(await within(box).findByRole('button', { name: '下载' }));
  await waitFor(() => expect(fileTransport.fetch).toHaveBeenCalledWith(expect.objectContaining({ key: 'task.file' }), { id }));
});
