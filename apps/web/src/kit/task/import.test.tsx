import { sheetTexts, type Task, task, taskErrors } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, dialog, show } from '../../../test/render.tsx';
import { fileTransport } from '../api/download.ts';
import { liveTransport } from '../api/live.ts';
import { stored } from '../api/storage.ts';
import { uploadTransport } from '../upload/send.ts';
import { ImportDialog } from './import.tsx';

const user = userEvent.setup({ applyAccept: false });
const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const taskOf = (values: Partial<Task> = {}): Task => ({
  id,
  kind: 'import',
  subject: 'department',
  title: '导入部门',
  state: 'running',
  total: 200,
  done: 50,
  failed: 0,
  isDryRun: false,
  fileName: '部门.xlsx',
  hasFile: false,
  hasFailedRows: false,
  message: null,
  createdDate: '2026-03-01T01:30:00Z',
  finishedDate: null,
  expiresDate: null,
  ...values,
});
const finished = { state: 'done', total: 3, done: 2, failed: 1, hasFailedRows: true } as const;
const problems = [{ row: 4, column: '部门名称', reason: '同级部门已有相同名称' }];
const workbook = (name = '部门.xlsx') => new File(['x'], name);

let sent: FormData[];
let emit: (text: string) => void;
beforeEach(() => {
  sent = [];
  uploadTransport.send = async ({ body }) => {
    sent.push(body);
    return { status: 200, answer: { code: '200', body: { id } } };
  };
  liveTransport.open = async (signal) => {
    const waiting: ((text: string) => void)[] = [];
    emit = (text) => waiting.shift()?.(text);
    return (async function* () {
      while (!signal.aborted) yield await new Promise<string>((resolve) => waiting.push(resolve));
    })();
  };
});

type Scene = { detail?: () => Task & { problems: typeof problems }; mayUpdate?: boolean; close?: () => void; companyId?: string };
function open({ detail = () => ({ ...taskOf(), problems: [] }), mayUpdate = false, close = () => {}, companyId }: Scene = {}) {
  show(<ImportDialog dialog={{ open: true, close }} subject="department" title="部门" mayUpdate={mayUpdate} companyId={companyId} />, {
    answers: [
      answer(task.detail, detail),
      answer(task.list, () => ({ total: 1, list: [taskOf(finished)] })),
      answer(department.tree, () => []),
    ],
  });
  return dialog('导入部门');
}
const choose = async (box: HTMLElement, file: File) => user.upload(box.querySelector('input[type=file]') as HTMLInputElement, file);

test('V186 V187 V253 the import shows the limits of a file, and refuses an unacceptable file before it is sent', async () => {
  const box = await open();
  within(box).getByText('支持 xls、xlsx 格式，不超过 10MB，最多 20000 行');
  await choose(box, workbook('部门.csv'));
  await within(box).findByText('上传模板只能是 xls、xlsx格式');
  await choose(box, new File([], '部门.xlsx'));
  await within(box).findByText(sheetTexts.empty);
  expect(within(box).getByRole('button', { name: '开始导入' })).toHaveProperty('disabled', true);
  expect(sent).toEqual([]);
});

test('an error of the server is shown beside the file', async () => {
  uploadTransport.send = async () => ({ status: 400, answer: { code: taskErrors.badSheet.code, errorMessage: sheetTexts.macros } });
  const box = await open();
  await choose(box, workbook());
  await user.click(within(box).getByRole('button', { name: '开始导入' }));
  await within(box).findByText(sheetTexts.macros);
});

test('V305 the import goes from choosing a file over the progress to the result, with the problems of each row', async () => {
  let state: Task = taskOf();
  const box = await open({ detail: () => ({ ...state, problems: state.state === 'done' ? problems : [] }), mayUpdate: true });
  await user.click(within(box).getByRole('checkbox', { name: /^更新已存在的数据/ }));
  await choose(box, workbook());
  await user.click(within(box).getByRole('button', { name: '开始导入' }));
  await within(box).findByText(/已处理 50 \/ 200 条/);
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ subject: 'department', isUpdate: '1', isDryRun: '0' });
  state = taskOf(finished);
  emit('event: task\ndata: {}\n\n');
  await within(box).findByText('成功 2 条，失败 1 条');
  within(box).getByText('第4行');
  within(box).getByText('部门名称：同级部门已有相同名称');
  const save = vi.spyOn(fileTransport, 'save').mockImplementation(() => {});
  vi.spyOn(fileTransport, 'fetch').mockResolvedValue({ name: 'x.xlsx', content: new Blob() });
  await user.click(within(box).getByRole('button', { name: '下载失败数据' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  await user.click(within(box).getByRole('button', { name: '继续导入' }));
  within(box).getByRole('button', { name: '下载模板' });
});

const other = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
/** Runs a check of a workbook in which `done` of three rows are valid. */
async function check(done: number) {
  const checked = { ...finished, done, failed: 3 - done, isDryRun: true };
  const detail = () => ({ ...taskOf(sent.length > 1 ? {} : checked), problems: [] });
  const box = await open({ detail, mayUpdate: true });
  await user.click(within(box).getByRole('checkbox', { name: /^更新已存在的数据/ }));
  await choose(box, workbook());
  await user.click(within(box).getByRole('button', { name: '仅校验' }));
  await within(box).findByText(`校验完成：可导入 ${done} 条，失败 ${3 - done} 条`);
  return box;
}

test('a workbook that was checked can be imported without choosing the file again', async () => {
  const box = await check(2);
  uploadTransport.send = async ({ body }) => {
    sent.push(body);
    return { status: 200, answer: { code: '200', body: { id: other } } };
  };
  await user.click(within(box).getByRole('button', { name: '正式导入' }));
  await within(box).findByText(/已处理 50 \/ 200 条/);
  const [checked, imported] = sent.map((form) => Object.fromEntries(form));
  expect(checked).toMatchObject({ isUpdate: '1', isDryRun: '1' });
  expect(imported).toEqual({ ...checked, isDryRun: '0' });
  expect(imported?.file).toHaveProperty('name', '部门.xlsx');
  expect(stored.get('import.department')).toBe(JSON.stringify(other));
});

test('an import refused after a check shows the reason, which disappears when the next file is chosen', async () => {
  const box = await check(2);
  uploadTransport.send = async () => ({ status: 400, answer: { code: taskErrors.badSheet.code, errorMessage: sheetTexts.macros } });
  await user.click(within(box).getByRole('button', { name: '正式导入' }));
  await within(box).findByText(sheetTexts.macros);
  await user.click(within(box).getByRole('button', { name: '继续导入' }));
  within(box).getByRole('button', { name: '开始导入' });
  expect(within(box).queryByText(sheetTexts.macros)).toBeNull();
});

test('checking a workbook without importing it does not finish the dialog', async () => {
  const box = await check(2);
  expect(box.querySelector('.ant-steps-item-active')?.textContent).toContain('校验并导入');
  expect(within(box).queryByRole('button', { name: '完成' })).toBeNull();
});

test('a check that finds no valid row offers no import', async () => {
  const box = await check(0);
  expect(within(box).queryByRole('button', { name: '正式导入' })).toBeNull();
});

test('after a reload a finished check offers no import, because the browser no longer has the file', async () => {
  stored.set('import.department', JSON.stringify(id));
  const box = await open({ detail: () => ({ ...taskOf({ ...finished, isDryRun: true }), problems: [] }) });
  await within(box).findByText('校验完成：可导入 2 条，失败 1 条');
  expect(within(box).queryByRole('button', { name: '正式导入' })).toBeNull();
});

test('V305 a workbook row with several problems is one line that lists all of them', async () => {
  stored.set('import.department', JSON.stringify(id));
  const problem = (row: number, column: string, reason: string) => ({ row, column, reason });
  const several = [problem(3, '部门名称', '请填写部门名称'), problem(3, '排序', '请输入整数'), problem(5, '', '第3行有误')];
  const box = await open({ detail: () => ({ ...taskOf(finished), problems: several }) });
  await within(box).findByText('部门名称：请填写部门名称；排序：请输入整数');
  const lines = within(box).getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual(['第3行部门名称：请填写部门名称；排序：请输入整数', '第5行第3行有误']);
});

test('a running import of another company is not shown', async () => {
  stored.set('import.department', JSON.stringify(id));
  const box = await open({ companyId: other });
  await within(box).findByRole('button', { name: '下载模板' });
  expect(within(box).queryByText(/已处理/)).toBeNull();
});

test('a running import is shown again after the page reloads', async () => {
  stored.set('import.department', JSON.stringify(id));
  const box = await open();
  await within(box).findByText(/已处理 50 \/ 200 条/);
});

test('V303 a failed import says that no data was written, and closing the dialog resets it', async () => {
  stored.set('import.department', JSON.stringify(id));
  const close = vi.fn();
  const box = await open({ detail: () => ({ ...taskOf({ state: 'failed', message: sheetTexts.noRows }), problems: [] }), close });
  await within(box).findByText('导入失败，未写入任何数据');
  within(box).getByText(sheetTexts.noRows);
  await user.click(within(box).getByRole('button', { name: '完成' }));
  expect(close).toHaveBeenCalled();
  expect(stored.get('import.department')).toBe('null');
});

test('V304 an import in which no row failed says that it succeeded', async () => {
  stored.set('import.department', JSON.stringify(id));
  const box = await open({ detail: () => ({ ...taskOf({ state: 'done', total: 3, done: 3 }), problems: [] }) });
  await within(box).findByText('导入成功：共 3 条');
});

test('finished imports are listed in the import history', async () => {
  const box = await open();
  await user.click(within(box).getByRole('tab', { name: '导入记录' }));
  await screen.findByText('成功 2 条，失败 1 条');
});
