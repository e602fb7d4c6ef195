import { group, groupErrors } from '@park/contract/people/group';
import { parkuser } from '@park/contract/people/parkuser';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race } from '../../../../test/race.ts';

const server = testServer();
const company = (key: string) => demoId(`company ${key}`);
const user = (name: string) => demoId(`user ${name}`);
const member = (name: string, key: string) => ({ userId: user(name), companyId: company(key) });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of ['operatora', 'operatorb', 'operatorc', 'assistant1']) people[name] = await server.signIn(name);
});

let createdCount = 0;
const add = async (changes: object = {}) => {
  createdCount += 1;
  return as('operatora').call(group.create, { code: `p${createdCount}`, name: `人员分组${createdCount}`, ...changes });
};
const listOf = async (name = 'operatora') => (await as(name).call(group.list, { kind: 'user', pageSize: 1000 })).list;
const alsoIn = (name: string, key: string) =>
  server.rows(
    `insert into staff (space_id, company_id, user_id, real_name) select space_id, $2, user_id, real_name from staff where user_id = $1`,
    [user(name), company(key)],
  );

describe('C0092 C0093 C0094 groups of people', () => {
  const peopleOf = (groupId: string, filter: object = {}, name = 'operatora') =>
    as(name).call(group.people, { groupId, pageSize: 1000, ...filter });
  const put = (groupId: string, members: ReturnType<typeof member>[]) => as('operatora').call(group.add, { groupId, members });
  /**
   * Returns three counts of people: the count shown for the group, the total of its member list, and the total of the park user list
   * filtered by the group.
   */
  const counted = async (groupId: string, name = 'operatora') => [
    (await listOf(name)).find((one) => one.id === groupId)?.memberNum,
    (await peopleOf(groupId, {}, name)).total,
    (await as(name).call(parkuser.list, { groupId })).total,
  ];
  const filled = async () => {
    const { id } = await add({ kind: 'user' });
    await put(id, [member('membera1', 'A1'), member('staffa2', 'A2')]);
    return id;
  };

  test('the members of a group have masked phone numbers and are found by name, phone number and company', async () => {
    const { id } = await add({ kind: 'user' });
    expect(await put(id, [member('membera1', 'A1'), member('supera1', 'A1'), member('staffa2', 'A2')])).toEqual({ added: 3 });
    const found = await peopleOf(id, { keyword: '13800001003' });
    expect(found).toMatchObject({
      total: 1,
      list: [
        { userId: user('membera1'), realName: '王梓涵', phone: '138****1003', companyName: '云启科技有限公司', departmentName: '研发中心' },
      ],
    });
    expect(found.list[0]).toMatchObject({ compType: '0', isEnable: 1, addedDate: expect.any(String) });
    expect((await peopleOf(id, { companyName: '云启' })).total).toBe(2);
    expect(await counted(id)).toEqual([3, 3, 3]);
    expect((await as('operatora').call(group.companies, { groupId: id })).total).toBe(0);
  });

  test('a person of several companies is added once for each company and can be removed again', async () => {
    const { id } = await add({ kind: 'user' });
    const both = [member('membera1', 'A1'), member('staffa2', 'A2')];
    expect(await put(id, [...both, ...both])).toEqual({ added: 2 });
    expect(await put(id, both)).toEqual({ added: 0 });
    const one = (await peopleOf(id)).list.find(({ userId }) => userId === user('staffa2'));
    expect(await as('operatora').call(group.drop, { groupId: id, ids: [one?.id ?? ''] })).toEqual({ removed: 1 });
    expect((await peopleOf(id)).list.map(({ userId }) => userId)).toEqual([user('membera1')]);
    await alsoIn('membera1', 'A2');
    expect(await put(id, [member('membera1', 'A2')])).toEqual({ added: 1 });
    expect((await peopleOf(id)).list.map(({ companyId }) => companyId).toSorted()).toEqual([company('A1'), company('A2')].toSorted());
    expect(await counted(id)).toEqual([2, 2, 2]);
    await server.rows(`delete from park_group_member where user_id = $1 and company_id = $2`, [user('membera1'), company('A2')]);
    await server.rows(`delete from staff where user_id = $1 and company_id = $2`, [user('membera1'), company('A2')]);
  });

  test('a group neither shows nor counts people who left, and people of a disabled company or of one that left the park', async () => {
    const id = await filled();
    const turns = [
      [
        'update staff set left_at = now(), department_id = null where user_id = $1',
        'update staff set left_at = null where user_id = $1',
        user('staffa2'),
      ],
      ['update company set enabled = false where id = $1', 'update company set enabled = true where id = $1', company('A2')],
      [
        `update company_park set left_at = '2026-01-01' where company_id = $1`,
        'update company_park set left_at = null where company_id = $1',
        company('A2'),
      ],
    ] as const;
    for (const [away, back, parameter] of turns) {
      await server.rows(away, [parameter]);
      expect(await counted(id)).toEqual([1, 1, 1]);
      await server.rows(back, [parameter]);
      expect(await counted(id)).toEqual([2, 2, 2]);
    }
  });

  test('a person whom the reader may not see is neither counted nor listed in a group, and their number cannot be read', async () => {
    const id = await filled();
    const hidden = (await peopleOf(id)).list.find(({ userId }) => userId === user('staffa2'))?.id ?? '';
    await server.rows('update staff set is_show = false where user_id = $1', [user('staffa2')]);
    // operators manage people of every company; the assisting organisation does not
    expect(await counted(id)).toEqual([2, 2, 2]);
    expect((await listOf('assistant1')).find((one) => one.id === id)?.memberNum).toBe(1);
    expect((await peopleOf(id, {}, 'assistant1')).list.map(({ userId }) => userId)).toEqual([user('membera1')]);
    expect((await as('assistant1').refused(group.phone, { id: hidden })).code).toBe('404');
    await server.rows('update staff set is_show = true where user_id = $1', [user('staffa2')]);
    expect((await peopleOf(id, {}, 'assistant1')).total).toBe(2);
    // the assisting organisation never sees people of the operator company
    await put(id, [member('operatora', 'OP')]);
    expect((await listOf('assistant1')).find((one) => one.id === id)?.memberNum).toBe(2);
    expect(await counted(id)).toEqual([3, 3, 3]);
  });

  test('an operator whose role covers only their own department sees and changes nobody else in a group', async () => {
    const id = await filled();
    const [one] = (await peopleOf(id)).list;
    await put(id, [member('operatora', 'OP')]);
    const limit = (scope: string) => server.rows('update role set data_scope = $1 where id = $2', [scope, demoId('role 园区管理员')]);
    await limit('dept');
    expect(await counted(id)).toEqual([1, 1, 1]);
    expect((await peopleOf(id)).list.map(({ userId }) => userId)).toEqual([user('operatora')]);
    expect((await as('operatora').refused(group.add, { groupId: id, members: [member('membera2', 'A1')] })).code).toBe('6010');
    expect((await as('operatora').refused(group.drop, { groupId: id, ids: [one?.id ?? ''] })).code).toBe('404');
    expect((await as('operatora').refused(group.phone, { id: one?.id ?? '' })).code).toBe('404');
    expect((await as('operatora').call(group.choices, { groupId: id, keyword: '王梓涵' })).total).toBe(0);
    await limit('all');
    expect(await counted(id)).toEqual([3, 3, 3]);
  });

  test('the selector lists the people who can be added to the group and marks people already in it', async () => {
    const id = await filled();
    const choices = async (filter: object) => (await as('operatora').call(group.choices, { groupId: id, pageSize: 1000, ...filter })).list;
    expect(await choices({ keyword: '13800001003' })).toEqual([
      {
        ...{ userId: user('membera1'), realName: '王梓涵', companyId: company('A1'), companyName: '云启科技有限公司' },
        ...{ departmentName: '研发中心', isIn: true },
      },
    ]);
    const ofOne = await choices({ companyId: company('A1') });
    expect(new Set(ofOne.map(({ companyId }) => companyId))).toEqual(new Set([company('A1')]));
    expect(ofOne.filter(({ isIn }) => isIn).map(({ userId }) => userId)).toEqual([user('membera1')]);
    expect(await choices({ companyId: company('B1') })).toEqual([]);
    const ofCompanies = await add();
    expect((await as('operatora').refused(group.choices, { groupId: ofCompanies.id })).code).toBe('404');
    expect((await as('operatora').refused(group.choices, { groupId: id, departmentId: 'x' })).fields).toEqual({
      departmentId: '请选择部门',
    });
  });

  test('a group of people accepts no company, no person of another park or space, and no person with the wrong company', async () => {
    const { id } = await add({ kind: 'user' });
    for (const stranger of [member('memberb1', 'B1'), member('superc1', 'C1'), member('membera1', 'A2'), { companyId: company('A1') }])
      expect(await as('operatora').refused(group.add, { groupId: id, members: [member('membera2', 'A1'), stranger] })).toMatchObject({
        ...{ code: '6010', errorMessage: groupErrors.notHere.message },
      });
    expect((await peopleOf(id)).total).toBe(0);
    expect((await as('operatora').refused(group.add, { groupId: id, members: [] })).fields).toEqual({ members: '请选择成员' });
    const ofCompanies = await add();
    expect((await as('operatora').refused(group.add, { groupId: ofCompanies.id, members: [member('membera1', 'A1')] })).code).toBe('404');
  });

  test('deleting a group does not change its people, and later calls about the group fail with 404', async () => {
    const id = await filled();
    const place = (await peopleOf(id)).list[0]?.id ?? '';
    await as('operatora').call(group.remove, { id });
    expect((await as('operatora').call(parkuser.list, { groupId: id })).total).toBe(0);
    expect((await as('operatora').call(parkuser.list, { keyword: '13800001003' })).total).toBe(1);
    for (const [call, input] of [
      [group.people, { groupId: id }],
      [group.choices, { groupId: id }],
      [group.remove, { id }],
      [group.change, { id, version: 2, name: '别名' }],
      [group.add, { groupId: id, members: [member('membera1', 'A1')] }],
      [group.drop, { groupId: id, ids: [place] }],
      [group.phone, { id: place }],
    ] as const)
      expect((await as('operatora').refused(call, input)).code).toBe('404');
  });

  test('another park or space can neither see nor change the group', async () => {
    const id = await filled();
    const place = (await peopleOf(id)).list[0]?.id ?? '';
    for (const name of ['operatorb', 'operatorc']) {
      expect((await listOf(name)).some((one) => one.id === id)).toBe(false);
      expect((await as(name).call(parkuser.list, { groupId: id })).total).toBe(0);
      for (const call of [group.people, group.choices]) expect((await as(name).refused(call, { groupId: id })).code).toBe('404');
      expect((await as(name).refused(group.drop, { groupId: id, ids: [place] })).code).toBe('404');
      expect((await as(name).refused(group.remove, { id })).code).toBe('404');
    }
    expect((await peopleOf(id)).total).toBe(2);
  });

  test('of concurrent creations with the same name only one succeeds', async () => {
    const make = (code: string) => async () =>
      (await as('operatora').raw(group.create, { kind: 'user', code, name: '同名社' })).json().code;
    const made = await race(['n1', 'n2', 'n3'].map(make));
    expect(made.map((one) => (one.status === 'fulfilled' ? one.value : '')).toSorted()).toEqual(['200', '409', '409']);
  });
});
