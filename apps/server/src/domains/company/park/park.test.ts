import { park, parkErrors } from '@park/contract/company/park';
import { commonErrors } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { identity } from '@park/contract/people/identity';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { keep, png } from '../../../../test/keep.ts';
import { race, rounds } from '../../../../test/race.ts';
import { sheetsOf } from '../../../../test/sheet/tasks.ts';

const server = testServer({ processes: 2 });
let platform: Person;
let operatora: Person;
let supera1: Person;
beforeAll(async () => {
  platform = await server.signIn('platform1');
  operatora = await server.signIn('operatora');
  supera1 = await server.signIn('supera1');
});
const [xinghe, yunxi] = [demoId('space xinghe'), demoId('space yunxi')];
const [parkA, parkB, parkC] = ['A', 'B', 'C'].map((key) => demoId(`park ${key}`)) as [string, string, string];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const outsiders = ['operatora', 'operatorab', 'assistant1', 'supera1', 'membera1'];

describe('V128, V250 the list of parks offered when the console starts', () => {
  test('C0241 a signed-in person sees their parks and whether they may enter each park', async () => {
    expect(await operatora.call(park.all, {})).toMatchObject([
      { parkId: parkB, parkName: '星河软件园', areaId: xinghe, enableFlag: 1, hasPrivilege: false },
      { parkId: parkA, parkName: '星河智谷', areaName: '星河产业运营', companyName: '星河运营管理有限公司', hasPrivilege: true },
    ]);
    expect(names(await supera1.call(park.all, {}))).toEqual(['星河智谷']);
    expect(await platform.call(park.all, {})).toEqual([]);
  });

  test('C0467 disabled parks are listed if the request asks for them', async () => {
    expect(await supera1.call(park.projects, { enableFlag: 0 })).toEqual({ total: 0, list: [] });
    await platform.call(park.setEnable, { parkId: parkB, enableFlag: 0 });
    const superab = await server.signIn('operatorab');
    const off = await superab.call(park.projects, { areaId: xinghe, enableFlag: 0, pageSize: 1000 });
    expect(off).toMatchObject({ total: 1, list: [{ parkId: parkB, enableFlag: 0 }] });
    expect(names((await superab.call(park.projects, {})).list)).toEqual(['星河智谷']);
    expect((await supera1.call(park.projects, { enableFlag: 0 })).total).toBe(0);
    await platform.call(park.setEnable, { parkId: parkB, enableFlag: 1 });
    expect(names((await superab.call(park.projects, { pageSize: 1, pageNum: 2 })).list)).toEqual(['星河软件园']);
  });

  test('C0468, C0470, C0471 parks are searched by name and paged; users see only their own parks, the platform operator all', async () => {
    expect(names(await operatora.call(park.byName, { name: '软件' }))).toEqual(['星河软件园']);
    for (const name of ['软件', '云栖', '%']) expect(await supera1.call(park.byName, { name })).toEqual([]);
    expect(names((await supera1.call(park.list, {})).list)).toEqual(['星河智谷']);
    expect((await supera1.call(park.list, { areaId: yunxi })).total).toBe(0);
    expect((await supera1.call(park.list, {})).list[0]).toMatchObject({ companyNum: null, companyName: '云启科技有限公司' });
    const all = await platform.call(park.list, { keyword: '园' });
    expect(names(all.list)).toEqual(['云栖文创园', '星河软件园']);
    expect(all.list[0]).toMatchObject({ areaName: '云栖文创运营', companyName: '云栖运营有限公司', companyNum: 1 });
  });

  test('a person who belongs to two spaces sees the parks of both spaces', async () => {
    await server.rows(
      `insert into staff (space_id, company_id, user_id, real_name, phone_cipher, phone_hash, phone_mask)
       select $2, $3, u.id, u.real_name, u.phone_cipher, u.phone_hash, u.phone_mask from "user" u where u.id = $1`,
      [demoId('user membera2'), yunxi, demoId('company C1')],
    );
    const person = await server.signIn('membera2');
    expect(names((await person.call(park.list, {})).list)).toEqual(['云栖文创园', '星河智谷']);
    expect(names((await person.call(park.projects, { areaId: yunxi })).list)).toEqual(['云栖文创园']);
  });
});

describe('exports of the lists of spaces and parks', () => {
  const fileOf = async (subject: 'space' | 'park', filter: Record<string, string>) => {
    const { id } = await platform.call(task.export, { subject, filter });
    return (await sheetsOf(platform, task.file, { id }))[0]?.rows.map((row) => row.join('|')) ?? [];
  };
  test('spaces (with masked operators) and parks are exported with the filters of their lists', async () => {
    const spaces = await fileOf('space', { keyword: 'xinghe' });
    expect(spaces).toHaveLength(2);
    expect(spaces[0]).toBe('空间名称|空间编码|运营主体|园区数|运营管理员|管理员手机号|账号状态|状态|创建日期');
    expect(spaces[1]).toMatch(/^星河产业运营\|xinghe\|星河运营管理有限公司\|2\|.+\|138\*{4}\d{4}\|已激活\|启用\|/);
    const parks = await fileOf('park', { areaId: xinghe });
    expect(parks.map((line) => line.split('|')[0])).toEqual(['园区名称', '星河智谷', '星河软件园']);
    for (const actor of outsiders)
      for (const subject of ['space', 'park'] as const)
        expect((await (await server.signIn(actor)).refused(task.export, { subject })).code).toBe('403');
  });
});

describe('the effect of closing a park or a space', () => {
  test('before a park or space is closed, the affected companies, people and sessions are counted', async () => {
    await server.rows('delete from session where user_id <> $1', [demoId('user platform1')]);
    const superb1 = await server.signIn('superb1');
    await superb1.call(identity.switchContext, { companyId: demoId('company B1'), parkId: parkB });
    const ofPark = await platform.call(park.affected, { spaceId: xinghe, id: parkB });
    const ofSpace = await platform.call(park.affected, { spaceId: xinghe });
    expect(ofPark).toMatchObject({ sessionNum: 1 });
    const [counted] = await server.rows<{ num: number }>(
      `select count(distinct user_id)::int as num from staff where left_at is null and enabled and company_id in
         (select company_id from company_park where park_id = $1 and left_at is null)`,
      [parkB],
    );
    expect(ofPark.personNum).toBe(counted?.num);
    expect(ofSpace.personNum).toBeGreaterThan(ofPark.personNum);
    expect(ofSpace.companyNum).toBeGreaterThan(ofPark.companyNum);
    for (const input of [
      { spaceId: demoId('no such') },
      { spaceId: yunxi, id: parkB },
      { spaceId: '00000000-0000-0000-0000-000000000001' },
    ])
      expect((await platform.refused(park.affected, input)).code).toBe('404');
    [operatora, supera1] = [await server.signIn('operatora'), await server.signIn('supera1')];
    for (const actor of outsiders)
      expect((await (await server.signIn(actor)).refused(park.affected, { spaceId: xinghe })).code).toBe('403');
  });
});

describe('C0923 disabling a park', () => {
  test('calls of everybody in a disabled park fail in every process, and other parks are not affected', async () => {
    const superb1 = await server.signIn('superb1');
    await superb1.call(identity.switchContext, { companyId: demoId('company B1'), parkId: parkB });
    const ask = (process: number) => superb1.raw(park.space, {}, { claims: { parkId: parkB }, process });
    for (const process of [0, 1]) expect((await ask(process)).statusCode).toBe(200);
    await platform.call(park.setEnable, { parkId: parkB, enableFlag: 0 });
    for (const process of [0, 1]) expect((await ask(process)).statusCode).toBe(403);
    expect((await supera1.raw(park.space, {})).statusCode).toBe(200);
    await platform.call(park.setEnable, { parkId: parkB, enableFlag: 1 });
    for (const process of [0, 1]) expect((await ask(process)).statusCode).toBe(200);
  });

  test('the last enabled park of a space cannot be disabled', async () => {
    expect((await platform.refused(park.setEnable, { parkId: parkC, enableFlag: 0 })).errorMessage).toBe('至少保留一个启用的园区');
    expect((await platform.refused(park.setEnable, { parkId: demoId('no such'), enableFlag: 0 })).code).toBe('404');
    for (const actor of outsiders)
      expect((await (await server.signIn(actor)).refused(park.setEnable, { parkId: parkA, enableFlag: 0 })).code).toBe('403');
  });

  test('if the last two enabled parks are disabled at the same moment, one stays enabled', async () => {
    for (let round = 0; round < rounds(3, 50); round++) {
      const outcome = await race(
        [parkA, parkB].map((parkId, process) => () => platform.raw(park.setEnable, { parkId, enableFlag: 0 }, { process })),
      );
      const codes = outcome.map((one) => (one.status === 'fulfilled' ? one.value.json().code : String(one.reason)));
      expect(codes.sort()).toEqual(['200', '409']);
      for (const parkId of [parkA, parkB]) await platform.call(park.setEnable, { parkId, enableFlag: 1 });
    }
  });
});

describe('C0922, C0469 adding and changing a park', () => {
  test('a park with its details is added to a space, and a park name in use in the space is refused', async () => {
    const facts = {
      spaceId: yunxi,
      name: '云栖二期',
      address: '杭州市云栖路2号',
      area: '120.5',
      longitude: 120.1,
      contactPhone: '400-880-0300',
    };
    const { id } = await platform.call(park.add, facts);
    const [row] = await server.rows<Record<string, unknown>>(`select * from park where id = $1`, [id]);
    expect(row).toMatchObject({
      space_id: yunxi,
      area: '120.5000',
      longitude: '120.100000',
      latitude: null,
      contact_phone: '400-880-0300',
      enabled: true,
    });
    expect((await platform.refused(park.add, facts)).errorMessage).toBe(parkErrors.nameTaken.message);
    for (const spaceId of [demoId('no such'), '00000000-0000-0000-0000-000000000001'])
      expect((await platform.refused(park.add, { ...facts, spaceId })).code).toBe('404');
    for (const actor of outsiders) expect((await (await server.signIn(actor)).refused(park.add, facts)).code).toBe('403');
  });

  const cardOf = async (id: string) =>
    (
      await server.rows<Record<string, unknown>>(`select name, address, intro, contact_phone, logo, version from park where id = $1`, [id])
    )[0];

  test('an operator changes the park’s details: omitted fields stay, null and blank clear a field, the logo becomes public', async () => {
    const { version } = (await cardOf(parkA)) as { version: number };
    const logo = (await keep(server, operatora, png(2, 2), { needAuth: '0' })).url;
    await operatora.call(park.change, { name: '星河智谷', intro: null, contactPhone: ' ', logo, version });
    expect(await cardOf(parkA)).toMatchObject({
      address: '上海市浦东新区星河路100号',
      intro: null,
      contact_phone: null,
      logo,
      version: version + 1,
    });
    expect((await operatora.refused(park.change, { name: '星河智谷', version })).errorMessage).toBe(commonErrors.stale.message);
    const taken = await operatora.refused(park.change, { name: '星河软件园', version: version + 1 });
    expect(taken.errorMessage).toBe(parkErrors.nameTaken.message);
    const secret = await keep(server, operatora, png(2, 2));
    expect((await operatora.refused(park.change, { name: '星河智谷', logo: secret.url, version: version + 1 })).fields).toHaveProperty(
      'logo',
    );
    const bad = { name: '', longitude: 181, latitude: -91, area: '1.23456', contactPhone: 'call me', version: version + 1 };
    expect(Object.keys((await operatora.refused(park.change, bad)).fields ?? {}).sort()).toEqual(
      Object.keys(bad)
        .filter((key) => key !== 'version')
        .sort(),
    );
  });

  test('only the platform operator can choose which park to change; everybody else can change only their current park', async () => {
    const { version } = await platform.call(park.card, { id: parkC });
    await platform.call(park.change, { id: parkC, name: '云栖文创园', contactName: '周经理', version });
    expect(await platform.call(park.card, { id: parkC })).toMatchObject({
      contactName: '周经理',
      areaName: '云栖文创运营',
      version: version + 1,
    });
    expect((await platform.refused(park.change, { id: parkC, name: 'x', version })).errorMessage).toBe(commonErrors.stale.message);
    for (const call of [park.card, park.change])
      expect((await platform.refused(call, { id: demoId('no such'), name: 'x', version })).code).toBe('404');
    const { version: own } = (await cardOf(parkA)) as { version: number };
    expect((await operatora.refused(park.change, { id: parkB, name: 'x', version: 1 })).code).toBe('403');
    await operatora.call(park.change, { id: parkA, name: '星河智谷', version: own });
    for (const actor of outsiders) expect((await (await server.signIn(actor)).refused(park.card, { id: parkA })).code).toBe('403');
  });

  test('only an operator can change the current park; operators of other parks, members and assisting organisations cannot', async () => {
    const before = await cardOf(parkB);
    const { version } = (await cardOf(parkA)) as { version: number };
    expect((await operatora.refused(park.change, { name: 'x', version: 1 }, { claims: { parkId: parkB } })).code).toBe('403');
    for (const actor of ['supera1', 'membera1', 'assistant1', 'platform1'])
      expect([actor, (await (await server.signIn(actor)).refused(park.change, { name: 'x', version })).code]).toEqual([actor, '403']);
    expect(await cardOf(parkB)).toEqual(before);
  });
});
