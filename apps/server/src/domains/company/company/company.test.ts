import { company, companyErrors, companyTexts, keyFields, kindFields, ownFields } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { beforeAll, describe, expect, test } from 'vitest';
import { creditCodeOf, demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { keep, png } from '../../../../test/keep.ts';
import { race, rounds } from '../../../../test/race.ts';

const server = testServer({ processes: 2 });
const id = (key: string) => demoId(`company ${key}`);
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
beforeAll(async () => {
  for (const name of [
    'supera1',
    'admina1',
    'membera1',
    'supera2',
    'superb1',
    'operatora',
    'operatorab',
    'operatorc',
    'assistant1',
    'platform1',
  ])
    people[name] = await server.signIn(name);
});

const detail = (actor: string, key?: string) => as(actor).call(company.detail, key ? { companyId: id(key) } : {});
const versionOf = async (key: string) =>
  (await server.rows<{ version: number }>('select version from company where id = $1', [id(key)]))[0]?.version ?? 0;
/** Changes a company with its current version. */
const change = async (actor: string, facts: object, key = 'A1') =>
  as(actor).call(company.change, { companyId: id(key), version: await versionOf(key), ...facts });
const refused = async (actor: string, facts: object, key = 'A1') =>
  as(actor).refused(company.change, { companyId: id(key), version: await versionOf(key), ...facts });
const rowOf = async (key: string) => (await server.rows('select c.* from company c where id = $1', [id(key)]))[0];

describe('C0080 reading a company', () => {
  test('every member can read their own company, with masked phone numbers and the fields they may change', async () => {
    const read = await detail('supera1');
    expect(read).toMatchObject({
      ...{ companyId: id('A1'), companyName: '云启科技有限公司', compType: '0', isEnable: 1, tenantName: '星河产业运营' },
      ...{ normalContactName: '林晓峰', normalContactPhone: '138****1001', superAdminName: '林晓峰', superAdminPhone: '138****1001' },
      ...{ address: expect.any(Array), companyLogoUrl: null, editable: ownFields },
      parks: [{ parkId: demoId('park A'), parkName: '星河智谷', relation: 'settled' }],
    });
    expect(read.staffNum).toBeGreaterThan(20);
    expect(await detail('membera1')).toEqual({ ...read, editable: [] });
    expect((await detail('platform1')).compType).toBe('2');
  });

  test('park administrators can read the companies of the park, at both API addresses', async () => {
    expect((await detail('operatora', 'A1')).editable).toEqual([...keyFields, ...ownFields, ...kindFields]);
    expect((await detail('assistant1', 'A2')).editable).toEqual([]);
    const { token = '' } = as('operatora');
    const answer = await server.inject({ url: `/smartop${company.detail.path}/${id('A2')}`, headers: { logintoken: token } });
    expect(answer.json().body.companyId).toBe(id('A2'));
  });

  test('reading a company outside the actor’s own company, park or space fails with 404', async () => {
    const outsideScope: Record<string, string[]> = {
      supera1: ['A2', 'B1', 'C1', 'OP'],
      membera1: ['A2', 'OP'],
      operatora: ['B1', 'C1'],
      assistant1: ['OP', 'B1'],
      operatorc: ['A1', 'OP'],
      platform1: ['A1'],
    };
    for (const [actor, keys] of Object.entries(outsideScope))
      for (const key of keys)
        expect([actor, key, (await as(actor).refused(company.detail, { companyId: id(key) })).code]).toEqual([actor, key, '404']);
  });
});

describe("C0064 changes by the company's administrators", () => {
  test('fields left out of a change keep their values, null or blank clears a value, and the logo becomes a public file', async () => {
    await change('supera1', { remark: '做园区软件', normalContactName: '林晓峰' });
    const before = await rowOf('A1');
    const { url } = await keep(server, as('admina1'), png(2, 2), { needAuth: '0' });
    expect(await change('admina1', { companyLogoUrl: url })).toEqual({ warning: null });
    expect(await rowOf('A1')).toEqual({
      ...before,
      logo: url,
      version: (before?.version as number) + 1,
      updated_at: expect.any(Date),
      updated_by: demoId('user admina1'),
    });
    await change('admina1', { remark: ' ', normalContactName: null });
    expect(await detail('supera1')).toMatchObject({ remark: null, normalContactName: null, companyLogoUrl: url });
    const [noted] = await server.rows(`select user_id, target from audit where call = 'company.change' order by at desc limit 1`);
    expect(noted).toEqual({ user_id: demoId('user admina1'), target: id('A1') });
  });

  test('a change without a company id applies to the actor’s own company', async () => {
    await as('supera2').call(company.change, { version: await versionOf('A2'), remark: '轻食' });
    expect(await detail('supera2')).toMatchObject({ companyId: id('A2'), remark: '轻食' });
  });

  test('a logo uploaded by another user can be sent back unchanged; a private file or a file of another company is refused', async () => {
    const { url } = await keep(server, as('operatora'), png(2, 2), { needAuth: '0' });
    await change('operatora', { companyLogoUrl: url });
    await change('supera1', { companyLogoUrl: url, remark: '做园区软件' });
    expect(await detail('supera1')).toMatchObject({ companyLogoUrl: url, remark: '做园区软件' });
    const secret = await keep(server, as('supera1'), png(2, 2));
    const foreign = await keep(server, as('supera2'), png(2, 2), { needAuth: '0' });
    for (const companyLogoUrl of [secret.url, foreign.url, 'https://example.com/a.png', demoId('nothing')])
      expect((await refused('supera1', { companyLogoUrl })).fields).toHaveProperty('companyLogoUrl');
  });

  test('V277 addresses in the input are ignored, and the move-in day is accepted as a timestamp, a date-time or a date', async () => {
    const { address: before } = await detail('supera1');
    expect(before[0]).toMatchObject({ roomId: expect.stringMatching(/^[\da-f-]{36}$/), roomCode: expect.any(String) });
    const address = [{ regionName: '浦东', buildingName: '1号楼', floorName: '3', roomNum: '301' }];
    const { settingTime } = await detail('supera1');
    const same = Date.parse(settingTime ?? '');
    await change('supera1', { remark: '不搬家', address, settingTime: same });
    expect((await detail('supera1')).address).toEqual(before);
    const [noted] = await server.rows<{ text: string }>(
      `select a::text as text from audit a where call = 'company.change' order by at desc limit 1`,
    );
    expect(noted?.text).toContain('不搬家');
    expect(noted?.text).not.toContain('浦东');
    for (const [sent, stored] of [
      [Date.UTC(2025, 4, 6, 7, 8, 9), '2025-05-06T07:08:09Z'],
      ['2025-05-07T00:00:00+08:00', '2025-05-06T16:00:00Z'],
      ['2025-05-08', '2025-05-07T16:00:00Z'],
      [null, null],
      [settingTime, settingTime],
    ]) {
      await change('operatora', { settingTime: sent });
      expect((await detail('supera1')).settingTime).toBe(stored);
    }
  });

  test('a company can change a custom field only if the field may be edited by companies', async () => {
    const closed = await refused('supera1', { extValues: { industry_tag: '人工智能' } });
    expect(closed).toMatchObject({ status: 403, fields: { 'extValues.industry_tag': expect.any(String) } });
    await change('operatora', { extValues: { industry_tag: '人工智能' } });
    await change('supera1', { extValues: { industry_tag: '人工智能', website: 'yunqi.example' } });
    expect((await detail('supera1')).extValues).toEqual({ industry_tag: '人工智能', website: 'yunqi.example' });
    expect((await refused('supera1', { extValues: { website: 'x'.repeat(101) } })).fields).toHaveProperty(['extValues.website']);
    await change('operatora', { extValues: { industry_tag: '', website: '' } });
  });
});

describe('key information, which only the operator may change', () => {
  const newCode = creditCodeOf(9000);

  test('a company may send back its name, credit code and settling date unchanged but cannot change them', async () => {
    const { companyName, creditCode, settingTime } = await detail('supera1');
    await change('supera1', { companyName, creditCode, settingTime, remark: '照旧' });
    const before = await rowOf('A1');
    for (const facts of [{ companyName: '改名' }, { creditCode: newCode }, { creditCode: null }, { settingTime: '2020-01-01' }])
      expect(await refused('supera1', { ...facts, remark: '混进来' })).toMatchObject({
        ...{ status: 403, code: '403', errorMessage: companyTexts.keyFields },
        fields: { [Object.keys(facts)[0] as string]: companyTexts.keyFields },
      });
    expect(await rowOf('A1')).toEqual(before);
  });

  test('the operator can change key information, and renaming the company also renames its top department', async () => {
    const before = await detail('operatora', 'A2');
    await change('operatora', { companyName: '轻禾餐饮有限公司', creditCode: newCode, settingTime: '2024-02-29' }, 'A2');
    expect(await detail('supera2')).toMatchObject({
      ...{ companyName: '轻禾餐饮有限公司', creditCode: newCode, settingTime: '2024-02-28T16:00:00Z' },
      remark: before.remark,
    });
    expect((await as('supera2').call(department.tree, {}))[0]?.name).toBe('轻禾餐饮有限公司');
    await change('operatora', { companyName: before.companyName, creditCode: '' }, 'A2');
    expect((await detail('supera2')).creditCode).toBeNull();
  });

  test('a company name or code in use in the space is refused on its field; a wrong check character only gives a warning', async () => {
    const [a1, c1] = [await detail('supera1'), await detail('operatorc', 'C1')];
    expect(await refused('operatora', { companyName: a1.companyName }, 'A2')).toMatchObject({
      ...{ status: 409, errorMessage: companyErrors.nameTaken.message },
      fields: { companyName: companyErrors.nameTaken.message },
    });
    expect(await refused('operatora', { creditCode: a1.creditCode }, 'A2')).toMatchObject({
      ...{ status: 409, errorMessage: companyErrors.creditCodeTaken.message },
      fields: { creditCode: companyErrors.creditCodeTaken.message },
    });
    await change('operatora', { creditCode: c1.creditCode }, 'A2');
    const off = `${newCode.slice(0, 17)}${newCode.endsWith('0') ? '1' : '0'}`;
    expect(await change('operatora', { creditCode: off }, 'A2')).toEqual({ warning: companyTexts.checksum });
    expect(await change('operatora', { creditCode: off, remark: '再存' }, 'A2')).toEqual({ warning: null });
  });
});

describe('users without the permission to change a company', () => {
  test('members, assisting organisations and the platform cannot change a company, even if they can read it', async () => {
    const before = await rowOf('A1');
    for (const actor of ['membera1', 'assistant1', 'platform1'])
      expect([actor, (await refused(actor, { remark: '越权' })).code]).toEqual([actor, '403']);
    expect(await rowOf('A1')).toEqual(before);
  });

  test('changing a company outside the actor’s own company, park or space fails with 404', async () => {
    const outsideScope: Record<string, string[]> = { supera1: ['A2', 'B1', 'C1', 'OP'], operatora: ['B1', 'C1'], operatorc: ['A1'] };
    for (const [actor, keys] of Object.entries(outsideScope))
      for (const key of keys) {
        const before = await rowOf(key);
        expect([actor, key, (await refused(actor, { remark: '越权' }, key)).code]).toEqual([actor, key, '404']);
        expect(await rowOf(key)).toEqual(before);
      }
  });

  test('an operator whose role lacks the edit button can read the companies of the park but cannot change them', async () => {
    const without = (code: string) =>
      server.rows(`update role_grant set nodes = array_remove(nodes, $2), version = version + 1 where role_id = $1`, [
        demoId('role 园区管理员'),
        code,
      ]);
    await without('M1004003001:edit');
    expect((await detail('operatora', 'A1')).editable).toEqual([]);
    expect((await refused('operatora', { remark: '越权' })).code).toBe('404');
    expect((await detail('operatora')).editable).toEqual(ownFields);
    await without('M1014001003:edit');
    expect((await refused('operatora', { remark: '越权' }, 'OP')).code).toBe('403');
  });
});

describe('changes with invalid values or an outdated version', () => {
  test('an edit with an outdated version is refused as stale before any value is validated', async () => {
    const version = await versionOf('B1');
    await change('superb1', { remark: '一' }, 'B1');
    const late = await as('superb1').refused(company.change, { version, remark: '二', companyName: '旧名' });
    expect(late.errorMessage).toBe(commonErrors.stale.message);
    expect((await detail('superb1')).remark).toBe('一');
  });

  test('an edit without a version, as the documents name the call, changes the company as it is', async () => {
    await as('superb1').call(company.change, { remark: '无版本' });
    expect((await detail('superb1')).remark).toBe('无版本');
  });

  test.each([
    ['version', { version: 'x' }],
    ['companyName', { companyName: ' ' }],
    ['companyName', { companyName: '长'.repeat(101) }],
    ['creditCode', { creditCode: '123' }],
    ['settingTime', { settingTime: '昨天' }],
    ['settingTime', { settingTime: 1e300 }],
    ['settingTime', { settingTime: '0000-01-01T00:00:00Z' }],
    ['remark', { remark: '长'.repeat(501) }],
    ['normalContactName', { normalContactName: '长'.repeat(21) }],
    ['companyLogoUrl', { companyLogoUrl: 'javascript:alert(1)' }],
    ['companyId', { companyId: 'A1' }],
  ])('an invalid value for %s is refused on its field: %o', async (field, facts) => {
    expect(await refused('supera1', facts)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('if a company is edited in two processes at the same moment, one edit is saved and the other is refused as stale', async () => {
    for (let round = 0; round < rounds(8, 100); round++) {
      const version = await versionOf('A1');
      const edit = (actor: string, process: number) => () =>
        as(actor).raw(company.change, { version, remark: `${actor} ${round}` }, { process });
      const answers = await race([edit('supera1', 0), edit('admina1', 1)]);
      const codes = answers.map((one) => (one.status === 'fulfilled' ? (one.value.json() as { code: string }).code : ''));
      expect(codes.toSorted()).toEqual(['200', '409']);
      const winner = codes[0] === '200' ? 'supera1' : 'admina1';
      expect(await rowOf('A1')).toMatchObject({ remark: `${winner} ${round}`, version: version + 1 });
    }
  });

  test('renaming a company while its departments are added and moved causes no deadlock', async () => {
    const root = demoId('department A2');
    for (let round = 0; round < rounds(8, 100); round++) {
      const version = await versionOf('A2');
      const { id: moved } = await as('supera2').call(department.create, { name: `移${round}`, parentId: root, orderNum: 1 });
      const { id: parentId } = await as('supera2').call(department.create, { name: `上${round}`, parentId: root, orderNum: 1 });
      const answers = await race([
        () => as('operatorab').raw(company.change, { companyId: id('A2'), version, companyName: `智联数据${round}` }),
        () => as('supera2').raw(department.create, { name: `增${round}`, parentId: root, orderNum: 1 }),
        () =>
          as('supera2').raw(
            department.change,
            { type: 1, id: moved, name: `移${round}`, parentId, orderNum: 1, version: 1 },
            { process: 1 },
          ),
      ]);
      expect(answers.map((one) => one.status === 'fulfilled' && one.value.statusCode)).toEqual([200, 200, 200]);
    }
  });
});
