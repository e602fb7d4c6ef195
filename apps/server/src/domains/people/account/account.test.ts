import { commonErrors } from '@park/contract/core';
import { account, accountTexts } from '@park/contract/people/account';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { keep, noise, png } from '../../../../test/keep.ts';
import { race, rounds } from '../../../../test/race.ts';

const server = testServer({ processes: 2 });
let supera1: Person;
let membera1: Person;
let membera2: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
  membera1 = await server.signIn('membera1');
  membera2 = await server.signIn('membera2');
});
const me = demoId('user membera1');
const userRow = async (name: string) =>
  (await server.rows<Record<string, unknown>>(`select * from "user" where id = $1`, [demoId(`user ${name}`)]))[0];
/** Makes the user a member of another space as well. */
const join = (name: string, company: string, space: string) =>
  server.rows(
    `insert into staff (space_id, company_id, user_id, real_name, phone_cipher, phone_hash, phone_mask)
     select $2, $3, u.id, u.real_name, u.phone_cipher, u.phone_hash, u.phone_mask from "user" u where u.id = $1`,
    [demoId(`user ${name}`), demoId(`space ${space}`), demoId(`company ${company}`)],
  );

describe('C0013 the personal page of the user', () => {
  test('the personal page shows the values that the user may change, with the phone number masked', async () => {
    expect(await membera1.call(account.detail, {})).toMatchObject({
      ...{ id: me, userName: 'membera1', mayChangeUserName: true, phone: '138****1003', mayChangePhone: true },
      ...{ realName: '王梓涵', sex: 1, headPortaitUrl: null, extValues: {} },
    });
    expect((await membera1.raw(account.detail, {})).body).not.toMatch(/13800001003|argon2/);
    expect((await server.stranger().refused(account.detail, {})).code).toBe('606');
  });

  test('V226 an administrator of a company, ordinary or super, cannot change their phone number', async () => {
    for (const name of ['supera1', 'admina1', 'operatorab'])
      expect([name, (await (await server.signIn(name)).call(account.detail, {})).mayChangePhone]).toEqual([name, false]);
  });
});

describe('C0018 choosing a user name', () => {
  const renamed = async (person: Person, userName: unknown) => (await person.refused(account.rename, { userName })).fields?.userName;

  test('V130, V131, V216 the user name is required and has 6 to 18 letters or digits', async () => {
    expect([await renamed(membera2, ''), await renamed(membera2, undefined), await renamed(membera2, ' ')]).toEqual(
      Array(3).fill('请输入用户名'),
    );
    for (const name of ['abc12', 'a'.repeat(19), '中文用户名啊', 'abc_123', 'abc 123', 'ａｂｃｄｅｆ'])
      expect([name, await renamed(membera2, name)]).toEqual([name, '请输入长度在 6 到 18 位的字母或者数字组成的用户名']);
  });

  test('a user name that could be another person’s phone number is refused', async () => {
    for (const name of ['13800001001', '23800001001', '8613800001001', '008613800001001'])
      expect([name, await renamed(membera2, name)]).toEqual([name, '用户名不能是手机号']);
    expect((await userRow('membera2'))?.username).toBe('membera2');
  });

  test('V133 a user name taken by another user is refused, regardless of letter case', async () => {
    for (const userName of ['supera1', 'SUPERA1', 'operatorC'])
      expect(await membera2.refused(account.rename, { userName })).toMatchObject({ status: 409, errorMessage: '该用户名已存在' });
    expect((await userRow('membera2'))?.username).toBe('membera2');
  });

  test('V132 the user name can be chosen only once, and the user then signs in with it', async () => {
    await membera2.call(account.rename, { id: demoId('user membera2'), userName: 'LiHaoran2026' });
    expect(await membera2.refused(account.rename, { userName: 'another88' })).toMatchObject({
      status: 409,
      errorMessage: '用户名只能修改一次',
    });
    expect(await membera2.call(account.detail, {})).toMatchObject({ userName: 'LiHaoran2026', mayChangeUserName: false });
    expect((await (await server.signIn('lihaoran2026')).call(identity.userInfo, {})).userName).toBe('LiHaoran2026');
  });

  test('of concurrent user name changes by one user at most one succeeds, and two users cannot get the same name', async () => {
    for (let round = 0; round < rounds(2, 200); round++) {
      await server.rows(`update "user" set username_changed_at = null where id = any ($1)`, [[me, demoId('user membera2')]]);
      const free = `race${String(round).padStart(4, '0')}`;
      const tries = [membera1, membera1, membera2, membera2].map(
        (person, at) => () => person.raw(account.rename, { userName: at % 2 ? free : `${free}x${at}` }, { process: at % 2 }),
      );
      const codes = (await race(tries)).map((one) => (one.status === 'fulfilled' ? one.value.json().code : 'failed'));
      expect(codes.filter((code) => code === '409').length).toBe(4 - codes.filter((code) => code === '200').length);
      const [row] = await server.rows<{ names: number }>(`select count(*)::int as names from "user" where lower(username) = $1`, [free]);
      expect(row?.names).toBeLessThanOrEqual(1);
      for (const [first, second] of [codes.slice(0, 2), codes.slice(2)])
        expect([first, second].filter((code) => code === '200').length).toBeLessThanOrEqual(1);
    }
    await server.rows(`update "user" set username = 'membera1', username_changed_at = null where id = $1`, [me]);
  });
});

describe('C0022 basic information of the user', () => {
  const good = async (person = membera1, bytes = png(250, 250)) => ({
    headPortaitUrl: (await keep(server, person, bytes)).url,
    nickName: '梓涵',
    sex: 1 as const,
  });

  test('the basic information is saved, and the portrait is returned as a link that opens the picture', async () => {
    const input = { ...(await good()), id: me, email: 'zihan@example.com', extValues: { short_num: '6-603', unknown: 'x' } };
    await membera1.call(account.save, input);
    const card = await membera1.call(account.detail, {});
    expect(card).toMatchObject({
      nickName: '梓涵',
      sex: 1,
      email: 'zihan@example.com',
      extValues: { short_num: '6-603' },
      realName: '王梓涵',
    });
    expect((await server.inject({ method: 'GET', url: card.headPortaitUrl ?? '' })).headers['content-type']).toBe('image/png');
    // the values of the reply can be sent back unchanged
    await membera1.call(account.save, { ...input, headPortaitUrl: card.headPortaitUrl ?? '', email: ' ' });
    expect((await membera1.call(account.detail, {})).email).toBeNull();
    const [row] = await server.rows<{ ext: object }>(`select ext from staff where user_id = $1`, [me]);
    expect(row?.ext).toMatchObject({ short_num: '6-603' });
    expect(row?.ext).not.toHaveProperty('unknown');
  });

  test('V141, V143, V144, V145, V146, V147 a violation of each rule is refused with a specific message', async () => {
    const fieldsOf = async (change: object) => (await membera1.refused(account.save, { ...(await good()), ...change })).fields;
    expect(await fieldsOf({ headPortaitUrl: '' })).toEqual({ headPortaitUrl: '请上传头像' });
    expect(await fieldsOf({ headPortaitUrl: undefined })).toEqual({ headPortaitUrl: '请上传头像' });
    expect(await fieldsOf({ nickName: ' ' })).toEqual({ nickName: '请输入昵称' });
    expect(await fieldsOf({ nickName: '昵'.repeat(21) })).toEqual({ nickName: '昵称最多20个字' });
    expect(await fieldsOf({ email: 'no-mail' })).toEqual({ email: '请输入正确的邮箱地址' });
    expect(await fieldsOf({ email: `${'a'.repeat(20)}@example.com` })).toEqual({ email: '邮箱长度不能超过30个字符' });
    for (const short_num of ['12a', '１２', '1 2', '--'.repeat(11)])
      expect(await fieldsOf({ extValues: { short_num } })).toEqual({ 'extValues.short_num': '仅支持输入数字和英文符号"-"' });
    expect(await fieldsOf({ sex: 2 })).toEqual({ sex: '请选择性别' });
  });

  test('V142 the portrait must be a picture of at most 300 KB that the user uploaded', async () => {
    const large = await noise(400, 400);
    const others = await keep(server, supera1, png(9, 9));
    const paper = await keep(server, membera1, Buffer.from('%PDF-1.7\n'), { name: 'a.pdf' });
    for (const headPortaitUrl of [(await good(membera1, large)).headPortaitUrl, others.url, paper.url, demoId('no such file')])
      expect((await membera1.refused(account.save, { ...(await good()), headPortaitUrl })).fields).toEqual({
        headPortaitUrl: '请上传 png/jpg 格式，建议尺寸 250x250，大小不超过 300KB 的图片',
      });
    expect(accountTexts.avatarHint).toContain('300KB');
    expect((await membera1.refused(account.save, { ...(await good()), headPortaitUrl: 'https://evil.example/a.png' })).fields).toEqual({
      headPortaitUrl: '文件地址不正确',
    });
  });

  test('a portrait uploaded in one company appears in every company of the user; a short number appears only in its company', async () => {
    await join('membera1', 'C1', 'yunxi');
    const there = { claims: { areaId: demoId('space yunxi') } };
    expect((await membera1.call(account.detail, {}, there)).extValues).toEqual({});
    const { headPortaitUrl } = await membera1.call(account.detail, {}, there);
    expect((await server.inject({ method: 'GET', url: headPortaitUrl ?? '' })).statusCode).toBe(200);
    await membera1.call(account.save, { ...(await good()), headPortaitUrl: headPortaitUrl ?? '', extValues: { short_num: '8' } }, there);
    expect((await membera1.call(account.detail, {}, there)).extValues).toEqual({ short_num: '8' });
    expect((await membera1.call(account.detail, {})).extValues).toMatchObject({ short_num: '6-603' });
  });

  test('C0023 the personal page lists the same custom fields with values as the address book', async () => {
    const field = { name: '短号', columnName: 'short_num', extendType: 'Text', length: 20, value: '6-603' };
    const own = await membera1.call(account.extended, { userId: me });
    expect(own).toContainEqual(field);
    expect(await membera1.call(staff.extended, { userId: me })).toMatchObject(own);
    expect((await supera1.call(account.extended, {})).find(({ columnName }) => columnName === 'short_num')).toMatchObject({ name: '短号' });
  });
});

describe('C0017 personal-information dialog', () => {
  const good = { realName: '王小涵', nickName: '小涵', sex: 0 as const };

  test('the dialog changes the user’s account, and the name in the company’s staff record stays', async () => {
    await membera1.call(account.edit, good);
    expect(await membera1.call(account.detail, {})).toMatchObject({ realName: '王小涵', nickName: '小涵', sex: 0 });
    expect((await membera1.call(identity.userInfo, {})).realName).toBe('王小涵');
    const { list } = await membera1.call(department.members, { keyword: '王梓涵' });
    expect(list.map(({ realName }) => realName)).toEqual(['王梓涵']);
    await membera1.call(account.edit, { ...good, realName: '王梓涵' });
  });

  test('V152, V153, V154, V155, V156 a violation of each rule is refused with a specific message', async () => {
    const fieldsOf = async (change: object) => (await membera1.refused(account.edit, { ...good, ...change })).fields;
    expect(await fieldsOf({ realName: ' ' })).toEqual({ realName: '请输入真实姓名' });
    expect(await fieldsOf({ realName: '王' })).toEqual({ realName: '真实姓名至少2个字' });
    expect(await fieldsOf({ realName: '名'.repeat(12) })).toEqual({ realName: '真实姓名最多11个字' });
    expect(await fieldsOf({ nickName: undefined })).toEqual({ nickName: '请输入昵称' });
    expect(await fieldsOf({ nickName: '昵'.repeat(21) })).toEqual({ nickName: '昵称最多20个字' });
    expect(await fieldsOf({ sex: undefined })).toEqual({ sex: '请选择性别' });
  });
});

describe('C0024 companies of the user', () => {
  test('the user’s companies in all spaces are listed with park, department, level and roles', async () => {
    const list = await (await server.signIn('admina1')).call(account.companies, {});
    expect(list).toEqual([
      {
        ...{ companyId: demoId('company A1'), companyName: '云启科技有限公司', parkName: '星河智谷' },
        ...{ departmentName: '综合管理部', isCompanyAdmin: 2, roleNames: ['行政专员'] },
      },
    ]);
    expect((await membera1.call(account.companies, { userId: me })).map(({ companyName, parkName }) => [companyName, parkName])).toEqual([
      ['云启科技有限公司', '星河智谷'],
      ['拾光设计有限公司', '云栖文创园'],
    ]);
    expect(await supera1.call(account.companies, {})).toMatchObject([{ isCompanyAdmin: 3 }]);
    expect(await (await server.signIn('operatorab')).call(account.companies, {})).toMatchObject([
      { parkName: '星河智谷、星河软件园', isCompanyAdmin: 3 },
    ]);
  });

  test('a company the user has left is no longer listed', async () => {
    await server.rows(`update staff set left_at = now() where user_id = $1 and company_id = $2`, [me, demoId('company C1')]);
    expect(await membera1.call(account.companies, {})).toHaveLength(1);
  });
});

test('a user can neither read nor change the personal page of another person by sending that person’s id', async () => {
  const other = demoId('user membera2');
  const portrait = (await keep(server, membera1, png(3, 3))).url;
  const before = await userRow('membera2');
  for (const [call, input] of [
    [account.edit, { id: other, realName: '王二', nickName: '二', sex: 0 }],
    [account.rename, { id: other, userName: 'stolen99' }],
    [account.save, { id: other, headPortaitUrl: portrait, nickName: '二', sex: 0 }],
    [account.extended, { userId: other }],
    [account.companies, { userId: other }],
  ] as const)
    expect([call.key, (await membera1.refused(call, input)).errorMessage]).toEqual([call.key, commonErrors.forbidden.message]);
  expect(await userRow('membera2')).toEqual(before);
});
