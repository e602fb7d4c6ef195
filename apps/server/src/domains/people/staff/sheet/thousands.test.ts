import { sheetTexts } from '@park/contract/kernel/task';
import { staff } from '@park/contract/people/staff';
import { expect, test } from 'vitest';
import { testServer } from '../../../../../test/app.ts';
import { hostile } from '../../../../../test/sheet/workbooks.ts';
import { account, addedBy, company, department, membership, newPhone } from '../test/people.ts';
import { row, sender, titles } from '../test/sheets.ts';

const server = testServer();
const { imported, importedFrom } = sender(server);
const a1 = company('A1');

test('an import of thousands of rows writes no row if the workbook is damaged near its end', async () => {
  const people = () => server.rows('select count(*)::int as people, (select count(*)::int from staff) as staff from "user"');
  const before = await people();
  const rows = Array.from({ length: 2_600 }, () => row({ 姓名: '半途而废' }));
  expect(await importedFrom(await hostile.torn(titles, rows))).toMatchObject({ state: 'failed', message: sheetTexts.broken, done: 0 });
  expect(await people()).toEqual(before);
});

test('a repeated phone number is reported with its first row, even if the two rows are far apart', async () => {
  const [twice, far] = [newPhone(), 2_400];
  const rows = Array.from({ length: far + 1 }, (_, at) => row({ 姓名: '相隔很远', ...(at % far === 0 && { 手机号: twice }) }));
  const done = await imported(rows);
  expect(done).toMatchObject({ state: 'done', done: far, failed: 1 });
  expect(done.problems).toEqual([{ row: far + 2, column: '手机号', reason: '与第2行手机号重复' }]);
  expect(await account(server, twice)).toBeDefined();
});

test('a person of another company in a row among thousands of new people joins with their existing account', async () => {
  const { id, phone } = await addedBy(await server.signIn('supera2'), { departmentId: department('A2 数据平台部') });
  const rows = Array.from({ length: 900 }, (_, at) => row({ 姓名: '新人成群', ...(at === 600 && { 姓名: '早有账号', 手机号: phone }) }));
  expect(await imported(rows)).toMatchObject({ state: 'done', done: 900, failed: 0 });
  expect((await account(server, phone))?.id).toBe(id);
  expect(await membership(server, a1, id)).toMatchObject({ real_name: '早有账号' });
  expect((await (await server.signIn('supera1')).call(staff.list, { keyword: '新人成群', type: 2 })).total).toBe(899);
});

test('rows about existing members of a company of thousands are recognised as such', async () => {
  const there = newPhone();
  expect(await imported([row({ 姓名: '已在职', 手机号: there })])).toMatchObject({ done: 1 });
  await server.rows(
    `with made as (insert into "user" (phone_cipher, phone_hash, phone_mask, real_name)
                   select decode('00', 'hex'), sha256(n::text::bytea), '***', '众多之一' from generate_series(1, 5000) as n returning id)
     insert into staff (space_id, company_id, user_id, real_name)
     select c.space_id, c.id, made.id, '众多之一' from made cross join company c where c.id = $1`,
    [a1],
  );
  expect(await imported([row(), row({ 手机号: there }), row()])).toMatchObject({
    ...{ state: 'done', done: 2, failed: 1 },
    problems: [{ row: 3, column: '手机号', reason: '该手机号已被其他员工使用' }],
  });
});
