import type { Reply } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { staff } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { idOf, memberOf, pageOf } from '../../../test/people.ts';
import { answer, dialog, show } from '../../../test/render.tsx';
import type { Rights } from '../../kit/api/access.tsx';
import { fileTransport } from '../../kit/api/download.ts';
import { liveTransport } from '../../kit/api/live.ts';
import { ask } from '../../kit/api/query.ts';
import { useList } from '../../kit/list/state.ts';
import { uploadTransport } from '../../kit/upload/send.ts';
import { useCompany } from '../companies/company.ts';
import { MemberTable } from './MemberTable.tsx';

const user = userEvent.setup();
const taskId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** Renders a list of the people of departments beside another query of people, which stands for a second list in a hidden tab. */
function Page() {
  const company = useCompany();
  useQuery(ask(staff.list, { companyId: company.companyId }));
  return <MemberTable list={useList(department.members)} company={company} from="organizetions" filters={null} actions={null} />;
}

let sent: FormData[];
beforeEach(() => {
  sent = [];
  uploadTransport.send = async ({ body }) => {
    sent.push(body);
    return { status: 200, answer: { code: '200', body: { id: taskId } } };
  };
  liveTransport.open = (signal) => new Promise((_, over) => signal.addEventListener('abort', over));
});

const finished: Reply<typeof task.detail> = {
  ...{ id: taskId, kind: 'import', subject: 'staff', title: '导入员工', fileName: '员工.xlsx' },
  ...{ state: 'done', total: 1, done: 1, failed: 0, isDryRun: false, hasFile: false, hasFailedRows: false, message: null, problems: [] },
  ...{ createdDate: '2026-03-01T01:30:00Z', finishedDate: '2026-03-01T01:30:05Z', expiresDate: null },
};
const onRequest = vi.fn();
const countCalls = (name: string) => onRequest.mock.calls.filter(([call]) => call === name).length;
async function open(access: Rights, at = '/') {
  onRequest.mockClear();
  const page = <T,>(name: string, list: T[]) => {
    onRequest(name);
    return pageOf(...list);
  };
  show(<Page />, {
    access,
    at,
    answers: [
      answer(task.detail, () => finished),
      answer(department.members, () => page('members', [memberOf('王磊')])),
      answer(staff.list, () => page('staff', [])),
      answer(extend.shown, () => []),
    ],
  });
  await screen.findByRole('button', { name: '王磊' });
  await user.click(screen.getByRole('button', { name: '批量导入' }));
  return dialog('导入员工');
}

test('R222 an import adds people to the company on the page and reloads every list of people', async () => {
  const fetched = vi.spyOn(fileTransport, 'fetch').mockResolvedValue({ name: '人员导入模板.xlsx', content: new Blob() });
  vi.spyOn(fileTransport, 'save').mockImplementation(() => {});
  const companyId = idOf('智联数据');
  const box = await open({ 'book:read': 'park', 'staff:create': 'park', 'staff:update': 'park' }, `/?companyId=${companyId}`);
  await user.click(within(box).getByRole('button', { name: '下载模板' }));
  await waitFor(() => expect(fetched).toHaveBeenCalledWith(task.template, { subject: 'staff', companyId }));

  await user.click(within(box).getByRole('checkbox', { name: '更新已存在的数据（按手机号识别，空白单元格不修改）' }));
  await user.upload(box.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], '员工.xlsx'));
  expect([countCalls('members'), countCalls('staff')]).toEqual([1, 1]);
  await user.click(within(box).getByRole('button', { name: '开始导入' }));
  await within(box).findByText('导入成功：共 1 条');
  expect(sent.map((form) => Object.fromEntries(form))).toMatchObject([{ subject: 'staff', companyId, isUpdate: '1', isDryRun: '0' }]);
  await waitFor(() => expect([countCalls('members'), countCalls('staff')]).toEqual([2, 2]));
});

test('R222 a user who may add but not edit people cannot choose to update existing people by import', async () => {
  const box = await open({ 'book:read': 'own', 'staff:create': 'own' });
  within(box).getByRole('button', { name: '开始导入' });
  expect(within(box).queryByRole('checkbox', { name: /^更新已存在的数据/ })).toBeNull();
});
