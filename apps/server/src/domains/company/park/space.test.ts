import { park, parkErrors } from '@park/contract/company/park';
import { commonErrors } from '@park/contract/core';
import { activation } from '@park/contract/people/activation';
import { identity } from '@park/contract/people/identity';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { textsTo } from '../../../../test/texts.ts';

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
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const outsiders = ['operatora', 'operatorab', 'assistant1', 'supera1', 'membera1'];

describe('the current space of the signed-in user', () => {
  test('C0466 the operator’s name is shown only to people of the operator company', async () => {
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

  test('only the platform can list all spaces', async () => {
    const { total, list } = await platform.call(park.spaces, {});
    expect([total, names(list)]).toEqual([2, ['云栖文创运营', '星河产业运营']]);
    expect((await platform.call(park.spaces, { keyword: 'xing' })).list).toMatchObject([{ parkNum: 2 }]);
    for (const actor of outsiders)
      expect([actor, (await (await server.signIn(actor)).refused(park.spaces, {})).code]).toEqual([actor, '403']);
  });
});

/** Accepts an invitation: sets a password with its activation code and signs in. */
async function comes(code: string, loginName: string) {
  await server.stranger().call(activation.accept, { code, newPassword: 'Lantern73Bridge' });
  const answer = (await server.stranger().raw(identity.login, { loginName, password: 'Lantern73Bridge' })).json();
  expect(answer).toMatchObject({ code: '610', body: { change: true } });
  return server.stranger(answer.body.loginToken);
}

const spaceInput = {
  name: '北辰产业运营',
  projectCode: 'beichen',
  companyName: '北辰运营有限公司',
  parkName: '北辰科技园',
  operatorName: '江一帆',
  operatorPhone: '137 0000 9001',
};
describe('C0921 a new space', () => {
  test('adding a space creates its operator company, a park, and a first administrator invited by text message', async () => {
    const made = await platform.call(park.addSpace, { ...spaceInput, address: '北辰路1号', area: '9000' });
    expect(made.invited).toMatchObject({ outcome: 'sent', phone: '137****9001', code: expect.stringMatching(/^[A-Za-z0-9]{20}$/) });
    const code = made.invited.code as string;
    expect((await platform.call(park.spaces, {})).list[0]).toMatchObject({ id: made.id });
    const [message] = await textsTo(server, '13700009001');
    expect(message).toMatchObject({ template: 'notice', values: { text: expect.stringContaining(code) } });
    expect(message?.values.text).toMatch(/北辰运营有限公司.*7天内有效/);
    expect(await platform.call(park.card, { id: made.parkId })).toMatchObject({ name: '北辰科技园', address: '北辰路1号', area: '9000' });
    const stored = await server.rows<{ text: string }>(
      `select a::text as text from audit a where call = 'park.addSpace'
       union all select a::text from activation a union all select o::text from outbox o`,
    );
    expect(stored.map(({ text }) => text).join()).not.toMatch(new RegExp(`13700009001|${code}`));
    const newcomer = await comes(code, '13700009001');
    expect(await newcomer.call(identity.userInfo, {})).toMatchObject({
      ...{ areaId: made.id, companyId: made.companyId, parkId: made.parkId, parkName: '北辰科技园', side: 'operator' },
      ...{ companySuperAdmin: true, companyType: 2, realName: '江一帆' },
    });
    expect(await newcomer.call(park.space, {})).toMatchObject({ operatorCompanyName: '北辰运营有限公司', parkNum: 1 });
  });

  const known = { ...spaceInput, name: '南山运营', projectCode: 'nanshan', operatorPhone: '13800003001', operatorName: '沈若溪' };
  test('if the phone number has an account, its owner becomes first operator only after the actor has confirmed the name', async () => {
    const refusal = await platform.refused(park.addSpace, known);
    expect(refusal).toMatchObject({ code: '409', errorMessage: parkErrors.operatorKnown.message });
    expect(refusal.body).toEqual({ realName: '沈**', phone: '138****3001', isSameName: true, isEnabled: true });
    expect((await platform.refused(park.addSpace, { ...known, operatorName: '另一位' })).body).toMatchObject({ isSameName: false });
    expect((await platform.call(park.spaces, { keyword: 'nanshan' })).total).toBe(0);
    expect(await textsTo(server, '13800003001')).toEqual([]);
  });

  test('a first operator who has an account keeps the password and gets a message instead of an invitation', async () => {
    const { id, invited } = await platform.call(park.addSpace, { ...known, isConfirmed: true });
    expect(invited).toEqual({ outcome: 'known', phone: '138****3001', code: null, expiresDate: null });
    const [message] = await textsTo(server, '13800003001');
    expect(message?.values.text).toMatch(/原账号登录/);
    const superb1 = await server.signIn('superb1');
    expect(names((await superb1.call(park.list, {})).list)).toEqual(['北辰科技园', '星河软件园']);
    expect((await platform.refused(park.invite, { id })).errorMessage).toBe(parkErrors.operatorActive.message);
  });

  test('V139, V140 a new space needs an unused name and code, and a person with a phone number', async () => {
    const taken = async (change: object) => (await platform.refused(park.addSpace, { ...spaceInput, ...change })).errorMessage;
    expect(await taken({ projectCode: 'other' })).toBe(parkErrors.spaceNameTaken.message);
    expect(await taken({ name: '另一个' })).toBe(parkErrors.projectCodeTaken.message);
    expect(await taken({ name: '另一个', projectCode: 'front' })).toBe(parkErrors.projectCodeTaken.message);
    const bad = await platform.refused(park.addSpace, { projectCode: 'A', operatorName: '江', operatorPhone: '12' });
    expect(bad.fields).toEqual({
      name: '请输入空间名称',
      projectCode: '空间编码须以小写字母开头，由小写字母、数字和连字符组成，2到31位',
      companyName: '请输入运营主体名称',
      parkName: '请输入园区名称',
      operatorName: '姓名长度为2到20个字',
      operatorPhone: '请输入正确的手机号码',
    });
    expect((await platform.refused(park.addSpace, { ...spaceInput, operatorPhone: undefined })).fields).toEqual({
      operatorPhone: '请输入手机号码',
    });
  });

  test('only the platform operator can add a space, and the database enforces this too', async () => {
    for (const actor of outsiders)
      expect([actor, (await (await server.signIn(actor)).refused(park.addSpace, spaceInput)).code]).toEqual([actor, '403']);
    await expect(
      server.rows(`select door.space_open($1, 'x', 'xx', $1, 'x', $1, 'x', 'x', 'x', 'x', 'xx', false, 'x', 7)`, [demoId('x')]),
    ).rejects.toThrow(/only the platform/);
    await expect(server.rows(`select door.operator_invite($1, 'x', 'x', 'x', 'xx', false, 'x', 7)`, [xinghe])).rejects.toThrow(
      /only the platform/,
    );
  });
});

describe('replacing a first operator who was appointed by mistake', () => {
  const stateOf = async (id: string) => (await platform.call(park.spaces, { pageSize: 100 })).list.find((space) => space.id === id);
  /** Adds a space whose first operator already has an account. */
  const opened = async (key: string, operatorPhone: string) =>
    platform.call(park.addSpace, { ...spaceInput, name: key, projectCode: key, operatorPhone, isConfirmed: true });
  const other = { operatorName: '许知远', operatorPhone: '13700009012' };

  test('a first operator who has not yet entered can be replaced; they get a message, lose access and keep the account', async () => {
    const { id, companyId } = await opened('mistaken', '13800001001');
    expect(await stateOf(id)).toMatchObject({ operatorState: 'ready', operatorPhone: '138****1001' });
    const refusal = await platform.refused(park.invite, { id, operatorName: '周启明', operatorPhone: '13800003001' });
    expect(refusal).toMatchObject({ errorMessage: parkErrors.operatorKnown.message, body: { phone: '138****3001' } });
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

  test('a first operator who has entered the space, by sign-in or by switching to it, cannot be replaced', async () => {
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

  test('a first operator cannot be replaced once the space contains data, even if nobody has entered it', async () => {
    await server.rows('update space set entered_at = null where id = $1', [yunxi]);
    expect((await platform.refused(park.invite, { id: yunxi, ...other })).errorMessage).toBe(parkErrors.operatorActive.message);
  });

  test('if a first operator signs in while being replaced, only one of the two takes effect', async () => {
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
           join staff s on s.company_id = sp.operator_company_id and s.admin_level = 3 and s.left_at is null
           join "user" u on u.id = s.user_id
          where sp.id = $1`,
        [id],
      );
      if (code === '200') expect(left?.phone).toMatch(/^137/);
      else expect([code, left]).toEqual(['409', { phone: '138****1004', isEntered: true }]);
      await server.rows(`update staff set left_at = now(), admin_level = 1 where company_id = $1`, [companyId]);
    }
  });
});

describe('C0465 changing a space', () => {
  const of = async (id: string) => (await platform.call(park.spaces, { pageSize: 100 })).list.find((space) => space.id === id);

  test('renaming a space requires its current version', async () => {
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

  test('people of a disabled space lose access at their next call in every process, and the data of the space stays', async () => {
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
