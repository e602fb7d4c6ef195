import { randomUUID } from 'node:crypto';
import { task } from '@park/contract/kernel/task';
import { department as departments } from '@park/contract/people/department';
import { parkadmin, parkadminTexts as texts } from '@park/contract/rights/parkadmin';
import { role } from '@park/contract/rights/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race } from '../../../../test/race.ts';

const server = testServer({ processes: 2 });
const user = (name: string) => demoId(`user ${name}`);
const company = (key: string) => demoId(`company ${key}`);
const [a, b] = [demoId('park A'), demoId('park B')];
const manager = demoId('role 园区管理员');
const patrol = demoId('role 协管专员');
const inA = { claims: { parkId: a } };
let operatora: Person;
let operatorb: Person;
let operatorab: Person;
beforeAll(async () => {
  [operatora, operatorb] = [await server.signIn('operatora'), await server.signIn('operatorb')];
  operatorab = await server.signIn('operatorab');
});

const listed = async (more: object = {}, by = operatora) => (await by.call(parkadmin.list, { pageSize: 100, ...more })).list;
const rowOf = async (name: string, by = operatora) => (await listed({}, by)).find(({ userId }) => userId === user(name));
const add = (name: string, more: object = {}, by = operatora) =>
  by.call(parkadmin.add, { userId: user(name), roleIds: [manager], ...more });
const remove = (name: string, by = operatora) => by.call(parkadmin.remove, { userId: user(name) });
const enters = async (person: Person, process = 0) => (await person.raw(departments.tree, {}, { ...inA, process })).statusCode === 200;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('administrators of a park', () => {
  test('C0168 people who may enter the park and have park roles are listed as administrators, with masked phone numbers', async () => {
    expect(await rowOf('operatora')).toMatchObject({
      ...{ realName: '陈志远', phone: '138****0011', companyName: '星河运营管理有限公司', compType: '2', state: 'live', version: 1 },
      roles: [{ id: manager, roleName: '园区管理员' }],
    });
    expect(await rowOf('operatorb')).toBeUndefined();
    expect((await listed({ keyword: '13800000021' })).map(({ userId }) => userId)).toEqual([user('assistant1')]);
    expect((await listed({ roleId: patrol })).map(({ userId }) => userId)).toEqual([user('assistant1')]);
    // a person who may enter the park but has no role there is not an administrator
    expect((await listed()).every(({ roles }) => roles.length > 0)).toBe(true);
  });

  test('C0163 C0165 appointing and removing an administrator take effect at the person’s next call in every process', async () => {
    expect([await enters(operatorb), await enters(operatorb, 1)]).toEqual([false, false]);
    await add('operatorb', { remark: '代班' });
    expect([await enters(operatorb), await enters(operatorb, 1)]).toEqual([true, true]);
    expect(await operatorb.call(departments.tree, { companyId: company('A1') }, inA)).not.toEqual([]);
    expect(await rowOf('operatorb')).toMatchObject({ remark: '代班', roles: [{ id: manager, roleName: '园区管理员' }] });
    // roles in the person's own park are not affected
    expect(await server.rows('select park_id from role_user where user_id = $1 order by park_id', [user('operatorb')])).toHaveLength(2);
    await remove('operatorb');
    expect([await enters(operatorb), await enters(operatorb, 1)]).toEqual([false, false]);
    expect(await server.rows('select park_id from role_user where user_id = $1', [user('operatorb')])).toEqual([{ park_id: b }]);
    expect((await operatora.refused(parkadmin.remove, { userId: user('operatorb') })).code).toBe('404');
  });

  test('the selector offers people who work for the park and are not administrators of it yet', async () => {
    const offered = async (keyword: string, by = operatora) =>
      (await by.call(parkadmin.candidates, { keyword, pageSize: 100 })).list.map(({ userId }) => userId);
    expect(await offered('')).toEqual(expect.arrayContaining([user('operatorb'), user('assistant0'), user('person OP 1')]));
    for (const number of ['13800000011', '13800000013', '13800000021', '13800001003', '13800004001'])
      expect(await offered(number)).toEqual([]);
    expect(await offered('13800000012')).toEqual([user('operatorb')]);
    await add('operatorb');
    expect(await offered('13800000012')).toEqual([]);
    await remove('operatorb');
    expect(await offered('13800000011', operatorb)).toEqual([user('operatora')]);
  });

  test('C0163 appointing a person who is already administrator, or super administrator of all parks, is refused with 607', async () => {
    await add('operatorb');
    for (const name of ['operatorb', 'operatorab', 'assistant1'])
      expect(
        await operatora.refused(parkadmin.add, { userId: user(name), roleIds: [name === 'assistant1' ? patrol : manager] }),
      ).toMatchObject({
        ...{ code: '607', status: 409, errorMessage: '该用户已经是管理员' },
      });
    await remove('operatorb');
  });

  test('C0163 60201 an unknown phone number is refused, and a known phone number finds its person', async () => {
    for (const phone of ['13911112222', '13800004011'])
      expect(await operatora.refused(parkadmin.add, { phone, roleIds: [manager] })).toMatchObject({
        ...{ code: '60201', status: 404, errorMessage: '该用户未注册', fields: { phone: '该用户未注册' } },
      });
    await operatora.call(parkadmin.add, { phone: '138 0000 0012', roleIds: [manager] });
    expect(await rowOf('operatorb')).toBeDefined();
    await remove('operatorb');
    // the audit entry does not contain the number
    expect(JSON.stringify(await server.rows(`select input from audit where call = 'parkadmin.add'`))).not.toContain('0012');
  });

  test('administrators must belong to the operator company or an assisting organisation, and get roles of that kind', async () => {
    for (const name of ['membera1', 'supera1'])
      expect((await operatora.refused(parkadmin.add, { userId: user(name), roleIds: [manager] })).code).toBe('6011');
    expect(await operatora.refused(parkadmin.add, { phone: '13800001003', roleIds: [manager] })).toMatchObject({
      ...{ code: '6011', fields: { phone: '该用户不是运营主体或协管单位的人员' } },
    });
    for (const name of ['superb1', 'superc1', 'operatorc'])
      expect((await operatora.refused(parkadmin.add, { userId: user(name), roleIds: [manager] })).code).toBe('404');
    expect((await operatora.refused(parkadmin.add, { userId: user('assistant0'), roleIds: [manager] })).fields).toEqual({
      roleIds: texts.wrongRole,
    });
    await add('assistant0', { roleIds: [patrol] });
    expect((await server.signIn('assistant0')).token).toBeDefined();
    expect(await rowOf('assistant0')).toMatchObject({ compType: '1' });
    await remove('assistant0');
  });

  test('an invalid value is refused with an error on its field', async () => {
    const userId = user('operatorb');
    const refusedWith = async (input: object) => (await operatora.refused(parkadmin.add, input)).fields;
    expect(await refusedWith({ roleIds: [manager] })).toEqual({ userId: texts.noPerson });
    expect(await refusedWith({})).toMatchObject({ userId: texts.noPerson, roleIds: texts.noRole });
    expect(await refusedWith({ userId, roleIds: [] })).toEqual({ roleIds: texts.noRole });
    expect(await refusedWith({ phone: '123', roleIds: [manager] })).toEqual({ phone: '请输入正确的手机号' });
    expect(await refusedWith({ userId, roleIds: [manager], validFrom: later(20), validTo: later(10) })).toEqual({
      validTo: texts.badWindow,
    });
    expect(await refusedWith({ userId, roleIds: [manager], validTo: later(-10) })).toEqual({ validTo: texts.past });
    expect((await operatora.refused(parkadmin.add, { userId, roleIds: [randomUUID()] })).code).toBe('404');
    expect(await rowOf('operatorb')).toBeUndefined();
  });

  test('an administrator can enter during the set period, is listed as expired after it, and can be appointed again', async () => {
    await add('operatorb', { validTo: later(5) });
    expect(await enters(operatorb)).toBe(true);
    server.passTime('6 minutes');
    expect(await enters(operatorb)).toBe(false);
    expect((await listed({ state: 'expired' })).map(({ userId }) => userId)).toEqual([user('operatorb')]);
    expect((await listed({ state: 'live' })).map(({ userId }) => userId)).not.toContain(user('operatorb'));
    await add('operatorb');
    expect(await enters(operatorb)).toBe(true);
    server.passTime(undefined);
    await remove('operatorb');
  });

  test('a disabled person must be enabled first, and an actor cannot appoint, change or remove themselves', async () => {
    await server.rows('update staff set enabled = false where user_id = $1', [user('person OP 2')]);
    expect((await operatora.refused(parkadmin.add, { userId: user('person OP 2'), roleIds: [manager] })).errorMessage).toBe(
      '该用户已禁用，请先启用',
    );
    const himself = { userId: user('operatora'), roleIds: [manager], version: 1 };
    for (const call of [parkadmin.add, parkadmin.change, parkadmin.remove])
      expect((await operatora.refused(call, himself)).errorMessage).toBe('不能修改或移除自己的管理员身份');
  });
});

describe('changing the roles and period of an administrator', () => {
  test('C0164 a change replaces the roles, the period and the remark, and a stale version is refused', async () => {
    const { id: desk } = await operatora.call(role.addParkRole, { roleName: '前台专员' });
    await add('operatorb');
    const version = (await rowOf('operatorb'))?.version ?? 0;
    const input = { userId: user('operatorb'), version, roleIds: [desk], validTo: later(600), remark: '前台' };
    await operatora.call(parkadmin.change, input);
    expect(await operatora.call(parkadmin.detail, { userId: user('operatorb') })).toMatchObject({
      ...{ roles: [{ id: desk, roleName: '前台专员' }], remark: '前台', version: version + 1, validTo: expect.any(String) },
    });
    expect(await operatorab.refused(parkadmin.change, input, inA)).toMatchObject({
      code: '409',
      errorMessage: '内容已被他人修改，请刷新后重试',
    });
    expect((await operatora.refused(parkadmin.change, { ...input, version: version + 1, validTo: later(-1) })).fields).toEqual({
      validTo: texts.past,
    });
    await remove('operatorb');
    expect((await operatora.refused(parkadmin.change, input)).code).toBe('404');
  });

  test('an actor can neither change a person with more rights than the actor nor give more rights than the actor has', async () => {
    const above = randomUUID();
    const nodes = ['M1004003001', 'M1014003001'];
    await server.rows(
      `insert into role (space_id, company_id, id, kind, code, name)
       select space_id, id, $2, 'park', 'above', '总部专员' from company where id = $1`,
      [company('OP'), above],
    );
    await server.rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
       select space_id, company_id, space_id, id, $2 from role where id = $1`,
      [above, nodes],
    );
    const before = await server.rows<{ nodes: string[] }>(`select nodes from role_grant where role_id = $1`, [manager]);
    await server.rows(`update role_grant set nodes = array_remove(nodes, 'M1014003001') where role_id = $1`, [manager]);
    expect((await operatora.refused(parkadmin.add, { userId: user('operatorb'), roleIds: [above] })).errorMessage).toBe(
      '不能授予超出自己权限的角色',
    );
    await operatorab.call(parkadmin.add, { userId: user('operatorb'), roleIds: [above] }, inA);
    const version = (await rowOf('operatorb'))?.version ?? 0;
    const input = { userId: user('operatorb'), version, roleIds: [manager] };
    expect((await operatora.refused(parkadmin.change, input)).code).toBe('403');
    expect((await operatora.refused(parkadmin.change, { ...input, roleIds: [above], remark: '延期' })).code).toBe('403');
    expect((await operatora.refused(parkadmin.remove, { userId: user('operatorb') })).code).toBe('403');
    await operatorab.call(parkadmin.remove, { userId: user('operatorb') }, inA);
    await server.rows('update role_grant set nodes = $2 where role_id = $1', [manager, before[0]?.nodes]);
  });

  test('of two concurrent appointments of one person one succeeds and the other is refused with 607', async () => {
    const input = { userId: user('operatorb'), roleIds: [manager] };
    const codes = async (person: Person, process: number) => (await person.raw(parkadmin.add, input, { ...inA, process })).json().code;
    for (let round = 0; round < 5; round++) {
      const done = await race([() => codes(operatora, 0), () => codes(operatorab, 1)]);
      expect(done.map((one) => (one as PromiseFulfilledResult<string>).value).sort()).toEqual(['200', '607']);
      await remove('operatorb');
    }
  });

  test('of two concurrent changes the second is refused as stale', async () => {
    await add('operatorb');
    const version = (await rowOf('operatorb'))?.version ?? 0;
    const input = { userId: user('operatorb'), version, roleIds: [manager], remark: '同时' };
    const codes = async (person: Person, process: number) => (await person.raw(parkadmin.change, input, { ...inA, process })).json().code;
    const done = await race([() => codes(operatora, 0), () => codes(operatorab, 1)]);
    expect(done.map((one) => (one as PromiseFulfilledResult<string>).value).sort()).toEqual(['200', '409']);
    await remove('operatorb');
  });
});

describe('access limits', () => {
  test('another park, another space and tenants can neither see nor change administrators', async () => {
    const [supera1, operatorc] = [await server.signIn('supera1'), await server.signIn('operatorc')];
    expect(await rowOf('operatora', operatorb)).toBeUndefined();
    expect(await listed({}, operatorc)).toEqual([]);
    for (const other of [operatorb, operatorc]) {
      expect((await other.refused(parkadmin.detail, { userId: user('assistant1') })).code).toBe('404');
      expect((await other.refused(parkadmin.change, { userId: user('assistant1'), version: 1, roleIds: [patrol] })).code).toBe('404');
      expect((await other.refused(parkadmin.remove, { userId: user('assistant1') })).code).toBe('404');
    }
    for (const call of [parkadmin.list, parkadmin.detail, parkadmin.candidates, parkadmin.add, parkadmin.change, parkadmin.remove])
      expect((await supera1.refused(call, { userId: user('assistant1'), version: 1, roleIds: [patrol] })).status).toBe(403);
  });

  test('a user with read access cannot appoint an administrator', async () => {
    const reader = await operatora.call(role.addParkRole, { roleName: '只读专员' });
    await server.rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
       select space_id, company_id, space_id, id, '{M1004,M1004001Y,M1004001Y001}' from role where id = $1`,
      [reader.id],
    );
    await add('operatorb', { roleIds: [reader.id] });
    expect(await operatorb.call(parkadmin.list, {}, inA)).toMatchObject({ total: expect.any(Number) });
    for (const call of [parkadmin.candidates, parkadmin.add, parkadmin.change, parkadmin.remove])
      expect((await operatorb.refused(call, { userId: user('assistant1'), version: 1, roleIds: [patrol] }, inA)).status).toBe(403);
    await remove('operatorb');
  });

  test('the export contains the administrators as listed', async () => {
    const { id, ...started } = await operatora.call(task.export, { subject: 'parkAdmin', filter: { keyword: '陈志远' } });
    expect({ ...started, id }).toMatchObject({ id: expect.any(String) });
  });
});
