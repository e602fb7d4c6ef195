import { randomUUID } from 'node:crypto';
import { task } from '@park/contract/kernel/task';
import { identity } from '@park/contract/people/identity';
import { parkuser } from '@park/contract/people/parkuser';
import { staff } from '@park/contract/people/staff';
import { useraccountTexts as texts, useraccount } from '@park/contract/people/useraccount';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race } from '../../../../test/race.ts';
import { sheetsOf } from '../../../../test/sheet/tasks.ts';
import { textsTo } from '../../../../test/texts.ts';

const server = testServer();
const user = (name: string) => demoId(`user ${name}`);
const company = (key: string) => demoId(`company ${key}`);
const reason = '安全检查';
let platform1: Person;
beforeAll(async () => {
  platform1 = await server.signIn('platform1');
});
const accountOf = async (keyword: string) => (await platform1.call(useraccount.list, { keyword })).list[0];
const organisationOf = async (keyword: string) => (await platform1.call(useraccount.organisations, { keyword })).list[0];
const answers = async (person: Person) => (await person.raw(identity.userInfo, {})).statusCode;

test('only the platform can export the account lists, with their filters and masked phone numbers', async () => {
  const fileOf = async (subject: 'userAccount' | 'organisation', filter: Record<string, string>) => {
    const { id } = await platform1.call(task.export, { subject, filter });
    return (await sheetsOf(platform1, task.file, { id }))[0]?.rows.map((row) => row.join('|')) ?? [];
  };
  const [head, ...people] = await fileOf('userAccount', { keyword: 'membera1' });
  expect(head).toBe('姓名|登录账号|手机号|所属空间|动态口令|在线设备|最近访问|注册时间|状态');
  expect(people).toEqual([
    expect.stringMatching(/^王梓涵\|membera1\|138\*{4}1003\|星河产业运营\|未启用\|\d\|从未登录\|20[-\d]+ [:\d]+\|启用$/),
  ]);
  const [, ...organisations] = await fileOf('organisation', { keyword: '云启科技有限公司' });
  expect(organisations).toEqual([
    expect.stringMatching(/^云启科技有限公司\|星河产业运营\|入驻企业\|.+\|林晓峰\|138\*{4}1001\|\d+\|20[-\d]+\|启用$/),
  ]);
  for (const name of ['operatorab', 'supera1'])
    for (const subject of ['userAccount', 'organisation'] as const)
      expect((await (await server.signIn(name)).refused(task.export, { subject })).code).toBe('403');
});

describe('accounts of people', () => {
  test('accounts of all spaces are listed by name, user name and phone number, without any data of their companies', async () => {
    const found = await accountOf('membera1');
    expect(found).toEqual({
      ...{
        userId: user('membera1'),
        userName: 'membera1',
        realName: '王梓涵',
        phone: '138****1003',
        isEnable: 1,
        isLocked: 0,
        hasFactor: 0,
        change: true,
      },
      ...{ spaceNames: ['星河产业运营'], sessionNum: expect.any(Number), lastSeenDate: null, createdDate: expect.any(String) },
    });
    expect((await accountOf('13800004011'))?.spaceNames).toEqual(['云栖文创运营']);
    expect((await platform1.call(useraccount.list, { keyword: '1003' })).list.map(({ userId }) => userId)).toContain(user('membera1'));
    expect((await platform1.call(useraccount.list, { keyword: '%' })).total).toBe(0);
    expect((await platform1.call(useraccount.list, {})).total).toBeGreaterThan(100);
    const page = await platform1.call(useraccount.list, { pageNum: 1_000_000 });
    expect([page.list, page.total > 100]).toEqual([[], true]);
    const { list } = await platform1.call(useraccount.list, { pageSize: 1000 });
    expect(list.every(({ phone }) => /^1\d{2}\*{4}\d{4}$/.test(phone))).toBe(true);
    // the platform still cannot list the people of any company
    for (const call of [staff.list, parkuser.list]) expect((await platform1.refused(call, {})).status).toBe(403);
  });

  test('a disabled user is signed out at once and cannot sign in until the user is enabled again', async () => {
    const membera2 = await server.signIn('membera2');
    const input = { userId: user('membera2'), isEnable: 0 as const };
    expect((await platform1.refused(useraccount.setEnable, input)).fields).toEqual({ reason: texts.noReason });
    await platform1.call(useraccount.setEnable, { ...input, reason });
    expect(await answers(membera2)).toBe(401);
    await expect(server.signIn('membera2')).rejects.toThrow('账号或密码错误');
    expect((await platform1.call(useraccount.list, { keyword: 'membera2', isEnable: 0 })).total).toBe(1);
    expect(
      await server.rows(`select input ->> 'reason' as reason from audit where call = 'useraccount.setEnable' and outcome = 'done'`),
    ).toEqual([{ reason }]);
    await platform1.call(useraccount.setEnable, { userId: user('membera2'), isEnable: 1 });
    await server.signIn('membera2');
    expect(await answers(membera2)).toBe(401);
  });

  test('a user cannot disable themselves, and disabling an unknown user is refused', async () => {
    expect((await platform1.refused(useraccount.setEnable, { userId: user('platform1'), isEnable: 0, reason })).errorMessage).toBe(
      '不能禁用自己的账号',
    );
    for (const [call, input] of [
      [useraccount.setEnable, { isEnable: 1 }],
      [useraccount.unlock, {}],
      [useraccount.endSessions, {}],
    ] as const)
      expect((await platform1.refused(call, { userId: randomUUID(), ...input })).code).toBe('404');
    expect((await platform1.refused(useraccount.unlock, { userId: 'x' })).fields).toEqual({ userId: '编号格式不正确' });
  });

  test('an account locked by wrong passwords is found as locked and can be unlocked', async () => {
    await server.rows(
      `insert into login_attempt (name_hash, account, address_hash, locks)
       select '\\x01', uuid_send($1::uuid), '\\x02', n = 10 from generate_series(1, 10) n`,
      [user('admina1')],
    );
    expect((await platform1.call(useraccount.list, { isLocked: 1 })).list.map(({ userId }) => userId)).toEqual([user('admina1')]);
    await expect(server.signIn('admina1')).rejects.toThrow('账号或密码错误');
    await platform1.call(useraccount.unlock, { userId: user('admina1') });
    await server.signIn('admina1');
    expect((await platform1.call(useraccount.list, { isLocked: 1 })).total).toBe(0);
  });

  test('removing a lost authenticator app needs a reason and notifies the owner, who then signs in with only the password', async () => {
    await server.rows(`insert into user_factor (user_id, secret) values ($1, 'x')`, [user('admina1')]);
    await server.rows(`insert into user_factor (user_id, pending) values ($1, 'x')`, [user('membera1')]);
    const input = { userId: user('admina1'), reason: '手机丢失' };
    expect([(await accountOf('admina1'))?.hasFactor, (await accountOf('membera1'))?.hasFactor]).toEqual([1, 0]);
    await expect(server.signIn('admina1')).rejects.toThrow();
    expect((await platform1.refused(useraccount.dropFactor, { userId: input.userId })).fields).toEqual({ reason: texts.noFactorReason });
    expect((await platform1.refused(useraccount.dropFactor, { ...input, userId: randomUUID() })).code).toBe('404');
    // an app whose set-up was never confirmed cannot be removed, and actors can remove their own app only on the personal page, with the
    // password
    expect((await platform1.refused(useraccount.dropFactor, { ...input, userId: user('membera1') })).errorMessage).toBe(
      '此账号没有启用动态口令',
    );
    expect((await platform1.refused(useraccount.dropFactor, { ...input, userId: user('platform1') })).errorMessage).toContain('个人中心');
    expect(await textsTo(server, '13800001002')).toEqual([]);
    const both = await race([1, 2].map(() => async () => (await platform1.raw(useraccount.dropFactor, input)).json().code));
    expect(both.map((one) => (one as PromiseFulfilledResult<string>).value).sort()).toEqual(['200', '409']);
    expect((await textsTo(server, '13800001002')).map(({ values }) => values.text)).toEqual([
      expect.stringContaining('动态口令已由平台管理员解除'),
    ]);
    await server.signIn('admina1');
    expect(await server.rows(`select user_id from user_factor where secret is not null`)).toEqual([]);
    const logged = await server.rows(
      `select input ->> 'reason' as reason from audit where call = 'useraccount.dropFactor' and outcome = 'done'`,
    );
    expect(logged).toEqual([{ reason: input.reason }]);
    for (const name of ['operatora', 'supera1'])
      expect((await (await server.signIn(name)).refused(useraccount.dropFactor, input)).code).toBe('403');
  });

  test('all sessions of an account can be ended at their next call, except the session that makes this call', async () => {
    const [one, two] = [await server.signIn('supera2'), await server.signIn('supera2')];
    expect((await accountOf('supera2'))?.sessionNum).toBe(2);
    expect(await platform1.call(useraccount.endSessions, { userId: user('supera2') })).toEqual({ ended: 2 });
    expect([await answers(one), await answers(two)]).toEqual([401, 401]);
    await platform1.call(useraccount.endSessions, { userId: user('platform1') });
    expect(await answers(platform1)).toBe(200);
  });
});

describe('accounts of organisations', () => {
  test('organisations of all spaces are listed with the person who holds their account, with masked phone numbers', async () => {
    expect(await organisationOf('拾光设计')).toMatchObject({
      ...{ companyId: company('C1'), spaceName: '云栖文创运营', compType: '0', isEnable: 1, superAdminPhone: '138****4011' },
    });
    const bodies = await platform1.call(useraccount.organisations, { compType: '2' });
    expect(bodies.list.map(({ companyName }) => companyName).sort()).toEqual(['云栖运营有限公司', '星河运营管理有限公司'].sort());
    expect((await platform1.call(useraccount.organisations, { isEnable: 0, compType: '2' })).total).toBe(0);
    expect((await platform1.refused(useraccount.organisations, { compType: 'x' })).fields).toEqual({ compType: '企业身份不正确' });
  });

  test('people of a disabled organisation are signed out and cannot enter it; its data is unchanged when it is enabled again', async () => {
    const superc1 = await server.signIn('superc1');
    const { version = 0 } = (await organisationOf('拾光设计')) ?? {};
    const input = { companyId: company('C1'), version, isEnable: 0 as const };
    expect((await platform1.refused(useraccount.setOrganisation, input)).fields).toEqual({ reason: texts.noReason });
    await platform1.call(useraccount.setOrganisation, { ...input, reason });
    expect(await answers(superc1)).toBe(401);
    await expect(server.signIn('superc1')).rejects.toThrow('账号或密码错误');
    expect((await platform1.refused(useraccount.setOrganisation, { ...input, reason })).errorMessage).toBe(
      '内容已被他人修改，请刷新后重试',
    );
    await platform1.call(useraccount.setOrganisation, { companyId: company('C1'), version: version + 1, isEnable: 1 });
    await server.signIn('superc1');
  });

  test('of two concurrent changes of an account the second is refused as stale', async () => {
    const { version = 0 } = (await organisationOf('沐光文化')) ?? {};
    const input = { companyId: company('B1'), version, isEnable: 0, reason };
    const done = await race([1, 2].map(() => async () => (await platform1.raw(useraccount.setOrganisation, input)).json().code));
    expect(done.map((one) => (one as PromiseFulfilledResult<string>).value).sort()).toEqual(['200', '409']);
    await platform1.call(useraccount.setOrganisation, { companyId: company('B1'), version: version + 1, isEnable: 1 });
  });

  test('the platform cannot disable its own organisation', async () => {
    const [own] = await server.rows<{ id: string }>('select app.platform_company() as id');
    expect(
      (await platform1.refused(useraccount.setOrganisation, { companyId: own?.id, version: 1, isEnable: 0, reason })).errorMessage,
    ).toBe('不能禁用平台自己的企业');
    expect((await platform1.refused(useraccount.setOrganisation, { companyId: randomUUID(), version: 1, isEnable: 1 })).code).toBe('404');
  });
});

test('only the platform has access to the accounts', async () => {
  for (const name of ['operatora', 'operatorab', 'supera1', 'membera1', 'assistant1']) {
    const person = await server.signIn(name);
    for (const call of Object.values(useraccount))
      expect(
        (await person.refused(call, { userId: user('membera1'), companyId: company('A1'), version: 1, isEnable: 0, reason })).status,
      ).toBe(403);
  }
});
