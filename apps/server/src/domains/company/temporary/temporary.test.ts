import { company, companyErrors } from '@park/contract/company/company';
import { temporary, temporaryErrors } from '@park/contract/company/temporary';
import { commonErrors } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { group } from '@park/contract/people/group';
import { identity } from '@park/contract/people/identity';
import { staff, staffErrors } from '@park/contract/people/staff';
import { attribute } from '@park/contract/rights/attribute';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { race, rounds } from '../../../../test/race.ts';
import { makeRole } from '../../../../test/role.ts';
import { textsTo } from '../../../../test/texts.ts';
import { type Database, openDatabase } from '../../../db/database.ts';
import { secretsOf } from '../../../secret.ts';
import { temporaryRound } from './index.ts';

const server = testServer({ processes: 2 });
const secrets = secretsOf(secretKey);
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
let shift: string | undefined;
let jobs: Database;
beforeAll(async () => {
  for (const name of ['supera1', 'operatora', 'operatorb', 'operatorab', 'operatorc', 'assistant1', 'platform1'])
    people[name] = await server.signIn(name);
  jobs = openDatabase({ url: server.databaseUrl(), password: secrets.databasePassword, pool: 2, clockShift: () => shift });
});
afterAll(() => jobs.close());
const passTime = (interval: string | undefined) => {
  shift = interval;
  server.passTime(interval);
};
afterEach(() => passTime(undefined));

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
let numbers = 0;
const newPhone = () => `187${String(10_000_000 + numbers++)}`;
const form = (changes: object = {}) => ({
  companyName: `展商${++numbers}号`,
  purpose: '春季展会',
  endDate: dayIn(20),
  superAdminName: '展经理',
  superAdminPhone: newPhone(),
  ...changes,
});
const add = async (changes: object = {}, actor = 'operatora') => {
  const given = form(changes);
  return { ...given, ...(await as(actor).call(temporary.create, given)) };
};
const find = (id: string, actor = 'operatora') => as(actor).call(temporary.detail, { id });
const settings = (changes: object = {}) => ({ defaultDays: 30, remindDays: 7, ...changes });
async function rule(changes: object = {}) {
  const { version } = await as('operatora').call(temporary.settings, {});
  await as('operatora').call(temporary.saveSettings, settings({ version, ...changes }));
}
/** Signs in for the first time with the password of the text message. */
async function signedIn(phone: string): Promise<Person> {
  const password = (await textsTo(server, phone)).at(-1)?.values.password ?? '';
  const url = `${server.base}${identity.login.path}`;
  const answer = (await server.inject({ method: 'POST', url, payload: { loginName: phone, password } })).json();
  if (answer.code !== '610') throw new Error(JSON.stringify(answer));
  await server.rows(`update "user" set change = true where phone_hash = $1`, [secrets.phoneHash(phone)]);
  return server.stranger(answer.body.loginToken);
}

describe('C0153 C0154 C0155 adding a temporary company', () => {
  test('a temporary company is a full company whose super administrator gets a message, signs in and works', async () => {
    const one = await add();
    expect(await find(one.id)).toMatchObject({
      ...{ companyName: one.companyName, purpose: '春季展会', endDate: one.endDate, daysLeft: 20, state: 'active', isEnable: 1 },
      ...{ superAdminName: '展经理', superAdminPhone: one.superAdminPhone.replace(/^(\d{3})\d{4}/, '$1****'), staffNum: 1, version: 1 },
    });
    const admin = await signedIn(one.superAdminPhone);
    expect((await admin.call(department.tree, {}))[0]?.name).toBe(one.companyName);
    expect((await admin.call(company.detail, {})).normalContactName).toBe('展经理');
    const { list } = await as('operatora').call(company.list, { companyName: one.companyName });
    expect(list).toHaveLength(1);
    expect((await as('operatora').raw(temporary.list, { keyword: one.companyName })).body).not.toContain(one.superAdminPhone);
  });

  test('a temporary company added without a last day stays for the default duration set by the park', async () => {
    await rule({ defaultDays: 45 });
    const { endDate } = await add({ endDate: undefined });
    expect(endDate).toBe(dayIn(45));
    await rule();
  });

  test('temporary companies that end soon are listed first, ended ones last, and the list can be filtered by state', async () => {
    const [later, soon] = [await add({ endDate: dayIn(6) }), await add({ endDate: dayIn(1) })];
    const over = await add({ endDate: dayIn(0) });
    await as('operatora').call(temporary.remove, { id: over.id });
    const { list } = await as('operatora').call(temporary.list, { pageSize: 1000 });
    const at = (id: string) => list.findIndex((one) => one.id === id);
    expect(at(soon.id)).toBeLessThan(at(later.id));
    expect(at(over.id)).toBeGreaterThan(at(later.id));
    const named = async (state: 'ending' | 'ended') =>
      (await as('operatora').call(temporary.list, { state, pageSize: 1000 })).list.map(({ id }) => id);
    const shown = (await named('ending')).filter((id) => id === soon.id || id === later.id);
    expect(shown).toEqual([soon.id, later.id]);
    expect(await named('ended')).toContain(over.id);
    const made = await as('operatora').call(task.export, { subject: 'temporary', filter: { state: 'ending' } });
    const { sheets } = await readXlsx((await as('operatora').raw(task.file, { id: made.id })).rawPayload);
    const own = sheets[0]?.rows.filter(([name]) => name === soon.companyName || name === later.companyName);
    expect(own?.map((cells) => [cells[0], cells[3]])).toEqual([
      [soon.companyName, '即将到期'],
      [later.companyName, '即将到期'],
    ]);
  });

  test.each([
    ['companyName', { companyName: '' }],
    ['endDate', { endDate: dayIn(-1) }],
    ['endDate', { endDate: '明天' }],
    ['endDate', { endDate: '0000-01-01' }],
    ['superAdminName', { superAdminName: '王' }],
    ['superAdminPhone', { superAdminPhone: '123' }],
    ['purpose', { purpose: '长'.repeat(101) }],
  ])('an invalid value for %s is refused on its field: %o', async (field, facts) => {
    const answer = await as('operatora').refused(temporary.create, form(facts));
    expect(answer).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('a name in use anywhere in the space is refused for a temporary company, and the attempt leaves no rows', async () => {
    const count = () => server.rows('select count(*)::int as n from company_park');
    const before = await count();
    for (const companyName of ['云启科技有限公司', (await add({}, 'operatorb')).companyName])
      expect(await as('operatora').refused(temporary.create, form({ companyName }))).toMatchObject({
        ...{ status: 409, fields: { companyName: companyErrors.nameTaken.message } },
      });
    expect(((await count())[0] as { n: number }).n).toBe((before[0] as { n: number }).n + 1);
    await add({ companyName: '拾光设计有限公司' });
  });
});

describe('C0156 changing a temporary company, ending it and making it permanent', () => {
  test('renaming a temporary company also renames its top department, and its last day can be changed', async () => {
    const { id } = await add();
    await as('operatora').call(temporary.change, { id, version: 1, companyName: '改名展商', endDate: dayIn(90) });
    expect(await find(id)).toMatchObject({ companyName: '改名展商', endDate: dayIn(90), purpose: null, version: 2 });
    const [root] = await server.rows('select name from department where company_id = $1', [id]);
    expect(root).toEqual({ name: '改名展商' });
    const late = await as('operatora').refused(temporary.change, { id, version: 1, companyName: '旧', endDate: dayIn(1) });
    expect(late.errorMessage).toBe(commonErrors.stale.message);
    const taken = { id, version: 2, companyName: '云启科技有限公司', endDate: dayIn(1) };
    expect((await as('operatora').refused(temporary.change, taken)).fields).toEqual({ companyName: companyErrors.nameTaken.message });
  });

  test('a company made permanent never ends and loses the attribute that limits temporary companies', async () => {
    const attributeId = await makeRole(server.rows, { company: 'OP', kind: 'attribute', nodes: ['M1000001001'] });
    await rule({ attributeId });
    const one = await add();
    const admin = await signedIn(one.superAdminPhone);
    expect((await admin.refused(department.tree, {})).code).toBe('403');
    await as('operatora').call(temporary.settle, { id: one.id, version: 1 });
    await admin.call(department.tree, {});
    expect(await find(one.id)).toMatchObject({ state: 'settled', isEnable: 1 });
    passTime('40 days');
    await temporaryRound(jobs, secrets);
    expect(await server.rows('select enabled from company where id = $1', [one.id])).toEqual([{ enabled: true }]);
    passTime(undefined);
    const again = await as('operatora').refused(temporary.settle, { id: one.id, version: 2 });
    expect(again.errorMessage).toBe(temporaryErrors.settled.message);
    await rule({ attributeId: null });
  });

  test('C0157 when a stay ends, people of the company lose access at their next call; a later last day lets them in again', async () => {
    const one = await add();
    const admin = await signedIn(one.superAdminPhone);
    await admin.call(department.tree, {});
    await as('operatora').call(temporary.remove, { id: one.id });
    expect((await admin.raw(department.tree, {}, { process: 1 })).statusCode).not.toBe(200);
    expect((await admin.raw(department.tree, {})).statusCode).not.toBe(200);
    const { version, ...ended } = await find(one.id);
    expect(ended).toMatchObject({ state: 'ended', isEnable: 0, staffNum: 1 });
    await as('operatora').call(temporary.change, { id: one.id, version, companyName: one.companyName, endDate: dayIn(5) });
    expect(await find(one.id)).toMatchObject({ state: 'ending', isEnable: 1 });
  });

  test('if a temporary company is made permanent and ended at the same moment, one of the two is refused as stale', async () => {
    for (let round = 0; round < rounds(4, 50); round++) {
      const { id } = await add();
      const answers = await race([
        () => as('operatora').raw(temporary.settle, { id, version: 1 }),
        () => as('operatorab').raw(temporary.remove, { id, version: 1 }, { process: 1 }),
      ]);
      const codes = answers.map((one) => (one.status === 'fulfilled' ? one.value.json().code : ''));
      expect(codes.toSorted()).toEqual(['200', '409']);
      const { state, isEnable } = await find(id);
      expect([state, isEnable]).toEqual(codes[0] === '200' ? ['settled', 1] : ['ended', 0]);
    }
  });
});

describe('temporary companies in the calls for all companies', () => {
  const account = (companyId: string) => as('operatora').call(company.detail, { companyId });
  const switched = async (companyId: string, call: typeof company.enable | typeof company.disable) =>
    (await as('operatora').raw(call, { companyId, version: (await account(companyId)).version })).json();

  test('a company whose stay was ended can be enabled only by setting a later last day, so that all lists show one state', async () => {
    const { id, companyName } = await add();
    expect((await switched(id, company.disable)).code).toBe('200');
    expect(await find(id)).toMatchObject({ state: 'active', isEnable: 0 });
    expect((await switched(id, company.enable)).code).toBe('200');
    await as('operatora').call(temporary.remove, { id });
    expect(await switched(id, company.enable)).toMatchObject({ code: '409', errorMessage: companyErrors.stayOver.message });
    expect(await find(id)).toMatchObject({ state: 'ended', isEnable: 0 });
    const { version } = await find(id);
    await as('operatora').call(temporary.change, { id, version, companyName, endDate: dayIn(5) });
    expect((await account(id)).isEnable).toBe(1);
  });

  test('a company whose last day has passed cannot be enabled, even before the nightly job has ended its stay', async () => {
    const { id } = await add({ endDate: dayIn(1) });
    await switched(id, company.disable);
    await server.rows(`update temporary_company set ends_on = ends_on - 2 where company_id = $1`, [id]);
    expect((await switched(id, company.enable)).errorMessage).toBe(companyErrors.stayOver.message);
  });

  test('a company made permanent after its end can be enabled and disabled like any other company', async () => {
    const { id } = await add();
    await as('operatora').call(temporary.remove, { id });
    await as('operatora').call(temporary.settle, { id, version: 2 });
    expect((await switched(id, company.disable)).code).toBe('200');
    expect((await switched(id, company.enable)).code).toBe('200');
  });

  test('the maximum number of members applies to a temporary company', async () => {
    const { id: companyId } = await add();
    const { version } = await account(companyId);
    await as('operatora').call(company.savePower, { companyId, menuIds: null, staffLimit: 1, mayEditContact: 1, version });
    const second = { companyId, realName: '第二人', phone: newPhone(), departmentId: '-2', orgOrderNum: 1 };
    expect((await as('operatora').refused(staff.create, second)).errorMessage).toBe(staffErrors.full.message);
  });

  test('a temporary company that moved out leaves the list and its groups, frees its attribute and gets no reminder', async () => {
    const attributeId = (await as('operatora').call(attribute.create, { name: '临时限定' })).id;
    await rule({ attributeId });
    const one = await add({ endDate: dayIn(3) });
    await rule({ attributeId: null });
    const { id: groupId } = await as('operatora').call(group.create, { code: 'leaving', name: '布展组' });
    await as('operatora').call(group.add, { groupId, members: [{ companyId: one.id }] });
    expect((await as('operatora').refused(attribute.remove, { id: attributeId })).code).toBe('409');
    await as('operatora').call(company.moveOut, { companyId: one.id });
    expect((await as('operatora').refused(temporary.detail, { id: one.id })).code).toBe('404');
    expect((await as('operatora').call(group.companies, { groupId })).total).toBe(0);
    expect(await server.rows('select from park_group_member where company_id = $1', [one.id])).toEqual([]);
    await as('operatora').call(attribute.remove, { id: attributeId });
    passTime('5 days');
    await temporaryRound(jobs, secrets);
    expect((await textsTo(server, one.superAdminPhone)).filter(({ template }) => template === 'notice')).toEqual([]);
  });
});

describe('the nightly job for temporary companies', () => {
  test('a company is active on its last day; the day after, the job disables it and notifies its super administrator once', async () => {
    const one = await add({ endDate: dayIn(9) });
    const texts = async () => (await textsTo(server, one.superAdminPhone)).flatMap(({ values }) => values.text ?? []);
    await temporaryRound(jobs, secrets);
    expect(await texts()).toEqual([]);
    passTime('3 days');
    await race([() => temporaryRound(jobs, secrets), () => temporaryRound(jobs, secrets)]);
    expect(await texts()).toEqual([expect.stringContaining(`将于${one.endDate}到期`)]);
    passTime('9 days');
    await temporaryRound(jobs, secrets);
    expect(await server.rows('select enabled from company where id = $1', [one.id])).toEqual([{ enabled: true }]);
    passTime('10 days');
    await race([() => temporaryRound(jobs, secrets), () => temporaryRound(jobs, secrets)]);
    expect(await server.rows('select enabled from company where id = $1', [one.id])).toEqual([{ enabled: false }]);
    expect((await texts()).filter((text) => text.includes('已禁用'))).toHaveLength(1);
    expect(await texts()).toHaveLength(2);
  });

  test('setting a new last day leads to another reminder, and with zero reminder days no reminder is sent', async () => {
    const one = await add({ endDate: dayIn(2) });
    const texts = async () => (await textsTo(server, one.superAdminPhone)).filter(({ template }) => template === 'notice');
    await rule({ remindDays: 0 });
    await temporaryRound(jobs, secrets);
    expect(await texts()).toHaveLength(0);
    await rule();
    await temporaryRound(jobs, secrets);
    await as('operatora').call(temporary.change, { id: one.id, version: 1, companyName: one.companyName, endDate: dayIn(3) });
    await temporaryRound(jobs, secrets);
    await temporaryRound(jobs, secrets);
    expect(await texts()).toHaveLength(2);
  });
});

describe('C0158 C0159 the temporary company settings of a park', () => {
  test('each park has separate settings, and of two saves at the same moment one is refused as stale', async () => {
    await rule({ defaultDays: 10 });
    expect((await as('operatorb').call(temporary.settings, {})).version).toBeNull();
    const { version } = await as('operatora').call(temporary.settings, {});
    const save = (actor: string, process: number) => () => as(actor).raw(temporary.saveSettings, settings({ version }), { process });
    const answers = await race([save('operatora', 0), save('operatorab', 1)]);
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.json().code : '')).toSorted()).toEqual(['200', '409']);
    const first = await race([save('operatora', 0)].map(() => () => as('operatorb').raw(temporary.saveSettings, settings())));
    expect(first[0]?.status === 'fulfilled' && first[0].value.json().code).toBe('200');
  });

  test.each([
    ['defaultDays', { defaultDays: 0 }],
    ['defaultDays', { defaultDays: 366 }],
    ['remindDays', { remindDays: 61 }],
    ['attributeId', { attributeId: demoId('no such') }],
  ])('an invalid value for %s is refused on its field: %o', async (field, facts) => {
    const answer = await as('operatora').refused(temporary.saveSettings, settings(facts));
    expect(answer.fields).toEqual({ [field]: expect.any(String) });
  });
});

test('other parks and spaces, companies and the platform can neither read nor change a temporary company', async () => {
  const { id } = await add();
  for (const actor of ['operatorb', 'operatorc']) {
    expect((await as(actor).refused(temporary.detail, { id })).code).toBe('404');
    for (const call of [temporary.settle, temporary.remove] as const)
      expect((await as(actor).refused(call, { id, version: 1 })).code).toBe('404');
    expect((await as(actor).refused(temporary.change, { id, version: 1, companyName: '越权', endDate: dayIn(1) })).code).toBe('404');
  }
  for (const actor of ['supera1', 'assistant1', 'platform1']) expect((await as(actor).refused(temporary.list, {})).code).toBe('403');
  expect((await as('operatora').refused(temporary.detail, { id: demoId('company A1') })).code).toBe('404');
  expect((await as('operatora').refused(temporary.remove, { id: demoId('company A1') })).code).toBe('404');
  expect(await find(id)).toMatchObject({ state: 'active', version: 1 });
});
