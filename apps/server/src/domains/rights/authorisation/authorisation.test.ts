import { randomUUID } from 'node:crypto';
import { department as departments } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { staff } from '@park/contract/people/staff';
import { authorisation, authorisationErrors as errors, authorisationTexts as texts } from '@park/contract/rights/authorisation';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { hold, makeRole } from '../../../../test/role.ts';

const server = testServer({ processes: 2 });
const park = (key: string) => demoId(`park ${key}`);
const user = (name: string) => demoId(`user ${name}`);
const department = (name: string) => demoId(`department ${name}`);
const [a, b] = [park('A'), park('B')];
let operatorab: Person;
let operatora: Person;
beforeAll(async () => {
  [operatorab, operatora] = [await server.signIn('operatorab'), await server.signIn('operatora')];
});

const filterFor = (spaceProjectId: string, more: object = {}) => ({ spaceProjectId, pageSize: 100, ...more });
const listed = async (spaceProjectId: string, more: object = {}) =>
  (await operatorab.call(authorisation.users, filterFor(spaceProjectId, more))).list;
const rowOf = async (name: string, spaceProjectId = b, state = 'all') =>
  (await listed(spaceProjectId, { state })).find(({ userId }) => userId === user(name));
const add = (name: string, more: object = {}, spaceProjectId = b) =>
  operatorab.call(authorisation.addUsers, { spaceProjectId, userIds: [user(name)], ...more });
async function remove(name: string, spaceProjectId = b) {
  const row = await rowOf(name, spaceProjectId);
  await operatorab.call(authorisation.removeUser, { spaceProjectId, id: String(row?.id) });
}
const enters = async (person: Person, parkId: string, process = 0) =>
  (await person.raw(departments.tree, {}, { claims: { parkId }, process })).statusCode === 200;
const parksOf = async (person: Person) => (await person.call(identity.userInfo, {})).parkList.map(({ id }) => id).sort();
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('the permission to enter a park, for an administrator with more rights than the actor', () => {
  const clerk = ['M1004006003', 'M1004006003:assign'];
  /** Gives operatorb a role with these nodes in park A, whose operator has only the right to let people in. */
  async function actAsClerk(nodes: readonly string[]) {
    const own = await makeRole(server.rows, { company: 'OP', kind: 'park', park: 'A', nodes: clerk });
    const above = await makeRole(server.rows, { company: 'OP', kind: 'park', park: 'A', nodes });
    const before = await server.rows('delete from role_user where user_id = any ($1) returning *', [
      [user('operatora'), user('operatorb')],
    ]);
    await hold(server.rows, own, 'OP', 'operatora', 'A');
    await hold(server.rows, above, 'OP', 'operatorb', 'A');
    await add('operatorb', { validTo: later(5) }, a);
    return async () => {
      server.passTime(undefined);
      await server.rows('delete from role_user where role_id = any ($1)', [[own, above]]);
      await server.rows('delete from park_access where user_id = $1 and park_id = $2', [user('operatorb'), a]);
      await server.rows('insert into role_user select * from jsonb_populate_recordset(null::role_user, $1)', [JSON.stringify(before)]);
    };
  }
  const change = (more: object = {}) => ({ spaceProjectId: a, userIds: [user('operatorb')], ...more });

  test('the permission can be neither prolonged nor ended nor given again, because the person’s roles would start or end too', async () => {
    const tidyUp = await actAsClerk(['M1004001Y001', 'M1004001Y001:edit']);
    const refused = { status: 403, errorMessage: errors.notYours.message };
    const id = String((await rowOf('operatorb', a))?.id);
    expect(await operatora.refused(authorisation.addUsers, change())).toMatchObject(refused);
    expect(await operatora.refused(authorisation.removeUser, { spaceProjectId: a, id })).toMatchObject(refused);
    server.passTime('6 minutes');
    expect(await operatora.refused(authorisation.addUsers, change())).toMatchObject(refused);
    expect((await rowOf('operatorb', a))?.state).toBe('expired');
    await operatorab.call(authorisation.addUsers, change());
    await tidyUp();
  });

  test('the permission can be changed by an actor who has the same rights in the park', async () => {
    const tidyUp = await actAsClerk(clerk);
    server.passTime('6 minutes');
    expect(await operatora.call(authorisation.addUsers, change())).toEqual({ added: 1 });
    await operatora.call(authorisation.removeUser, { spaceProjectId: a, id: String((await rowOf('operatorb', a))?.id) });
    await tidyUp();
  });
});

describe('permission of single people to enter a park', () => {
  test('C0175 people who were permitted to enter a park are listed with company, department and masked phone number', async () => {
    expect(await listed(a)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          userId: user('operatora'),
          realName: '陈志远',
          mobile: '138****0011',
          companyName: '星河运营管理有限公司',
          departmentName: '运营中心',
          state: 'live',
          validTo: null,
        }),
        expect.objectContaining({ userId: user('assistant1'), companyName: '星河协管服务中心' }),
      ]),
    );
    expect((await listed(a, { keyword: '陈志' })).map(({ userId }) => userId)).toEqual([user('operatora')]);
    expect((await listed(a, { keyword: '13800000011' })).map(({ userId }) => userId)).toEqual([user('operatora')]);
  });

  test('C0176 C0177 permission to enter a park, and its removal, take effect at the person’s next call in every process', async () => {
    expect([await enters(operatora, b), await enters(operatora, b, 1), await parksOf(operatora)]).toEqual([false, false, [a]]);
    expect(await add('operatora', { reason: '临时支援' })).toEqual({ added: 1 });
    expect([await enters(operatora, b), await enters(operatora, b, 1)]).toEqual([true, true]);
    expect(await parksOf(operatora)).toEqual([a, b].sort());
    expect(await rowOf('operatora')).toMatchObject({ reason: '临时支援', state: 'live' });
    await remove('operatora');
    expect([await enters(operatora, b, 1), await enters(operatora, b), await parksOf(operatora)]).toEqual([false, false, [a]]);
    expect(await rowOf('operatora')).toBeUndefined();
  });

  test('a permission with a period starts and ends by itself, and is listed with its state', async () => {
    await add('operatora', { validFrom: later(5), validTo: later(10) });
    expect([(await rowOf('operatora'))?.state, await rowOf('operatora', b, 'live'), await enters(operatora, b)]).toEqual([
      'coming',
      undefined,
      false,
    ]);
    server.passTime('7 minutes');
    expect([await enters(operatora, b), (await rowOf('operatora', b, 'live'))?.state]).toEqual([true, 'live']);
    server.passTime('11 minutes');
    expect([await enters(operatora, b), (await rowOf('operatora', b, 'expired'))?.state]).toEqual([false, 'expired']);
    server.passTime(undefined);
    await add('operatora');
    expect([await enters(operatora, b), await rowOf('operatora')]).toEqual([true, expect.objectContaining({ validTo: null })]);
    await remove('operatora');
  });

  test('a permission that expires before its first use is not served from a cache', async () => {
    await add('operatora', { validTo: later(5) });
    const again = await server.signIn('operatora');
    expect(await enters(again, a)).toBe(true);
    server.passTime('6 minutes');
    expect(await enters(again, b)).toBe(false);
    server.passTime(undefined);
    await remove('operatora');
  });

  test('when the permission to enter one park ends, roles that the person has in other parks cannot be used there either', async () => {
    await add('operatora', { validTo: later(5) });
    const seen = () => operatora.raw(authorisation.users, filterFor(b));
    await server.rows(
      `insert into role_user (space_id, company_id, role_space_id, role_id, user_id, park_id)
       select space_id, company_id, role_space_id, role_id, user_id, $1 from role_user where user_id = $2 and park_id = $3`,
      [b, user('operatora'), a],
    );
    expect((await seen()).statusCode).toBe(200);
    server.passTime('6 minutes');
    expect((await seen()).statusCode).toBe(404);
    server.passTime(undefined);
    await remove('operatora');
    await server.rows('delete from role_user where user_id = $1 and park_id = $2', [user('operatora'), b]);
  });

  test('a period that ends before it starts is refused', async () => {
    const wrong = { spaceProjectId: b, userIds: [user('operatora')], validFrom: later(2), validTo: later(1) };
    expect(await operatorab.refused(authorisation.addUsers, wrong)).toMatchObject({
      status: 400,
      fields: { validTo: '结束时间必须晚于开始时间' },
    });
  });

  test('people of tenants, of organisations that do not assist the park, of other spaces and unknown people are refused', async () => {
    const before = await listed(b, { state: 'all' });
    await server.rows(`update company_park set left_at = now() where company_id = $1 and park_id = $2`, [demoId('company AS'), b]);
    const answers = [];
    for (const id of [user('membera1'), user('memberb1'), user('assistant1'), user('operatorc'), randomUUID()])
      answers.push(await operatorab.refused(authorisation.addUsers, { spaceProjectId: b, userIds: [user('operatora'), id] }));
    expect(answers.map(({ code, errorMessage }) => [code, errorMessage])).toEqual(
      answers.map(() => ['6011', '该用户不是运营主体或协管单位的人员']),
    );
    await server.rows(`update company_park set left_at = null where company_id = $1 and park_id = $2`, [demoId('company AS'), b]);
    expect(await listed(b, { state: 'all' })).toEqual(before);
    await add('assistant1');
    await remove('assistant1');
  });

  test('an actor cannot permit themselves to enter a park', async () => {
    const own = { spaceProjectId: a, userIds: [user('assistant1'), user('operatora')] };
    expect(await operatora.refused(authorisation.addUsers, own)).toMatchObject({ status: 403, errorMessage: '不能给自己授权' });
  });
});

describe('permission of departments to enter a park', () => {
  test('C0178 C0179 V279 people of a permitted department can enter at the next call, people of its lower departments cannot', async () => {
    const [centre, group] = [department('OP 运营中心'), randomUUID()];
    await server.rows(
      `insert into department (space_id, company_id, id, parent_id, name, order_num, level)
       select space_id, company_id, $2, id, '夜班组', 1, level + 1 from department where id = $1`,
      [centre, group],
    );
    const saved = await operatorab.call(authorisation.saveOrganisations, { spaceProjectId: b, orgIdList: [centre, centre] });
    const { headNum, orgIdList } = await operatorab.call(authorisation.organisations, { spaceProjectId: b });
    expect(orgIdList).toEqual([centre]);
    expect(saved).toEqual({ added: 1, removed: 0, headNum });
    expect(headNum).toBeGreaterThan(0);
    expect(await enters(operatora, b)).toBe(true);
    await server.rows('update staff set department_id = $1 where user_id = $2', [group, user('operatora')]);
    expect(await enters(operatora, b)).toBe(false);
    await server.rows('update staff set department_id = $1 where user_id = $2', [centre, user('operatora')]);
    expect(await enters(operatora, b)).toBe(true);
  });

  test('C0179 a saved list of departments replaces the previous list of that park only', async () => {
    const desk = department('AS 客服组');
    await operatorab.call(authorisation.saveOrganisations, { spaceProjectId: a, orgIdList: [desk] });
    expect(await operatorab.call(authorisation.saveOrganisations, { spaceProjectId: b, orgIdList: [desk] })).toMatchObject({
      added: 1,
      removed: 1,
    });
    expect(await enters(operatora, b)).toBe(false);
    expect(await operatorab.call(authorisation.organisations, { spaceProjectId: b })).toMatchObject({ orgIdList: [desk] });
    expect(await operatorab.call(authorisation.saveOrganisations, { spaceProjectId: b, orgIdList: [] })).toEqual({
      added: 0,
      removed: 1,
      headNum: 0,
    });
    expect(await operatorab.call(authorisation.organisations, { spaceProjectId: a })).toMatchObject({ orgIdList: [desk] });
    await operatorab.call(authorisation.saveOrganisations, { spaceProjectId: a, orgIdList: [] });
  });

  test('a list with a department of a tenant, of another space or an unknown department is refused as a whole', async () => {
    for (const id of [department('A1 市场部'), department('OPC 运营部'), randomUUID()]) {
      const input = { spaceProjectId: b, orgIdList: [department('OP 招商部'), id] };
      expect((await operatorab.refused(authorisation.saveOrganisations, input)).code).toBe('6011');
    }
    expect(await operatorab.call(authorisation.organisations, { spaceProjectId: b })).toEqual({ orgIdList: [], headNum: 0 });
  });
});

describe('choice of a park', () => {
  const about = (spaceProjectId: string) =>
    [
      [authorisation.users, { spaceProjectId }],
      [authorisation.organisations, { spaceProjectId }],
      [authorisation.addUsers, { spaceProjectId, userIds: [user('operatorb')] }],
      [authorisation.removeUser, { spaceProjectId, id: demoId('park_access operatorb') }],
      [authorisation.saveOrganisations, { spaceProjectId, orgIdList: [] }],
    ] as const;
  const rows = () => server.rows('select * from park_access order by id');

  test('V080 a request must name a park', async () => {
    for (const [call] of about(a)) {
      const { fields } = await operatorab.refused(call, {});
      expect([call.key, fields?.spaceProjectId]).toEqual([call.key, texts.noProject]);
    }
  });

  test('naming a park the actor may not enter, a park of another space or an unknown park fails with 404', async () => {
    const before = await rows();
    for (const id of [b, park('C'), randomUUID()])
      for (const [call, input] of about(id)) expect([call.key, (await operatora.refused(call, input)).code]).toEqual([call.key, '404']);
    expect((await operatorab.refused(authorisation.removeUser, { spaceProjectId: a, id: demoId('park_access operatorb') })).code).toBe(
      '404',
    );
    expect(await rows()).toEqual(before);
  });

  test('an actor who may enter a park but has no right there cannot decide who else may enter', async () => {
    await add('operatora');
    for (const [call, input] of about(b)) expect([call.key, (await operatora.refused(call, input)).code]).toEqual([call.key, '404']);
    await remove('operatora');
  });

  test('only operators can decide who may enter a park, and read access does not allow changes', async () => {
    for (const name of ['assistant1', 'supera1', 'membera1', 'platform1'] as const) {
      const person = await server.signIn(name);
      for (const [call, input] of about(a))
        expect([name, call.key, (await person.refused(call, input)).code]).toEqual([name, call.key, '403']);
    }
    expect((await operatora.raw(authorisation.organisations, { spaceProjectId: a })).statusCode).toBe(200);
    await server.rows(`update role_grant set nodes = array_remove(nodes, 'M1004006003:assign') where role_id = $1`, [
      demoId('role 园区管理员'),
    ]);
    const answers = [];
    for (const [call, input] of about(a)) answers.push((await operatora.raw(call, input)).statusCode);
    expect(answers).toEqual([200, 200, 403, 403, 403]);
    await server.rows(`update role_grant set nodes = nodes || '{M1004006003:assign}' where role_id = $1`, [demoId('role 园区管理员')]);
  });

  test('invalid input is refused on its field', async () => {
    const input = { spaceProjectId: a, userIds: [user('operatorb')] };
    for (const [name, value] of Object.entries({ userIds: [], spaceProjectId: 'x', validTo: 'soon', reason: 'x'.repeat(101) }))
      expect(Object.keys((await operatorab.refused(authorisation.addUsers, { ...input, [name]: value })).fields ?? {})).toEqual([name]);
    expect((await operatorab.refused(authorisation.users, filterFor(a, { state: 'dead' }))).fields).toHaveProperty('state');
  });

  test('a person who leaves the company loses the permissions to enter its parks', async () => {
    await add('operatorb', {}, a);
    await operatorab.call(staff.remove, { removedUserId: user('operatorb') });
    expect(await rowOf('operatorb', a)).toBeUndefined();
  });
});
