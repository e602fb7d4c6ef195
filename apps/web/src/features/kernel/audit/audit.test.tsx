import { contract } from '@park/contract';
import type { Call, Reply } from '@park/contract/core';
import { type AuditRow, audit } from '@park/contract/kernel/audit';
import { task } from '@park/contract/kernel/task';
import { labelOf } from '@park/contract/labels';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { answer, dialog, show } from '../../../../test/render.tsx';
import { AuditPage } from './AuditPage.tsx';
import { changesOf } from './changes.ts';

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
  targetName: '研发中心',
  address: '10.1.2.3',
  outcome: 'done',
  requestId: 'r-1',
};
const listed = (...list: AuditRow[]) => answer(audit.list, () => ({ total: list.length, list }));
const intact = { brokenSeal: null, checkedAt: '2026-11-14T19:50:03Z', checkedTo: 320, recentFrom: 231, sealedTo: 330 };
const chain = (given: Partial<Reply<typeof audit.check>> = {}) => answer(audit.check, () => ({ ...intact, ...given }));
const sound = chain();

test('an audit entry shows its input beside the input of the previous change', async () => {
  const detail = answer(audit.detail, () => ({ ...row, input: { name: '对照二', orderNum: 1 }, before: { name: '对照一', orderNum: 1 } }));
  show(<AuditPage />, { access: { 'audit:read': 'park' }, answers: [listed(row), sound, detail] });
  await user.click(await screen.findByRole('button', { name: '编辑或删除部门' }));
  expect(await screen.findByText('提交内容与上一次的对比')).toBeTruthy();
  expect(screen.getByText('对照一')).toBeTruthy();
  expect(screen.getByText('对照二')).toBeTruthy();
});

test('an entry of the list names its object and the address of the client', async () => {
  show(<AuditPage />, { access: { 'audit:read': 'park' }, answers: [listed(row), sound] });
  expect(await screen.findByRole('cell', { name: '研发中心' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '10.1.2.3' })).toBeTruthy();
});

test('the entry of an export names its subject, columns and filter in words, and ids are behind 技术信息', async () => {
  const id = '6735bd79-da3e-4899-8821-945b2c6f8c3f';
  const input = { subject: 'staff', columns: ['realName', 'phone'], filter: { keyword: '林' }, rows: 28, companyId: id, chosen: null };
  const entry = { ...row, call: 'task.export', callName: '导出数据' };
  show(<AuditPage />, {
    access: { 'audit:read': 'park', 'book:read': 'park' },
    answers: [
      listed(entry),
      sound,
      answer(audit.detail, () => ({ ...entry, input, before: null })),
      answer(task.columns, () => [
        { key: 'realName', title: '姓名' },
        { key: 'phone', title: '联系手机' },
      ]),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '导出数据' }));
  expect(await screen.findByText('姓名、联系手机')).toBeTruthy();
  expect(screen.getByText('关键词：林')).toBeTruthy();
  expect(screen.getByText('员工')).toBeTruthy();
  const technical = screen.getByText('技术信息').closest('details') as HTMLDetailsElement;
  expect(technical.open).toBe(false);
  for (const text of [id, 'task.export', 'd-1', 'r-1']) expect(within(technical).getByText(text)).toBeTruthy();
  expect(screen.queryByText(/[{}[\]"]/)).toBeNull();
});

test('tampered audit entries are reported at the top of the page', async () => {
  show(<AuditPage />, { access: { 'audit:read': 'park' }, answers: [listed(row), chain({ brokenSeal: 3 })] });
  expect(await screen.findByText('第 3 段操作日志与封存时不一致，可能被改动过')).toBeTruthy();
  expect(screen.queryByText('日志未被改动')).toBeNull();
});

test.each([
  ['the latest and all', {}, '日志分段封存，最近的第 231 至 330 段刚刚核对过；前 320 段已于 2026-11-15 03:50 全部核对。'],
  ['the latest only', { checkedAt: null, checkedTo: null }, '日志分段封存，最近的第 231 至 330 段刚刚核对过；全部日志每天凌晨核对一次。'],
  [
    'the first of all',
    { ...{ checkedAt: null, checkedTo: null }, recentFrom: 1, sealedTo: 1 },
    '日志分段封存，最近的第 1 段刚刚核对过；全部日志每天凌晨核对一次。',
  ],
  ['the nightly check only', { recentFrom: null }, '前 320 段已于 2026-11-15 03:50 全部核对。'],
])('the page says which audit entries were checked for tampering and when: %s', async (_, given, text) => {
  show(<AuditPage />, { access: { 'audit:read': 'park' }, answers: [listed(row), chain(given)] });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('日志未被改动')).toBeTruthy();
});

test('the export contains the entries that match the filter of the list, including the days', async () => {
  const exported = vi.fn((_input: unknown) => ({ id: crypto.randomUUID(), state: 'waiting' as const, total: 1 }));
  show(<AuditPage />, {
    access: { 'audit:read': 'park' },
    at: '/?keyword=林&from=2026-11-01&to=2026-11-15',
    answers: [
      listed(row),
      sound,
      answer(task.columns, () => [
        { key: 'at', title: '时间' },
        { key: 'call', title: '接口' },
      ]),
      answer(task.export, exported),
      answer(task.list, () => ({ total: 0, list: [] })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '导出' }));
  const box = await dialog('导出操作日志');
  within(box).getByText('当前筛选结果（1 条）');
  await user.click(await within(box).findByRole('checkbox', { name: '接口' }));
  await user.click(within(box).getByRole('button', { name: '导出' }));
  const filter = { keyword: '林', from: '2026-11-01', to: '2026-11-15' };
  await waitFor(() => expect(exported).toHaveBeenCalledWith({ subject: 'audit', columns: ['at'], filter }));
});

test('changed fields are marked, and every field has a label', () => {
  const now = { id: 1, name: 'x', remark: null, isEnable: true, unheardOf: 'z' };
  expect(changesOf('department.change', now, { id: 1, name: 'y', isEnable: false })).toEqual([
    { key: 'id', field: '编号', before: '1', after: '1', differs: false, isTechnical: false },
    { key: 'name', field: '名称', before: 'y', after: 'x', differs: true, isTechnical: false },
    { key: 'remark', field: '备注', before: '--', after: '--', differs: false, isTechnical: false },
    { key: 'isEnable', field: '启用', before: '否', after: '是', differs: true, isTechnical: false },
    { key: 'unheardOf', field: 'unheardOf', before: '--', after: 'z', differs: true, isTechnical: false },
  ]);
});

test('values are shown in words: flags, enumerations, lists and objects, and nothing for an empty object', () => {
  const now = { isShow: 1, sex: 0, subject: 'parkStaff', filter: {}, names: ['甲', '乙'], extValues: { remark: '好', isEnable: false } };
  expect(changesOf('staff.update', now, null).map(({ after }) => after)).toEqual([
    '是',
    '男',
    '园区人员',
    '--',
    '甲、乙',
    '备注：好；启用：否',
  ]);
});

const recorded = Object.values<Record<string, Call>>(contract)
  .flatMap((calls) => Object.values(calls))
  .filter(({ kind, audit: auditMode }) => (kind === 'command' || kind === 'upload') && auditMode === 'input');
const shapeOf = ({ input }: Call): Record<string, unknown> => (input instanceof z.ZodObject ? input.shape : {});

/** Returns the values of an enumeration in a schema; none for any other schema. */
function valuesIn(schema: unknown): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(valuesIn);
  if (schema instanceof z.ZodArray) return valuesIn(schema.element);
  const { innerType, in: from } = (schema as { def?: { innerType?: unknown; in?: unknown } }).def ?? {};
  return innerType || from ? valuesIn(innerType ?? from) : [];
}

test('every enumerated value of a recorded command is shown in a word', () => {
  const values = recorded.flatMap((call) =>
    Object.entries(shapeOf(call)).flatMap(([field, schema]) => valuesIn(schema).map((value) => ({ call: call.key, field, value }))),
  );
  expect(values.length).toBeGreaterThan(200);
  const shown = values.map((one) => ({ ...one, text: changesOf(one.call, { [one.field]: one.value }, null)[0]?.after }));
  // an empty text is no value, and flags that arrive as text are stored as numbers
  const isStored = ({ value }: { value: unknown }) => !['', '0', '1', 'true', 'false'].includes(value as string);
  const codes = shown.filter(({ value, text }) => text === String(value)).filter(isStored);
  expect(codes.map(({ call, field, value }) => `${call} ${field} ${value}`)).toEqual([]);
});

test('every field of a recorded command has a label', () => {
  const unnamed = recorded.flatMap((call) => Object.keys(shapeOf(call)).filter((field) => labelOf(call.key, field) === field));
  expect([...new Set(unnamed)]).toEqual([]);
});
