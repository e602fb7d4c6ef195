import { contract, domain, download, query, upload } from '@park/contract';
import { addresses, type Call } from '@park/contract/core';
import { emptyObject, text } from '@park/contract/fields';
import { isWrite } from '@park/contract/idempotency';
import { department } from '@park/contract/people/department';
import { identity } from '@park/contract/people/identity';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { demoId } from '../../../../demo/rows.ts';
import { type Person, testServer } from '../../test/app.ts';
import { open } from '../../test/open.ts';
import { modulesOf } from '../app.ts';
import { loadConfig } from '../config.ts';
import { sheets } from '../domains/sheets.ts';
import { liveChannel } from '../jobs/live.ts';
import { secretsOf } from '../secret.ts';
import { traffic } from '../yield-to-requests.ts';
import { implement } from './mount.ts';

/** Calls for testing the HTTP layer. */
const probe = domain('probe', {
  title: '测试',
  calls: {
    echo: query({
      path: '/probe/echo/{word}',
      method: 'GET',
      access: 'signed-in',
      summary: '',
      input: z.object({ word: z.string(), more: z.string().optional() }),
      output: z.object({ said: z.string() }),
    }),
    phone: query({
      path: '/probe/phone',
      access: 'signed-in',
      summary: '',
      encrypt: true,
      input: emptyObject,
      output: z.object({ phone: z.string() }),
    }),
    file: download({ path: '/probe/file', access: 'signed-in', summary: '', input: emptyObject, output: z.any() }),
    take: upload({
      path: '/probe/take',
      access: 'signed-in',
      summary: '',
      input: z.object({ title: text(10, '请填写标题') }),
      output: z.object({ files: z.array(z.object({ name: z.string(), size: z.int() })), title: z.string() }),
    }),
    leak: query({ path: '/probe/leak', access: 'signed-in', summary: '', input: emptyObject, output: z.object({ shown: z.string() }) }),
    traffic: query({ path: '/probe/traffic', access: 'signed-in', summary: '', input: emptyObject, output: z.object({ now: z.int() }) }),
    broken: query({ path: '/probe/broken', access: 'signed-in', summary: '', input: emptyObject, output: emptyObject }),
  },
});
const probeModule = implement(probe, {
  echo: async (_, { word, more }) => ({ said: `${word}${more ?? ''}` }),
  phone: async () => ({ phone: '13800001003' }),
  file: async () => ({ name: '名单 1.csv', type: 'text/csv', content: Buffer.from([0xef, 0xbb, 0xbf, 0x41]) }),
  take: async ({ files }, { title }) => ({ title, files: files.map((file) => ({ name: file.name, size: file.size })) }),
  leak: async () => ({ shown: 'yes', password: 'never' }),
  traffic: async () => ({ now: Atomics.load(traffic, 0) }),
  async broken() {
    throw new Error('relation "secret_table" does not exist');
  },
});

const server = testServer({ modules: [probeModule], processes: 2 });
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});
const user = (name: string) => demoId(`user ${name}`);

describe('response envelope', () => {
  test('V265 a success has the code "200" and a body; a failure has an errorMessage and no body', async () => {
    const good = (await supera1.raw(department.tree, {})).json();
    expect([good.code, Array.isArray(good.body), good.errorMessage]).toEqual(['200', true, undefined]);
    const bad = await supera1.raw(department.detail, { id: 'x' });
    expect([bad.statusCode, bad.json()]).toEqual([
      400,
      { code: '400', errorMessage: expect.any(String), fields: { id: '编号格式不正确' }, requestId: expect.any(String) },
    ]);
    expect(bad.headers['x-request-id']).toBe(bad.json().requestId);
  });

  test('an unknown path under the base path gets 404 in the response envelope', async () => {
    const answer = await server.inject({ method: 'POST', url: '/smartop/no/such/call' });
    expect([answer.statusCode, answer.json().code, answer.json().errorMessage]).toEqual([404, '404', '接口不存在']);
  });

  test('the response to an unexpected error reveals no details', async () => {
    const answer = await supera1.raw(probe.broken, {});
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([500, '系统繁忙，请稍后重试']);
    expect(answer.body).not.toMatch(/secret_table|Error|at /);
  });

  test('the counter of running requests includes a call for exactly as long as it is being handled', async () => {
    expect(await supera1.call(probe.traffic, {})).toEqual({ now: 1 });
    await supera1.raw(probe.broken, {});
    expect(Atomics.load(traffic, 0)).toBe(0);
  });

  test('a field that the contract does not declare is removed from the response', async () => {
    expect(await supera1.call(probe.leak, {})).toEqual({ shown: 'yes' });
  });

  test('V258 a GET takes its fields from the query and the path, a POST from its body', async () => {
    expect(await supera1.call(probe.echo, { word: '你好', more: '！' })).toEqual({ said: '你好！' });
  });

  test('V264 V266 an encrypted response can be decrypted only with the session key and differs every time', async () => {
    const { sessionKey } = await supera1.call(identity.userInfo, {});
    const answer = (await supera1.raw(probe.phone, {})).json();
    expect(answer).toMatchObject({ code: '200', encryptFlag: true });
    expect(JSON.stringify(answer)).not.toContain('13800001003');
    expect(open(answer.body, sessionKey)).toEqual({ phone: '13800001003' });
    const again = (await supera1.raw(probe.phone, {})).json();
    expect(again.body).not.toBe(answer.body);
  });

  test('V267 a download is sent as a file with its name, without a response envelope', async () => {
    const answer = await supera1.raw(probe.file, {});
    expect(answer.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('名单 1.csv')}`);
    expect([answer.headers['content-type'], ...answer.rawPayload]).toEqual(['text/csv', 0xef, 0xbb, 0xbf, 0x41]);
  });

  test('every response has the security headers', async () => {
    const { headers } = await supera1.raw(department.tree, {});
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']).toContain(part);
  });
});

describe('request bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    server.inject({
      method: 'POST',
      url: '/smartop/portal/department/departmentBook',
      payload,
      headers: { 'content-type': type, logintoken: supera1.token ?? '' },
    });

  test.each([
    ['broken JSON', '{"a":', 400],
    ['a list', '[1]', 400],
    ['a bare string', '"x"', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['a poisoned prototype spelled with escapes', '{"\\u005f_proto__":{"x":1}}', 400],
    ['a poisoned constructor spelled with escapes', '{"\\u0063onstructor":{"prototype":{"x":1}}}', 400],
    ['ten thousand levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 400],
    ['two megabytes', JSON.stringify({ a: 'x'.repeat(2_000_000) }), 413],
    ['no content', '', 200],
    ['a byte order mark', '\uFEFF{}', 200],
    ['the value constructor', '{"name":"constructor"}', 200],
  ])('a request body with %s gets the expected status', async (_, payload, status) => {
    const answer = await post(payload);
    expect([answer.statusCode, typeof answer.json().code]).toEqual([status, 'string']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a body of type %s is refused with 415',
    async (type) => {
      expect((await post('{}', type)).statusCode).toBe(415);
    },
  );

  test('an upload call receives its fields and files, and other calls refuse a multipart body', async () => {
    const boundary = 'park';
    const part = (head: string, body: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const attached = part('name="file"; filename="a.txt"\r\nContent-Type: text/plain', 'hello');
    const payload = `${part('name="title"', '名单')}${attached}--${boundary}--\r\n`;
    const send = (url: string, token = supera1.token ?? '') =>
      server.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, logintoken: token },
      });
    expect((await send('/smartop/probe/take')).json()).toEqual({
      code: '200',
      body: { title: '名单', files: [{ name: 'a.txt', size: 5 }] },
    });
    expect((await send('/smartop/portal/department/departmentBook')).statusCode).toBe(415);
    expect((await send('/smartop/probe/take', '')).json().code).toBe('606');
  });
});

describe('GET calls that write', () => {
  const writing = Object.values<Record<string, Call>>(contract)
    .flatMap((calls) => Object.values(calls))
    .filter(isWrite)
    .flatMap((call) => addresses(call).map(({ method, path }) => ({ key: call.key, method, path })))
    .filter(({ method }) => method === 'GET');
  const send = ({ path }: { path: string }, site: string) =>
    server.inject({
      method: 'GET',
      url: (path.startsWith('/smartop/') ? path : `/smartop${path}`).replace(/\{\w+\}/g, 'x'),
      headers: { logintoken: supera1.token ?? '', 'sec-fetch-site': site },
    });

  test.each(['cross-site', 'same-site', 'x'])(
    'GET calls that write are refused when the browser says that the request comes from another site: %s',
    async (site) => {
      expect(writing.length).toBeGreaterThan(5);
      for (const call of writing) expect([call.key, (await send(call, site)).json().code]).toEqual([call.key, '403']);
    },
  );

  test('GET calls that write are accepted from pages of this server, and GET calls that only read from anywhere', async () => {
    const audited = writing.filter(({ path }) => path.includes('{'));
    for (const call of audited) expect([call.key, (await send(call, 'same-origin')).json().code]).not.toEqual([call.key, '403']);
    const headers = { logintoken: supera1.token ?? '', 'sec-fetch-site': 'cross-site' };
    expect((await server.inject({ method: 'GET', url: '/smartop/probe/echo/x', headers })).json().code).toBe('200');
  });
});

describe('a full disk', () => {
  const name = '满盘部';
  const create = () => supera1.raw(department.create, { name, parentId: demoId('department A1'), orderNum: 1 });
  const ready = async () => (await server.inject({ method: 'GET', url: '/readyz' })).statusCode;

  test('writes are refused with the reason and /readyz answers 503 until there is space again; reads go on', async () => {
    await server.rows(`create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    for (const table of ['department', 'rate_limit'])
      await server.rows(`create trigger full_disk before insert or update on ${table} for each row execute function full_disk()`);
    expect(await ready()).toBe(200);
    const answer = await create();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      507,
      { code: '507', errorMessage: '存储空间不足，暂时无法保存，请联系管理员' },
    ]);
    expect(await ready()).toBe(503);
    expect(JSON.stringify(await supera1.call(department.tree, {}))).not.toContain(name);
    await server.rows('drop function full_disk cascade');
    expect(await ready()).toBe(200);
    expect((await create()).json().code).toBe('200');
  });
});

describe('authentication', () => {
  test('a call without a token gets 606 and with an invalid token 903; a token in the query or a cookie is ignored', async () => {
    expect(await server.stranger().refused(department.tree, {})).toMatchObject({
      code: '606',
      status: 401,
      errorMessage: '请求失败，未获取到登录状态',
    });
    for (const token of ['x', 'A'.repeat(43), `${supera1.token}x`])
      expect(await server.stranger(token).refused(department.tree, {})).toMatchObject({
        code: '903',
        status: 401,
        errorMessage: '登录已过期，请重新登录',
      });
    const byQuery = await server.inject({ method: 'GET', url: `/smartop/portal/user/getSaasAdminUserInfoV1?loginToken=${supera1.token}` });
    const byCookie = await server.inject({
      method: 'GET',
      url: '/smartop/portal/user/getSaasAdminUserInfoV1',
      headers: { cookie: `loginToken=${supera1.token}` },
    });
    expect([byQuery.json().code, byCookie.json().code]).toEqual(['606', '606']);
  });

  test('a session ends after thirty idle minutes or twelve hours', async () => {
    const person = await server.signIn('membera2');
    try {
      server.passTime('29 minutes');
      await person.call(department.tree, {});
      server.passTime('12 hours 1 minute');
      expect((await person.refused(department.tree, {})).code).toBe('903');
    } finally {
      server.passTime(undefined);
    }
    const idle = await server.signIn('membera2');
    try {
      server.passTime('31 minutes');
      expect((await idle.refused(department.tree, {})).code).toBe('903');
      expect((await idle.refused(identity.userInfo, {})).code).toBe('903');
    } finally {
      server.passTime(undefined);
    }
  });

  test('a token is stored only as a hash', async () => {
    const rows = await server.rows<{ row: string }>(`select s::text as row from session s where user_id = $1`, [user('supera1')]);
    expect(rows.some(({ row }) => row.includes(supera1.token as string))).toBe(false);
  });

  test('signing out ends the session at once in every process', async () => {
    const person = await server.signIn('membera2');
    await person.call(department.tree, {}, { process: 1 });
    await person.call(identity.logout, {});
    for (const process of [0, 1]) expect((await person.refused(department.tree, {}, { process })).code).toBe('903');
  });
});

describe('choice of company and park', () => {
  test('parkId and companyId in the input select one of the companies and parks the user may enter', async () => {
    const both = await server.signIn('operatorab');
    const { parkId } = await both.call(identity.userInfo, {});
    const other = demoId('park B') === parkId ? demoId('park A') : demoId('park B');
    expect((await both.call(identity.userInfo, {}, { claims: { parkId: other } })).parkId).toBe(other);
    expect((await both.call(identity.userInfo, {})).parkId).toBe(parkId);
  });

  test('forged company and park ids are refused and recorded, and scope headers never widen the visible data', async () => {
    const forged = [
      { parkId: demoId('park B') },
      { parkId: demoId('park C') },
      { areaId: demoId('space yunxi') },
      { globalCompanyId: demoId('company A2') },
      { globalCompanyId: demoId('company A1'), parkId: demoId('park B') },
      { areaId: '00000000-0000-0000-0000-000000000001' },
      { parkId: "x' or 1=1" },
    ];
    for (const claims of forged) {
      expect(await supera1.refused(department.tree, {}, { claims })).toMatchObject({ code: '403', errorMessage: '无权限' });
      expect(
        (await supera1.refused(department.create, { name: '伪造', parentId: demoId('department A1'), orderNum: 1 }, { claims })).code,
      ).toBe('403');
    }
    const own = await supera1.call(department.tree, {});
    const headers = {
      parkId: demoId('park B'),
      areaId: demoId('space yunxi'),
      globalCompanyId: demoId('company A2'),
      companyId: demoId('company A2'),
    };
    expect(await supera1.call(department.tree, {}, { headers })).toEqual(own);
    const [{ n } = { n: 0 }] = await server.rows<{ n: number }>(
      `select count(*)::int as n from audit where user_id = $1 and outcome = 'refused'`,
      [user('supera1')],
    );
    expect(n).toBeGreaterThanOrEqual(forged.length * 2);
  });

  test('a user can set as default only a company and park they may enter, and the default changes in every process', async () => {
    const both = await server.signIn('operatorab');
    for (const park of ['A', 'B'].map((key) => demoId(`park ${key}`))) {
      await both.call(identity.switchContext, { companyId: demoId('company OP'), parkId: park });
      for (const process of [0, 1]) expect((await both.call(identity.userInfo, {}, { process })).parkId).toBe(park);
    }
    expect((await both.refused(identity.switchContext, { companyId: demoId('company A1'), parkId: demoId('park A') })).code).toBe('403');
    expect((await both.refused(identity.switchContext, { companyId: demoId('company OPC'), parkId: demoId('park C') })).code).toBe('403');
  });

  test('a user who may enter no park can only read their own information and sign out', async () => {
    const assistant0 = await server.signIn('assistant0');
    const info = await assistant0.call(identity.userInfo, {});
    expect(info).toMatchObject({ parkId: null, parkList: [], permissions: {} });
    expect(info.operateList.map((park) => park.hasPrivilege)).toEqual([false, false]);
    for (const call of [department.tree, identity.menus]) expect((await assistant0.refused(call, {})).code).toBe('403');
    await assistant0.call(identity.logout, {});
  });

  test('a user with a first password can only read their own information and sign out', async () => {
    const newcomer = await server.signIn('newcomera1');
    expect((await newcomer.call(identity.userInfo, {})).change).toBe(false);
    for (const call of [department.tree, identity.menus])
      expect(await newcomer.refused(call, {})).toMatchObject({ code: '403', errorMessage: '请先修改初始密码' });
    await newcomer.call(identity.logout, {});
  });
});

describe('effect of changed rights at the next call in every process', () => {
  const revoke = (text: string, values: unknown[] = []) => server.rows(text, values);
  const market = demoId('department A1 市场部');
  // otherwise permissions from the role would remain when the level is lowered
  beforeAll(() => server.rows('delete from role_user where user_id = $1', [user('admina1')]));

  test.each([
    [
      'the level of the administrator is lowered',
      '403',
      `update staff set admin_level = 1 where user_id = $1`,
      `update staff set admin_level = 2 where user_id = $1`,
    ],
    [
      'the company is disabled',
      '903',
      `update company set enabled = false where id in (select company_id from staff where user_id = $1)`,
      `update company set enabled = true where id in (select company_id from staff where user_id = $1)`,
    ],
    [
      'the company leaves the park',
      '403',
      `update company_park set left_at = now() where company_id in (select company_id from staff where user_id = $1)`,
      `update company_park set left_at = null where company_id in (select company_id from staff where user_id = $1)`,
    ],
    [
      'the application is switched off',
      '403',
      `insert into menu_switch (space_id, park_id, code, app_switch)
       select space_id, '${demoId('park A')}', 'M1014001', 0 from staff where user_id = $1`,
      `delete from menu_switch where $1::uuid is not null`,
    ],
  ])('when %s, the next call gets code %s', async (_, code, take, giveBack) => {
    let admina1 = await server.signIn('admina1');
    const work = (process: number) => admina1.raw(department.setManagers, { departmentId: market, managerUserId: null }, { process });
    for (const process of [0, 1]) expect((await work(process)).json().code).toBe('200');
    await revoke(take, [user('admina1')]);
    try {
      for (const process of [0, 1]) expect((await work(process)).json().code).toBe(code);
    } finally {
      await revoke(giveBack, [user('admina1')]);
    }
    // a session that has ended does not come back, so the test signs in again
    if (code === '903') [admina1, supera1] = [await server.signIn('admina1'), await server.signIn('supera1')];
    for (const process of [0, 1]) expect((await work(process)).json().code).toBe('200');
  });

  test('a permission that was just granted can be used at once in every process', async () => {
    const membera2 = await server.signIn('membera2');
    for (const process of [0, 1])
      expect((await membera2.refused(department.create, { name: '先不行', parentId: market, orderNum: 1 }, { process })).code).toBe('403');
    await server.rows(
      `insert into role_user (space_id, company_id, role_space_id, role_id, user_id)
       select space_id, company_id, space_id, $2, user_id from staff where user_id = $1`,
      [user('membera2'), demoId('role A1 行政专员')],
    );
    for (const process of [0, 1])
      await membera2.call(department.create, { name: `后可以${process}`, parentId: market, orderNum: 1 }, { process });
  });

  test('a call of a switched-off application is refused with a specific message', async () => {
    await server.rows(`insert into menu_switch (space_id, park_id, code, app_switch) values ($1, $2, 'M1014001', 0)`, [
      demoId('space xinghe'),
      demoId('park A'),
    ]);
    expect(await supera1.refused(department.tree, {})).toMatchObject({ code: '403', errorMessage: '该应用暂未开放' });
    await server.rows('delete from menu_switch');
    await supera1.call(department.tree, {});
  });
});

test('every call of the contract has a handler', () => {
  const settings = {
    config: loadConfig({}),
    secrets: secretsOf('x'.repeat(32)),
    live: liveChannel({ most: 10 }),
    database: {} as never,
    sheets,
  };
  const served = modulesOf(settings).flatMap((module) => Object.keys(module.handlers).map((name) => module.domain[name]?.key));
  const expected = Object.values(contract).flatMap((calls) => Object.values(calls).map((call) => call.key));
  expect(served.sort()).toEqual(expected.sort());
});

test('the liveness and readiness probes have separate addresses', async () => {
  expect((await server.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
  expect((await server.inject({ method: 'GET', url: '/readyz' })).json()).toEqual({ status: 'ready' });
});
