import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { attribute, attributeErrors } from '@park/contract/rights/attribute';
import { grant, grantErrors } from '@park/contract/rights/grant';
import { role } from '@park/contract/rights/role';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';
import { makeRole } from '../../../../test/role.ts';

const server = testServer({ processes: 2 });
const companyOf = (key: string) => demoId(`company ${key}`);
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of ['supera1', 'supera2', 'superb1', 'membera1', 'operatora', 'operatorb', 'operatorab', 'operatorc', 'assistant1'])
    people[name] = await server.signIn(name);
});

let createdCount = 0;
const add = async (changes: object = {}, name = 'operatora') => {
  createdCount += 1;
  const values = { name: `属性${createdCount}`, ...changes };
  return { ...values, ...(await as(name).call(attribute.create, values)) };
};
const find = async (id: string, name = 'operatora') =>
  (await as(name).call(attribute.list, { pageSize: 1000 })).list.find((one) => one.id === id);
/** Saves the menus that companies with the attribute may have, with the current version. */
const menus = async (id: string, menuIds: string[], more: object = {}) => {
  const { version } = await as('operatora').call(attribute.menus, { id });
  return as('operatora').call(attribute.saveMenus, { id, menuIds, ...(version && { version }), ...more });
};
const book = 'M1014001001';

describe('C0097 C0098 C0099 C0100 attributes', () => {
  test('operators create, rename and delete the attributes of their space, and an attribute name can be used once', async () => {
    const { id, name } = await add({ remark: '物流与仓储' });
    expect(await find(id)).toEqual({ id, name, remark: '物流与仓储', companyNum: 0, menuNum: null, version: 1 });
    expect((await find(id, 'operatorb'))?.name).toBe(name);
    expect(await as('operatora').refused(attribute.create, { name })).toMatchObject({
      ...{ status: 409, fields: { name: attributeErrors.nameTaken.message } },
    });
    await as('operatorb').call(attribute.change, { id, version: 1, name: `${name}改` });
    expect(await as('operatora').refused(attribute.change, { id, version: 1, name: '旧' })).toMatchObject({
      errorMessage: commonErrors.stale.message,
    });
    await as('operatora').call(attribute.remove, { id });
    expect(await find(id)).toBeUndefined();
    expect((await as('operatora').refused(attribute.menus, { id })).code).toBe('404');
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: '长'.repeat(21) }],
    ['remark', { remark: '长'.repeat(101) }],
  ])('an invalid %s is reported on its field: %o', async (field, facts) => {
    const answer = await as('operatora').refused(attribute.create, { name: '好', ...facts });
    expect(answer).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('an attribute that a company has cannot be deleted, even if the company gets it at the moment of the deletion', async () => {
    const { id } = await add();
    await as('operatora').call(attribute.assign, { id, add: [companyOf('A2')] });
    expect((await find(id))?.companyNum).toBe(1);
    expect((await as('operatora').refused(attribute.remove, { id })).errorMessage).toBe(attributeErrors.inUse.message);
    await as('operatora').call(attribute.assign, { id, drop: [companyOf('A2')] });
    await as('operatora').call(attribute.remove, { id });
    for (let round = 0; round < rounds(5, 50); round++) {
      const one = await add();
      await race([
        () => as('operatora').raw(attribute.assign, { id: one.id, add: [companyOf('A2')] }),
        () => as('operatorab').raw(attribute.remove, { id: one.id }, { process: 1 }),
      ]);
      const assigned = await server.rows(
        `select 1 from company_attribute a join role r on r.id = a.role_id where r.deleted_at is not null and r.id = $1`,
        [one.id],
      );
      expect(assigned).toEqual([]);
    }
    await server.rows('delete from company_attribute');
  });

  test('users of another space and companies can neither see nor change the attributes of a space', async () => {
    const { id } = await add();
    expect(await find(id, 'operatorc')).toBeUndefined();
    const input = { id, version: 1, name: '越权' };
    expect((await as('operatorc').refused(attribute.change, input)).code).toBe('404');
    expect((await as('operatorc').refused(attribute.saveMenus, { id, menuIds: [] })).code).toBe('404');
    expect((await as('operatora').refused(attribute.assign, { id, add: [companyOf('B1')] })).code).toBe('404');
    for (const name of ['supera1', 'membera1', 'assistant1']) {
      expect((await as(name).refused(attribute.list, {})).code).toBe('403');
      expect((await as(name).refused(attribute.saveMenus, { id, menuIds: [] })).code).toBe('403');
    }
  });

  test('an attribute cannot be read, given to a person or deleted as if it were a role', async () => {
    const { id } = await add();
    for (const refType of [1, 2, 6])
      expect((await as('operatorab').refused(grant.savePortal, { refType, roleId: id, menuIds: [] })).errorMessage).toBe(
        grantErrors.wrongKind.message,
      );
    expect((await as('operatora').refused(role.removeParkRole, { id })).code).toBe('404');
    const other = demoId('role 园区管理员');
    expect((await as('operatora').refused(attribute.menus, { id: other })).code).toBe('404');
    expect((await as('operatorab').refused(attribute.saveMenus, { id: other, menuIds: [] })).code).toBe('400');
    expect((await as('operatora').refused(attribute.remove, { id: other })).code).toBe('404');
    expect((await as('operatora').refused(attribute.assign, { id: other, add: [companyOf('A1')] })).code).toBe('404');
  });
});

describe('C0101 C0102 menus of an attribute', () => {
  test('an attribute without saved menus allows every menu of companies; a dry run reports changes and affected people', async () => {
    const { id } = await add();
    await as('operatora').call(attribute.assign, { id, add: [companyOf('A1')] });
    const before = await as('operatora').call(attribute.menus, { id });
    expect(before).toMatchObject({ version: null, isDecided: false });
    expect(before.menuIds).toContain(book);
    expect(before.menuIds.every((code) => !code.startsWith('M1004'))).toBe(true);
    const trial = await menus(
      id,
      before.menuIds.filter((code) => !code.startsWith(book)),
      { isDryRun: 1 },
    );
    expect(trial).toMatchObject({ added: [], isDryRun: true });
    expect(trial.removed.map(({ menuId }) => menuId)).toContain(book);
    expect(trial.affected).toBeGreaterThan(25);
    expect((await as('operatora').call(attribute.menus, { id })).isDecided).toBe(false);
    await server.rows('delete from company_attribute');
  });

  test('an attribute limits all people of its companies at their next call, and removing the attribute restores their rights', async () => {
    const { id } = await add();
    await menus(id, ['M1000001001']);
    expect(await find(id)).toMatchObject({ menuNum: expect.any(Number) });
    await as('supera1').call(department.tree, {});
    await as('operatora').call(attribute.assign, { id, add: [companyOf('A1')] });
    expect((await as('supera1').refused(department.tree, {})).code).toBe('403');
    expect((await as('membera1').raw(department.tree, {}, { process: 1 })).statusCode).toBe(403);
    await as('supera2').call(department.tree, {});
    await menus(id, ['M1000001001', book]);
    await as('supera1').call(department.tree, {});
    expect((await as('supera1').refused(department.create, { name: '新', parentId: demoId('department A1'), orderNum: 1 })).code).toBe(
      '403',
    );
    await as('operatora').call(attribute.assign, { id, drop: [companyOf('A1')] });
    await as('supera1').call(company.change, { version: (await as('supera1').call(company.detail, {})).version, remark: '又可以了' });
  });

  test('a company with several attributes has the menus of all of them; an attribute without saved menus has no effect', async () => {
    const [one, other, plain] = [await makeRole(server.rows, { company: 'OP', kind: 'attribute', nodes: [] }), await add(), await add()];
    await as('operatora').call(attribute.assign, { id: one, add: [companyOf('A1')] });
    await as('operatora').call(attribute.assign, { id: plain.id, add: [companyOf('A1')] });
    expect((await as('supera1').refused(department.tree, {})).code).toBe('403');
    await menus(other.id, [book]);
    await as('operatora').call(attribute.assign, { id: other.id, add: [companyOf('A1')] });
    await as('supera1').call(department.tree, {});
    await server.rows('delete from company_attribute');
  });

  test('the menus of an attribute are saved per park, and companies of another park are not affected', async () => {
    const { id } = await add();
    await as('operatorb').call(attribute.assign, { id, add: [companyOf('B1')] });
    await menus(id, []);
    await as('superb1').call(department.tree, {});
    expect((await as('operatorb').call(attribute.menus, { id })).isDecided).toBe(false);
    await as('operatorb').call(attribute.saveMenus, { id, menuIds: [] });
    expect((await as('superb1').refused(department.tree, {})).code).toBe('403');
    await server.rows('delete from company_attribute');
  });

  test('menus that companies cannot have are refused, and of two concurrent saves one is refused as stale', async () => {
    const { id } = await add();
    const before = await as('operatora').call(attribute.menus, { id });
    await menus(id, before.menuIds);
    const { version = 0 } = { ...(await as('operatora').call(attribute.menus, { id })), version: 1 };
    const refusal = await as('operatora').refused(attribute.saveMenus, { id, menuIds: ['M1004003001'], version });
    expect(refusal.errorMessage).toBe(grantErrors.beyond.message);
    const unknown = await as('operatora').refused(attribute.saveMenus, { id, menuIds: ['M0'], version });
    expect(unknown.errorMessage).toBe(grantErrors.unknownNode.message);
    const save = (name: string, process: number) => () => as(name).raw(attribute.saveMenus, { id, menuIds: [book], version }, { process });
    const answers = await race([save('operatora', 0), save('operatorab', 1)]);
    const codes = answers.map((one) => (one.status === 'fulfilled' ? one.value.json().code : ''));
    expect(codes.toSorted()).toEqual(['200', '409']);
  });
});
