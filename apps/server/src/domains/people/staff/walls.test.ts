import { randomUUID } from 'node:crypto';
import type { Call } from '@park/contract/core';
import { staff } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { account, company, department, form, newPhone, secrets, user } from './test/people.ts';

const server = testServer();
let supera1: Person;
let operatora: Person;
beforeAll(async () => {
  [supera1, operatora] = [await server.signIn('supera1'), await server.signIn('operatora')];
});
const withoutId = ({ requestId: _, ...answer }: { requestId?: string }) => answer;

/** Returns every call about a person in a company, with its input. */
const about = (companyId: string, userId: string, departmentId: string): [Call, object][] => [
  [staff.list, { companyId }],
  [staff.search, { companyId }],
  [staff.detail, { companyId, userId }],
  [staff.log, { companyId, userId }],
  [staff.extended, { companyId, userId }],
  [staff.holdings, { companyId, userId }],
  [staff.create, form({ companyId, departmentId, phone: '18700000000' })],
  [staff.change, { companyId, id: userId, version: 1, realName: '潜入者', departmentId, orgOrderNum: 1 }],
  [staff.changePhone, { companyId, id: userId, phone: '18700000001' }],
  [staff.setEnable, { companyId, id: userId, isEnable: 0 }],
  [staff.disable, { userId }],
  [staff.enable, { userId }],
  [staff.resetPassword, { companyId, userId }],
  [staff.resend, { companyId, userId }],
  [staff.handOver, { companyId, setUserId: userId }],
  [staff.leave, { companyId, userId }],
  [staff.remove, { companyId, removedUserId: userId }],
  [staff.restore, { companyId, userId }],
];
const snapshot = (companyId: string) =>
  server.rows(
    `select s.*, u.password, u.rights_version from staff s join "user" u on u.id = s.user_id where s.company_id = $1 order by s.user_id`,
    [companyId],
  );

describe('access to another company, park or space', () => {
  test.each([
    ['a space that is not its company’s, in a department', 'C1', 'A1', 'A1 研发部'],
    ['a space that is not its company’s, in no department', 'C1', 'A1', null],
    ['a department of another company', 'A1', 'A1', 'A2 商务部'],
    ['a company that is not there, in no department', 'A1', '', null],
  ])('the database refuses a membership of %s, no matter which user inserts it', async (_, space, where, place) => {
    const write = server.rows(
      `insert into staff (space_id, company_id, user_id, department_id, real_name)
       select space_id, $2, $3, $4, '潜入者' from company where id = $1`,
      [company(space), where ? company(where) : randomUUID(), user('superc1'), place && department(place)],
    );
    await expect(write).rejects.toMatchObject({ code: '23503', constraint: place ? 'staff_in_department' : 'staff_of_company' });
  });

  test.each([
    ['A2', 'staffa2', 'A2 商务部'],
    ['B1', 'memberb1', 'B1 策划部'],
    ['C1', 'superc1', 'C1 设计部'],
  ])('calls about people of company %s get the same response as for a missing company, and change no row', async (key, name, place) => {
    const before = await snapshot(company(key));
    const there = about(company(key), user(name), department(place));
    const nowhere = about(randomUUID(), randomUUID(), randomUUID());
    for (const [at, [call, input]] of there.entries()) {
      const foreign = withoutId((await supera1.raw(call, input)).json());
      const missing = withoutId((await supera1.raw(call, nowhere[at]?.[1])).json());
      expect([call.key, foreign]).toEqual([call.key, missing]);
    }
    expect(await snapshot(company(key))).toEqual(before);
  });

  test('an operator can read and change no people of another park', async () => {
    const before = await snapshot(company('B1'));
    for (const [call, input] of about(company('B1'), user('memberb1'), department('B1 策划部'))) {
      const answer = (await operatora.raw(call, input)).json();
      expect([call.key, answer.body?.total ?? answer.code]).toEqual([call.key, answer.body ? 0 : expect.stringMatching(/^(404|605)$/)]);
    }
    expect(await snapshot(company('B1'))).toEqual(before);
  });

  test('a person cannot be added to a department of another company', async () => {
    const input = form({ departmentId: department('A2 商务部'), phone: newPhone() });
    expect((await supera1.refused(staff.create, input)).code).toBe('404');
  });
});

test('an actor with read access only cannot change people', async () => {
  const membera1 = await server.signIn('membera1');
  const before = await snapshot(company('A1'));
  const reads = new Set<string>([staff.list.key, staff.search.key, staff.detail.key, staff.extended.key]);
  for (const [call, input] of about(company('A1'), user('membera2'), department('A1 市场部'))) {
    const status = (await membera1.raw(call, input)).statusCode;
    expect([call.key, status]).toEqual([call.key, reads.has(call.key) ? 200 : 403]);
  }
  expect(await snapshot(company('A1'))).toEqual(before);
});

test('an operator can manage the people of all companies in their park, each within their company', async () => {
  const { id } = await operatora.call(staff.create, form({ companyId: company('A2'), departmentId: department('A2 商务部') }));
  expect(await operatora.call(staff.detail, { companyId: company('A2'), userId: id })).toMatchObject({
    companyName: '智联数据有限公司',
    mayEdit: true,
  });
  expect((await supera1.refused(staff.detail, { userId: id })).code).toBe('404');
  await operatora.call(staff.remove, { companyId: company('A2'), removedUserId: id });
});

test('the platform operator sees no people', async () => {
  const platform = await server.signIn('platform1');
  for (const call of [staff.list, staff.search, staff.all, staff.export]) expect((await platform.refused(call, {})).code).toBe('403');
});

test('an invalid id is refused on its field in every call about a person', async () => {
  for (const [call, input] of about(company('A1'), user('membera2'), department('A1 市场部'))) {
    const names = Object.keys(input).filter((name) => /id$/i.test(name) && name !== 'companyId');
    for (const name of names)
      for (const value of ['x', '%', { a: 1 }, '\0']) {
        const { status, fields } = await supera1.refused(call, { ...input, [name]: value });
        expect([call.key, name, status, Object.keys(fields ?? {})]).toEqual([call.key, name, 400, [name]]);
      }
  }
});

describe('companies whose people an actor can see and manage', () => {
  test('V232 V094 an operator company and an assisting organisation list the people of their parks, another company its own', async () => {
    const names = async (by: Person, claims: Record<string, string> = {}) =>
      new Set((await by.call(staff.all, { pageSize: 1000 }, { claims })).list.map(({ companyName }) => companyName));
    const operatorab = await server.signIn('operatorab');
    const [inA, inB] = [await names(operatorab, { parkId: demoId('park A') }), await names(operatorab, { parkId: demoId('park B') })];
    expect([inA.has('云启科技有限公司'), inA.has('沐光文化有限公司')]).toEqual([true, false]);
    expect([inB.has('云启科技有限公司'), inB.has('沐光文化有限公司')]).toEqual([false, true]);
    expect(await names(supera1)).toEqual(new Set(['云启科技有限公司']));
    const assisted = await names(await server.signIn('assistant1'));
    expect([assisted.has('云启科技有限公司'), assisted.has('星河协管服务中心'), assisted.has('星河运营管理有限公司')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('V108 V095 nobody can work in a disabled company, and its operator still sees its people', async () => {
    const supera2 = await server.signIn('supera2');
    await server.rows('update company set enabled = false where id = $1', [company('A2')]);
    expect([401, 403]).toContain((await supera2.raw(staff.list, {})).statusCode);
    expect((await operatora.call(staff.list, { companyId: company('A2') })).total).toBeGreaterThan(0);
    await server.rows('update company set enabled = true where id = $1', [company('A2')]);
  });

  test('V098 V099 a group of roles and a built-in role cannot be given to a person', async () => {
    const [group] = await server.rows<{ id: string }>(`select id from role where code = 'A1-business'`);
    const [inner] = await server.rows<{ id: string }>(`select id from role where code = 'AllCompanyStaff' and kind = 'inner'`);
    for (const given of [group, inner])
      expect((await supera1.refused(staff.create, form({ companyRoleIdList: [given?.id] }))).code).toBe('404');
  });
});

test('database functions in the schema "door" refuse companies that the current call may not access', async () => {
  const before = await snapshot(company('A2'));
  await server.rows('begin');
  const acts = { user_id: user('supera1'), space_id: demoId('space xinghe'), company_id: company('A1'), side: 'company', reach: 'own' };
  for (const [name, value] of Object.entries(acts)) await server.rows(`select set_config($1, $2, true)`, [`app.${name}`, value]);
  await server.rows('set local role park_app');
  const { cipher, hash, mask } = secrets.phone(newPhone());
  const one = [hash, cipher, mask, '某人', 'x'];
  const many = one.map((value) => [value]);
  const attach = (types: string, companyId: string | null, somebody: unknown[]) =>
    server.rows(`select * from door.person_attach($1, ${types})`, [companyId, ...somebody]);
  const asOne = '$2::bytea, $3::bytea, $4::text, $5::text, $6::text';
  const asMany = '$2::bytea[], $3::bytea[], $4::text[], $5::text[], $6::text[]';
  for (const companyId of [company('A2'), null]) {
    expect(await attach(asMany, companyId, many)).toEqual([]);
    expect(await attach(asOne, companyId, one)).toEqual([]);
    expect(await server.rows(`select * from door.person_make($1, ${asMany})`, [companyId, ...many])).toEqual([]);
  }
  // the functions also refuse a session without a company
  await server.rows(`select set_config('app.company_id', '', true)`);
  expect(await attach(asOne, null, one)).toEqual([]);
  await server.rows(`select set_config('app.company_id', $1, true)`, [company('A1')]);
  const theirs = [company('A2'), user('staffa2')];
  const [{ renewed, changed } = {}] = await server.rows(
    `select door.person_first_password($1, $2, 'x', false) as renewed, door.person_set_phone($1, $2, $3, $4, $5) as changed`,
    [...theirs, cipher, hash, mask],
  );
  expect([renewed, changed]).toEqual([null, null]);
  await server.rows('select door.person_revoke($1, $2)', theirs);
  await server.rows('commit');
  expect(await snapshot(company('A2'))).toEqual(before);
  expect(await account(server, '13800002002')).toMatchObject({ id: user('staffa2') });
});
