import type { Call } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { staff } from '@park/contract/people/staff';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Person, testServer } from '../../../../../test/app.ts';
import { secretKey } from '../../../../../test/postgres.ts';
import { upload, workbook } from '../../../../../test/sheet/workbooks.ts';
import { taskWorker } from '../../../kernel/task/index.ts';
import { sheets } from '../../../sheets.ts';
import { newPhone } from './people.ts';

export const titles = ['*姓名', '*手机号', '*部门', '性别', '职位', '邮箱', '在通讯录中显示', '人员排序', '备注'];
type Row = readonly (string | number)[];
/** Returns a row of a sheet; missing cells get defaults. */
export const row = (changes: Partial<Record<string, string | number>> = {}): Row =>
  titles.map(
    (title) => changes[title.replace('*', '')] ?? { 姓名: '导入员', 手机号: newPhone(), 部门: '市场部' }[title.replace('*', '')] ?? '',
  );
export const sheetsOf = async (response: { statusCode: number; rawPayload: Buffer }) => {
  expect(response.statusCode).toBe(200);
  return (await readXlsx(response.rawPayload)).sheets;
};

/** Returns functions that upload workbooks of people, by default as the super administrator of A1, and run the resulting tasks. */
export function sender(server: ReturnType<typeof testServer>) {
  let worker: ReturnType<typeof taskWorker>;
  let supera1: Person;
  beforeAll(async () => {
    worker = taskWorker({ url: server.databaseUrl(), secret: secretKey, sheets, log: () => {}, here: {} });
    supera1 = await server.signIn('supera1');
  });
  afterAll(() => worker.close());

  async function send(call: Call, bytes: Buffer, fields: Record<string, string> = {}, by = supera1, name = '员工.xlsx') {
    const { headers, payload } = upload(fields, { name, bytes });
    return server.inject({ method: 'POST', url: server.base + call.path, headers: { ...headers, logintoken: by.token ?? '' }, payload });
  }
  const direct = async (rows: readonly Row[], fields: Record<string, string> = {}, by = supera1) =>
    (await send(staff.import, await workbook(titles, rows), fields, by)).json();
  async function importedFrom(bytes: Buffer, fields: Record<string, string> = {}) {
    const { body } = (await send(task.import, bytes, { subject: 'staff', ...fields })).json();
    await worker.runner.idle();
    return supera1.call(task.detail, { id: body.id });
  }
  /** Imports a workbook by a background task, as the console does. */
  const imported = async (rows: readonly Row[], fields: Record<string, string> = {}, heads: readonly string[] = titles) =>
    importedFrom(await workbook(heads, rows), fields);
  return { send, direct, imported, importedFrom };
}
