import { randomUUID } from 'node:crypto';
import { parkuser } from '@park/contract/parkuser';
import { usergroupTexts as texts, usergroup } from '@park/contract/usergroup';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../test/app.ts';
import { race } from '../../../test/race.ts';

const server = testServer();
const user = (name: string) => demoId(`user ${name}`);
const company = (key: string) => demoId(`company ${key}`);
const member = (name: string, key: string) => ({ userId: user(name), companyId: company(key) });
let operatora: Person;
let operatorb: Person;
let supera1: Person;
beforeAll(async () => {
  [operatora, operatorb] = [await server.signIn('operatora'), await server.signIn('operatorb')];
  supera1 = await server.signIn('supera1');
});
const make = async (name: string) => (await operatora.call(usergroup.create, { name })).id;
const of = async (id: string) => (await operatora.call(usergroup.list, {})).find((one) => one.id === id);
const people = async (groupId: string) => (await operatora.call(parkuser.list, { groupId })).list.map(({ userId }) => userId);

test('a group is made, found, changed and deleted; its people stay', async () => {
  const id = await make('巡查志愿队');
  expect(await of(id)).toMatchObject({ name: '巡查志愿队', remark: null, userNum: 0, version: 1 });
  await operatora.call(usergroup.change, { id, version: 1, name: '巡查队', remark: '每月演练' });
  expect(await of(id)).toMatchObject({ name: '巡查队', remark: '每月演练', version: 2 });
  expect((await operatora.call(usergroup.list, { keyword: '巡查' })).map((one) => one.id)).toEqual([id]);
  expect((await operatora.refused(usergroup.change, { id, version: 1, name: '别名' })).code).toBe('409');
  await operatora.call(usergroup.add, { groupId: id, members: [member('membera1', 'A1')] });
  await operatora.call(usergroup.remove, { id });
  expect(await of(id)).toBeUndefined();
  expect(await people(id)).toEqual([]);
  expect((await operatora.call(parkuser.list, { keyword: '13800001003' })).total).toBe(1);
  for (const [call, input] of [
    [usergroup.remove, { id }],
    [usergroup.change, { id, version: 2, name: '别名' }],
    [usergroup.add, { groupId: id, members: [member('membera1', 'A1')] }],
    [usergroup.drop, { groupId: id, members: [member('membera1', 'A1')] }],
  ] as const)
    expect((await operatora.refused(call, input)).code).toBe('404');
  // a name is free again
  await make('巡查队');
});

test('people of every company of the park are put in, once each, and taken out', async () => {
  const groupId = await make('跑团');
  const both = [member('membera1', 'A1'), member('staffa2', 'A2')];
  expect(await operatora.call(usergroup.add, { groupId, members: [...both, ...both] })).toEqual({ added: 2 });
  expect(await operatora.call(usergroup.add, { groupId, members: both })).toEqual({ added: 0 });
  expect((await of(groupId))?.userNum).toBe(2);
  expect((await people(groupId)).sort()).toEqual([user('membera1'), user('staffa2')].sort());
  expect(await operatora.call(usergroup.drop, { groupId, members: [member('staffa2', 'A2')] })).toEqual({ removed: 1 });
  expect(await people(groupId)).toEqual([user('membera1')]);
  await server.rows('update staff set left_at = now(), department_id = null where user_id = $1', [user('membera1')]);
  expect([await people(groupId), (await of(groupId))?.userNum]).toEqual([[], 0]);
  await server.rows('update staff set left_at = null where user_id = $1', [user('membera1')]);
});

test('nobody of another park or space gets in, nor somebody in a company he is not of', async () => {
  const groupId = await make('摄影社');
  for (const stranger of [member('memberb1', 'B1'), member('superc1', 'C1'), member('membera1', 'A2')])
    expect(await operatora.refused(usergroup.add, { groupId, members: [member('membera2', 'A1'), stranger] })).toMatchObject({
      ...{ code: '6010', errorMessage: '该用户不在此园区的单位中' },
    });
  expect(await people(groupId)).toEqual([]);
});

test('a group is its park’s: elsewhere it is neither seen nor touched', async () => {
  const id = await make('读书会');
  await operatora.call(usergroup.add, { groupId: id, members: [member('membera1', 'A1')] });
  const operatorc = await server.signIn('operatorc');
  for (const other of [operatorb, operatorc]) {
    expect((await other.call(usergroup.list, {})).map((one) => one.id)).not.toContain(id);
    expect((await other.call(parkuser.list, { groupId: id })).total).toBe(0);
    expect((await other.refused(usergroup.change, { id, version: 1, name: '改名' })).code).toBe('404');
    expect((await other.refused(usergroup.remove, { id })).code).toBe('404');
    expect((await other.refused(usergroup.drop, { groupId: id, members: [member('membera1', 'A1')] })).code).toBe('404');
  }
  // the same name in another park is another group
  await operatorb.call(usergroup.create, { name: '读书会' });
  for (const call of Object.values(usergroup)) expect((await supera1.refused(call, { id, groupId: id })).status).toBe(403);
});

test('reading does not allow writing', async () => {
  const assistant1 = await server.signIn('assistant1');
  await server.rows(`update role_grant set nodes = nodes || '{M1004004,M1004004002}' where role_id = $1`, [demoId('role 协管专员')]);
  expect(await assistant1.call(usergroup.list, {})).toEqual(expect.any(Array));
  for (const call of [usergroup.create, usergroup.change, usergroup.remove, usergroup.add, usergroup.drop])
    expect((await assistant1.refused(call, { id: randomUUID(), name: '越权' })).status).toBe(403);
});

test('what is wrong is said on its field', async () => {
  const groupId = await make('合唱团');
  expect(await operatora.refused(usergroup.create, { name: '合唱团' })).toMatchObject({ code: '409', errorMessage: '同名分组已存在' });
  expect((await operatora.refused(usergroup.create, { name: ' ' })).fields).toEqual({ name: '请输入分组名称' });
  expect((await operatora.refused(usergroup.create, { name: '长'.repeat(31) })).fields).toEqual({ name: '最多只能输入30个字' });
  expect((await operatora.refused(usergroup.add, { groupId, members: [] })).fields).toEqual({ members: texts.noUsers });
  expect((await operatora.refused(usergroup.change, { id: groupId, name: '无版本' })).fields).toEqual({
    version: '缺少版本号，请刷新后重试',
  });
});

test('two who think of one name at once: one has it', async () => {
  const made = await race([1, 2, 3].map(() => async () => (await operatora.raw(usergroup.create, { name: '同名社' })).json().code));
  expect(made.map((one) => (one as PromiseFulfilledResult<string>).value).sort()).toEqual(['200', '409', '409']);
});
