import type { Call } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { type DepartmentNode, department } from '@park/contract/people/department';
import { extend } from '@park/contract/people/extend';
import { group } from '@park/contract/people/group';
import { parkuser } from '@park/contract/people/parkuser';
import { staff } from '@park/contract/people/staff';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { giveRole, takeRole } from '../../../../test/role.ts';

const server = testServer();
const a1 = demoId('company A1');
const root = demoId('department A1');
let supera1: Person;
let membera1: Person;
let operatora: Person;
let assistant1: Person;
/**
 * A hidden department, a department below it that is not marked as hidden, and a visible department with the same name as the lower one.
 * Each has one person.
 */
let hidden: string;
let below: string;
let namesake: string;
let insider: string;
beforeAll(async () => {
  [supera1, membera1, operatora, assistant1] = await Promise.all([
    server.signIn('supera1'),
    server.signIn('membera1'),
    server.signIn('operatora'),
    server.signIn('assistant1'),
  ]);
  const make = async (name: string, parentId: string, isShow: 0 | 1) =>
    (await supera1.call(department.create, { name, parentId, orderNum: 50, isShow })).id;
  const put = async (realName: string, phone: string, departmentId: string, isShow: 0 | 1 = 1) =>
    (await supera1.call(staff.create, { realName, phone, departmentId, orgOrderNum: 1, isShow })).id;
  hidden = await make('审计组', root, 0);
  below = await make('专案组', hidden, 1);
  namesake = await make('专案组', root, 1);
  insider = await put('钱内审', '17712350001', below);
  await put('孙外勤', '17712350002', namesake);
  await put('李暗访', '17712350003', hidden, 0);
});

const names = (nodes: readonly DepartmentNode[]): string[] => nodes.flatMap(({ name, children }) => [name, ...names(children)]);
const placeOf = async (by: Person, call: Call, input: object) => {
  const { list } = (await by.call(call, { keyword: '钱内审', ...input })) as { list: { departmentId?: string; departmentName: string }[] };
  return list.map(({ departmentId = null, departmentName }) => [departmentId, departmentName]);
};

describe('V096 a department below a hidden department', () => {
  test.each([
    ['the list of people', staff.list, {}],
    ['the choice of people', staff.search, { showAll: true }],
    ['the list over companies', staff.all, {}],
    ['members', department.members, { type: 2 }],
    ['the choice of members', department.people, {}],
  ] as const)('a hidden department is named by %s only to readers who manage people', async (_, call, input) => {
    expect(await placeOf(membera1, call, input)).toEqual([[null, null]]);
    const request = call === department.members ? { ...input, showAll: true } : input;
    expect(await placeOf(supera1, call, request)).toEqual([[below, '专案组']]);
  });

  test('a hidden department cannot be opened by its id, and a personal page names it only to its own member', async () => {
    for (const id of [hidden, below]) expect((await membera1.refused(department.detail, { id })).code).toBe('404');
    expect(await membera1.call(staff.detail, { userId: insider })).toMatchObject({ departmentId: null, departmentName: null });
    await server.rows(`update staff set department_id = $1 where company_id = $2 and user_id = $3`, [below, a1, demoId('user membera2')]);
    const membera2 = await server.signIn('membera2');
    expect(await membera2.call(staff.detail, { userId: demoId('user membera2') })).toMatchObject({ departmentName: '专案组' });
    expect(await membera2.call(staff.detail, { userId: insider })).toMatchObject({ departmentName: null });
  });

  test('lists of park users name a hidden department only to readers who manage its people', async () => {
    const row = { keyword: '钱内审', pageSize: 5 };
    expect((await operatora.call(parkuser.list, row)).list).toMatchObject([{ departmentName: '专案组' }]);
    const role = { nodes: ['M1004004001'], scope: 'all' as const };
    const id = await giveRole(server, { companyId: demoId('company AS'), userId: demoId('user assistant1') }, role);
    const reader = await server.signIn('assistant1');
    expect((await reader.call(parkuser.list, row)).list).toMatchObject([{ departmentName: null }]);
    await takeRole(server, id);
  });

  test('in a workbook a visible department keeps its row and people even if a hidden department has the same name', async () => {
    const sheetOf = async (by: Person, subject: 'staff' | 'member' | 'department') => {
      const { id } = await by.call(task.export, { subject, filter: subject === 'member' ? { type: 2 } : {} });
      const [sheet] = (await readXlsx((await by.raw(task.file, { id })).rawPayload)).sheets;
      return sheet?.rows ?? [];
    };
    for (const subject of ['staff', 'member'] as const) {
      const [titles = [], ...rows] = await sheetOf(membera1, subject);
      const where = (name: string) => rows.find(([realName]) => realName === name)?.[titles.indexOf('部门')] || null;
      expect([subject, where('孙外勤'), where('钱内审')]).toEqual([subject, '专案组', null]);
    }
    const shown = (await sheetOf(membera1, 'department')).filter(([name]) => name === '专案组' || name === '审计组');
    expect(shown.map(([name, above]) => [name, above || null])).toEqual([['专案组', null]]);
    expect((await sheetOf(supera1, 'department')).filter(([name]) => name === '专案组')).toHaveLength(2);
  });
});

describe('a member of the assisting organisation who edits its departments and only reads those of the park’s companies', () => {
  /** Role of an administrator of the assisting organisation, who edits its departments and may read the companies of the park. */
  const own = {
    nodes: ['M1014001001', 'M1014001001:edit', 'M1014001002', 'M1014001002:edit'],
    scope: 'all' as const,
  };
  const filter = { companyId: a1, showAll: true };

  test('the member sees no hidden department and no hidden person of the companies in the park', async () => {
    const id = await giveRole(server, { companyId: demoId('company AS'), userId: demoId('user assistant1') }, own);
    const reader = await server.signIn('assistant1');
    expect((await reader.call(department.tree, { showAll: true })).length).toBeGreaterThan(0);
    const seen = names(await reader.call(department.tree, filter));
    expect([seen.includes('研发中心'), seen.includes('审计组')]).toEqual([true, false]);
    expect((await reader.refused(department.detail, { id: hidden, companyId: a1 })).code).toBe('404');
    for (const call of [department.members, department.people, staff.list, staff.search])
      expect([call.key, await reader.call(call as typeof department.people, { ...filter, keyword: '李暗访' })]).toEqual([
        call.key,
        { total: 0, list: [] },
      ]);
    await takeRole(server, id);
  });

  test('the member sees no custom field that ordinary members do not see, neither on the page nor in a workbook', async () => {
    const secret = { name: '保密级别', columnName: 'secrecy', extendType: 'Text' as const, useModule: 1, isView: 0 as const };
    await operatora.call(extend.create, secret);
    await supera1.call(extend.setValues, { useModule: 1, id: insider, extValues: { secrecy: '机密' } });
    const id = await giveRole(server, { companyId: demoId('company AS'), userId: demoId('user assistant1') }, own);
    const reader = await server.signIn('assistant1');
    const valueFor = async (by: Person) =>
      (await by.call(department.members, { ...filter, type: 2, keyword: '钱内审' })).list[0]?.extValues;
    expect(await valueFor(reader)).toEqual({});
    expect(await valueFor(supera1)).toEqual({ secrecy: '机密' });
    const columns = async (by: Person) => (await by.call(task.columns, { subject: 'member', companyId: a1 })).map(({ title }) => title);
    expect(await columns(reader)).not.toContain('保密级别');
    expect(await columns(operatora)).toContain('保密级别');
    await takeRole(server, id);
  });
});

test('without the right to edit departments, a member of the assisting organisation sees no hidden department either', async () => {
  expect(names(await assistant1.call(department.tree, { companyId: a1, showAll: true }))).not.toContain('审计组');
});

test('a group of people does not name a hidden department to a reader who does not manage its people', async () => {
  const { id: groupId } = await operatora.call(group.create, { kind: 'user', name: '保密小组', code: 'secret-group' });
  await operatora.call(group.add, { groupId, members: [{ companyId: a1, userId: insider }] });
  const role = { nodes: ['M1004003003', 'M1004004002'], scope: 'all' as const };
  const id = await giveRole(server, { companyId: demoId('company AS'), userId: demoId('user assistant1') }, role);
  const reader = await server.signIn('assistant1');
  expect((await reader.call(group.people, { groupId })).list).toMatchObject([{ realName: '钱内审', departmentName: null }]);
  expect((await operatora.call(group.people, { groupId })).list).toMatchObject([{ departmentName: '专案组' }]);
  await takeRole(server, id);
});
