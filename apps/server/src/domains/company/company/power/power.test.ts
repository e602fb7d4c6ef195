import { company, companyTexts } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { staff, staffErrors } from '@park/contract/people/staff';
import { grant, grantErrors } from '@park/contract/rights/grant';
import { role } from '@park/contract/rights/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { upload, workbook } from '../../../../../test/sheet/workbooks.ts';
import { addedBy, idOf, newPhone, rowOf, user, versionOf } from '../test/accounts.ts';

const server = testServer({ processes: 2 });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of ['operatora', 'operatorab', 'operatorb', 'operatorc', 'assistant1', 'supera1', 'admina1', 'supera2', 'platform1'])
    people[name] = await server.signIn(name);
});
type PowerInput = { menuIds?: string[] | null; staffLimit?: number | null; mayEditContact?: 0 | 1 };
const save = async (companyId: string, input: PowerInput, actor = 'operatora') =>
  as(actor).call(company.savePower, {
    ...{ companyId, version: await versionOf(server, companyId), menuIds: null, staffLimit: null, mayEditContact: 1 as const },
    ...input,
  });
const card = (companyId: string) => ({ companyId, realName: '新来的', phone: newPhone(), departmentId: '-2', orgOrderNum: 1 });

describe('C0074 the pages that a company may grant to its members', () => {
  test('a company can grant every page meant for companies until the operator limits it; a stale limit is refused', async () => {
    const before = await as('operatora').call(company.power, { companyId: idOf('A2') });
    expect(before).toMatchObject({ companyName: '智联数据有限公司', staffLimit: null, mayEditContact: 1 });
    expect(before.menus).toContainEqual({ code: 'M1014001002', name: '员工', groupName: '本单位', isHanded: 1 });
    expect(before.menus.every(({ isHanded }) => isHanded === 1)).toBe(true);
    await save(idOf('A2'), { menuIds: ['M1014001002'], staffLimit: 50, mayEditContact: 0 });
    const after = await as('operatora').call(company.power, { companyId: idOf('A2') });
    expect(after).toMatchObject({ staffLimit: 50, mayEditContact: 0, version: before.version + 1 });
    expect(after.menus.filter(({ isHanded }) => isHanded).map(({ code }) => code)).toEqual(['M1014001002']);
    const late = { companyId: idOf('A2'), version: before.version, menuIds: null, staffLimit: null, mayEditContact: 1 };
    expect((await as('operatora').refused(company.savePower, late)).errorMessage).toBe(commonErrors.stale.message);
    await save(idOf('A2'), {});
  });

  test.each([
    ['menuIds', { menuIds: ['M1004003001'] }],
    ['menuIds', { menuIds: 'M1014001002' }],
    ['staffLimit', { staffLimit: 0 }],
    ['staffLimit', { staffLimit: 1.5 }],
    ['mayEditContact', { mayEditContact: 2 }],
  ])('an invalid value for %s is refused on its field: %o', async (field, changes) => {
    const input = {
      companyId: idOf('A2'),
      version: await versionOf(server, idOf('A2')),
      menuIds: null,
      staffLimit: null,
      mayEditContact: 1,
      ...changes,
    };
    expect(await as('operatora').refused(company.savePower, input)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('users with read access can see these limits but not save them; users of other parks or companies can do neither', async () => {
    const before = await rowOf(server, idOf('A1'));
    const input = { companyId: idOf('A1'), version: before?.version, menuIds: null, staffLimit: 1, mayEditContact: 0 };
    expect((await as('assistant1').call(company.power, { companyId: idOf('A1') })).companyId).toBe(idOf('A1'));
    for (const [actor, code] of Object.entries({ assistant1: '403', supera1: '403', platform1: '403', operatorb: '404', operatorc: '404' }))
      expect([actor, (await as(actor).refused(company.savePower, input)).code]).toEqual([actor, code]);
    for (const [actor, code] of Object.entries({ supera1: '403', platform1: '403', operatorb: '404', operatorc: '404' }))
      expect([actor, (await as(actor).refused(company.power, { companyId: idOf('A1') })).code]).toEqual([actor, code]);
    expect(await rowOf(server, idOf('A1'))).toEqual(before);
  });
});

test('a page withdrawn from a company can no longer be granted to its roles, at once and in every process', async () => {
  const { id } = await as('supera1').call(role.addCompanyRole, { roleName: '权限试验' });
  const set = (menuIds: string[], process: number) => as('supera1').raw(grant.saveCompany, { roleId: id, menuIds }, { process });
  await save(idOf('A1'), { menuIds: ['M1014001002'] });
  const refusal = (await set(['M1014001001'], 1)).json();
  expect(refusal.errorMessage).toBe(grantErrors.beyond.message);
  expect((await set(['M1014001002'], 1)).json().code).toBe('200');
  await save(idOf('A1'), {});
});

describe('the maximum number of members', () => {
  test('new and restored members and the super administrator count towards the maximum number of members', async () => {
    const { companyId } = await addedBy(as('operatora'));
    await save(companyId, { staffLimit: 2 });
    const { id } = await as('operatora').call(staff.create, card(companyId));
    expect(await as('operatora').refused(staff.create, card(companyId))).toMatchObject({
      ...{ status: 409, errorMessage: staffErrors.full.message },
    });
    await as('operatora').call(staff.leave, { companyId, userId: id });
    await as('operatora').call(staff.create, card(companyId));
    expect((await as('operatora').refused(staff.restore, { companyId, userId: id })).errorMessage).toBe(staffErrors.full.message);
    await save(companyId, {});
    await as('operatora').call(staff.restore, { companyId, userId: id });
  });

  test('if several people join at the same moment in two processes, exactly as many join as the maximum allows', async () => {
    for (let round = 0; round < rounds(3, 30); round++) {
      const { companyId } = await addedBy(as('operatora'));
      await save(companyId, { staffLimit: 3 });
      const join = (at: number) => () => as(at % 2 ? 'operatora' : 'operatorab').raw(staff.create, card(companyId), { process: at % 2 });
      const answers = await race([0, 1, 2, 3, 4].map(join));
      expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0)).toSorted()).toEqual([200, 200, 409, 409, 409]);
      const [counted] = await server.rows('select count(*)::int as n from staff where company_id = $1', [companyId]);
      expect(counted).toEqual({ n: 3 });
    }
  });

  test('a workbook that would exceed the maximum number of members is refused as a whole', async () => {
    const { companyId } = await addedBy(as('operatora'));
    await save(companyId, { staffLimit: 2 });
    const rows = [0, 1].map(() => ['导入员', newPhone(), '未分配部门']);
    const { headers, payload } = upload({ companyId }, { name: '人员.xlsx', bytes: await workbook(['姓名', '手机号', '部门'], rows) });
    const sent = { ...headers, logintoken: as('operatora').token ?? '' };
    const answer = await server.inject({ method: 'POST', url: server.base + staff.import.path, headers: sent, payload });
    expect(answer.json()).toMatchObject({ code: '409', errorMessage: staffErrors.full.message });
    expect((await as('operatora').call(company.power, { companyId })).staffNum).toBe(1);
  });

  test('if several members are restored at the same moment, exactly as many are restored as the maximum allows', async () => {
    for (let round = 0; round < rounds(4, 40); round++) {
      const { companyId } = await addedBy(as('operatora'));
      const gone = await Promise.all([0, 1, 2, 3].map(() => as('operatora').call(staff.create, card(companyId))));
      for (const { id: userId } of gone) await as('operatora').call(staff.leave, { companyId, userId });
      await save(companyId, { staffLimit: 2 });
      const answers = await race(
        gone.map(
          ({ id: userId }, at) =>
            () =>
              as(at % 2 ? 'operatora' : 'operatorab').raw(staff.restore, { companyId, userId }, { process: at % 2 }),
        ),
      );
      expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0)).toSorted()).toEqual([200, 409, 409, 409]);
    }
  });

  test('a maximum below the current number of members removes none of them', async () => {
    await save(idOf('A1'), { staffLimit: 1 });
    const { staffNum } = await as('operatora').call(company.power, { companyId: idOf('A1') });
    expect(staffNum).toBeGreaterThan(20);
    await as('supera1').call(staff.setAdmin, { userId: user('membera1'), isCompanyAdmin: 1 });
    await as('supera1').call(staff.setAdmin, { userId: user('membera1'), isCompanyAdmin: 0 });
    await save(idOf('A1'), {});
  });
});

test('V245 a company that may not choose its main contact cannot change the contact’s name or number, but the operator can', async () => {
  await save(idOf('A1'), { mayEditContact: 0 });
  const mine = await as('admina1').call(company.detail, {});
  expect(mine.editable).toEqual(['companyLogoUrl', 'remark', 'extValues']);
  expect(mine.mayChooseContact).toBe(false);
  const change = { version: mine.version, normalContactName: '换人' };
  expect(await as('admina1').refused(company.change, change)).toMatchObject({
    ...{ status: 403, fields: { normalContactName: companyTexts.contactKept } },
  });
  await as('admina1').call(company.change, { version: mine.version, normalContactName: mine.normalContactName, remark: '照旧' });
  expect((await as('admina1').refused(company.changeContact, { userId: user('admina1') })).errorMessage).toBe(companyTexts.contactKept);
  await as('operatora').call(company.changeContact, { companyId: idOf('A1'), userId: user('admina1') });
  await save(idOf('A1'), {});
});
