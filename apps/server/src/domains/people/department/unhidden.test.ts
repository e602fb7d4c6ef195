import { task } from '@park/contract/kernel/task';
import { type DepartmentNode, department } from '@park/contract/people/department';
import { group } from '@park/contract/people/group';
import { parkuser } from '@park/contract/people/parkuser';
import { staff } from '@park/contract/people/staff';
import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { giveRole, takeRole } from '../../../../test/role.ts';

/* Hidden departments are shown to people whose data scope includes them; the right to read the company is not enough. */

const server = testServer();
const a1 = demoId('company A1');
const root = demoId('department A1');
const user = (name: string) => demoId(`user ${name}`);
let supera1: Person;
let membera1: Person;
let operatora: Person;
/** Two hidden departments with a head each, and a department below the first that is not itself hidden; each has one person. */
let audit: string;
let cases: string;
let rules: string;
const grantedRoles: string[] = [];
const grantRole = async (role: Parameters<typeof giveRole>[2], of = { companyId: a1, userId: user('membera1') }) =>
  void grantedRoles.push(await giveRole(server, of, role));
/** Menu nodes for editing departments and people. */
const nodes = ['M1014001001', 'M1014001001:edit'];
const only = (...departments: string[]) => grantRole({ nodes, scope: 'custom', departments });

beforeAll(async () => {
  [supera1, membera1, operatora] = [await server.signIn('supera1'), await server.signIn('membera1'), await server.signIn('operatora')];
  const make = async (name: string, parentId: string, isShow: 0 | 1) =>
    (await supera1.call(department.create, { name, parentId, orderNum: 50, isShow })).id;
  const put = async (realName: string, phone: string, departmentId: string) =>
    (await supera1.call(staff.create, { realName, phone, departmentId, orgOrderNum: 1, isShow: 1 })).id;
  audit = await make('审计组', root, 0);
  cases = await make('专案组', audit, 1);
  rules = await make('合规组', root, 0);
  const [first, , third] = [
    await put('审计甲', '17712360001', audit),
    await put('专案甲', '17712360002', cases),
    await put('合规甲', '17712360003', rules),
  ];
  await supera1.call(department.setManagers, { departmentId: audit, managerUserId: first });
  await supera1.call(department.setManagers, { departmentId: rules, managerUserId: third });
});
afterEach(async () => {
  for (const id of grantedRoles.splice(0)) await takeRole(server, id);
});

const flat = (nodes: readonly DepartmentNode[]): DepartmentNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const hiddenIn = async (by: Person) =>
  flat(await by.call(department.tree, { showAll: true })).flatMap(({ name, managerName }) =>
    ['审计组', '专案组', '合规组'].includes(name) ? [[name, managerName]] : [],
  );
const sheetOf = async (
  by: Person,
  subject: 'department' | 'staff' | 'member' | 'parkUser' | 'parkStaff',
  filter: Record<string, string | number> = {},
) => {
  const { id } = await by.call(task.export, { subject, filter });
  const [titles = [], ...rows] = (await readXlsx((await by.raw(task.file, { id })).rawPayload)).sheets[0]?.rows ?? [];
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [String(title), row[at] || null])));
};
const [first, second, third] = [{ keyword: '审计甲' }, { keyword: '专案甲' }, { keyword: '合规甲' }];

describe('a member whose rights cover one hidden department', () => {
  test('the member sees that department in the tree, but not the name or head of other hidden departments', async () => {
    expect(await hiddenIn(supera1)).toEqual([
      ['审计组', '审计甲'],
      ['专案组', null],
      ['合规组', '合规甲'],
    ]);
    await only(rules);
    expect(await hiddenIn(membera1)).toEqual([['合规组', '合规甲']]);
    expect(await membera1.call(department.detail, { id: rules })).toMatchObject({ name: '合规组', managerName: '合规甲' });
    for (const id of [audit, cases]) expect((await membera1.refused(department.detail, { id })).code).toBe('404');
    const rows = await sheetOf(membera1, 'department');
    expect(rows.flatMap(({ 部门名称: name, 负责人: head }) => (/审计|专案|合规/.test(String(name)) ? [[name, head]] : []))).toEqual([
      ['合规组', '合规甲'],
    ]);
    const { total } = await membera1.call(task.export, { subject: 'department', filter: {} });
    expect(total).toBe(rows.length);
  });

  test('the member sees that department even if its parent is hidden, and no page shows the name of the parent', async () => {
    await only(cases);
    const [top] = await membera1.call(department.tree, { showAll: true });
    expect(top?.children.find(({ id }) => id === cases)).toMatchObject({ name: '专案组', parentId: audit, parentCode: null });
    expect(await hiddenIn(membera1)).toEqual([['专案组', null]]);
    expect(await membera1.call(department.detail, { id: cases })).toMatchObject({ name: '专案组', parentName: null });
    expect((await supera1.call(department.detail, { id: cases })).parentName).toBe('审计组');
    const rows = await sheetOf(membera1, 'department');
    expect(rows.filter((row) => row.部门名称 === '专案组')).toMatchObject([{ 上级部门: null }]);
    expect(rows.map((row) => row.部门名称)).not.toContain('审计组');
  });

  test('person selectors and workbooks name the department of people the member manages, but of no other hidden person', async () => {
    await only(rules);
    const placeOf = async (call: typeof staff.search | typeof department.people, keyword: object) =>
      (await membera1.call(call as typeof staff.search, { ...keyword, showAll: true })).list.map(({ departmentName }) => departmentName);
    for (const call of [staff.search, department.people])
      expect([call.key, await placeOf(call, first), await placeOf(call, second), await placeOf(call, third)]).toEqual([
        ...[call.key, [null], [null], ['合规组']],
      ]);
    const where = async (subject: 'staff' | 'member', filter: Record<string, string | number>) =>
      (await sheetOf(membera1, subject, filter)).map((row) => [row.姓名, row.部门]);
    expect(await where('staff', {})).toEqual([['合规甲', '合规组']]);
    expect(await where('member', { ...first, type: 2 })).toEqual([['审计甲', null]]);
  });
});

test('a member of the operator company who can read all people of the park but cannot manage them sees no hidden department', async () => {
  const scopeOf = (scope: string) => server.rows(`update role set data_scope = $1 where code = 'project-manager'`, [scope]);
  const named = async () => [
    (await operatora.call(parkuser.list, first)).list[0]?.departmentName,
    (await operatora.call(group.people, { groupId })).list[0]?.departmentName,
    (await operatora.call(parkuser.memberships, { userId }))[0]?.departmentName,
    (await sheetOf(operatora, 'parkUser', first))[0]?.部门,
  ];
  const userId = (await operatora.call(parkuser.list, first)).list[0]?.userId ?? '';
  const { id: groupId } = await operatora.call(group.create, { kind: 'user', name: '稽核小组', code: 'audit-people' });
  await operatora.call(group.add, { groupId, members: [{ companyId: a1, userId }] });
  expect(await named()).toEqual(['审计组', '审计组', '审计组', '审计组']);
  const reading = { nodes: ['M1004003003', 'M1004004001', 'M1004004002'], scope: 'all' as const };
  await grantRole(reading, { companyId: demoId('company OP'), userId: user('operatora') });
  await scopeOf('self');
  expect(await named()).toEqual([null, null, null, null]);
  await scopeOf('company');
  expect(await named()).toEqual([null, null, null, null]);
  await scopeOf('all');
});

describe('opening a hidden department by its id', () => {
  test('the list of its people is empty unless the reader manages the department or belongs to it', async () => {
    const names = async (by: Person, departmentId: string) => [
      (await by.call(staff.list, { departmentId })).list.map(({ realName }) => realName),
      (await by.call(department.members, { departmentId })).list.map(({ realName }) => realName),
      (await by.call(department.people, { departmentId })).list.map(({ realName }) => realName),
      (await sheetOf(by, 'staff', { departmentId })).map((row) => row.姓名),
      (await sheetOf(by, 'member', { departmentId })).map((row) => row.姓名),
    ];
    for (const id of [audit, cases, rules]) expect(await names(membera1, id)).toEqual([[], [], [], [], []]);
    await only(cases);
    expect((await names(membera1, cases)).slice(0, 1)).toEqual([['专案甲']]);
    expect((await membera1.call(department.members, { departmentId: cases, showAll: 1 })).total).toBe(1);
    expect((await membera1.call(department.members, { departmentId: rules, showAll: 1 })).total).toBe(0);
    expect((await supera1.call(department.members, { departmentId: audit, type: 2, showAll: 1 })).total).toBe(2);
    // only the department is hidden, not its people, so the search finds them
    expect((await membera1.call(staff.search, { keyword: '审计甲' })).total).toBe(1);
    await server.rows(`update staff set department_id = $1 where company_id = $2 and user_id = $3`, [audit, a1, user('membera2')]);
    const membera2 = await server.signIn('membera2');
    expect((await membera2.call(staff.list, { departmentId: audit })).list.map(({ id }) => id)).toEqual([user('membera2')]);
  });
});
