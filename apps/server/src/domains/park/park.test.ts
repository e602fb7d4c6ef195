import { activation } from '@park/contract/activation';
import { commonErrors } from '@park/contract/core';
import { identity } from '@park/contract/identity';
import { park, parkErrors } from '@park/contract/park';
import { task } from '@park/contract/task';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../test/app.ts';
import { keep, png } from '../../../test/keep.ts';
import { race, rounds } from '../../../test/race.ts';
import { sheetsOf } from '../../../test/sheet/tasks.ts';
import { textsTo } from '../../../test/texts.ts';

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

describe('V128, V250 the parks a console begins with', () => {
  test('C0241 all of one’s own, with which of them one may enter', async () => {
    expect(await operatora.call(park.all, {})).toMatchObject([
      { parkId: parkB, parkName: '星河软件园', areaId: xinghe, enableFlag: 1, hasPrivilege: false },
      { parkId: parkA, parkName: '星河智谷', areaName: '星河产业运营', companyName: '星河运营管理有限公司', hasPrivilege: true },
    ]);
    expect(names(await supera1.call(park.all, {}))).toEqual(['星河智谷']);
    expect(await platform.call(park.all, {})).toEqual([]);
  });

  test('C0467 then the disabled ones', async () => {
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

  test('C0468, C0470, C0471 by name and by page: nobody sees another’s, the platform sees all', async () => {
    expect(names(await operatora.call(park.byName, { name: '软件' }))).toEqual(['星河软件园']);
    for (const name of ['软件', '云栖', '%']) expect(await supera1.call(park.byName, { name })).toEqual([]);
    expect(names((await supera1.call(park.list, {})).list)).toEqual(['星河智谷']);
    expect((await supera1.call(park.list, { areaId: yunxi })).total).toBe(0);
    expect((await supera1.call(park.list, {})).list[0]).toMatchObject({ companyNum: null, companyName: '云启科技有限公司' });
    const all = await platform.call(park.list, { keyword: '园' });
    expect(names(all.list)).toEqual(['云栖文创园', '星河软件园']);
    expect(all.list[0]).toMatchObject({ areaName: '云栖文创运营', companyName: '云栖运营有限公司', companyNum: 1 });
  });

  test('somebody of two spaces has the parks of both', async () => {
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

describe('the space one is in', () => {
  test('C0466 its operating body is named to its own people', async () => {
    expect(await operatora.call(park.space, {})).toMatchObject({
      ...{
        id: xinghe,
        name: '星河产业运营',
        projectCode: 'xinghe',
        parkNum: 2,
        enableFlag: 1,
        operatorCompanyName: '星河运营管理有限公司',
      },
    });
    expect(await supera1.call(park.space, {})).toMatchObject({ id: xinghe, operatorCompanyName: null });
  });

  test('only the platform lists them all', async () => {
    const { total, list } = await platform.call(park.spaces, {});
    expect([total, names(list)]).toEqual([2, ['云栖文创运营', '星河产业运营']]);
    expect((await platform.call(park.spaces, { keyword: 'xing' })).list).toMatchObject([{ parkNum: 2 }]);
    for (const who of outsiders) expect([who, (await (await server.signIn(who)).refused(park.spaces, {})).code]).toEqual([who, '403']);
  });
});

/** Somebody sets his password by a code and signs in. */
async function comes(code: string, loginName: string) {
  await server.stranger().call(activation.accept, { code, newPassword: 'Lantern73Bridge' });
  const answer = (await server.stranger().raw(identity.login, { loginName, password: 'Lantern73Bridge' })).json();
  expect(answer).toMatchObject({ code: '610', body: { change: true } });
  return server.stranger(answer.body.loginToken);
}

const wish = {
  name: '北辰产业运营',
  projectCode: 'beichen',
  companyName: '北辰运营有限公司',
  parkName: '北辰科技园',
  operatorName: '江一帆',
  operatorPhone: '137 0000 9001',
};
describe('C0921 a new space', () => {
  test('has its operating body, a park with its facts, and a first operator who is invited by text message', async () => {
    const made = await platform.call(park.addSpace, { ...wish, address: '北辰路1号', area: '9000' });
    expect(made.invited).toMatchObject({ outcome: 'sent', phone: '137****9001', code: expect.stringMatching(/^[A-Za-z0-9]{20}$/) });
    const code = made.invited.code as string;
    const [message] = await textsTo(server, '13700009001');
    expect(message).toMatchObject({ template: 'notice', values: { text: expect.stringContaining(code) } });
    expect(message?.values.text).toMatch(/北辰运营有限公司.*7天内有效/);
    expect(await platform.call(park.card, { id: made.parkId })).toMatchObject({ name: '北辰科技园', address: '北辰路1号', area: '9000' });
    const stored = await server.rows<{ text: string }>(
      `select a::text as text from audit a where call = 'park.addSpace' union all select a::text from activation a union all select o::text from outbox o`,
    );
    expect(stored.map(({ text }) => text).join()).not.toMatch(new RegExp(`13700009001|${code}`));
    const newcomer = await comes(code, '13700009001');
    expect(await newcomer.call(identity.userInfo, {})).toMatchObject({
      ...{ areaId: made.id, companyId: made.companyId, parkId: made.parkId, parkName: '北辰科技园', side: 'operator' },
      ...{ companySuperAdmin: true, companyType: 2, realName: '江一帆' },
    });
    expect(await newcomer.call(park.space, {})).toMatchObject({ operatorCompanyName: '北辰运营有限公司', parkNum: 1 });
  });

  const known = { ...wish, name: '南山运营', projectCode: 'nanshan', operatorPhone: '13800003001', operatorName: '沈若溪' };
  test('a number that is somebody’s already is appointed to nothing before the caller has seen whose it is', async () => {
    const asked = await platform.refused(park.addSpace, known);
    expect(asked).toMatchObject({ code: '409', errorMessage: parkErrors.operatorKnown.message });
    expect(asked.body).toEqual({ realName: '沈**', phone: '138****3001', isSameName: true, isEnabled: true });
    expect((await platform.refused(park.addSpace, { ...known, operatorName: '另一位' })).body).toMatchObject({ isSameName: false });
    expect((await platform.call(park.spaces, { keyword: 'nanshan' })).total).toBe(0);
    expect(await textsTo(server, '13800003001')).toEqual([]);
  });

  test('may be run by somebody who works elsewhere already: he keeps his password, is told, and needs no invitation', async () => {
    const { id, invited } = await platform.call(park.addSpace, { ...known, isConfirmed: true });
    expect(invited).toEqual({ outcome: 'known', phone: '138****3001', code: null, expiresDate: null });
    const [message] = await textsTo(server, '13800003001');
    expect(message?.values.text).toMatch(/原账号登录/);
    const superb1 = await server.signIn('superb1');
    expect(names((await superb1.call(park.list, {})).list)).toEqual(['北辰科技园', '星河软件园']);
    expect((await platform.refused(park.invite, { id })).errorMessage).toBe(parkErrors.operatorActive.message);
  });

  test('V139, V140 needs a name and a code that nobody has, and a person with a number', async () => {
    const taken = async (change: object) => (await platform.refused(park.addSpace, { ...wish, ...change })).errorMessage;
    expect(await taken({ projectCode: 'other' })).toBe(parkErrors.spaceNameTaken.message);
    expect(await taken({ name: '另一个' })).toBe(parkErrors.projectCodeTaken.message);
    expect(await taken({ name: '另一个', projectCode: 'front' })).toBe(parkErrors.projectCodeTaken.message);
    const bad = await platform.refused(park.addSpace, { projectCode: 'A', operatorName: '江', operatorPhone: '12' });
    expect(bad.fields).toEqual({
      name: '请输入空间名称',
      projectCode: '项目编码须以小写字母开头，由小写字母、数字和连字符组成，2到31位',
      companyName: '请输入运营主体名称',
      parkName: '请输入园区名称',
      operatorName: '姓名长度为2到20个字',
      operatorPhone: '请输入正确的手机号码',
    });
    expect((await platform.refused(park.addSpace, { ...wish, operatorPhone: undefined })).fields).toEqual({
      operatorPhone: '请输入手机号码',
    });
  });

  test('is opened by the platform alone, in the database too', async () => {
    for (const who of outsiders) expect([who, (await (await server.signIn(who)).refused(park.addSpace, wish)).code]).toEqual([who, '403']);
    await expect(
      server.rows(`select door.space_open($1, 'x', 'xx', $1, 'x', $1, 'x', 'x', 'x', 'x', 'xx', false, 'x', 7)`, [demoId('x')]),
    ).rejects.toThrow(/only the platform/);
    await expect(server.rows(`select door.operator_invite($1, 'x', 'x', 'x', 'xx', false, 'x', 7)`, [xinghe])).rejects.toThrow(
      /only the platform/,
    );
  });
});

describe('a first operator named by mistake', () => {
  const stateOf = async (id: string) => (await platform.call(park.spaces, { pageSize: 100 })).list.find((space) => space.id === id);
  /** A space under somebody who has an account already. */
  const opened = async (key: string, operatorPhone: string) =>
    platform.call(park.addSpace, { ...wish, name: key, projectCode: key, operatorPhone, isConfirmed: true });
  const other = { operatorName: '许知远', operatorPhone: '13700009012' };

  test('is replaced while nobody has come in: he is told, has no entry any more and keeps his account', async () => {
    const { id, companyId } = await opened('mistaken', '13800001001');
    expect(await stateOf(id)).toMatchObject({ operatorState: 'ready', operatorPhone: '138****1001' });
    const asked = await platform.refused(park.invite, { id, operatorName: '周启明', operatorPhone: '13800003001' });
    expect(asked).toMatchObject({ errorMessage: parkErrors.operatorKnown.message, body: { phone: '138****3001' } });
    const invited = await platform.call(park.invite, { id, ...other });
    expect(invited).toMatchObject({ outcome: 'sent', phone: '137****9012' });
    expect(await stateOf(id)).toMatchObject({ operatorState: 'waiting', operatorName: '许知远', operatorPhone: '137****9012' });
    const texts = (await textsTo(server, '13800001001')).map(({ values }) => values.text);
    expect(texts.filter((text) => text?.includes('不再担任'))).toHaveLength(1);
    supera1 = await server.signIn('supera1');
    expect((await supera1.call(identity.userInfo, {})).contexts.map((place) => place.companyId)).not.toContain(companyId);
    const newcomer = await comes(invited.code as string, other.operatorPhone);
    expect(await newcomer.call(identity.userInfo, {})).toMatchObject({ companyId, companySuperAdmin: true });
    expect(await stateOf(id)).toMatchObject({ operatorState: 'active' });
    expect((await platform.refused(park.invite, { id, ...other, operatorPhone: '13700009013' })).errorMessage).toBe(
      parkErrors.operatorActive.message,
    );
  });

  test('stays once he has come in, by a switch or at his sign-in', async () => {
    const memberb1 = await server.signIn('memberb1');
    const { id, companyId, parkId } = await opened('switched', '13800003002');
    expect(await stateOf(id)).toMatchObject({ operatorState: 'ready' });
    await memberb1.call(identity.switchContext, { companyId, parkId });
    expect(await stateOf(id)).toMatchObject({ operatorState: 'active' });
    expect((await platform.refused(park.invite, { id, ...other })).errorMessage).toBe(parkErrors.operatorActive.message);
    const second = await opened('signed-in', '13800001002');
    await server.signIn('admina1');
    expect((await platform.refused(park.invite, { id: second.id, ...other })).errorMessage).toBe(parkErrors.operatorActive.message);
  });

  test('stays where there is anything of the space’s own, though nobody was ever seen', async () => {
    await server.rows('update space set entered_at = null where id = $1', [yunxi]);
    expect((await platform.refused(park.invite, { id: yunxi, ...other })).errorMessage).toBe(parkErrors.operatorActive.message);
  });

  test('or he comes in at that very moment: one of the two happens', async () => {
    for (let round = 0; round < rounds(3, 30); round++) {
      const { id, companyId } = await opened(`moment-${round}`, '13800001004');
      const person = { ...other, operatorPhone: `1370001${String(round).padStart(4, '0')}` };
      const [replaced] = await race([
        () => platform.raw(park.invite, { id, ...person }),
        () => server.stranger().raw(identity.login, { loginName: 'membera2', password: 'Park2026demo' }, { process: 1 }),
      ]);
      const code = replaced?.status === 'fulfilled' ? replaced.value.json().code : String(replaced?.reason);
      const [left] = await server.rows<{ phone: string; isEntered: boolean }>(
        `select u.phone_mask as phone, sp.entered_at is not null as "isEntered" from space sp
           join staff s on s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null join "user" u on u.id = s.user_id
          where sp.id = $1`,
        [id],
      );
      if (code === '200') expect(left?.phone).toMatch(/^137/);
      else expect([code, left]).toEqual(['409', { phone: '138****1004', isEntered: true }]);
      await server.rows(`update staff set left_at = now(), admin_level = 1 where company_id = $1`, [companyId]);
    }
  });
});

describe('what the lists show is taken along', () => {
  const fileOf = async (subject: 'space' | 'park', filter: Record<string, string>) => {
    const { id } = await platform.call(task.export, { subject, filter });
    return (await sheetsOf(platform, task.file, { id }))[0]?.rows.map((row) => row.join('|')) ?? [];
  };
  test('spaces with who runs them, masked, and parks, by their filters', async () => {
    const spaces = await fileOf('space', { keyword: 'xinghe' });
    expect(spaces).toHaveLength(2);
    expect(spaces[0]).toBe('空间名称|项目编码|运营主体|园区数|运营管理员|管理员手机号|账号状态|状态|创建日期');
    expect(spaces[1]).toMatch(/^星河产业运营\|xinghe\|星河运营管理有限公司\|2\|.+\|138\*{4}\d{4}\|已激活\|启用\|/);
    const parks = await fileOf('park', { areaId: xinghe });
    expect(parks.map((line) => line.split('|')[0])).toEqual(['园区名称', '星河智谷', '星河软件园']);
    for (const who of outsiders)
      for (const subject of ['space', 'park'] as const)
        expect((await (await server.signIn(who)).refused(task.export, { subject })).code).toBe('403');
  });
});

describe('C0465 a space', () => {
  const of = async (id: string) => (await platform.call(park.spaces, { pageSize: 100 })).list.find((space) => space.id === id);

  test('is renamed on the version that was read', async () => {
    const { version = 0 } = (await of(yunxi)) ?? {};
    await platform.call(park.changeSpace, { id: yunxi, name: '云栖文创集团', enableFlag: 1, version });
    expect(await of(yunxi)).toMatchObject({ name: '云栖文创集团', version: version + 1 });
    const stale = await platform.refused(park.changeSpace, { id: yunxi, name: '云栖', enableFlag: 1, version });
    expect(stale.errorMessage).toBe(commonErrors.stale.message);
    const taken = await platform.refused(park.changeSpace, { id: yunxi, name: '星河产业运营', enableFlag: 1, version: version + 1 });
    expect(taken.errorMessage).toBe(parkErrors.spaceNameTaken.message);
    for (const id of [demoId('no such'), '00000000-0000-0000-0000-000000000001'])
      expect((await platform.refused(park.changeSpace, { id, name: 'x', enableFlag: 0, version: 1 })).code).toBe('404');
  });

  test('that closes is left by everybody at his next call, in every process; its data stays', async () => {
    const superc1 = await server.signIn('superc1');
    await superc1.call(park.space, {}, { process: 1 });
    const { version = 0, name = '' } = (await of(yunxi)) ?? {};
    await platform.call(park.changeSpace, { id: yunxi, name, enableFlag: 0, version });
    for (const process of [0, 1]) expect((await superc1.refused(park.space, {}, { process })).code).toBe('403');
    expect((await superc1.call(identity.userInfo, {})).contexts).toEqual([]);
    await platform.call(park.changeSpace, { id: yunxi, name, enableFlag: 1, version: version + 1 });
    expect(await superc1.call(park.space, {}, { process: 1 })).toMatchObject({ name });
  });
});

describe('whom the closing of a park or a space hits', () => {
  test('is told before: companies, their people, and who is signed in there now', async () => {
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
    for (const asked of [
      { spaceId: demoId('no such') },
      { spaceId: yunxi, id: parkB },
      { spaceId: '00000000-0000-0000-0000-000000000001' },
    ])
      expect((await platform.refused(park.affected, asked)).code).toBe('404');
    [operatora, supera1] = [await server.signIn('operatora'), await server.signIn('supera1')];
    for (const who of outsiders) expect((await (await server.signIn(who)).refused(park.affected, { spaceId: xinghe })).code).toBe('403');
  });
});

describe('C0923 a park that is disabled', () => {
  test('ends the calls of everybody in it, in every process, and leaves the others alone', async () => {
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

  test('is never the last open one of its space', async () => {
    expect((await platform.refused(park.setEnable, { parkId: parkC, enableFlag: 0 })).errorMessage).toBe('至少保留一个启用的园区');
    expect((await platform.refused(park.setEnable, { parkId: demoId('no such'), enableFlag: 0 })).code).toBe('404');
    for (const who of outsiders)
      expect((await (await server.signIn(who)).refused(park.setEnable, { parkId: parkA, enableFlag: 0 })).code).toBe('403');
  });

  test('nor when both of its last two are disabled at the same moment', async () => {
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

describe('C0922, C0469 a park', () => {
  test('is added to a space with its facts, under a name the space does not have yet', async () => {
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
    for (const who of outsiders) expect((await (await server.signIn(who)).refused(park.add, facts)).code).toBe('403');
  });

  const cardOf = async (id: string) =>
    (
      await server.rows<Record<string, unknown>>(`select name, address, intro, contact_phone, logo, version from park where id = $1`, [id])
    )[0];

  test('its card is changed by its operator: what is left out stays, null and blank empty, the logo is everybody’s', async () => {
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

  test('the platform names the park it changes; nobody else names another than his own', async () => {
    const { version } = await platform.call(park.card, { id: parkC });
    await platform.call(park.change, { id: parkC, name: '云栖文创园', contactName: '周经理', version });
    expect(await platform.call(park.card, { id: parkC })).toMatchObject({
      contactName: '周经理',
      areaName: '云栖文创集团',
      version: version + 1,
    });
    expect((await platform.refused(park.change, { id: parkC, name: 'x', version })).errorMessage).toBe(commonErrors.stale.message);
    for (const call of [park.card, park.change])
      expect((await platform.refused(call, { id: demoId('no such'), name: 'x', version })).code).toBe('404');
    const { version: own } = (await cardOf(parkA)) as { version: number };
    expect((await operatora.refused(park.change, { id: parkB, name: 'x', version: 1 })).code).toBe('403');
    await operatora.call(park.change, { id: parkA, name: '星河智谷', version: own });
    for (const who of outsiders) expect((await (await server.signIn(who)).refused(park.card, { id: parkA })).code).toBe('403');
  });

  test('it is always the park one is in, and nobody else’s business', async () => {
    const before = await cardOf(parkB);
    const { version } = (await cardOf(parkA)) as { version: number };
    expect((await operatora.refused(park.change, { name: 'x', version: 1 }, { claims: { parkId: parkB } })).code).toBe('403');
    for (const who of ['supera1', 'membera1', 'assistant1', 'platform1'])
      expect([who, (await (await server.signIn(who)).refused(park.change, { name: 'x', version })).code]).toEqual([who, '403']);
    expect(await cardOf(parkB)).toEqual(before);
  });
});
