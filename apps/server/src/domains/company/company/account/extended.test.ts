import { company } from '@park/contract/company/company';
import { task } from '@park/contract/kernel/task';
import { type ExtendField, extend } from '@park/contract/people/extend';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { addedBy, idOf, user } from '../test/accounts.ts';

const server = testServer();
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
const shown = { stage: 'b', exports_goods: true, founded_on: '2015-06-01' };
const hidden = { risk_note: '欠费两次' };
let added: Awaited<ReturnType<typeof addedBy>>;

/** Adds a custom field for companies to the space of the user. */
const define = (actor: string, columnName: string, name: string, more: object = {}) =>
  as(actor).call(extend.create, { useModule: 2, columnName, name, extendType: 'Text', ...more });

beforeAll(async () => {
  // operators of two spaces, and an assisting member who may read but not edit companies
  for (const name of ['operatora', 'operatorc', 'assistant1']) people[name] = await server.signIn(name);
  const enumItems = [
    { key: 'a', value: '初创期' },
    { key: 'b', value: '成长期' },
  ];
  await define('operatora', 'stage', '发展阶段', { extendType: 'Enum', enumItems });
  await define('operatora', 'exports_goods', '有出口业务', { extendType: 'Bool' });
  await define('operatora', 'founded_on', '成立日期', { extendType: 'DateTime' });
  await define('operatora', 'risk_note', '风险备注', { isView: 0 });
  // companies may fill in this field themselves, but users who only read the company do not see it
  await define('operatora', 'own_plan', '自报计划', { isView: 0, isEdit: 1 });
  // this custom field has the same title as a built-in column of the list
  await define('operatora', 'other_kind', '企业身份');
  added = await addedBy(as('operatora'), { extValues: { ...shown, ...hidden, own_plan: '扩租', other_kind: '专精特新' } });
});

const valuesFor = async (actor: string, keyword = added.companyName) =>
  (await as(actor).call(company.accounts, { keyword })).list[0]?.extValues;
const offered = async (actor: string) => (await as(actor).call(task.columns, { subject: 'company' })).map(({ title }) => title);
/** Returns the first row of a workbook by column title. */
async function sheetOf(content: Uint8Array): Promise<Record<string, unknown>> {
  const [titles = [], row = []] = (await readXlsx(content)).sheets[0]?.rows ?? [];
  return Object.fromEntries(titles.map((title, at) => [String(title), row[at]]));
}
const exported = async (actor: string, keyword = added.companyName) =>
  sheetOf((await as(actor).raw(company.export, { keyword })).rawPayload);

test('R095 the list of companies contains the space’s custom fields; only users who may edit companies see hidden fields', async () => {
  expect(await valuesFor('operatora')).toEqual({ ...shown, ...hidden, own_plan: '扩租', other_kind: '专精特新' });
  expect(await valuesFor('assistant1')).toEqual({ ...shown, other_kind: '专精特新' });
  const { list } = await as('assistant1').call(company.accounts, { pageSize: 1000, sort: 'companyName' });
  expect(list.length).toBeGreaterThan(1);
  expect(list.filter(({ extValues }) => 'stage' in extValues).map(({ companyId }) => companyId)).toEqual([added.id]);
});

test('R095 in the list of companies, an administrator of a company sees only the custom fields that every reader sees', async () => {
  await server.rows(`update company set ext = $2 where id = $1`, [idOf('AS'), { ...shown, ...hidden, own_plan: '续约' }]);
  await server.rows('update staff set admin_level = 2 where company_id = $1 and user_id = $2', [idOf('AS'), user('assistant1')]);
  expect((await as('assistant1').call(company.detail, {})).extValues).toEqual({ ...shown, own_plan: '续约' });
  const own = (await as('assistant1').call(company.accounts, { pageSize: 1000 })).list.find(({ companyId }) => companyId === idOf('AS'));
  expect(own?.extValues).toEqual(shown);
});

test('R095 custom fields are exported as columns, with names of options and 是 or 否 as values; repeated titles are marked', async () => {
  expect((await offered('operatora')).slice(-6)).toEqual([
    ...['发展阶段', '有出口业务', '成立日期', '风险备注', '自报计划', '企业身份（自定义）'],
  ]);
  expect(await exported('operatora')).toMatchObject({
    ...{ 企业名称: added.companyName, 企业身份: '入驻企业', 发展阶段: '成长期', 有出口业务: '是', 成立日期: '2015-06-01' },
    ...{ 风险备注: '欠费两次', '企业身份（自定义）': '专精特新' },
  });
  const without = { companyName: '无其他信息企业', extValues: { exports_goods: false } };
  await addedBy(as('operatora'), without);
  const bare = await exported('operatora', without.companyName);
  expect([bare.发展阶段 ?? '', bare.有出口业务]).toEqual(['', '否']);
  const columns = ['companyName', 'ext.stage'];
  const { id } = await as('operatora').call(task.export, { subject: 'company', filter: { keyword: added.companyName }, columns });
  expect(await sheetOf((await as('operatora').raw(task.file, { id })).rawPayload)).toEqual({
    ...{ 企业名称: added.companyName, 发展阶段: '成长期' },
  });
});

test('R095 a user who may not edit companies cannot export a hidden field, even by naming its column in the request', async () => {
  const titles = await offered('assistant1');
  expect(titles).toEqual(expect.arrayContaining(['发展阶段', '有出口业务']));
  for (const title of ['风险备注', '自报计划']) expect(titles).not.toContain(title);
  const whole = await exported('assistant1');
  expect(whole).toMatchObject({ 发展阶段: '成长期' });
  expect(JSON.stringify(whole)).not.toMatch(/风险备注|欠费两次|自报计划|扩租/);
  const input = { subject: 'company' as const, filter: { keyword: added.companyName }, columns: ['ext.risk_note'] };
  expect((await as('assistant1').refused(task.export, input)).fields).toHaveProperty('columns');
});

test('R095 each space sees only the custom fields it defined, even if another space uses the same field code', async () => {
  await define('operatorc', 'stage', '融资轮次');
  await define('operatorc', 'foreign_note', '他方备注');
  const theirs = await addedBy(as('operatorc'), { extValues: { stage: 'B轮', foreign_note: '密' } });
  // a value of another space's field in the row, however it came there, must not be shown
  await server.rows(`update company set ext = ext || '{"foreign_note": "漏"}' where id = $1`, [added.id]);
  await server.rows(`update company set ext = ext || '{"risk_note": "漏"}' where id = $1`, [theirs.id]);
  expect(await valuesFor('operatora')).not.toHaveProperty('foreign_note');
  expect(await valuesFor('operatorc', theirs.companyName)).toEqual({ stage: 'B轮', foreign_note: '密' });
  expect(await valuesFor('operatorc')).toBeUndefined();
  expect(await offered('operatora')).not.toContain('他方备注');
  expect(await offered('operatorc')).toContain('融资轮次');
  for (const title of ['发展阶段', '风险备注']) expect(await offered('operatorc')).not.toContain(title);
  expect(JSON.stringify(await exported('operatora'))).not.toContain('漏');
  expect(await exported('operatorc', theirs.companyName)).toMatchObject({ 融资轮次: 'B轮', 他方备注: '密' });
  expect(JSON.stringify(await exported('operatorc', theirs.companyName))).not.toContain('漏');
});

test('R095 a disabled custom field disappears from lists and exports, and its values are kept', async () => {
  const fields = (await as('operatora').call(extend.list, { useModule: 2, pageSize: 100 })).list;
  const { id, version, name, length, enumItems } = fields.find(({ columnName }) => columnName === 'stage') as ExtendField;
  await as('operatora').call(extend.change, { id, version, name, length, enumItems, isEnable: 0 });
  expect(await valuesFor('operatora')).not.toHaveProperty('stage');
  expect(await offered('operatora')).not.toContain('发展阶段');
  const [row] = await server.rows<{ ext: object }>('select ext from company where id = $1', [added.id]);
  expect(row?.ext).toHaveProperty('stage', 'b');
});
