import { company } from '@park/contract/company/company';
import { task } from '@park/contract/kernel/task';
import { department } from '@park/contract/people/department';
import { group } from '@park/contract/people/group';
import { attribute, attributeErrors } from '@park/contract/rights/attribute';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { makeRole } from '../../../../../test/role.ts';
import { addedBy, formOf, idOf, settledIn, versionOf } from '../test/accounts.ts';

const server = testServer({ processes: 2 });
let operatora: Person;
let operatorb: Person;
let operatorc: Person;
let supera1: Person;
beforeAll(async () => {
  [operatora, operatorb] = [await server.signIn('operatora'), await server.signIn('operatorb')];
  [operatorc, supera1] = [await server.signIn('operatorc'), await server.signIn('supera1')];
});

let kindCount = 0;
const kind = async (person = operatora) => {
  const name = `属性${++kindCount}`;
  return { name, ...(await person.call(attribute.create, { name })) };
};
const grouped = async (...ids: string[]) => {
  const name = `分组${++kindCount}`;
  const { id } = await operatora.call(group.create, { code: `k${kindCount}`, name });
  await operatora.call(group.add, { groupId: id, members: ids.map((companyId) => ({ companyId })) });
  return { id, name };
};
const detail = (companyId: string, person = operatora) => person.call(company.detail, { companyId });
const give = async (companyId: string, attributeIds: string[], person = operatora) =>
  (await person.raw(company.change, { companyId, version: await versionOf(server, companyId), attributeIds })).json();

test('C0068 the list of companies, its filters and its workbook contain the attributes and groups of each company', async () => {
  const [small, listed] = [await kind(), await kind()];
  const one = await addedBy(operatora, { attributeIds: [small.id, listed.id] });
  const other = await addedBy(operatora, { attributeIds: [listed.id] });
  const key = await grouped(one.id);
  expect(await detail(one.id)).toMatchObject({
    attributes: [{ id: small.id, name: small.name }, listed].map(({ id, name }) => ({ id, name })),
    groups: [key],
    editable: expect.arrayContaining(['attributeIds']),
  });
  const found = async (input: object) =>
    (await operatora.call(company.accounts, { pageSize: 100, ...input })).list.map((row) => row.companyId);
  expect((await found({ attributeId: listed.id })).toSorted()).toEqual([one.id, other.id].toSorted());
  expect(await found({ attributeId: small.id })).toEqual([one.id]);
  expect(await found({ groupId: key.id, attributeId: listed.id })).toEqual([one.id]);
  expect(await found({ groupId: demoId('no such') })).toEqual([]);
  for (const field of ['attributeId', 'groupId'])
    expect((await operatora.refused(company.accounts, { [field]: 'x' })).fields).toHaveProperty(field);
  const { id } = await operatora.call(task.export, {
    subject: 'company',
    filter: { groupId: key.id },
    columns: ['companyName', 'attributes', 'groups'],
  });
  const { sheets } = await readXlsx((await operatora.raw(task.file, { id })).rawPayload);
  expect(sheets[0]?.rows.slice(1)).toEqual([[one.companyName, `${small.name}、${listed.name}`, key.name]]);
});

test('C0064 attributes set in the company form limit its members from their next call on, and stay if a form leaves them out', async () => {
  const narrow = await makeRole(server.rows, { company: 'OP', kind: 'attribute', nodes: ['M1000001001'] });
  const added = await addedBy(operatora);
  const admin = await settledIn(server, added.superAdminPhone);
  await admin.call(department.tree, {});
  expect((await give(added.id, [narrow])).code).toBe('200');
  expect((await admin.refused(department.tree, {}, { process: 1 })).code).toBe('403');
  await operatora.call(company.change, { companyId: added.id, version: await versionOf(server, added.id), remark: '别的' });
  expect((await detail(added.id)).attributes.map(({ id }) => id)).toEqual([narrow]);
  expect((await give(added.id, [])).code).toBe('200');
  await admin.call(department.tree, {});
});

test('only users who may grant attributes can change them; a form that sends them back unchanged is accepted from others too', async () => {
  const one = await kind();
  const added = await addedBy(operatora, { attributeIds: [one.id] });
  const admin = await settledIn(server, added.superAdminPhone);
  const own = await detail(added.id, admin);
  expect(own.editable).not.toContain('attributeIds');
  expect((await give(added.id, [one.id], admin)).code).toBe('200');
  expect(await give(added.id, [], admin)).toMatchObject({ code: '403', fields: { attributeIds: attributeErrors.notGiven.message } });
  expect((await give(idOf('A1'), [one.id], supera1)).fields).toEqual({ attributeIds: attributeErrors.notGiven.message });
  for (const person of [operatorb, operatorc]) expect((await give(added.id, [], person)).code).toBe('404');
  expect((await detail(added.id)).attributes.map(({ id }) => id)).toEqual([one.id]);
});

test('a company cannot see to which groups the park has added it', async () => {
  const added = await addedBy(operatora);
  await grouped(added.id);
  const admin = await settledIn(server, added.superAdminPhone);
  expect((await detail(added.id, admin)).groups).toEqual([]);
  expect((await detail(added.id)).groups).toHaveLength(1);
});

test('an attribute that is of another space or not for this type of company is refused on its field, and no company is added', async () => {
  const foreign = await kind(operatorc);
  const own = await kind();
  for (const [attributeIds, compType, error] of [
    [[foreign.id], '0', attributeErrors.gone],
    [[demoId('no such'), own.id], '0', attributeErrors.gone],
    [[own.id], '1', attributeErrors.settledOnly],
  ] as const) {
    const form = formOf({ attributeIds, compType });
    expect(await operatora.refused(company.create, form)).toMatchObject({ status: error.status, fields: { attributeIds: error.message } });
    expect((await operatora.call(company.accounts, { keyword: form.companyName })).total).toBe(0);
  }
  expect((await operatora.refused(company.create, formOf({ attributeIds: 'x' }))).fields).toHaveProperty('attributeIds');
});

test('if an attribute is given to a company and deleted at the same moment, one of the two is refused', async () => {
  for (let round = 0; round < rounds(4, 40); round++) {
    const { id } = await kind();
    const added = await addedBy(operatora);
    const version = await versionOf(server, added.id);
    const answers = await race([
      () => operatora.raw(attribute.remove, { id }),
      () => operatora.raw(company.change, { companyId: added.id, version, attributeIds: [id] }, { process: 1 }),
    ]);
    const codes = answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual(codes);
  }
});
