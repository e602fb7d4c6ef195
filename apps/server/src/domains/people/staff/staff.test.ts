import { createHash, randomUUID } from 'node:crypto';
import { department as departmentBook } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { staffErrors as errors, staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { account, addedBy, company, department, form, membership, newPhone, secrets, texts, user } from './test/people.ts';

const server = testServer();
const a1 = company('A1');
let supera1: Person;
let membera1: Person;
let operatora: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
  membera1 = await server.signIn('membera1');
  operatora = await server.signIn('operatora');
});
const add = (changes: object = {}, by = supera1) => addedBy(by, changes);
const detail = (id: string, by = supera1, companyId?: string) => by.call(staff.detail, { userId: id, ...(companyId && { companyId }) });
const edited = async (id: string, changes: object = {}) => {
  const { realName, departmentId, orgOrderNum, isShow, version } = await detail(id);
  return { id, realName, departmentId: departmentId ?? '-2', orgOrderNum, isShow, version, ...changes };
};
const trySignIn = async (loginName: string, password: string) =>
  (await server.stranger().raw(identity.login, { loginName, password })).json();

describe('adding a person', () => {
  test('C0034 an added person is in the company and gets an encrypted first password sent to their phone', async () => {
    const { id, phone } = await add({ realName: '甘露', position: '会计', email: 'gan@example.cn', remark: '返聘', orgOrderNum: '12' });
    expect(await detail(id)).toMatchObject({
      realName: '甘露',
      phone: `188****${phone.slice(-4)}`,
      position: '会计',
      email: 'gan@example.cn',
      departmentName: '市场部',
      orgOrderNum: 12,
      sex: 1,
      remark: '返聘',
      isEnable: 1,
      change: false,
      companyName: '云启科技有限公司',
    });
    const [text] = await texts(server, phone);
    expect(text).toMatchObject({ template: 'firstPassword', values: { company: '云启科技有限公司' } });
    expect(text?.values.password).toMatch(/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9]{12}$/);
    const [row] = await server.rows<{ row: string }>(
      `select o::text as row from outbox o where event = 'sms.send' order by created_at desc limit 1`,
    );
    expect(row?.row).not.toContain(phone);
    expect(row?.row).not.toContain(text?.values.password);
    expect(await trySignIn(phone, text?.values.password ?? '')).toMatchObject({ code: '610', body: { change: false } });
    expect(await trySignIn(phone, `${text?.values.password}x`)).toMatchObject({ code: '400' });
  });

  test('C0034 a person’s record has the fields of the documents’ form; changing them makes nobody an administrator', async () => {
    const { id } = await add();
    expect(await detail(id)).toMatchObject({ isCompanySuperAdmin: 0, comType: 1, isCompanyAdmin: 0 });
    expect(await detail(user('supera1'))).toMatchObject({ isCompanySuperAdmin: 1, comType: 1 });
    const operator = await operatora.call(staff.detail, { userId: user('operatora') });
    expect(operator).toMatchObject({ isCompanySuperAdmin: 0, comType: 2 });
    const fields = { ...(await edited(id)), isCompanyAdmin: 1, isCompanySuperAdmin: 1, comType: 2 };
    expect((await supera1.raw(staff.change, fields)).json().code).toBe('200');
    const joined = await supera1.raw(staff.create, { ...form(), isCompanyAdmin: 1, isCompanySuperAdmin: true, comType: 2 });
    expect(joined.json().code).toBe('200');
    for (const one of [id, joined.json().body.id])
      expect(await detail(one)).toMatchObject({ isCompanySuperAdmin: 0, isSuperAdmin: 0, isCompanyAdmin: 0, comType: 1 });
  });

  test('a first password is not stored but derived from salt and secret; an older one stored as a hash still signs in', async () => {
    const { phone } = await add();
    const [text] = await texts(server, phone);
    const { password: stored } = (await account(server, phone)) as { password: string };
    expect(stored).toMatch(/^first\$[\w-]{16}$/);
    const password = 'Xk7pQm2vRt9w';
    const salt = 'a salt of before';
    const hash = createHash('sha256').update(`${salt}$${password}`).digest('base64url');
    await server.rows(`update "user" set password = $1 where phone_hash = $2`, [`first$${salt}$${hash}`, secrets.phoneHash(phone)]);
    expect(await trySignIn(phone, text?.values.password ?? '')).toMatchObject({ code: '400' });
    expect(await trySignIn(phone, password)).toMatchObject({ code: '610', body: { change: false } });
  });

  test('a refused addition leaves no account, audit entry or message, and does not count towards the company’s messages', async () => {
    const traces = () =>
      server.rows(`select (select count(*)::int from "user") as accounts,
                          (select count(*)::int from audit where call = 'staff.create') as records,
        (select count(*)::int from outbox) as messages, (select sum(taken)::int from rate_limit where name like 'text/%') as texts`);
    const { phone } = await add();
    const before = await traces();
    expect((await supera1.refused(staff.create, form({ phone }))).code).toBe('700000');
    expect((await supera1.refused(staff.create, form({ phone, companyRoleIdList: [] }))).code).toBe('700000');
    expect((await supera1.refused(staff.create, form({ departmentId: department('A2 商务部') }))).fields).toHaveProperty('departmentId');
    expect((await supera1.refused(staff.create, form({ companyId: company('B1') }))).code).toBe('404');
    expect(await traces()).toEqual(before);
  });

  test('V190 V191 V192 V194 V195 V196 V197 V198 V199 an invalid value of each field is refused with a specific message', async () => {
    const wrong = async (changes: object) => (await supera1.refused(staff.create, { ...form(), ...changes })).fields;
    expect(await wrong({ realName: '  ' })).toEqual({ realName: '请输入用户名称' });
    expect(await wrong({ realName: '王' })).toEqual({ realName: '长度在2到20个字符内' });
    expect(await wrong({ realName: '😀' })).toEqual({ realName: '长度在2到20个字符内' });
    expect(await wrong({ realName: '王'.repeat(21) })).toEqual({ realName: '长度在2到20个字符内' });
    expect(await wrong({ phone: '' })).toEqual({ phone: '请填写用户手机号' });
    expect(await wrong({ phone: undefined })).toEqual({ phone: '请填写用户手机号' });
    expect(await wrong({ phone: '10800001111' })).toEqual({ phone: '请输入正确的手机号' });
    expect(await wrong({ phone: '138000011112' })).toEqual({ phone: '请输入正确的手机号' });
    expect(await wrong({ email: 'nobody@' })).toEqual({ email: '请输入正确的邮箱' });
    expect(await wrong({ email: `${'a'.repeat(30)}@example.com.cn` })).toEqual({ email: '邮箱长度不能超过40个字符' });
    expect(await wrong({ departmentId: undefined })).toEqual({ departmentId: '请选择部门' });
    expect(await wrong({ orgOrderNum: undefined })).toEqual({ orgOrderNum: '请输入人员排序' });
    for (const orgOrderNum of ['12345678901', 12_345_678_901, '一', '1.5', -1, '1e3'])
      expect(await wrong({ orgOrderNum })).toEqual({ orgOrderNum: '人员排序只能输入数字，最多10位' });
    expect(await wrong({ position: '职'.repeat(21) })).toEqual({ position: '职位最多20个字' });
  });

  test('V101 V198 an order number of up to ten digits is accepted, and smaller order numbers come first', async () => {
    const [last, first] = [
      await add({ realName: '排在最后', orgOrderNum: '9999999999' }),
      await add({ realName: '排在前面', orgOrderNum: 2_147_483_648 }),
    ];
    expect(await detail(last.id)).toMatchObject({ orgOrderNum: 9_999_999_999 });
    const { list } = await supera1.call(staff.list, { keyword: '排在', pageSize: 10 });
    expect(list.map(({ id }) => id)).toEqual([first.id, last.id]);
  });

  test('V189 a name is required and may have up to 20 characters', async () => {
    expect((await supera1.refused(staff.create, { ...form(), realName: undefined })).fields).toEqual({ realName: '请输入用户名称' });
    expect((await add({ realName: '名'.repeat(20) })).id).toBeTruthy();
  });

  test('V352 a phone number already in the company is refused with 700000 on its field, and no row changes', async () => {
    const first = await add();
    const refusal = await supera1.refused(staff.create, form({ phone: first.phone, realName: '另一人' }));
    expect(refusal).toMatchObject({ code: '700000', status: 409, fields: { phone: errors.phoneUsed.message } });
    expect((await detail(first.id)).realName).toBe('测试员');
    const full = `+86 ${first.phone.slice(0, 3)}-${first.phone.slice(3, 7)} ${first.phone.slice(7)}`;
    expect((await supera1.refused(staff.create, form({ phone: full }))).code).toBe('700000');
  });

  test('a person of another company who is added keeps the account, the password and the name used there, and gets a message', async () => {
    const before = await account(server, '13800002002');
    const answer = await supera1.call(staff.create, form({ phone: '13800002002', realName: '冯小怡' }));
    expect(answer).toEqual({ id: user('staffa2') });
    expect(await account(server, '13800002002')).toEqual(before);
    expect(await membership(server, company('A2'), user('staffa2'))).toMatchObject({ real_name: '冯佳怡', position: '数据分析师' });
    expect(await detail(user('staffa2'))).toMatchObject({ realName: '冯小怡', position: null });
    const [text] = await texts(server, '13800002002');
    expect(text).toMatchObject({ template: 'notice', values: { text: expect.stringContaining('你已加入云启科技有限公司') } });
    expect(JSON.stringify(await texts(server, '13800002002'))).not.toContain('password');
  });

  test('the responses to a known and to an unknown phone number have the same shape', async () => {
    const [known, unknown] = [form({ phone: '13800003002' }), form()];
    const answers = await Promise.all([known, unknown].map(async (one) => (await supera1.raw(staff.create, one)).json()));
    expect(answers.map((answer) => Object.keys(answer).concat(Object.keys(answer.body)))).toEqual([
      ['code', 'body', 'id'],
      ['code', 'body', 'id'],
    ]);
  });

  test('a department that is unknown or belongs to another company is refused on its field', async () => {
    for (const departmentId of [department('A2 商务部'), randomUUID()]) {
      const phone = newPhone();
      const refusal = await supera1.refused(staff.create, form({ departmentId, phone }));
      expect(refusal).toMatchObject({ code: '404', fields: { departmentId: '请选择部门' } });
      expect(await account(server, phone)).toBeUndefined();
    }
    expect(await detail((await add({ departmentId: '-2' })).id)).toMatchObject({ departmentId: null });
  });

  test('a phone number gets at most five messages a day, no matter which companies add and remove the person', async () => {
    const phone = newPhone();
    for (let at = 0; at < 7; at++) {
      const { id } = await supera1.call(staff.create, form({ phone }));
      await supera1.call(staff.remove, { removedUserId: id });
    }
    expect(await texts(server, phone)).toHaveLength(5);
  });
});

describe('lists of people', () => {
  test('V278 a page of the list has the total, is sorted by order number, and contains masked phones', async () => {
    const { total, list } = await supera1.call(staff.list, { pageSize: 1000 });
    expect(list).toHaveLength(total);
    const orders = list.map(({ orgOrderNum }) => orgOrderNum);
    expect(orders).toEqual(orders.toSorted((one, other) => one - other));
    expect((await supera1.raw(staff.list, { pageSize: 1000 })).body).not.toMatch(/(?<!\d)1[1-9]\d{9}(?!\d)/);
    expect(await supera1.call(staff.list, { pageNum: 999 })).toEqual({ total, list: [] });
  });

  test('V275 V278 a search by name, by pinyin, by phone number and by its last four digits finds the same person', async () => {
    for (const keyword of ['王梓', 'wangzi', 'WZH', '13800001003', '1003'])
      for (const call of [staff.list, staff.search] as const) {
        const { list } = await supera1.call(call, { keyword, pageNum: 1, pageSize: 10_000 });
        expect([keyword, list.map(({ id }) => id)]).toEqual([keyword, expect.arrayContaining([user('membera1')])]);
      }
    for (const keyword of ['%', '13800001', "'", 'wang zi han x']) expect((await supera1.call(staff.list, { keyword })).total).toBe(0);
  });

  test('V097 the list can be filtered by department with lower departments, no department, enabled state and administrators', async () => {
    const count = async (filter: object) => (await supera1.call(staff.list, { pageSize: 1, ...filter })).total;
    const own = await count({ departmentId: department('A1 研发中心'), type: 1 });
    const { id } = await add({ departmentId: department('A1 前端组') });
    expect(await count({ departmentId: department('A1 研发中心'), type: 1 })).toBe(own);
    expect(await count({ departmentId: department('A1 研发中心') })).toBe(own + 1);
    expect(await count({ departmentId: '-2' })).toBeGreaterThan(0);
    await supera1.call(staff.setEnable, { id, isEnable: 0 });
    expect((await supera1.call(staff.list, { isEnable: 0, pageSize: 100 })).list.map((one) => one.id)).toContain(id);
    expect((await supera1.call(staff.list, { isCompanyAdmin: 1 })).list.map((one) => one.id)).toEqual([user('admina1')]);
  });

  test('V096 hidden people, remarks and the sign-in state are shown only to readers who manage the people', async () => {
    const { id, realName } = await add({ realName: '隐身人', isShow: 0, remark: '私下说的' });
    expect((await supera1.call(staff.list, { keyword: realName })).list[0]).toMatchObject({ remark: '私下说的', change: false, isShow: 0 });
    expect((await membera1.call(staff.list, { keyword: realName })).total).toBe(0);
    expect((await membera1.call(staff.search, { keyword: realName, showAll: true })).total).toBe(0);
    expect((await supera1.call(staff.search, { keyword: realName, showAll: true })).total).toBe(1);
    expect((await membera1.refused(staff.detail, { userId: id })).code).toBe('404');
    await supera1.call(staff.change, await edited(id, { isShow: 1, remark: '私下说的' }));
    expect(await membera1.call(staff.detail, { userId: id })).toMatchObject({
      remark: null,
      change: true,
      roles: [],
      mayEdit: false,
      mayRemove: false,
    });
  });

  test('the list of all companies the reader may see names each company; ordinary members see only their own company', async () => {
    const { list, total } = await operatora.call(staff.all, { pageSize: 1000 });
    const names = new Set(list.map(({ companyName }) => companyName));
    expect(total).toBeGreaterThan(400);
    expect(names.has('智联数据有限公司')).toBe(true);
    expect(names.has('沐光文化有限公司')).toBe(false);
    expect((await operatora.call(staff.all, { companyName: '智联' })).list.every(({ companyId }) => companyId === company('A2'))).toBe(
      true,
    );
    expect(new Set((await membera1.call(staff.all, { pageSize: 1000 })).list.map(({ companyId }) => companyId))).toEqual(new Set([a1]));
  });

  test('C0031 V096 selectors filter by whether people have set a password (isAuth 1 or 0); only managers learn who has', async () => {
    const { id } = await add({ realName: '未登录人' });
    const found = async (by: Person, filter: object) =>
      (await by.call(staff.search, { keyword: '未登录人', ...filter })).list.map((one) => one.id);
    for (const name of ['isAuth', 'empAuthStatus']) {
      expect([name, await found(supera1, { [name]: 0 }), await found(supera1, { [name]: '1' })]).toEqual([name, [id], []]);
      // a member, who does not see the sign-in state, finds everybody among those who have signed in
      expect([name, await found(membera1, { [name]: 0 }), await found(membera1, { [name]: 1 })]).toEqual([name, [], [id]]);
    }
    expect(await found(supera1, { isAuth: '', empAuthStatus: '' })).toEqual([id]);
    expect((await supera1.refused(staff.search, { isAuth: 2 })).fields).toEqual({ isAuth: '只能是0或1' });
  });

  test('C0031 C0032 C0052 rows have nickname, sex, position, e-mail, roles; only managers and the person see company roles', async () => {
    const own = await server.rows<{ id: string }>(`select id from role where code = 'A1-purchase'`);
    const { id } = await add({ realName: '角色员', sex: 1, position: '采购', email: 'buyer@example.cn', companyRoleIdList: [own[0]?.id] });
    const rowsFor = async (by: Person, keyword: string) => [
      (await by.call(staff.search, { keyword })).list[0],
      (await by.call(staff.list, { keyword })).list[0],
      (await by.call(departmentBook.members, { keyword, type: 2 })).list[0],
    ];
    const facts = { id, nickName: null, sex: 1, position: '采购', email: 'buyer@example.cn' };
    for (const row of await rowsFor(supera1, '角色员'))
      expect(row).toMatchObject({ ...facts, roles: [{ id: own[0]?.id, roleName: expect.any(String), roleCode: 'A1-purchase' }] });
    for (const row of await rowsFor(membera1, '角色员')) expect(row).toMatchObject({ ...facts, roles: [] });
    for (const row of await rowsFor(membera1, '13800001001'))
      expect(row?.roles).toEqual([{ id: 'companySuperAdmin', roleName: '单位超级管理员', roleCode: 'enterpriseManager' }]);
    await supera1.call(staff.leave, { userId: id });
  });

  test('on request the list contains only administrators and people with roles', async () => {
    const { list } = await supera1.call(staff.search, { isManagerUser: 1, pageSize: 100 });
    expect(list.map(({ id }) => id).sort()).toEqual(['supera1', 'admina1', 'person A1 4', 'person A1 9'].map(user).sort());
  });
});

describe('check whether a phone number is registered', () => {
  test('the check reports only people the actor may see', async () => {
    const ask = async (by: Person, phone: string) => (await by.call(staff.exists, { phone })).isExit;
    expect(await ask(membera1, '13800001004')).toBe(true);
    expect(await ask(membera1, '13800003001')).toBe(false);
    expect(await ask(membera1, '13700000000')).toBe(false);
  });

  test('the check finds neither a person hidden from the caller nor a phone number that the caller may not read', async () => {
    const { phone } = await add({ isShow: 0 });
    const ask = async (by: Person, number: string) => (await by.call(staff.exists, { phone: number })).isExit;
    expect([await ask(membera1, phone), await ask(supera1, phone)]).toEqual([false, true]);
    await server.rows(`update role set field_policy = '{"phone": "hide"}' where code = 'AllCompanyStaff'`);
    try {
      expect(await ask(membera1, '13800001004')).toBe(false);
    } finally {
      await server.rows(`update role set field_policy = '{}' where code = 'AllCompanyStaff'`);
    }
    expect(await ask(membera1, '13800001004')).toBe(true);
  });

  test('a user can make at most twenty checks an hour', async () => {
    const asker = await server.signIn('memberb1');
    for (let at = 0; at < 20; at++) await asker.call(staff.exists, { phone: '13800003001' });
    expect(await asker.refused(staff.exists, { phone: '13800003001' })).toMatchObject({ code: '429', status: 429 });
    server.passTime('61 minutes');
    expect(await (await server.signIn('memberb1')).call(staff.exists, { phone: '13800003001' })).toEqual({ isExit: true });
    server.passTime(undefined);
  });
});
