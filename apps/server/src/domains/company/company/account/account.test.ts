import { company, companyTexts, companyErrors as errors } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { audit } from '@park/contract/kernel/audit';
import { config } from '@park/contract/kernel/config';
import { type DepartmentNode, department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { staff, staffErrors } from '@park/contract/people/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { creditCodeOf, demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { addedBy, firstSignIn, formOf, idOf, maskOf, newPhone, rowOf, settledIn, textTo, user, versionOf } from '../test/accounts.ts';

const server = testServer({ processes: 2 });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of ['operatora', 'operatorab', 'operatorb', 'operatorc', 'assistant1', 'supera1', 'admina1', 'membera1', 'platform1'])
    people[name] = await server.signIn(name);
});
const accounts = (input: object = {}, actor = 'operatora') => as(actor).call(company.accounts, { pageSize: 1000, ...input });
const found = async (companyName: string, actor = 'operatora') => (await accounts({ keyword: companyName }, actor)).list[0];
const refusedTo = (actor: string, call: Parameters<Person['refused']>[0], input: object) => as(actor).refused(call, input);

describe('C0063 adding a company', () => {
  test('a new company gets its relation to the park, a top department, and a super administrator with a first password', async () => {
    const code = creditCodeOf(9101);
    const added = await addedBy(as('operatora'), { creditCode: code, remark: '做机器人', extValues: { industry_tag: '人工智能' } });
    expect(await as('operatora').call(company.detail, { companyId: added.id })).toMatchObject({
      ...{ companyName: added.companyName, creditCode: code, compType: '0', isEnable: 1, isActivated: 0, activates: 'firstSignIn' },
      ...{ superAdminName: '新管理', normalContactName: '新管理', remark: '做机器人', staffNum: 1, version: 1 },
      extValues: { industry_tag: '人工智能' },
      parks: [{ parkName: '星河智谷', relation: 'settled' }],
    });
    const tree = await as('operatora').call(department.tree, { companyId: added.id });
    expect(tree[0]?.name).toBe(added.companyName);
    const text = await textTo(server, added.superAdminPhone);
    expect(text).toMatchObject({ template: 'firstPassword', values: { company: added.companyName } });
    const admin = await settledIn(server, added.superAdminPhone);
    expect(await admin.call(company.detail, {})).toMatchObject({ companyId: added.id, companyName: added.companyName });
    const [noted] = (await as('operatora').call(audit.list, { keyword: added.id })).list;
    expect(noted).toMatchObject({ call: 'company.create' });
  });

  test('a new super administrator who already has an account keeps it, and gets no notice in their other company', async () => {
    const added = await addedBy(as('operatora'), { superAdminPhone: '13800001003' });
    const text = await textTo(server, '13800001003');
    expect(text?.template).toBe('notice');
    const both = (await (await server.signIn('membera1')).call(identity.userInfo, {})).companyList.map(({ companyId }) => companyId);
    expect(both.toSorted()).toEqual([idOf('A1'), added.id].toSorted());
  });

  test('an assisting organisation can be added with a main contact of its own', async () => {
    const contact = newPhone();
    const added = await addedBy(as('operatora'), { compType: '1', normalContactName: '李联系', normalContactPhone: contact });
    expect(await found(added.companyName)).toMatchObject({
      ...{ compType: '1', normalContactName: '李联系', normalContactPhone: maskOf(contact) },
    });
    expect((await as('operatora').call(company.detail, { companyId: added.id })).parks[0]?.relation).toBe('assists');
  });

  test('a company whose name or code is in use in the space cannot be added; a wrong check character only gives a warning', async () => {
    const [b1] = await server.rows<{ name: string; credit_code: string }>('select name, credit_code from company where id = $1', [
      idOf('B1'),
    ]);
    expect(await refusedTo('operatora', company.create, formOf({ companyName: b1?.name }))).toMatchObject({
      fields: { companyName: errors.nameTaken.message },
    });
    expect(await refusedTo('operatora', company.create, formOf({ creditCode: b1?.credit_code }))).toMatchObject({
      fields: { creditCode: errors.creditCodeTaken.message },
    });
    const code = creditCodeOf(9102);
    const off = `${code.slice(0, 17)}${code.endsWith('0') ? '1' : '0'}`;
    expect(await as('operatora').call(company.create, formOf({ creditCode: off }))).toMatchObject({ warning: companyTexts.checksum });
  });

  test.each([
    ['companyName', { companyName: ' ' }],
    ['companyName', { companyName: '长'.repeat(101) }],
    ['creditCode', { creditCode: '123' }],
    ['compType', { compType: '2' }],
    ['superAdminName', { superAdminName: '王' }],
    ['superAdminPhone', { superAdminPhone: '12345' }],
    ['superAdminPhone', { superAdminPhone: undefined }],
    ['normalContactPhone', { normalContactPhone: '1' }],
    ['settingTime', { settingTime: '昨天' }],
  ])('an invalid value for %s is refused on its field: %o', async (field, facts) => {
    expect(await refusedTo('operatora', company.create, formOf(facts))).toMatchObject({
      ...{ status: 400, fields: { [field]: expect.stringMatching(/[\u4e00-\u9fa5]/) } },
    });
  });

  test('if two companies with the same name are added at the same moment, one is added completely and the other not at all', async () => {
    for (let round = 0; round < rounds(4, 50); round++) {
      const companyName = `同名企业${round}`;
      const add = (actor: string, process: number) => () => as(actor).raw(company.create, formOf({ companyName }), { process });
      const answers = await race([add('operatora', 0), add('operatorab', 1)]);
      expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0)).toSorted()).toEqual([200, 409]);
      const [counted] = await server.rows(
        `select (select count(*)::int from company where name = $1) as companies,
                (select count(*)::int from department where name = $1) as departments`,
        [companyName],
      );
      expect(counted).toEqual({ companies: 1, departments: 1 });
    }
  });
});

describe('60202 a second super administrator of a company', () => {
  test('a company with a super administrator cannot be given a second one', async () => {
    const { companyId } = await addedBy(as('operatora'));
    const first = { superAdminName: '第二位', superAdminPhone: newPhone() };
    expect(await refusedTo('operatora', company.setSuperAdmin, { companyId, ...first })).toMatchObject({ code: '60202', status: 409 });
    expect((await found('第二位'))?.companyId).toBeUndefined();
  });

  test('a person who is new, or already a member, can become super administrator of a company without one', async () => {
    const { companyId } = await addedBy(as('operatora'));
    const demote = () => server.rows('update staff set admin_level = 1 where company_id = $1', [companyId]);
    const levels = () => server.rows('select phone_mask, admin_level from staff where company_id = $1 and admin_level = 3', [companyId]);
    await demote();
    const phone = newPhone();
    await as('operatora').call(company.setSuperAdmin, { companyId, superAdminName: '第二位', superAdminPhone: phone });
    expect(await levels()).toEqual([{ phone_mask: maskOf(phone), admin_level: 3 }]);
    expect((await textTo(server, phone))?.template).toBe('firstPassword');
    await demote();
    await as('operatora').call(company.setSuperAdmin, { companyId, superAdminName: '第二位', superAdminPhone: phone });
    expect(await levels()).toEqual([{ phone_mask: maskOf(phone), admin_level: 3 }]);
  });

  test('if two operators appoint a super administrator of one company at the same moment, one succeeds', async () => {
    const { companyId } = await addedBy(as('operatora'));
    for (let round = 0; round < rounds(4, 50); round++) {
      await server.rows('update staff set admin_level = 1 where company_id = $1', [companyId]);
      const appoint = (actor: string, process: number) => () =>
        as(actor).raw(company.setSuperAdmin, { companyId, superAdminName: '抢先者', superAdminPhone: newPhone() }, { process });
      const answers = await race([appoint('operatora', 0), appoint('operatorab', 1)]);
      expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.json().code : '')).toSorted()).toEqual(['200', '60202']);
    }
  });
});

describe('C0068 C0191 the list of company accounts', () => {
  test('the list of company accounts is filtered by name or code, by type and state, and sorted, at both API addresses', async () => {
    const { list, total } = await accounts();
    expect(total).toBe(list.length);
    expect(list.map(({ companyName }) => companyName)).toContain('云启科技有限公司');
    expect(list.find(({ companyId }) => companyId === idOf('A1'))).toMatchObject({
      ...{ superAdminName: '林晓峰', superAdminPhone: '138****1001', isActivated: 1, activates: null, activatesDate: null },
    });
    const codes = (await accounts({ keyword: '云启' })).list.map(({ creditCode }) => creditCode ?? '');
    expect((await accounts({ keyword: codes[0]?.slice(-6).toLowerCase() })).list.map(({ companyId }) => companyId)).toEqual([idOf('A1')]);
    expect((await accounts({ compType: '1' })).list.every(({ compType }) => compType === '1')).toBe(true);
    expect((await accounts({ isEnable: 0 })).list.every(({ isEnable }) => isEnable === 0)).toBe(true);
    expect((await accounts({ isActivated: 0 })).list.every(({ isActivated }) => isActivated === 0)).toBe(true);
    for (const order of ['staffNum', 'companyName', 'createdDate', 'settingTime'] as const) {
      const up = (await accounts({ sort: order })).list.map(({ companyId }) => companyId);
      const down = (await accounts({ sort: `-${order}` })).list.map((row) => row[order]);
      expect(new Set(up)).toEqual(new Set(list.map(({ companyId }) => companyId)));
      expect(down).toHaveLength(up.length);
    }
    const staffNums = (await accounts({ sort: '-staffNum' })).list.map(({ staffNum }) => staffNum);
    expect(staffNums).toEqual(staffNums.toSorted((a, b) => b - a));
    const alias = await server.inject({
      ...{ method: 'POST', url: `${server.base}/enterprise/selectPages`, payload: { keyword: '云启' } },
      headers: { logintoken: as('operatora').token ?? '' },
    });
    expect(alias.json().body.total).toBe(1);
    expect((await refusedTo('operatora', company.accounts, { sort: 'password' })).fields).toHaveProperty('sort');
  });

  test('the list of company accounts counts the companies it contains by type, under the same filter and rights', async () => {
    const countsOf = ({ total, settledNum, assistingNum, operatingNum }: Awaited<ReturnType<typeof accounts>>) => ({
      ...{ total, counts: [settledNum, assistingNum, operatingNum] },
    });
    for (const [input, actor] of [
      [{}, 'operatora'],
      [{}, 'assistant1'],
      [{ keyword: '云启' }, 'operatora'],
      [{}, 'operatorc'],
    ] as const) {
      const { list } = await accounts(input, actor);
      const counts = (['0', '1', '2'] as const).map((type) => list.filter(({ compType }) => compType === type).length);
      expect(countsOf(await accounts({ ...input, pageSize: 1, pageNum: 2 }, actor))).toEqual({ total: list.length, counts });
    }
    const settled = await accounts({ compType: '0' });
    expect(countsOf(settled).counts).toEqual([settled.total, 0, 0]);
    expect(countsOf(await accounts({ keyword: 'no such company' }))).toEqual({ total: 0, counts: [0, 0, 0] });
  });

  test('C0079 the list of company accounts is exported as a workbook with masked phone numbers, and the export is audited', async () => {
    const answer = await as('operatora').raw(company.export, { keyword: '云启' });
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('企业'));
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const [noted] = await server.rows<{ input: object }>(`select input from audit where call = 'task.export' order by at desc limit 1`);
    expect(noted?.input).toMatchObject({ subject: 'company', rows: 1 });
  });

  test('users of other parks and spaces, and companies, cannot see the list of companies of a park', async () => {
    const added = await addedBy(as('operatora'));
    expect(await found(added.companyName, 'assistant1')).toMatchObject({ companyId: added.id });
    for (const actor of ['operatorb', 'operatorc']) expect([actor, await found(added.companyName, actor)]).toEqual([actor, undefined]);
    for (const actor of ['supera1', 'membera1', 'platform1'])
      expect([actor, (await refusedTo(actor, company.accounts, {})).code]).toEqual([actor, '403']);
  });
});

describe('C0065 C0083 checking whether a company code or name is taken', () => {
  test('a company code or name counts as taken in every park of the space, but not in another space', async () => {
    const of = async (key: string) =>
      (await server.rows<{ name: string; credit_code: string }>('select name, credit_code from company where id = $1', [idOf(key)]))[0];
    for (const [key, isExit] of [
      ['A1', true],
      ['B1', true],
      ['C1', false],
    ] as const) {
      const row = await of(key);
      const byCode = await as('operatora').call(company.checkCreditCode, { creditCode: row?.credit_code ?? '' });
      expect([key, byCode]).toEqual([key, { isExit, warning: null }]);
      expect(await as('operatora').call(company.checkName, { companyName: row?.name ?? '' })).toEqual({ isExit });
    }
    const own = await of('A1');
    expect(await as('operatora').call(company.checkName, { companyName: own?.name ?? '', companyId: idOf('A1') })).toEqual({
      isExit: false,
    });
  });

  test('a company code with a wrong GB 32100 check character gives a warning, and a malformed code is refused on its field', async () => {
    const code = creditCodeOf(9103);
    const off = `${code.slice(0, 17)}${code.endsWith('0') ? '1' : '0'}`;
    expect(await as('operatora').call(company.checkCreditCode, { creditCode: off })).toEqual({
      isExit: false,
      warning: companyTexts.checksum,
    });
    expect((await refusedTo('operatora', company.checkCreditCode, { creditCode: '91O' })).fields).toHaveProperty('creditCode');
    for (const actor of ['supera1', 'platform1'])
      expect((await refusedTo(actor, company.checkCreditCode, { creditCode: code })).code).toBe('403');
  });

  test('a user can make at most two hundred checks of company codes and names per hour', async () => {
    let last = '200';
    for (let at = 0; at < 201 && last === '200'; at++)
      last = (await as('operatorab').raw(company.checkName, { companyName: '谁' })).json().code;
    expect(last).toBe('429');
  });
});

describe('C0081 C0082 disabling and enabling a company', () => {
  const disable = async (companyId: string, actor = 'operatora') =>
    as(actor).call(company.disable, { companyId, version: await versionOf(server, companyId) });

  test('disabling a company signs out its members and keeps its data; people signed in to other companies stay signed in', async () => {
    const added = await addedBy(as('operatora'));
    const admin = await settledIn(server, added.superAdminPhone);
    const elsewhere = { companyId: added.id, realName: '两头跑', phone: '13800001004', departmentId: '-2', orgOrderNum: 1 };
    await as('operatora').call(staff.create, elsewhere);
    const both = await server.signIn('membera2');
    await disable(added.id);
    expect((await admin.refused(company.detail, {})).code).toBe('903');
    expect(await firstSignIn(server, added.superAdminPhone)).toBeUndefined();
    expect((await both.call(company.detail, {})).companyId).toBe(idOf('A1'));
    expect((await both.refused(company.detail, {}, { claims: { globalCompanyId: added.id } })).code).toBe('403');
    expect(await found(added.companyName)).toMatchObject({ isEnable: 0, staffNum: 2, superAdminName: '新管理' });
    await as('operatora').call(company.enable, { companyId: added.id, version: await versionOf(server, added.id) });
    expect((await admin.refused(company.detail, {})).code).toBe('903');
    expect((await server.signIn('membera2')).token).toBeTruthy();
    expect(await found(added.companyName)).toMatchObject({ isEnable: 1 });
  });

  test('if a company is edited and disabled at the same moment in two processes, the later change is refused as stale', async () => {
    const { companyId } = await addedBy(as('operatora'));
    for (let round = 0; round < rounds(8, 100); round++) {
      const version = await versionOf(server, companyId);
      const isOn = round % 2 === 0;
      const answers = await race([
        () => as('operatora').raw(isOn ? company.disable : company.enable, { companyId, version }),
        () => as('operatorab').raw(company.change, { companyId, version, remark: `第${round}轮` }, { process: 1 }),
      ]);
      const bodies = answers.map((one) => (one.status === 'fulfilled' ? one.value.json() : {}));
      expect(bodies.map(({ code }) => code).toSorted()).toEqual(['200', '409']);
      expect(bodies.find(({ code }) => code === '409')?.errorMessage).toBe(commonErrors.stale.message);
      const row = await rowOf(server, companyId);
      expect(row?.version).toBe(version + 1);
      if (bodies[0]?.code === '409')
        await as('operatora').call(isOn ? company.disable : company.enable, { companyId, version: version + 1 });
    }
  });

  test('the operator company cannot be disabled, and a company is not disabled with an outdated version', async () => {
    const version = await versionOf(server, idOf('OP'));
    expect(await refusedTo('operatora', company.disable, { companyId: idOf('OP'), version })).toMatchObject({
      errorMessage: errors.operatorStays.message,
    });
    const outdated = { companyId: idOf('A1'), version: (await versionOf(server, idOf('A1'))) + 1 };
    expect((await refusedTo('operatora', company.disable, outdated)).code).toBe('409');
  });

  test('users with read access only, companies, and operators of other parks or spaces cannot disable a company', async () => {
    const before = await rowOf(server, idOf('A1'));
    const input = { companyId: idOf('A1'), version: before?.version };
    for (const [actor, code] of Object.entries({ assistant1: '403', supera1: '403', platform1: '403', operatorb: '404', operatorc: '404' }))
      for (const call of [company.disable, company.enable])
        expect([actor, call.key, (await refusedTo(actor, call, input)).code]).toEqual([actor, call.key, code]);
    expect(await rowOf(server, idOf('A1'))).toEqual(before);
  });
});

describe('C0067 the type of a company', () => {
  test('a resident company can become an assisting organisation and back, and its relation to the park changes with it', async () => {
    const { companyId } = await addedBy(as('operatora'));
    const place = async () => (await server.rows('select relation from company_park where company_id = $1', [companyId]))[0]?.relation;
    for (const [compType, relation] of [
      ['1', 'assists'],
      ['0', 'settled'],
    ] as const) {
      await as('operatora').call(company.setType, { companyId, compType, version: await versionOf(server, companyId) });
      expect([(await rowOf(server, companyId))?.comp_type, await place()]).toEqual([Number(compType), relation]);
    }
    expect(await refusedTo('operatora', company.setType, { companyId, compType: '1', version: 1 })).toMatchObject({
      errorMessage: commonErrors.stale.message,
    });
    expect((await refusedTo('operatora', company.setType, { companyId, compType: '2', version: 3 })).fields).toHaveProperty('compType');
  });

  test('the type of the operator company, or of a company that is also in another park, cannot be changed', async () => {
    const version = await versionOf(server, idOf('OP'));
    expect(await refusedTo('operatora', company.setType, { companyId: idOf('OP'), compType: '0', version })).toMatchObject({
      errorMessage: errors.operatorStays.message,
    });
    const as1 = { companyId: idOf('AS'), compType: '0', version: await versionOf(server, idOf('AS')) };
    expect(await refusedTo('operatora', company.setType, as1)).toMatchObject({ errorMessage: errors.elsewhere.message });
  });
});

describe('C0086 the main contact of a company', () => {
  const contact = async (id: string) => {
    const row = await rowOf(server, id);
    return [row?.contact_name, row?.contact_phone_mask];
  };
  test('the main contact is a member or a name and phone number, and the audit entry does not contain the number', async () => {
    const phone = newPhone();
    await as('operatora').call(company.changeContact, { companyId: idOf('A2'), normalContactName: '王联系', normalContactPhone: phone });
    expect(await contact(idOf('A2'))).toEqual(['王联系', maskOf(phone)]);
    await as('operatora').call(company.changeContact, { companyId: idOf('A2'), userId: user('staffa2') });
    expect(await contact(idOf('A2'))).toEqual(['冯佳怡', '138****2002']);
    const [noted] = await server.rows<{ text: string }>(
      `select a::text as text from audit a where call = 'company.changeContact' and at > now() - interval '1 minute'
        order by at desc limit 1 offset 1`,
    );
    expect(noted?.text).not.toContain(phone);
    expect(await refusedTo('operatora', company.changeContact, { companyId: idOf('A2'), userId: user('membera1') })).toMatchObject({
      code: staffErrors.notHere.code,
    });
    expect((await refusedTo('operatora', company.changeContact, { companyId: idOf('A2') })).fields).toHaveProperty('normalContactName');
    expect(
      (await refusedTo('operatora', company.changeContact, { companyId: idOf('A2'), normalContactName: '王联系' })).fields,
    ).toHaveProperty('normalContactPhone');
  });

  test('V244 the main contact cannot name the next main contact, but another administrator of the company can', async () => {
    expect(await as('supera1').call(company.detail, {})).toMatchObject({ mayChooseContact: false });
    expect(await refusedTo('supera1', company.changeContact, { userId: user('admina1') })).toMatchObject({
      errorMessage: companyTexts.contactKept,
    });
    expect(await as('admina1').call(company.detail, {})).toMatchObject({ mayChooseContact: true });
    await as('admina1').call(company.changeContact, { userId: user('admina1') });
    expect(await contact(idOf('A1'))).toEqual(['赵雅琴', '138****1002']);
    expect(await as('supera1').call(company.detail, {})).toMatchObject({ mayChooseContact: true });
    await as('supera1').call(company.changeContact, { userId: user('supera1') });
    expect(await as('membera1').call(company.detail, {})).toMatchObject({ mayChooseContact: false });
    for (const [actor, code] of Object.entries({
      membera1: '403',
      assistant1: '403',
      platform1: '403',
      operatorb: '404',
      operatorc: '404',
    }))
      expect([actor, (await refusedTo(actor, company.changeContact, { companyId: idOf('A1'), userId: user('admina1') })).code]).toEqual([
        actor,
        code,
      ]);
  });
});

test('R109 a company’s home page shows its figures, and shows waiting join requests only to members who may decide on them', async () => {
  const home = await as('supera1').call(company.home, {});
  const [counted] = await server.rows<{ n: number }>('select count(*)::int as n from staff where company_id = $1 and left_at is null', [
    idOf('A1'),
  ]);
  expect(home).toMatchObject({ staffNum: counted?.n, departmentNum: expect.any(Number), adminNum: 2, requestNum: 0, staffLimit: null });
  expect(await as('membera1').call(company.home, {})).toEqual({ ...home, requestNum: null, ...(await seenBy('membera1')) });
});

/** Returns the numbers of people and departments that the lists of the company show to a person. */
async function seenBy(actor: string) {
  const [root] = await as(actor).call(department.tree, { showAll: true });
  const countOf = (node: DepartmentNode): number => node.children.reduce((sum, child) => sum + countOf(child), node.children.length);
  return { staffNum: (await as(actor).call(staff.list, { pageSize: 1 })).total, departmentNum: root ? countOf(root) : 0 };
}

test('home pages, department tree and lists count the same people; hidden people and departments count for managers only', async () => {
  const hidden = { company: idOf('A1'), user: demoId('user person A1 7'), department: demoId('department A1 前端组') };
  await server.rows('update staff set is_show = false where company_id = $1 and user_id = $2', [hidden.company, hidden.user]);
  await server.rows('update department set is_show = false where id = $1', [hidden.department]);
  try {
    const numbers = await Promise.all(
      ['supera1', 'membera1'].map(async (actor) => {
        const seen = await seenBy(actor);
        expect([actor, await as(actor).call(company.home, {})]).toEqual([actor, expect.objectContaining(seen)]);
        expect([actor, (await as(actor).call(config.basicInfo, {})).staffNum]).toEqual([actor, seen.staffNum]);
        expect([actor, (await as(actor).call(department.tree, { showAll: true }))[0]?.totalStaffNum]).toEqual([actor, seen.staffNum]);
        return seen;
      }),
    );
    const [people] = await server.rows<{ n: number }>(
      'select count(*)::int as n from staff where company_id = $1 and left_at is null and not is_show',
      [hidden.company],
    );
    expect(people?.n).toBeGreaterThan(0);
    expect(numbers[1]?.staffNum).toBe((numbers[0]?.staffNum ?? 0) - (people?.n ?? 0));
    expect(numbers[1]?.departmentNum).toBe((numbers[0]?.departmentNum ?? 0) - 1);
  } finally {
    await server.rows('update staff set is_show = true where company_id = $1 and user_id = $2', [hidden.company, hidden.user]);
    await server.rows('update department set is_show = true where id = $1', [hidden.department]);
  }
});
