import { task } from '@park/contract/kernel/task';
import { department as departments } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { addedBy, company, department, user } from '../test/people.ts';
import { sheetsOf } from '../test/sheets.ts';

const server = testServer();
let supera1: Person;
let membera1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, membera1, operatora] = [await server.signIn('supera1'), await server.signIn('membera1'), await server.signIn('operatora')];
});

test('C0038 the export contains the filtered list with masked phones and the space’s custom fields', async () => {
  const [form] = await sheetsOf(await supera1.raw(staff.export, { keyword: '王梓涵' }));
  expect(form?.rows[0]).toEqual(expect.arrayContaining(['姓名', '手机号', '部门', '状态', '备注', '学历', '入职日期']));
  const cells = Object.fromEntries(form?.rows[0]?.map((title, at) => [title, form.rows[1]?.[at]]) ?? []);
  expect(cells).toMatchObject({ 姓名: '王梓涵', 手机号: '138****1003', 部门: '研发中心', 状态: '启用', 身份: '普通成员' });
  expect(form?.rows).toHaveLength(2);
  const [audit] = await server.rows(
    `select input from audit where call = 'task.export' and input ->> 'subject' = 'staff' order by at desc limit 1`,
  );
  expect(audit?.input).toMatchObject({ rows: 1, filter: { keyword: '王梓涵' } });
});

test('the export of an ordinary member contains no remarks and no hidden people', async () => {
  await addedBy(supera1, { realName: '藏起来的', isShow: 0, remark: '秘密' });
  const response = await membera1.raw(staff.export, {});
  const [form] = await sheetsOf(response);
  expect(form?.rows[0]).not.toContain('备注');
  expect(form?.rows[0]).not.toContain('紧急联系人');
  expect(form?.rows.flat()).not.toContain('藏起来的');
  expect((await membera1.refused(staff.export, { isLeft: 1 })).code).toBe('403');
});

test('the export names a hidden department only to readers who manage people', async () => {
  const hidden = { name: '并购组', parentId: department('A1 综合管理部'), orderNum: 9, isShow: 0 as const };
  const { id: departmentId } = await supera1.call(departments.create, hidden);
  const keyword = '并购员';
  await addedBy(supera1, { realName: keyword, departmentId });
  const departmentOf = async (by: Person, call: typeof staff.export | typeof staff.exportPark) => {
    const [form] = await sheetsOf(await by.raw(call, { keyword }));
    const [titles = [], row = []] = form?.rows ?? [];
    return row[titles.indexOf('部门')];
  };
  expect(await departmentOf(supera1, staff.export)).toBe('综合管理部/并购组');
  expect(await departmentOf(membera1, staff.export)).toBeNull();
  expect(await departmentOf(operatora, staff.exportPark)).toBe('并购组');
});

test('C0039 the export of all companies of the park names each company and contains no people of another park', async () => {
  const [form] = await sheetsOf(await operatora.raw(staff.exportPark, {}));
  const companies = new Set(form?.rows.slice(1).map((cells) => cells[0]));
  expect(companies.has('智联数据有限公司')).toBe(true);
  expect(companies.has('沐光文化有限公司')).toBe(false);
  expect(form?.rows.flat().join(' ')).not.toMatch(/(?<!\d)1[1-9]\d{9}(?!\d)/);
  const { total } = await operatora.call(staff.all, { pageSize: 1 });
  expect(form?.rows).toHaveLength(total + 1);
  const [own] = await sheetsOf(await membera1.raw(staff.exportPark, {}));
  expect(new Set(own?.rows.slice(1).map((cells) => cells[0]))).toEqual(new Set(['云启科技有限公司']));
});

test('an export task contains the same rows, and can be limited to chosen people and columns', async () => {
  const columns = await supera1.call(task.columns, { subject: 'staff' });
  expect(columns.map(({ key }) => key)).toEqual(expect.arrayContaining(['realName', 'ext.education']));
  const { id } = await supera1.call(task.export, { subject: 'staff', columns: ['realName', 'ext.education'], ids: [user('membera1')] });
  const [form] = await sheetsOf(await supera1.raw(task.file, { id }));
  expect(form?.rows).toEqual([
    ['姓名', '学历'],
    ['王梓涵', expect.stringMatching(/博士|硕士|本科|大专/)],
  ]);
  const foreign = await supera1.call(task.export, { subject: 'staff', filter: { companyId: company('A2') } });
  expect(foreign.total).toBe(0);
  const park = await operatora.call(task.export, { subject: 'parkStaff', filter: { companyName: '智联' } });
  expect(park.total).toBeGreaterThan(3);
});

test('departments are exported with their whole path', async () => {
  const { realName } = await addedBy(supera1, { realName: '路径员', departmentId: department('A1 前端组') });
  const [form] = await sheetsOf(await supera1.raw(staff.export, { keyword: realName }));
  expect(form?.rows[1]).toContain('研发中心/前端组');
});
