import { commonErrors } from '@park/contract/core';
import { ticket, ticketErrors } from '@park/contract/kernel/ticket';
import { identity } from '@park/contract/people/identity';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { race, rounds } from '../../../../test/race.ts';

const server = testServer({ processes: 2 });
let platform: Person;
let membera1: Person;
let app: { id: string; appCode: string; appSecret: string };
const newApp = { code: 'map', name: '园区地图', origin: 'https://map.example', path: '/park/view' };
beforeAll(async () => {
  platform = await server.signIn('platform1');
  membera1 = await server.signIn('membera1');
  const { id, secret } = await platform.call(ticket.saveApp, newApp);
  app = { id, appCode: newApp.code, appSecret: secret ?? '' };
});
beforeEach(() => server.rows('delete from rate_limit'));

const issued = async (person = membera1) => {
  const { url } = await person.call(ticket.issue, { appCode: 'map' });
  return new URL(url).searchParams.get('ticket') ?? '';
};
const nobody = () => server.stranger();
const redeem = (presented: string, change: object = {}) =>
  nobody().call(ticket.redeem, { appCode: app.appCode, appSecret: app.appSecret, ticket: presented, ...change });
const refused = (presented: string, change: object = {}) =>
  nobody().refused(ticket.redeem, { appCode: app.appCode, appSecret: app.appSecret, ticket: presented, ...change });
const change = async (fields: object) => {
  const [found] = (await platform.call(ticket.apps, { keyword: 'map' })).list;
  return platform.call(ticket.saveApp, { ...newApp, id: app.id, version: found?.version ?? 0, ...fields });
};

describe('V040, V358 links to external applications', () => {
  test('a link contains a ticket and never the session token', async () => {
    const { url, origin, name } = await membera1.call(ticket.issue, { appCode: 'MAP' });
    expect([origin, name]).toEqual(['https://map.example', '园区地图']);
    expect(url).toMatch(/^https:\/\/map\.example\/park\/view\?ticket=[\w-]{43}$/);
    expect(url).not.toContain(membera1.token);
    const [row] = await server.rows<{ text: string }>(`select t::text as text from ticket t`);
    expect(row?.text).not.toContain(new URL(url).searchParams.get('ticket'));
  });

  test('an application can redeem a ticket once, server to server, for the user and the user’s company and park', async () => {
    const presented = await issued();
    expect(await redeem(presented)).toEqual({
      ...{ userId: demoId('user membera1'), realName: '王梓涵', companyId: demoId('company A1'), companyName: '云启科技有限公司' },
      parkId: demoId('park A'),
    });
    expect(await refused(presented)).toMatchObject({ status: 400, errorMessage: '票据无效或已使用' });
  });

  test('of simultaneous uses of a ticket only one succeeds', async () => {
    for (let round = 0; round < rounds(3, 200); round++) {
      const presented = await issued();
      const input = { appCode: app.appCode, appSecret: app.appSecret, ticket: presented };
      const outcome = await race(Array.from({ length: 8 }, (_, at) => () => nobody().raw(ticket.redeem, input, { process: at % 2 })));
      const codes = outcome.map((one) => (one.status === 'fulfilled' ? one.value.json().code : 'failed'));
      expect(codes.filter((code) => code === '200')).toHaveLength(1);
      expect(codes.filter((code) => code === '400')).toHaveLength(7);
      await server.rows('delete from rate_limit');
    }
  });

  test('a ticket expires after one minute', async () => {
    const [early, late] = [await issued(), await issued()];
    try {
      server.passTime('59 seconds');
      await redeem(early);
      server.passTime('61 seconds');
      expect((await refused(late)).code).toBe('400');
    } finally {
      server.passTime(undefined);
    }
  });

  test('a ticket is valid only for its application, with that application’s secret and at the origin it was issued for', async () => {
    const other = await platform.call(ticket.saveApp, { ...newApp, code: 'other' });
    const presented = await issued();
    const same = (answer: { requestId: string }) => ({ ...answer, requestId: '' });
    const answers = [
      await refused(presented, { appCode: 'other', appSecret: other.secret }),
      await refused(presented, { appSecret: other.secret }),
      await refused(presented, { appCode: 'nosuch' }),
      await refused('x'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(same(answer)))).size).toBe(1);
    await change({ origin: 'https://elsewhere.example' });
    expect((await refused(presented)).code).toBe('400');
    await change({});
    await redeem(presented);
    await platform.call(ticket.removeApp, { id: other.id });
  });

  test('a ticket becomes invalid when the session ends or the user may no longer enter the company and park', async () => {
    const person = await server.signIn('membera2');
    const presented = await issued(person);
    await person.call(identity.logout, {});
    expect((await refused(presented)).code).toBe('400');
    const again = await issued(await server.signIn('membera2'));
    // the user may still enter another company, but the ticket is valid only for the company in which it was issued
    await server.rows(
      `insert into staff (space_id, company_id, user_id, real_name, phone_cipher, phone_hash, phone_mask)
       select $2, $3, u.id, u.real_name, u.phone_cipher, u.phone_hash, u.phone_mask from "user" u where u.id = $1`,
      [demoId('user membera2'), demoId('space xinghe'), demoId('company B1')],
    );
    const left = (at: string) => server.rows(`update company_park set left_at = ${at} where company_id = $1`, [demoId('company A1')]);
    await left('now()');
    expect((await refused(again)).code).toBe('400');
    await left('null');
    await redeem(again);
  });

  test('a ticket is issued only to a signed-in user and only for an application that is switched on', async () => {
    await change({ isEnable: 0 });
    for (const appCode of ['map', 'nosuch', 'parkview'])
      expect(await membera1.refused(ticket.issue, { appCode })).toMatchObject({ status: 404, errorMessage: '应用不存在或未开放' });
    await change({});
    const presented = await issued();
    await change({ isEnable: 0 });
    expect((await refused(presented)).code).toBe('400');
    await change({});
    expect((await nobody().refused(ticket.issue, { appCode: 'map' })).code).toBe('606');
    expect((await membera1.refused(ticket.issue, {})).fields).toEqual({ appCode: '请选择应用' });
  });

  test('attempts are limited per client and application before the secret is checked', async () => {
    const presented = await issued();
    server.freshMinute();
    for (let at = 0; at < 120; at++) await refused(presented, { appSecret: 'guess' });
    expect((await refused(presented)).status).toBe(429);
    server.passTime(undefined);
    const other = { ...newApp, code: 'busy' };
    const { id, secret } = await platform.call(ticket.saveApp, other);
    expect((await refused('x', { appCode: 'busy', appSecret: secret })).status).toBe(400);
    await platform.call(ticket.removeApp, { id });
    expect(
      (
        await server.inject({
          method: 'POST',
          url: `${server.base}${ticket.redeem.path}`,
          payload: { appCode: 'map', appSecret: app.appSecret, ticket: presented },
          remoteAddress: '203.0.113.9',
        })
      ).statusCode,
    ).toBe(200);
  });

  test('a user’s expired tickets are removed when the user gets a new ticket', async () => {
    await issued();
    try {
      server.passTime('2 minutes');
      await issued();
      const rows = await server.rows(`select 1 from ticket where user_id = $1`, [demoId('user membera1')]);
      expect(rows).toHaveLength(1);
    } finally {
      server.passTime(undefined);
    }
  });
});

describe('external applications', () => {
  test('the secret of an application is shown once, stored as a hash and can be renewed', async () => {
    const { list } = await platform.call(ticket.apps, { keyword: '地图' });
    expect(list).toEqual([{ ...newApp, id: app.id, isEnable: 1, version: expect.any(Number) }]);
    const [row] = await server.rows<{ text: string }>(`select e::text as text from external_app e where id = $1`, [app.id]);
    expect(row?.text).not.toContain(app.appSecret);
    expect((await change({})).secret).toBeNull();
    const { secret } = await change({ isSecretRenewed: 1 });
    const presented = await issued();
    expect((await refused(presented)).code).toBe('400');
    await redeem(presented, { appSecret: secret });
    app.appSecret = secret ?? '';
    const [audited] = await server.rows<{ text: string }>(
      `select string_agg(a::text, ' ') as text from audit a where call = 'ticket.saveApp'`,
    );
    expect(audited?.text).not.toContain(secret);
  });

  test('application codes are unique regardless of letter case, and a change with a stale version is refused', async () => {
    expect((await platform.refused(ticket.saveApp, { ...newApp, code: 'MAP' })).errorMessage).toBe(ticketErrors.codeTaken.message);
    expect((await platform.refused(ticket.saveApp, { ...newApp, id: app.id, version: 1 })).errorMessage).toBe(commonErrors.stale.message);
    expect((await platform.refused(ticket.saveApp, { ...newApp, id: app.id })).fields).toEqual({ version: '缺少版本号，请刷新后重试' });
    expect((await platform.refused(ticket.saveApp, { ...newApp, id: demoId('x'), version: 1 })).code).toBe('404');
    expect((await platform.refused(ticket.removeApp, { id: demoId('x') })).code).toBe('404');
  });

  test('the origin of an application must use https, or http on the local machine', async () => {
    for (const origin of ['http://map.example', 'https://map.example/x', 'https://user@map.example', 'javascript:alert(1)', 'https://a b'])
      expect(Object.keys((await platform.refused(ticket.saveApp, { ...newApp, code: 'bad', origin })).fields ?? {})).toEqual(['origin']);
    for (const path of ['x', '/a?b=1', '/a#b', '/a b'])
      expect(Object.keys((await platform.refused(ticket.saveApp, { ...newApp, code: 'bad', path })).fields ?? {})).toEqual(['path']);
    const { id } = await platform.call(ticket.saveApp, { ...newApp, code: 'local', origin: 'http://127.0.0.1:9000' });
    await platform.call(ticket.removeApp, { id });
  });

  test('only the platform manages the applications', async () => {
    for (const user of ['operatora', 'operatorab', 'supera1', 'membera1', 'assistant1']) {
      const person = await server.signIn(user);
      for (const [call, input] of [
        [ticket.apps, {}],
        [ticket.saveApp, { ...newApp, code: 'mine' }],
        [ticket.removeApp, { id: app.id }],
      ] as const)
        expect([user, call.key, (await person.refused(call, input)).code]).toEqual([user, call.key, '403']);
    }
  });
});
