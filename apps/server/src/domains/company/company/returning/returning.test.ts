import { company, companyErrors as errors } from '@park/contract/company/company';
import { department } from '@park/contract/people/department';
import { group } from '@park/contract/people/group';
import { staff } from '@park/contract/people/staff';
import { attribute } from '@park/contract/rights/attribute';
import { beforeAll, expect, test } from 'vitest';
import { creditCodeOf, demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { addedBy, formOf, maskOf, newPhone, rowOf, settledIn, signInAs, textTo } from '../test/accounts.ts';

const server = testServer({ processes: 2 });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of ['operatora', 'operatorab', 'operatorb', 'operatorc', 'assistant1', 'supera1', 'platform1'])
    people[name] = await server.signIn(name);
});

const adminOf = (superAdminName = '新主管') => ({ superAdminName, superAdminPhone: newPhone() });
const leftRow = async (companyName: string) => {
  const { list } = await as('operatora').call(company.moved, { keyword: companyName });
  return list[0] ?? expect.fail(`${companyName} has not left`);
};
/** Adds a company and moves it out again. Returns its row in the list of companies that have left. */
const leftBy = async (changes: object = {}) => {
  const added = await addedBy(as('operatora'), changes);
  await as('operatora').call(company.moveOut, { companyId: added.id });
  return { ...(await leftRow(added.companyName)), companyId: added.id, phone: added.superAdminPhone };
};
const detail = (companyId: string) => as('operatora').call(company.detail, { companyId });
let made = 0;
const newType = async () => {
  const name = `类型归${++made}`;
  return { name, ...(await as('operatora').call(attribute.create, { name })) };
};
const newGroup = async (companyId: string) => {
  const name = `分组归${++made}`;
  const { id } = await as('operatora').call(group.create, { code: `back${made}`, name });
  await as('operatora').call(group.add, { groupId: id, members: [{ companyId }] });
  return { id, name };
};

test('C0069 a company that left comes back as the same company with its type and groups, under a new administrator', async () => {
  const type = await newType();
  const creditCode = creditCodeOf(9301);
  const added = await addedBy(as('operatora'), { creditCode, remark: '做芯片', attributeIds: [type.id] });
  const kept = await newGroup(added.id);
  const before = await settledIn(server, added.superAdminPhone);
  await before.call(department.tree, {});
  await server.rows(`update company set settled_at = '2020-01-01', handed = '{M1014001003}', staff_limit = 7 where id = $1`, [added.id]);
  await server.rows(`update company_park set joined_at = '2020-01-01' where company_id = $1`, [added.id]);
  await as('operatora').call(company.moveOut, { companyId: added.id, reason: '租约到期' });
  const row = await leftRow(added.companyName);
  expect(row.isBack).toBe(false);

  const admin = adminOf();
  expect(await as('operatora').call(company.restore, { id: row.id, admin })).toEqual({ companyId: added.id });
  const back = await detail(added.id);
  expect(back).toMatchObject({
    ...{ companyName: added.companyName, creditCode, remark: '做芯片', compType: '0', isEnable: 1, staffNum: 1 },
    ...{ superAdminName: '新主管', superAdminPhone: maskOf(admin.superAdminPhone), isActivated: 0, activates: 'firstSignIn' },
    ...{ normalContactName: '新主管', normalContactPhone: maskOf(admin.superAdminPhone) },
    ...{ attributes: [{ id: type.id, name: type.name }], groups: [{ id: kept.id, name: kept.name }] },
    parks: [{ relation: 'settled' }],
  });
  for (const at of [back.settingTime, back.parks[0]?.joinedDate])
    expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(Date.parse(row.leftDate));
  expect(await rowOf(server, added.id)).toMatchObject({ handed: ['M1014001003'], staff_limit: 7, deleted_at: null });
  expect(await leftRow(added.companyName)).toMatchObject({ id: row.id, isBack: true, reason: '租约到期' });
  // the former administrator stays out; the new one received a first password and activates the company by signing in
  expect(await signInAs(server, added.superAdminPhone, 'Park2026demo')).toBeUndefined();
  expect((await textTo(server, admin.superAdminPhone))?.template).toBe('firstPassword');
  const entered = await settledIn(server, admin.superAdminPhone);
  expect(await entered.call(company.detail, {})).toMatchObject({ companyId: added.id, isActivated: 1 });
});

test('R152 people who left before the company moved out stay former members, and an outside main contact stays', async () => {
  const added = await addedBy(as('operatora'), { normalContactName: '外联人', normalContactPhone: newPhone() });
  const { id: userId } = await as('operatora').call(staff.create, {
    ...{ companyId: added.id, realName: '离开者', phone: newPhone(), departmentId: '-2', orgOrderNum: 1 },
  });
  await as('operatora').call(staff.leave, { companyId: added.id, userId, heirs: [] });
  await as('operatora').call(company.moveOut, { companyId: added.id });
  await as('operatora').call(company.restore, { id: (await leftRow(added.companyName)).id, admin: adminOf() });
  expect(await detail(added.id)).toMatchObject({ staffNum: 1, normalContactName: '外联人' });
  expect(await server.rows('select admin_level from staff where company_id = $1 and left_at is null', [added.id])).toEqual([
    { admin_level: 3 },
  ]);
});

test('the former administrator can be named again', async () => {
  const left = await leftBy();
  await as('operatora').call(company.restore, { id: left.id, admin: { superAdminName: '新管理', superAdminPhone: left.phone } });
  expect(await detail(left.companyId)).toMatchObject({ superAdminPhone: maskOf(left.phone), staffNum: 1 });
});

test('groups and types that were deleted meanwhile are left out', async () => {
  const [gone, stays] = [await newType(), await newType()];
  const added = await addedBy(as('operatora'), { attributeIds: [gone.id, stays.id] });
  const [lost, kept] = [await newGroup(added.id), await newGroup(added.id)];
  await as('operatora').call(company.moveOut, { companyId: added.id });
  await as('operatora').call(attribute.remove, { id: gone.id });
  await as('operatora').call(group.remove, { id: lost.id });
  await as('operatora').call(company.restore, { id: (await leftRow(added.companyName)).id, admin: adminOf() });
  expect(await detail(added.id)).toMatchObject({ attributes: [{ id: stays.id }], groups: [{ id: kept.id }] });
});

test('a company that left before groups and types were recorded comes back without them', async () => {
  const left = await leftBy();
  await server.rows('update company_park set left_group_ids = null, left_attribute_ids = null where id = $1', [left.id]);
  await as('operatora').call(company.restore, { id: left.id, admin: adminOf() });
  expect(await detail(left.companyId)).toMatchObject({ attributes: [], groups: [] });
});

test('a company of the demo that moved out comes back with its type and group', async () => {
  const { id } = await leftRow('拓普光电技术有限公司');
  const { companyId } = await as('operatora').call(company.restore, { id, admin: adminOf() });
  expect(await detail(companyId)).toMatchObject({ attributes: [{ name: '专精特新企业' }], groups: [{ name: '高新技术企业' }] });
});

test('a temporary company whose stay ended comes back as a resident company that can be entered', async () => {
  const added = await addedBy(as('operatora'));
  const visitor = await newType();
  await server.rows(
    `insert into temporary_company (space_id, park_id, company_id, ends_on, attribute_space_id, attribute_id)
     select c.space_id, p.park_id, c.id, current_date - 3, r.space_id, r.id
       from company c join company_park p on p.company_id = c.id join role r on r.id = $2 where c.id = $1`,
    [added.id, visitor.id],
  );
  await as('operatora').call(attribute.assign, { id: visitor.id, add: [added.id] });
  await server.rows('update company set enabled = false where id = $1', [added.id]);
  await as('operatora').call(company.moveOut, { companyId: added.id });
  await as('operatora').call(company.restore, { id: (await leftRow(added.companyName)).id, admin: adminOf() });
  expect(await detail(added.id)).toMatchObject({ isEnable: 1, attributes: [] });
  const stay = () =>
    server.rows('select settled_at is not null as settled, ended_at from temporary_company where company_id = $1', [added.id]);
  expect(await stay()).toEqual([{ settled: true, ended_at: null }]);
});

test('a name or credit code that another company has taken meanwhile is refused on its field, and nothing changes', async () => {
  const code = creditCodeOf(9302);
  const byName = await leftBy();
  const byCode = await leftBy({ creditCode: code });
  await as('operatora').call(company.create, formOf({ companyName: byName.companyName }));
  await as('operatora').call(company.create, formOf({ creditCode: code }));
  for (const [left, field, error] of [
    [byName, 'companyName', errors.nameTaken],
    [byCode, 'creditCode', errors.creditCodeTaken],
  ] as const) {
    const admin = adminOf();
    expect(await as('operatora').refused(company.restore, { id: left.id, admin })).toMatchObject({
      ...{ status: 409, fields: { [field]: error.message } },
    });
    expect(await textTo(server, admin.superAdminPhone)).toBeUndefined();
    expect((await rowOf(server, left.companyId))?.deleted_at).not.toBeNull();
    expect(await leftRow(left.companyName)).toMatchObject({ isBack: false });
  }
});

test('only the latest time a company left leads back, and only once', async () => {
  const left = await leftBy();
  await as('operatora').call(company.restore, { id: left.id, admin: adminOf() });
  const again = () => as('operatora').refused(company.restore, { id: left.id, admin: adminOf() });
  expect(await again()).toMatchObject({ status: 409, errorMessage: errors.isBack.message });
  await as('operatora').call(company.moveOut, { companyId: left.companyId });
  expect(await again()).toMatchObject({ status: 409, errorMessage: errors.isBack.message });
  const latest = await leftRow(left.companyName);
  expect(latest).toMatchObject({ isBack: false });
  expect(latest.id).not.toBe(left.id);
  expect(await as('operatora').call(company.restore, { id: latest.id, admin: adminOf() })).toEqual({ companyId: left.companyId });
});

test('a company still in another park comes back with its people and administrator; a second administrator is refused', async () => {
  const added = await addedBy(as('operatora'));
  await server.rows(
    `insert into company_park (space_id, park_id, company_id, relation)
     select space_id, (select id from park where name = '星河软件园'), id, 'settled' from company where id = $1`,
    [added.id],
  );
  await as('operatora').call(company.moveOut, { companyId: added.id });
  const { id } = await leftRow(added.companyName);
  expect(await as('operatora').refused(company.restore, { id, admin: adminOf() })).toMatchObject({ code: '60202', status: 409 });
  // the other park made it an assisting organisation meanwhile
  await as('operatorb').call(company.setType, { companyId: added.id, compType: '1' });
  await as('operatora').call(company.restore, { id });
  expect(await detail(added.id)).toMatchObject({ compType: '1', parks: [{ relation: 'assists' }] });
  expect(await detail(added.id)).toMatchObject({ superAdminPhone: maskOf(added.superAdminPhone), staffNum: 1 });
  expect(await as('operatorb').call(company.detail, { companyId: added.id })).toMatchObject({ staffNum: 1 });
});

test.each([
  ['admin.superAdminName', undefined],
  ['admin.superAdminPhone', undefined],
  ['admin.superAdminName', { superAdminName: '王', superAdminPhone: '18700000001' }],
  ['admin.superAdminPhone', { superAdminName: '王小明', superAdminPhone: '123' }],
])('without a valid administrator the company does not come back: %s of %o', async (field, admin) => {
  const left = await leftBy();
  expect(await as('operatora').refused(company.restore, { id: left.id, admin } as never)).toMatchObject({
    ...{ status: 400, fields: { [field]: expect.stringMatching(/[\u4e00-\u9fa5]/) } },
  });
  expect((await rowOf(server, left.companyId))?.deleted_at).not.toBeNull();
});

test('users of another park or space, and users who may only read, bring no company back', async () => {
  const left = await leftBy();
  const before = await rowOf(server, left.companyId);
  const refusals = { assistant1: '403', supera1: '403', platform1: '403', operatorb: '404', operatorc: '404' };
  for (const [actor, code] of Object.entries(refusals))
    expect([actor, (await as(actor).refused(company.restore, { id: left.id, admin: adminOf() })).code]).toEqual([actor, code]);
  expect((await as('operatora').refused(company.restore, { id: demoId('nowhere'), admin: adminOf() })).code).toBe('404');
  expect((await as('operatora').refused(company.restore, { id: 'x', admin: adminOf() })).fields).toHaveProperty('id');
  expect(await rowOf(server, left.companyId)).toEqual(before);
});

test('if two operators bring a company back at the same moment, it has one administrator and the other operator is refused', async () => {
  for (let round = 0; round < rounds(4, 40); round++) {
    const left = await leftBy();
    const admins = [adminOf('先到者'), adminOf('后到者')] as const;
    const answers = await race([
      () => as('operatora').raw(company.restore, { id: left.id, admin: admins[0] }),
      () => as('operatorab').raw(company.restore, { id: left.id, admin: admins[1] }, { process: 1 }),
    ]);
    const codes = answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));
    expect(codes.toSorted()).toEqual([200, 409]);
    const winner = admins[codes.indexOf(200)];
    expect(await detail(left.companyId)).toMatchObject({ superAdminName: winner?.superAdminName, staffNum: 1, parks: [{}] });
    expect(await textTo(server, admins[codes.indexOf(409)]?.superAdminPhone ?? '')).toBeUndefined();
  }
});

test('if a company comes back while another of its name is added, only one of them exists', async () => {
  for (let round = 0; round < rounds(4, 40); round++) {
    const left = await leftBy();
    const answers = await race([
      () => as('operatora').raw(company.restore, { id: left.id, admin: adminOf() }),
      () => as('operatorab').raw(company.create, formOf({ companyName: left.companyName }), { process: 1 }),
    ]);
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0)).toSorted()).toEqual([200, 409]);
    const live = 'select count(*)::int as n from company where name = $1 and deleted_at is null';
    expect(await server.rows(live, [left.companyName])).toEqual([{ n: 1 }]);
  }
});
