import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { command, domain, query } from '@park/contract';
import { emptyObject } from '@park/contract/fields';
import { department } from '@park/contract/people/department';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../demo/rows.ts';
import { type Person, testServer } from '../../test/app.ts';
import { implement } from './mount.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'console-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
writeFileSync(path.join(folder, 'frame.html'), '');
writeFileSync(path.join(folder, 'assets', 'app-1234.js'), 'console.log(1)');
afterAll(() => rmSync(folder, { recursive: true }));

const endless = domain('probe', {
  title: '测试',
  calls: {
    read: query({ path: '/probe/endless', access: 'signed-in', summary: '', input: emptyObject, output: emptyObject }),
    write: command({ path: '/probe/endlessWrite', access: 'signed-in', summary: '', input: emptyObject, output: emptyObject }),
  },
});
const never = () => new Promise<never>(() => {});
const server = testServer({
  console: folder,
  isProxied: true,
  patience: { statement: 300, readiness: 100, page: 100, answer: 1_500 },
  modules: [implement(endless, { read: never, write: never })],
});
const get = (url: string) => server.inject({ method: 'GET', url });
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});

/** Runs the work while the database accepts data but gives no answer, as when its processes are stopped. */
async function frozen<T>(work: () => Promise<T>): Promise<T> {
  server.proxy().freeze();
  try {
    return await work();
  } finally {
    server.proxy().thaw();
  }
}
const names = async () => JSON.stringify(await supera1.call(department.tree, {}));
const create = (name: string, key: string) =>
  supera1.raw(department.create, { name, parentId: demoId('department A1'), orderNum: 1 }, { headers: { 'idempotency-key': key } });

describe('a database that gives no answer', () => {
  test('calls are refused as busy after the time limit of the server, and are answered again once the database responds', async () => {
    await names();
    const answers = await frozen(() => Promise.all([supera1.raw(department.tree, {}), server.stranger().raw(department.tree, {})]));
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [503, '503'],
      [401, '606'],
    ]);
    await names();
  });

  test('a command that was refused as busy is carried out once when it is repeated under its key', async () => {
    const key = crypto.randomUUID();
    expect((await frozen(() => create('冻结部', key))).json().code).toBe('503');
    expect((await create('冻结部', key)).json().code).toBe('200');
    expect((await names()).split('"冻结部"')).toHaveLength(2);
  });

  test('far more calls than there are connections are all refused, and none of them keeps a connection', async () => {
    const answers = await frozen(() => Promise.all(Array.from({ length: 40 }, () => supera1.raw(department.tree, {}))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    await Promise.all(Array.from({ length: 40 }, names));
  });

  test('/readyz answers 503 and /healthz 200; once the database responds, /readyz answers 200 again', async () => {
    expect(await frozen(async () => [(await get('/readyz')).statusCode, (await get('/healthz')).statusCode])).toEqual([503, 200]);
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
  });

  test('pages and files are still served, the pages of each space with the theme that was read last', async () => {
    const theme = { admin: 0, name: 'ink', saasadminName: '星河控制台', browerIcon: '' };
    await server.rows(`insert into config_entry (space_id, code, content) values ($1, 'theme', $2)`, [demoId('space xinghe'), theme]);
    // a busy machine may be too late for the theme of the first page
    for (const [url, name] of [
      ['/login', '智慧园区运营平台'],
      ['/xinghe/login', '星河控制台'],
    ] as const)
      await expect.poll(async () => (await get(url)).body).toContain(name);
    const [login, own, script] = await frozen(() => Promise.all(['/login', '/xinghe/login', '/assets/app-1234.js'].map(get)));
    expect([login?.statusCode, own?.statusCode, script?.statusCode]).toEqual([200, 200, 200]);
    expect(login?.body).toContain('智慧园区运营平台');
    expect(own?.body).toContain('星河控制台');
    expect(own?.body).toContain('<meta name="project-code" content="xinghe">');
  });
});

describe('a network that is cut', () => {
  test.each([1, 2, 3, 5, 8, 11])(
    'after a cut at round trip %i, commands answer 503, and under their keys each is carried out once',
    async (at) => {
      await names();
      const proxy = server.proxy();
      const commands = Array.from({ length: 12 }, (_, n) => ({ name: `断网${at}部${n}`, key: crypto.randomUUID() }));
      const until = proxy.trips + at;
      let isAnswered = false;
      const sent = Promise.all(commands.map(({ name, key }) => create(name, key))).finally(() => {
        isAnswered = true;
      });
      while (proxy.trips < until && !isAnswered) await setImmediate();
      proxy.cut();
      for (const answer of await sent) expect(['200', '503']).toContain(answer.json().code);
      for (const { name, key } of commands) expect((await create(name, key)).json().code).toBe('200');
      const rows = await server.rows('select count(*)::int as n, count(distinct name)::int as names from department where name like $1', [
        `断网${at}部%`,
      ]);
      expect(rows).toEqual([{ n: 12, names: 12 }]);
    },
  );

  test('calls are answered with 503 while the database ends every connection, and succeed afterwards', async () => {
    const proxy = server.proxy();
    for (let n = 0; n < 5; n++) {
      const answers = Array.from({ length: 10 }, () => supera1.raw(department.tree, {}));
      const until = proxy.trips + 1;
      while (proxy.trips < until) await setImmediate();
      proxy.cut();
      for (const { statusCode } of await Promise.all(answers)) expect([200, 503]).toContain(statusCode);
    }
    await names();
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});

test('a call that has no answer in time is refused as busy', async () => {
  for (const call of [endless.read, endless.write]) expect((await supera1.refused(call, {})).code).toBe('503');
});
