import { type AuditRow, audit } from '@park/contract/audit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, show } from '../../../test/render.tsx';
import { AuditPage } from './AuditPage.tsx';
import { changesOf } from './record.tsx';

const user = userEvent.setup();
const row: AuditRow = {
  id: '7',
  at: '2026-11-15T04:00:00.000000Z',
  userId: 'u',
  userName: '林晓峰',
  companyId: 'c',
  companyName: '云启科技有限公司',
  side: 'company',
  call: 'department.change',
  callName: '编辑或删除部门',
  target: 'd-1',
  outcome: 'done',
  requestId: 'r-1',
};
const listed = (...list: AuditRow[]) => answer(audit.list, () => ({ total: list.length, list }));
const sound = answer(audit.check, () => ({ brokenSeal: null }));

test('a record opens with what was sent beside what had been sent before', async () => {
  const detail = answer(audit.detail, () => ({ ...row, input: { name: '对照二', orderNum: 1 }, before: { name: '对照一', orderNum: 1 } }));
  show(<AuditPage />, { access: { 'audit:read': 'park' }, answers: [listed(row), sound, detail] });
  await user.click(await screen.findByRole('button', { name: '编辑或删除部门' }));
  expect(await screen.findByText('提交内容与上一次的对比')).toBeTruthy();
  expect(screen.getByText('对照一')).toBeTruthy();
  expect(screen.getByText('对照二')).toBeTruthy();
});

test('records that were tampered with are told of before anything else', async () => {
  show(<AuditPage />, { access: { 'audit:read': 'park' }, answers: [listed(row), answer(audit.check, () => ({ brokenSeal: 3 }))] });
  expect(await screen.findByText('第 3 段操作日志与封存时不一致，可能被改动过')).toBeTruthy();
});

test('fields that differ are told from those that do not', () => {
  expect(changesOf({ a: 1, b: 'x', c: null }, { a: 1, b: 'y' })).toEqual([
    { field: 'a', before: '1', after: '1', differs: false },
    { field: 'b', before: 'y', after: 'x', differs: true },
    { field: 'c', before: '--', after: '--', differs: false },
  ]);
});
