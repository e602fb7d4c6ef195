import { randomUUID } from 'node:crypto';
import { company } from '@park/contract/company/company';
import { type DepartmentNode, department, departmentErrors as errors } from '@park/contract/people/department';
import { staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';

const server = testServer();
const a1 = demoId('company A1');
const a2 = demoId('company A2');
const c1 = demoId('company C1');
const root = demoId('department A1');
const research = demoId('department A1 研发中心');
const frontEnd = demoId('department A1 前端组');
const market = demoId('department A1 市场部');
const user = (name: string) => demoId(`user ${name}`);

let supera1: Person;
let operatora: Person;
let membera1: Person;
beforeAll(async () => {
  [supera1, operatora, membera1] = await Promise.all([server.signIn('supera1'), server.signIn('operatora'), server.signIn('membera1')]);
});

const find = (nodes: DepartmentNode[], id: string): DepartmentNode | undefined =>
  nodes.flatMap((node) => [node, ...node.children.flatMap((child) => find([child], id) ?? [])]).find((node) => node.id === id);
const add = async (name: string, parentId = root, person = supera1) =>
  (await person.call(department.create, { name, parentId, orderNum: 1 })).id;
const fresh = async (id: string) => supera1.call(department.detail, { id });
const edit = async (id: string, changes: object) => {
  const { name, parentId, orderNum, isShow, version } = await fresh(id);
  return { type: 1 as const, id, name, parentId: parentId as string, orderNum, isShow, version, ...changes };
};

describe('department tree', () => {
  test('a new department appears in the tree, one level below its parent', async () => {
    const id = await add('后勤部', research);
    const node = find(await supera1.call(department.tree, { showAll: true }), id);
    expect(node).toMatchObject({ name: '后勤部', parentId: research, level: 3, staffNum: 0, isShow: 1 });
  });

  test('C0053 C0059 every node has the names of the documents too: departmentId and parentDeptId', async () => {
    const nodes = await supera1.call(department.tree, {});
    const all = (list: typeof nodes): typeof nodes => list.flatMap((node) => [node, ...all(node.children)]);
    expect(all(nodes).length).toBeGreaterThan(3);
    for (const node of all(nodes)) expect([node.departmentId, node.parentDeptId]).toEqual([node.id, node.parentId]);
  });

  test('V097 people without a department are shown together as one extra department at the end', async () => {
    const nodes = await supera1.call(department.tree, {});
    expect(nodes.at(-1)).toMatchObject({ id: '-2', name: '未分配部门', isNoDepartment: true });
    const { total } = await supera1.call(department.members, { departmentId: '-2' });
    expect(nodes.at(-1)?.staffNum).toBe(total);
    expect(total).toBeGreaterThan(0);
  });

  test('the root department counts everybody of the company, also people without a department, and lists them', async () => {
    for (const [by, showAll] of [
      [supera1, true],
      [supera1, false],
      [membera1, false],
    ] as const) {
      const [top] = await by.call(department.tree, { showAll });
      const totalOf = async (filter: object) => (await by.call(department.members, { pageSize: 1, showAll, ...filter })).total;
      const people = (await by.call(department.people, { departmentId: root, pageSize: 1 })).total;
      expect([await totalOf({}), await totalOf({ departmentId: root, type: 2 })]).toEqual([top?.totalStaffNum, top?.totalStaffNum]);
      if (by === membera1 || showAll) expect(people).toBe(top?.totalStaffNum);
    }
  });

  test('V096 a person hidden from the address book is not counted and not named in the tree', async () => {
    const [{ id: where }, book] = [
      await supera1.call(department.create, { name: '内审组', parentId: root, orderNum: 9 }),
      { showAll: false },
    ];
    const person = { realName: '隐藏主管', phone: '17712340001', departmentId: where, orderNum: 1, orgOrderNum: 1, isShow: 0 as const };
    const { id } = await supera1.call(staff.create, person);
    await supera1.call(department.setManagers, { departmentId: where, managerUserId: id });
    const seenBy = async (by: Person, input: object) => find(await by.call(department.tree, input), where);
    expect(await seenBy(membera1, { showAll: true })).toMatchObject({ staffNum: 0, managerUserId: null, managerName: null });
    expect(await seenBy(supera1, book)).toMatchObject({ staffNum: 0, managerName: null });
    expect(await seenBy(supera1, { showAll: true })).toMatchObject({ staffNum: 1, managerName: '隐藏主管' });
    expect(await membera1.call(department.detail, { id: where })).toMatchObject({ managerUserId: null, managerName: null });
    expect(await supera1.call(department.detail, { id: where })).toMatchObject({ managerName: '隐藏主管' });
    const { id: shown } = await supera1.call(staff.create, { ...person, realName: '内审员', phone: '17712340002', isShow: 1 });
    await supera1.call(department.change, { ...(await edit(where, { isShow: 0 })) });
    expect((await membera1.refused(department.detail, { id: where })).code).toBe('404');
    // the search still finds a visible person of a hidden department, without the department's name, and counts the person
    for (const call of [department.members, staff.list] as const)
      expect((await membera1.call(call, { keyword: '内审员', type: 2 })).list).toMatchObject([{ id: shown, departmentName: null }]);
    expect((await supera1.call(department.members, { keyword: '内审员', type: 2, showAll: true })).list).toMatchObject([
      { departmentName: '内审组' },
    ]);
    const [whole] = await membera1.call(department.tree, {});
    expect(whole?.totalStaffNum).toBe((await membera1.call(department.members, { departmentId: root, type: 2, pageSize: 1 })).total);
  });

  test('V096 a hidden department is shown only to people who manage it', async () => {
    const { id } = await supera1.call(department.create, { name: '筹备组', parentId: root, orderNum: 9, isShow: 0 });
    expect(find(await supera1.call(department.tree, { showAll: true }), id)).toBeDefined();
    expect(find(await supera1.call(department.tree, {}), id)).toBeUndefined();
    expect(find(await membera1.call(department.tree, { showAll: true }), id)).toBeUndefined();
  });

  test('both API addresses of the department tree return the same tree', async () => {
    const alias = { ...department.tree, path: '/portal/department/getCompanyWebDepartmentBook' as const };
    expect(await supera1.call(alias, {})).toEqual(await supera1.call(department.tree, {}));
  });
});

describe('adding and changing departments', () => {
  test('V163 V164 V165 a department needs a name of at most 20 characters and an order number', async () => {
    const blank = await supera1.refused(department.create, { name: '  ', parentId: root });
    expect(blank).toMatchObject({ code: '400', status: 400, fields: { name: '请填写部门名称', orderNum: '请输入排序' } });
    const long = await supera1.refused(department.create, { name: '部'.repeat(21), parentId: root, orderNum: 1 });
    expect(long.fields).toEqual({ name: '最多只能输入20个字' });
    await add('部'.repeat(20));
  });

  test('C0054 C0055 V165 an order number of up to ten digits is accepted, and a longer one refused on its field', async () => {
    const { id } = await supera1.call(department.create, { name: '排序', parentId: root, orderNum: 9_999_999_999 });
    expect((await fresh(id)).orderNum).toBe(9_999_999_999);
    expect((await supera1.call(department.detail, { id })).orderNum).toBe(9_999_999_999);
    await supera1.call(department.change, await edit(id, { orderNum: 2_147_483_648 }));
    expect((await fresh(id)).orderNum).toBe(2_147_483_648);
    const lower = await add('排序之下', id);
    await supera1.call(department.change, await edit(lower, { parentId: root, orderNum: 2_147_483_649 }));
    expect((await fresh(lower)).orderNum).toBe(2_147_483_649);
    for (const orderNum of [10_000_000_000, -1]) {
      const refused = await supera1.refused(department.create, { name: '太长', parentId: root, orderNum });
      expect(refused).toMatchObject({ status: 400, fields: { orderNum: '请输入排序' } });
    }
  });

  test('two departments with the same parent cannot have the same name, but departments with different parents can', async () => {
    const parent = await add('总部');
    await add('财务', parent);
    const second = await supera1.refused(department.create, { name: '财务', parentId: parent, orderNum: 2 });
    expect(second).toMatchObject({ code: errors.nameTaken.code, status: 409, fields: { name: errors.nameTaken.message } });
    await add('财务');
  });

  test('a changed department has the new name and version, and a stale edit is refused', async () => {
    const id = await add('旧名');
    const first = await edit(id, { name: '新名' });
    await supera1.call(department.change, first);
    expect(await fresh(id)).toMatchObject({ name: '新名', version: 2 });
    const late = await supera1.refused(department.change, { ...first, name: '更晚' });
    expect(late).toMatchObject({ code: '409', status: 409 });
    expect((await fresh(id)).name).toBe('新名');
  });

  test('V169 V276 a department moves together with its lower departments, whose levels change accordingly', async () => {
    const upper = await add('甲');
    const lower = await add('乙', upper);
    const lowest = await add('丙', lower);
    await supera1.call(department.change, await edit(lower, { parentId: market }));
    expect(await fresh(lower)).toMatchObject({ parentId: market, level: 3 });
    expect(await fresh(lowest)).toMatchObject({ parentId: lower, level: 4 });
  });

  test('a department cannot be moved below itself', async () => {
    const upper = await add('丁');
    const lower = await add('戊', upper);
    expect(await supera1.refused(department.change, await edit(upper, { parentId: lower }))).toMatchObject({
      code: errors.parentIsBelow.code,
    });
    expect(await supera1.refused(department.change, await edit(upper, { parentId: upper }))).toMatchObject({
      code: errors.parentIsBelow.code,
    });
  });

  test('V168 the root department cannot be edited, ordered, moved or deleted', async () => {
    const top = { type: 1, id: root, name: '改名', parentId: research, orderNum: 1, version: 1 };
    expect((await supera1.refused(department.change, top)).code).toBe(errors.rootStays.code);
    expect((await supera1.refused(department.change, { type: 2, id: root })).code).toBe(errors.rootStays.code);
  });

  test('a department tree has at most fifteen levels; adding a sixteenth level is refused', async () => {
    let parent = root;
    for (let level = 2; level <= 15; level++) parent = await add(`第${level}级`, parent);
    expect((await supera1.refused(department.create, { name: '太深', parentId: parent, orderNum: 1 })).code).toBe(errors.tooDeep.code);
  });
});

describe('deleting departments', () => {
  test('V276 deleting a department with type 2 also deletes its lower departments', async () => {
    const upper = await add('撤销部');
    const lower = await add('撤销组', upper);
    await supera1.call(department.change, { type: 2, id: upper });
    expect((await supera1.refused(department.detail, { id: lower })).code).toBe('404');
    expect(find(await supera1.call(department.tree, { showAll: true }), upper)).toBeUndefined();
    await add('撤销部');
  });

  test('deleting is refused with 602 while the department or a lower department has members', async () => {
    const upper = await add('有人部');
    const lower = await add('有人组', upper);
    await supera1.call(department.assign, { userIds: [user('membera2')], departmentId: lower });
    const refusal = await supera1.refused(department.change, { type: 2, id: upper });
    expect(refusal).toMatchObject({ code: '602', status: 409, errorMessage: '该部门或下级部门存在人员，请先移除人员后再删除' });
    await supera1.call(department.assign, { userIds: [user('membera2')], departmentId: market });
    await supera1.call(department.change, { type: 2, id: upper });
  });

  test('a deleted department cannot be changed, and nothing can be added or moved into it', async () => {
    const id = await add('已删部');
    const before = await edit(id, {});
    await supera1.call(department.change, { type: 2, id });
    expect((await supera1.refused(department.change, before)).code).toBe('404');
    expect((await supera1.refused(department.change, { type: 2, id })).code).toBe('404');
    expect((await supera1.refused(department.create, { name: '其下', parentId: id, orderNum: 1 })).code).toBe('404');
    expect((await supera1.refused(department.assign, { userIds: [user('membera2')], departmentId: id })).code).toBe('404');
  });
});

describe('members of departments', () => {
  test('direct members are listed separately from members of lower departments', async () => {
    const own = await supera1.call(department.members, { departmentId: research, type: 1 });
    await supera1.call(department.assign, { userIds: [user('membera1')], departmentId: frontEnd });
    expect((await supera1.call(department.members, { departmentId: research, type: 1 })).total).toBe(own.total - 1);
    expect((await supera1.call(department.members, { departmentId: research, type: 2 })).total).toBe(own.total);
    await supera1.call(department.assign, { userIds: [user('membera1')], departmentId: research });
  });

  test('people are found by part of the name, by pinyin, by the whole phone number, and by its last four digits', async () => {
    const found = async (keyword: string) => (await supera1.call(department.members, { keyword })).list.map((member) => member.realName);
    expect(await found('王梓')).toEqual(['王梓涵']);
    expect(await found('wangzihan')).toEqual(['王梓涵']);
    expect(await found('WZH')).toEqual(['王梓涵']);
    expect(await found('13800001003')).toEqual(['王梓涵']);
    expect(await found('1003')).toContain('王梓涵');
    expect(await found('13800001')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  test('people are listed only with a masked phone number', async () => {
    const { list } = await supera1.call(department.members, { keyword: '王梓涵' });
    expect(list[0]).toMatchObject({ id: user('membera1'), phone: '138****1003', position: '前端工程师', isEnable: 1, isSuperAdmin: 0 });
    const answer = await supera1.raw(department.members, { pageSize: 1000 });
    expect(answer.body).not.toMatch(/1[1-9]\d{9}/);
  });

  test('the total is correct on every page, also beyond the last page, and with any page size', async () => {
    const page = (pageNum: number, pageSize: number) => supera1.call(department.members, { pageNum, pageSize });
    const { total } = await page(1, 1_000_000);
    expect((await page(1, 5)).list).toHaveLength(5);
    expect(await page(999, 5)).toEqual({ total, list: [] });
    const pages = await Promise.all([1, 2, 3].map((n) => page(n, 5)));
    expect(new Set(pages.flatMap((one) => one.list.map((member) => member.id))).size).toBe(15);
  });

  test('moving several people to a department is refused as a whole if one person is outside the company', async () => {
    const before = await supera1.call(department.members, { departmentId: market });
    const stranger = await supera1.refused(department.assign, { userIds: [user('membera1'), user('staffa2')], departmentId: market });
    expect(stranger.code).toBe(errors.notStaff.code);
    expect((await supera1.call(department.members, { departmentId: market })).total).toBe(before.total);
  });

  test('V228 only the super administrator can move the super administrator', async () => {
    const admina1 = await server.signIn('admina1');
    const refusal = await admina1.refused(department.assign, { userIds: [user('membera2'), user('supera1')], departmentId: market });
    expect(refusal).toMatchObject({ status: 403, errorMessage: '超级管理员信息不能由他人修改' });
    const own = demoId('department A1 综合管理部');
    expect(await supera1.call(department.assign, { userIds: [user('supera1')], departmentId: own })).toEqual({ moved: 1 });
  });

  test('the person selector lists everybody in and below a department, including disabled people', async () => {
    const { list } = await supera1.call(department.people, { departmentId: research, pageSize: 999 });
    expect(list.length).toBeGreaterThan(0);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'departmentId',
      'departmentName',
      'id',
      'isEnable',
      'isSuperAdmin',
      'phone',
      'realName',
    ]);
  });
});

describe('access limits', () => {
  const queries = [department.tree, department.members, department.people];

  test('an operator can read and edit the departments of companies in the operator’s park', async () => {
    const tree = await operatora.call(department.tree, { companyId: a1, showAll: true });
    expect(find(tree, research)?.name).toBe('研发中心');
    const { id } = await operatora.call(department.create, { companyId: a1, name: '园区加的', parentId: root, orderNum: 5 });
    await operatora.call(department.change, { type: 2, id, companyId: a1 });
    expect((await operatora.call(company.list, { pageSize: 1000 })).list.map((c) => c.companyId)).not.toContain(demoId('company B1'));
  });

  test('calls about a department of another company, park or space get the same response as calls about a missing department', async () => {
    for (const companyId of [a2, demoId('company B1'), c1]) {
      const nowhere = randomUUID();
      const theirs = demoId(`department ${companyId === a2 ? 'A2' : companyId === c1 ? 'C1' : 'B1'}`);
      for (const call of queries) {
        const foreign = await supera1.raw(call, { companyId });
        const unknown = await supera1.raw(call, { companyId: nowhere });
        expect(withoutId(foreign.json())).toEqual(withoutId(unknown.json()));
        expect(foreign.body).not.toContain('智联');
      }
      const tries = [
        [department.detail, { id: theirs }],
        [department.detail, { id: theirs, companyId }],
        [department.create, { name: '潜入', parentId: theirs, orderNum: 1 }],
        [department.create, { name: '潜入', parentId: theirs, orderNum: 1, companyId }],
        [department.change, { type: 1, id: theirs, name: '潜入', parentId: theirs, orderNum: 1, version: 1, companyId }],
        [department.change, { type: 2, id: theirs, companyId }],
        [department.assign, { userIds: [user('membera1')], departmentId: theirs }],
        [department.setManagers, { departmentId: theirs, managerUserId: user('membera1'), companyId }],
      ] as const;
      for (const [call, input] of tries) expect([call.key, (await supera1.refused(call, input)).code]).toEqual([call.key, '404']);
      const people = await supera1.refused(department.assign, { userIds: [user('staffa2')], departmentId: '-2', companyId });
      expect(people.code).toBe(errors.notStaff.code);
    }
  });

  test('an operator of park A cannot read park B or another space', async () => {
    for (const companyId of [demoId('company B1'), c1]) expect((await operatora.refused(department.tree, { companyId })).code).toBe('404');
  });

  test('an assisting member reads the companies of the park, changes none of them, and never sees the operator company', async () => {
    const assistant = await server.signIn('assistant1');
    expect(await assistant.call(department.tree, { companyId: a1 })).not.toHaveLength(0);
    const refusal = await assistant.refused(department.create, { companyId: a1, name: '协管加的', parentId: root, orderNum: 1 });
    expect(refusal).toMatchObject({ code: '403', errorMessage: '无权限' });
    expect((await assistant.refused(department.tree, { companyId: demoId('company OP') })).code).toBe('404');
  });

  test('an operator whose role covers only the operator company cannot read other companies', async () => {
    await server.rows(`update role_grant set nodes = array(select unnest(nodes) intersect select unnest($1::text[])) where role_id = $2`, [
      ['M1014001', 'M1014001001', 'M1014001001:add', 'M1014001001:edit', 'M1014001001:delete'],
      demoId('role 园区管理员'),
    ]);
    const operatorb = await server.signIn('operatorb');
    expect(await operatorb.call(department.tree, {})).not.toHaveLength(0);
    for (const companyId of [demoId('company B1'), a1]) {
      expect((await operatorb.refused(department.tree, { companyId })).code).toBe('404');
      expect((await operatorb.refused(department.create, { companyId, name: '越界', parentId: root, orderNum: 1 })).code).toBe('404');
    }
    expect((await operatora.refused(company.list, {})).code).toBe('403');
  });

  test('the platform operator sees no companies, people or departments of any space', async () => {
    const platform = await server.signIn('platform1');
    for (const call of queries) expect((await platform.refused(call, { companyId: a1 })).code).toBe('403');
  });

  test('an actor with read access only cannot change a department', async () => {
    const before = await supera1.call(department.tree, { showAll: true });
    for (const [call, input] of [
      [department.create, { name: '成员加的', parentId: root, orderNum: 1 }],
      [department.change, { type: 1, id: market, name: '成员改的', parentId: root, orderNum: 1, version: 1 }],
      [department.change, { type: 2, id: frontEnd }],
      [department.assign, { userIds: [user('membera1')], departmentId: market }],
      [department.setManagers, { departmentId: market, managerUserId: user('membera1') }],
    ] as const)
      expect([call.key, (await membera1.refused(call, input)).code]).toEqual([call.key, '403']);
    expect(await supera1.call(department.tree, { showAll: true })).toEqual(before);
  });
});

test('every command leaves an audit entry with masked phone numbers that says whether the command was refused', async () => {
  const name = `记录${Math.floor(Math.random() * 1e6)}`;
  const id = await add(name);
  await membera1.refused(department.change, { type: 2, id });
  const log = await server.rows<{ call: string; outcome: string; input: unknown; user_id: string }>(
    `select call, outcome, input, user_id from audit where target = $1 or (outcome = 'refused' and user_id = $2) order by at desc limit 2`,
    [id, user('membera1')],
  );
  expect(log).toContainEqual({
    call: 'department.create',
    outcome: 'done',
    input: expect.objectContaining({ name }),
    user_id: user('supera1'),
  });
  expect(log).toContainEqual(expect.objectContaining({ call: 'department.change', outcome: 'refused', user_id: user('membera1') }));
});

const withoutId = ({ requestId: _, ...answer }: { requestId?: string }) => answer;
