import { park, parkErrors } from '@park/contract/company/park';
import { commonErrors } from '@park/contract/core';
import { activation, activationErrors as errors } from '@park/contract/people/activation';
import { identity } from '@park/contract/people/identity';
import { passwordErrors } from '@park/contract/people/password';
import { staff } from '@park/contract/people/staff';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { textsTo } from '../../../../test/texts.ts';

const server = testServer({ processes: 2, env: { PUBLIC_URL: 'https://park.example/' } });
const gateway = testServer({
  env: {
    ...{ SMS_PROVIDER: 'aliyun', SMS_KEY_ID: 'k', SMS_KEY_SECRET: 's', SMS_SIGN_NAME: 'n' },
    SMS_TEMPLATES: '{"code":"1","firstPassword":"2","notice":"3"}',
  },
});
const stranger = server.stranger();
const newPassword = 'Lantern73Bridge';
let platform: Person;
beforeAll(async () => {
  platform = await server.signIn('platform1');
});
afterEach(() => server.passTime(undefined));

let count = 0;
/** Creates a space whose first operator is invited and has not yet accepted. */
async function invited() {
  count += 1;
  const operatorPhone = `137000080${String(count).padStart(2, '0')}`;
  const names = { name: `第${count}空间`, companyName: `第${count}运营公司`, parkName: '一园', operatorName: '江一帆' };
  const made = await platform.call(park.addSpace, { ...names, projectCode: `space-${count}`, operatorPhone });
  return { id: made.id, parkId: made.parkId, phone: operatorPhone, code: made.invited.code as string };
}
const refusal = async (code: string) => (await stranger.refused(activation.accept, { code, newPassword })).errorMessage;
const signsIn = async (loginName: string) =>
  (await stranger.raw(identity.login, { loginName, password: newPassword })).json().code === '610';
const rowOf = async (id: string) => (await platform.call(park.spaces, { pageSize: 100 })).list.find((space) => space.id === id);

describe('invitation of the first operator', () => {
  test('the invitation is a link that shows the invited person and sets a password once', async () => {
    const { id, phone, code } = await invited();
    expect((await textsTo(server, phone))[0]?.values.text).toContain(`https://park.example/join/activate#${code} 设置登录密码`);
    expect(await rowOf(id)).toMatchObject({ operatorName: '江一帆', operatorPhone: '137****8001', operatorState: 'waiting' });
    expect(await stranger.call(activation.show, { code })).toEqual({
      ...{ spaceName: '第1空间', companyName: '第1运营公司', realName: '江一帆', phone: '137****8001' },
      expiresDate: expect.stringMatching(/Z$/),
    });
    expect(await signsIn(phone)).toBe(false);
    await stranger.call(activation.accept, { code: ` https://park.example/join/activate#${code} `, newPassword });
    expect(await signsIn(phone)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ operatorState: 'active', expiresDate: null });
    expect(await refusal(code)).toBe(errors.badCode.message);
    expect((await stranger.refused(activation.show, { code })).errorMessage).toBe(errors.badCode.message);
    const [record] = await server.rows(`select side, outcome, address from audit where call = 'activation.accept' and space_id = $1`, [id]);
    expect(record).toEqual({ side: 'operator', outcome: 'done', address: '127.0.0.1' });
  });

  test('an invitation expires after seven days', async () => {
    const { id, code } = await invited();
    server.passTime('7 days 1 minute');
    expect(await refusal(code)).toBe(errors.badCode.message);
    server.passTime(undefined);
    await server.rows(`update activation set expires_at = now() where space_id = $1`, [id]);
    expect(await rowOf(id)).toMatchObject({ operatorState: 'expired' });
  });

  test('V148 a weak password is refused on its field and does not use up the invitation', async () => {
    const { phone, code } = await invited();
    const bad = await stranger.refused(activation.accept, { code, newPassword: 'short' });
    expect(bad.fields).toEqual({ newPassword: '密码格式错误，请重新输入' });
    for (const weak of ['Passw0rd', `Aa${phone}`])
      expect((await stranger.refused(activation.accept, { code, newPassword: weak })).errorMessage).toBe(passwordErrors.common.message);
    expect((await stranger.refused(activation.accept, { newPassword })).fields).toEqual({ code: '请输入激活码' });
    expect((await stranger.refused(activation.show, { code: 'x' })).fields).toEqual({ code: errors.badCode.message });
    await stranger.call(activation.accept, { code, newPassword });
  });

  test('of two concurrent uses of an invitation only one sets the password', async () => {
    for (let round = 0; round < rounds(2, 20); round++) {
      const { code } = await invited();
      const answers = await race([0, 1].map((process) => () => stranger.raw(activation.accept, { code, newPassword }, { process })));
      const codes = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.json().code : 'failed'));
      expect(codes.sort()).toEqual(['200', '404']);
    }
  });

  test('an invitation cannot be used while its space is disabled', async () => {
    const { id, code } = await invited();
    const space = await rowOf(id);
    await platform.call(park.changeSpace, { id, name: space?.name ?? '', enableFlag: 0, version: 1 });
    expect(await refusal(code)).toBe(errors.badCode.message);
    await platform.call(park.changeSpace, { id, name: space?.name ?? '', enableFlag: 1, version: 2 });
    await stranger.call(activation.accept, { code, newPassword });
  });
});

describe('sending an invitation again', () => {
  test('a new invitation ends the previous invitation', async () => {
    const { id, phone, code } = await invited();
    const again = await platform.call(park.invite, { id });
    expect(again).toMatchObject({ outcome: 'sent', phone: expect.stringMatching(/^137\*{4}/) });
    expect(await textsTo(server, phone)).toHaveLength(2);
    expect(await refusal(code)).toBe(errors.badCode.message);
    await stranger.call(activation.accept, { code: again.code as string, newPassword });
    expect((await platform.refused(park.invite, { id })).errorMessage).toBe(parkErrors.operatorActive.message);
  });

  test('until the invited person has accepted, a new invitation may name another person, and the first person is removed', async () => {
    const { id, phone, code } = await invited();
    const other = await platform.call(park.invite, { id, operatorName: '许知远', operatorPhone: '13700008999' });
    expect(await rowOf(id)).toMatchObject({ operatorName: '许知远', operatorPhone: '137****8999', operatorState: 'waiting' });
    expect(await refusal(code)).toBe(errors.badCode.message);
    await stranger.call(activation.accept, { code: other.code as string, newPassword });
    expect([await signsIn('13700008999'), await signsIn(phone)]).toEqual([true, false]);
    const left = await server.rows(`select admin_level from staff where space_id = $1 and left_at is null`, [id]);
    expect(left).toEqual([{ admin_level: 3 }]);
  });

  test('the response does not contain the code if the invited person also belongs to another company', async () => {
    const { id } = await invited();
    // a member of another company who has no password yet
    await server.rows(`update "user" set password = null where id = $1`, [demoId('user memberb1')]);
    const [person] = await server.rows<{ mask: string }>(`select phone_mask as mask from "user" where id = $1`, [demoId('user memberb1')]);
    const answer = await platform.call(park.invite, { id, operatorName: '某某某', operatorPhone: '13800003002' });
    expect(answer).toMatchObject({ outcome: 'sent', code: null, phone: person?.mask });
    const [{ name } = { name: '' }] = await server.rows<{ name: string }>(`select real_name as name from "user" where id = $1`, [
      demoId('user memberb1'),
    ]);
    expect(name).not.toBe('某某某');
  });

  test('creating an invitation locks its phone number, so a concurrent change of the number waits until it is created', async () => {
    const supera1 = await server.signIn('supera1');
    const [phone, other] = ['18900008001', '18900008002'];
    const card = { realName: '许知远', phone, departmentId: demoId('department A1 市场部'), orgOrderNum: 1 };
    const [{ id }, { id: invitee }] = [await invited(), await supera1.call(staff.create, card)];
    const [body] = await server.rows<{ id: string }>('select operator_company_id as id from space where id = $1', [id]);
    const waiting = async () => (await server.rows('select from pg_locks where not granted')).length;
    await server.rows('begin');
    // the lock on the staff record of the person invited first makes the new invitation wait
    await server.rows('update staff set version = version where company_id = $1 and admin_level = 3', [body?.id]);
    const inviting = Promise.resolve(platform.raw(park.invite, { id, operatorName: '许知远', operatorPhone: phone, isConfirmed: true }));
    await expect.poll(waiting).toBe(1);
    let isMoved = false;
    const moving = Promise.resolve(supera1.raw(staff.changePhone, { id: invitee, phone: other })).finally(() => {
      isMoved = true;
    });
    await expect.poll(async () => isMoved || (await waiting()) > 1).toBe(true);
    await server.rows('commit');
    expect([(await inviting).statusCode, (await moving).statusCode]).toEqual([200, 200]);
    const first = await server.rows<{ isSame: boolean }>(
      `select u.phone_hash = c.contact_phone_hash as "isSame" from company c join "user" u on u.id = (
         select s.user_id from staff s where s.company_id = c.id and s.admin_level = 3 and s.left_at is null) where c.id = $1`,
      [body?.id],
    );
    expect(first).toEqual([{ isSame: true }]);
  });

  test('an invitation needs a name and a phone number, is rate limited, and can be sent only by the platform', async () => {
    const { id } = await invited();
    expect((await platform.refused(park.invite, { id, operatorPhone: '13700008998' })).fields).toEqual({
      operatorPhone: '姓名和手机号码须一并填写',
    });
    expect((await platform.refused(park.invite, { id, operatorName: '江', operatorPhone: '1' })).fields).toEqual({
      operatorName: '姓名长度为2到20个字',
      operatorPhone: '请输入正确的手机号码',
    });
    for (const unknown of [demoId('no such'), '00000000-0000-0000-0000-000000000001'])
      expect((await platform.refused(park.invite, { id: unknown })).code).toBe('404');
    for (const name of ['operatora', 'assistant1', 'supera1', 'membera1'])
      expect([name, (await (await server.signIn(name)).refused(park.invite, { id })).code]).toEqual([name, '403']);
    for (let sent = 1; sent < 20; sent++) await platform.call(park.invite, { id });
    expect((await platform.refused(park.invite, { id })).errorMessage).toBe(commonErrors.tooMany.message);
  });

  test('with an SMS gateway the invitation code is sent only to the invited person', async () => {
    const operator = await gateway.signIn('platform1');
    const input = { name: '网关空间', projectCode: 'gate-way', companyName: '网关公司', parkName: '一园', operatorName: '江一帆' };
    const { id, invited: first } = await operator.call(park.addSpace, { ...input, operatorPhone: '13700008001' });
    expect([first.code, (await operator.call(park.invite, { id })).code]).toEqual([null, null]);
    expect((await textsTo(gateway, '13700008001'))[0]?.values.text).toMatch(/激活码 [A-Za-z0-9]{20} 设置登录密码/);
  });
});
