import { commonErrors } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { group, groupErrors } from '@park/contract/people/group';
import { identity } from '@park/contract/people/identity';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { open } from '../../../../test/open.ts';
import { race, rounds } from '../../../../test/race.ts';

const server = testServer({ processes: 2 });
const company = (key: string) => demoId(`company ${key}`);
const user = (name: string) => demoId(`user ${name}`);
const member = (name: string, key: string) => ({ userId: user(name), companyId: company(key) });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of ['supera1', 'membera1', 'operatora', 'operatorb', 'operatorab', 'operatorc', 'assistant1', 'platform1'])
    people[name] = await server.signIn(name);
});

let createdCount = 0;
const add = async (changes: object = {}, name = 'operatora') => {
  createdCount += 1;
  const values = { code: `g${createdCount}`, name: `分组${createdCount}`, ...changes };
  return { ...values, ...(await as(name).call(group.create, values)) };
};
const listOf = async (kind: 'company' | 'user' = 'company', name = 'operatora', keyword = '') =>
  (await as(name).call(group.list, { kind, keyword, pageSize: 1000 })).list;
const membersOf = (groupId: string, name = 'operatora') => as(name).call(group.companies, { groupId, pageSize: 1000 });

describe('C0087 C0088 C0089 C0090 C0091 groups of a park', () => {
  test('groups are created, found, renamed and deleted, and the companies of a deleted group stay', async () => {
    const { id } = await add({ code: 'vip', name: '重点企业', remark: '每月走访' });
    await as('operatora').call(group.add, { groupId: id, members: [{ companyId: company('A1') }] });
    const found = (await listOf('company', 'operatora', 'VIP'))[0];
    expect(found).toMatchObject({ id, code: 'vip', name: '重点企业', kind: 'company', remark: '每月走访', memberNum: 1, version: 1 });
    await as('operatora').call(group.change, { id, version: 1, name: '重点服务企业' });
    expect((await listOf()).find((one) => one.id === id)).toMatchObject({ name: '重点服务企业', code: 'vip', remark: null, version: 2 });
    await as('operatora').call(group.remove, { id });
    expect((await listOf()).some((one) => one.id === id)).toBe(false);
    expect((await as('operatora').refused(group.companies, { groupId: id })).code).toBe('404');
    expect(await server.rows('select 1 from company where id = $1 and deleted_at is null', [company('A1')])).toHaveLength(1);
  });

  test('a code or name used by another group of the same kind is refused on its field', async () => {
    const { code, name, id } = await add();
    expect(await as('operatora').call(group.checkCode, { code: code.toUpperCase() })).toEqual({ isExit: true });
    expect(await as('operatora').call(group.checkCode, { code, kind: 'user' })).toEqual({ isExit: false });
    expect(await as('operatora').refused(group.create, { code: code.toUpperCase(), name: '另一个' })).toMatchObject({
      ...{ status: 409, errorMessage: groupErrors.codeTaken.message },
      fields: { code: groupErrors.codeTaken.message },
    });
    expect(await as('operatora').refused(group.create, { code: 'other', name })).toMatchObject({
      ...{ status: 409, fields: { name: groupErrors.nameTaken.message } },
    });
    await as('operatora').call(group.remove, { id });
    expect(await as('operatora').call(group.checkCode, { code })).toEqual({ isExit: false });
    await add({ code, name });
  });

  test.each([
    ['code', { code: '中文' }],
    ['code', { code: 'x'.repeat(31) }],
    ['name', { name: ' ' }],
    ['name', { name: '长'.repeat(31) }],
    ['remark', { remark: '长'.repeat(101) }],
    ['kind', { kind: 'gray' }],
  ])('an invalid %s is reported on its field: %o', async (field, facts) => {
    const answer = await as('operatora').refused(group.create, { code: 'ok', name: '好', ...facts });
    expect(answer).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('of two concurrent edits in two processes one is saved and the other is refused as stale', async () => {
    for (let round = 0; round < rounds(5, 50); round++) {
      const { id } = await add();
      const edit = (name: string, process: number) => () =>
        as(name).raw(group.change, { id, version: 1, name: `${name}${round}` }, { process });
      const answers = await race([edit('operatora', 0), edit('operatorab', 1)]);
      const codes = answers.map((one) => (one.status === 'fulfilled' ? one.value.json().code : ''));
      expect(codes.toSorted()).toEqual(['200', '409']);
    }
  });
});

describe('C0066 C0092 C0094 C0095 C0096 companies of a group', () => {
  test('companies of the park are added to a group only once each, and can be removed again', async () => {
    const { id } = await add();
    const before = await as('operatora').call(group.candidates, { groupId: id, keyword: '云启' });
    expect(before).toMatchObject({ total: 1, list: [{ companyId: company('A1'), isIn: false }] });
    expect(
      await as('operatora').call(group.add, { groupId: id, members: [{ companyId: company('A1') }, { companyId: company('A2') }] }),
    ).toEqual({ added: 2 });
    expect(await as('operatora').call(group.add, { groupId: id, members: [{ companyId: company('A1') }] })).toEqual({ added: 0 });
    expect((await as('operatora').call(group.candidates, { groupId: id, keyword: '云启' })).list[0]?.isIn).toBe(true);
    const { list, total } = await membersOf(id);
    expect(total).toBe(2);
    const first = list.find(({ companyId }) => companyId === company('A1'));
    expect(first).toMatchObject({ companyName: '云启科技有限公司', compType: '0', normalContactPhone: '138****1001', isEnable: 1 });
    expect(await as('operatora').call(group.drop, { groupId: id, ids: [first?.id ?? ''] })).toEqual({ removed: 1 });
    expect((await membersOf(id)).list.map(({ companyId }) => companyId)).toEqual([company('A2')]);
    expect((await as('operatora').refused(group.drop, { groupId: id, ids: [first?.id ?? ''] })).code).toBe('404');
  });

  test('all companies of a type or with an attribute can be added to a group at once', async () => {
    const { id } = await add();
    const { added } = await as('operatora').call(group.addByType, { groupId: id, compType: '1' });
    expect(added).toBe(1);
    expect((await membersOf(id)).list[0]?.companyId).toBe(company('AS'));
    expect((await as('operatora').call(group.addByType, { groupId: id, compType: '0' })).added).toBeGreaterThan(40);
    expect(await as('operatora').call(group.addByType, { groupId: id, attributeId: demoId('no such') })).toEqual({ added: 0 });
    expect(await as('operatora').refused(group.addByType, { groupId: id })).toMatchObject({
      status: 400,
      fields: { compType: '请选择企业身份或企业类型' },
    });
    const ofPeople = await add({ kind: 'user' });
    const refusal = await as('operatora').refused(group.addByType, { groupId: ofPeople.id, compType: '0' });
    expect(refusal.errorMessage).toBe(groupErrors.wrongKind.message);
  });

  test('if one of the companies to add belongs to another park or space, none of the companies is added', async () => {
    const { id } = await add();
    for (const key of ['B1', 'C1'])
      expect(
        (await as('operatora').refused(group.add, { groupId: id, members: [{ companyId: company('A1') }, { companyId: company(key) }] }))
          .code,
      ).toBe('404');
    expect((await membersOf(id)).total).toBe(0);
  });

  test('a company that leaves the park disappears from the group’s lists, and reappears if it returns to the park', async () => {
    const { id } = await add();
    await as('operatora').call(group.add, { groupId: id, members: [{ companyId: company('A2') }] });
    const leave = (at: string | null) => server.rows(`update company_park set left_at = $2 where company_id = $1`, [company('A2'), at]);
    await leave('2026-01-01');
    expect((await membersOf(id)).total).toBe(0);
    expect((await listOf()).find((one) => one.id === id)?.memberNum).toBe(0);
    await leave(null);
    expect((await membersOf(id)).total).toBe(1);
  });

  test('the export contains the companies of the group as its list shows them', async () => {
    const { id } = await add();
    await as('operatora').call(group.add, { groupId: id, members: [{ companyId: company('A1') }, { companyId: company('A2') }] });
    const made = await as('operatora').call(task.export, { subject: 'groupCompany', filter: { groupId: id, keyword: '云启' } });
    expect(made).toMatchObject({ state: 'done', total: 1 });
    const { sheets } = await readXlsx((await as('operatora').raw(task.file, { id: made.id })).rawPayload);
    expect(sheets[0]?.rows[1]?.slice(0, 5)).toEqual([...['云启科技有限公司', expect.any(String), '入驻企业', '林晓峰', '138****1001']]);
  });
});

describe('C0029 phone number of a group member', () => {
  const look = async (name: string, id: string) => {
    const answer = (await as(name).raw(group.phone, { id })).json();
    const { sessionKey } = await as(name).call(identity.userInfo, {});
    return answer.encryptFlag ? open<{ phone: string }>(answer.body, sessionKey).phone : answer;
  };
  const records = () =>
    server.rows(`select viewer_user_id as viewer, subject_user_id as subject, kind from privacy_record order by created_at desc limit 1`);

  test('V242 V257 the number of a person or company contact is returned encrypted, and reading it leaves an audit entry', async () => {
    const [ofPeople, ofCompanies] = [await add({ kind: 'user' }), await add()];
    await as('operatora').call(group.add, { groupId: ofPeople.id, members: [member('membera1', 'A1')] });
    await as('operatora').call(group.add, { groupId: ofCompanies.id, members: [{ companyId: company('A1') }] });
    const person = (await as('operatora').call(group.people, { groupId: ofPeople.id })).list[0]?.id ?? '';
    expect(await look('operatora', person)).toBe('13800001003');
    expect(await records()).toEqual([{ viewer: user('operatora'), subject: user('membera1'), kind: 'staffPhone' }]);
    const contact = (await membersOf(ofCompanies.id)).list[0]?.id ?? '';
    expect(await look('operatora', contact)).toBe('13800001001');
    expect(await records()).toEqual([{ viewer: user('operatora'), subject: user('supera1'), kind: 'companyPhone' }]);
    expect((await as('operatorb').refused(group.phone, { id: person })).code).toBe('404');
    expect((await as('supera1').refused(group.phone, { id: person })).code).toBe('403');
  });
});

describe('access to groups', () => {
  test('users of another park or space can neither see nor change a group', async () => {
    const { id } = await add();
    for (const name of ['operatorb', 'operatorc']) {
      expect((await listOf('company', name)).some((one) => one.id === id)).toBe(false);
      expect((await as(name).refused(group.companies, { groupId: id })).code).toBe('404');
      expect((await as(name).refused(group.change, { id, version: 1, name: '越权' })).code).toBe('404');
      expect((await as(name).refused(group.remove, { id })).code).toBe('404');
      expect((await as(name).refused(group.add, { groupId: id, members: [{ companyId: company('B1') }] })).code).toBe('404');
    }
    // codes are unique per park
    await add({ code: 'same' });
    await add({ code: 'same' }, 'operatorb');
  });

  test('a user with read access cannot change a group, and companies and the platform have no access', async () => {
    const { id } = await add();
    expect((await listOf('company', 'assistant1')).some((one) => one.id === id)).toBe(true);
    expect((await as('assistant1').refused(group.remove, { id })).code).toBe('403');
    for (const call of [group.create, group.change, group.add, group.drop, group.choices])
      expect((await as('assistant1').refused(call, { id, groupId: id })).code).toBe('403');
    for (const name of ['supera1', 'membera1', 'platform1']) expect((await as(name).refused(group.list, {})).code).toBe('403');
    expect((await as('operatora').refused(group.change, { id, version: 9, name: '旧' })).errorMessage).toBe(commonErrors.stale.message);
  });
});
