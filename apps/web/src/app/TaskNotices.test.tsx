import { type Task, task } from '@park/contract/kernel/task';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, show } from '../../test/render.tsx';
import { liveTransport } from '../kit/api/live.ts';
import { TaskNotices } from './TaskNotices.tsx';

const running: Task = {
  ...{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', kind: 'export', subject: 'member', title: '导出员工', fileName: '成员20260301.xlsx' },
  ...{ state: 'running', total: 9_000, done: 4_500, failed: 0, isDryRun: false, hasFile: false, hasFailedRows: false, message: null },
  ...{ createdDate: '2026-03-01T01:30:00Z', finishedDate: null, expiresDate: null },
};

test('a user who is on another page when a background task finishes gets exactly one message', async () => {
  let emit: ((text: string) => void) | undefined;
  liveTransport.open = async (signal) => {
    const waiting: ((text: string) => void)[] = [];
    emit = (text) => waiting.shift()?.(text);
    return (async function* () {
      while (!signal.aborted) yield await new Promise<string>((resolve) => waiting.push(resolve));
    })();
  };
  let state = running;
  show(<TaskNotices />, { answers: [answer(task.list, () => ({ total: 1, list: [state] }))] });
  await waitFor(() => expect(emit).toBeDefined());
  await new Promise((done) => setTimeout(done, 50));
  state = { ...running, state: 'done', hasFile: true };
  emit?.('event: task\ndata: {}\n\n');
  await screen.findByText('导出员工已完成，可在记录中查看');
});
