import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { command, domain } from '@park/contract';
import { emptyObject } from '@park/contract/fields';
import { live } from '@park/contract/kernel/live';
import { task } from '@park/contract/kernel/task';
import { identity } from '@park/contract/people/identity';
import { password as passwords } from '@park/contract/people/password';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { password } from '../../../../../../demo/people.ts';
import { demoId } from '../../../../../../demo/rows.ts';
import { testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { upload, workbook } from '../../../../test/sheet/workbooks.ts';
import { implement } from '../../../http/mount.ts';
import { liveChannel } from '../../../jobs/live.ts';

const probe = domain('probe', {
  title: '测试',
  calls: {
    tell: command({
      path: '/probe/tell',
      access: 'signed-in',
      summary: '',
      input: z.object({ user: z.string(), fails: z.boolean().default(false) }),
      output: emptyObject,
    }),
  },
});
const server = testServer({
  processes: 2,
  modules: [
    implement(probe, {
      async tell(context, { user, fails }) {
        await context.live([demoId(`user ${user}`)], 'todo');
        if (fails) throw new Error('no');
        return {};
      },
    }),
  ],
});
const addresses: string[] = [];
beforeAll(async () => {
  for (const process of [0, 1]) addresses.push(await server.listen(process));
});

const opened: AbortController[] = [];
afterAll(() => {
  for (const one of opened) one.abort();
});
/** Opens the event stream as a console does. Returns functions to wait for a text in the stream and to read the text received so far. */
async function open(token: string | undefined, process: number) {
  const end = new AbortController();
  opened.push(end);
  const response = await fetch(`${addresses[process]}/smartop${live.stream.path}`, {
    headers: { loginToken: token ?? '' },
    signal: end.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    async until(expected: string): Promise<string> {
      while (!text.includes(expected)) {
        const next = await reader?.read();
        if (!next || next.done) throw new Error(`ended before ${expected}`);
        text += next.value;
      }
      return text;
    },
    /** Resolves with everything the stream said once the server has ended it. */
    async toItsEnd(): Promise<string> {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value;
      return text;
    },
    soFar: () => text,
  };
}

test('a live notice reaches its user on every process, and reaches no other user', async () => {
  const [member, other, sender] = [await server.signIn('membera1'), await server.signIn('supera2'), await server.signIn('supera1')];
  const [here, there, stranger] = [await open(member.token, 0), await open(member.token, 1), await open(other.token, 0)];
  await Promise.all([here.until(': open'), there.until(': open'), stranger.until(': open')]);
  await sender.refused(probe.tell, { user: 'membera1', fails: true });
  await sender.call(probe.tell, { user: 'membera1' }, { process: 1 });
  await Promise.all([here.until('event: todo'), there.until('event: todo')]);
  expect(here.soFar().match(/event: todo/g)).toHaveLength(1);
  expect(stranger.soFar()).not.toContain('event');
});

test('the progress of a task that runs in another process reaches its owner on every process', async () => {
  const owner = await server.signIn('supera1');
  const [here, there] = [await open(owner.token, 0), await open(owner.token, 1)];
  await Promise.all([here.until(': open'), there.until(': open')]);
  const rows = Array.from({ length: 500 }, (_, at) => [`播${at}`, '', at, '是']);
  const bytes = await workbook(['部门名称', '上级部门', '排序', '在通讯录中显示'], rows);
  const { headers, payload } = upload({ subject: 'department' }, { name: '部门.xlsx', bytes });
  const url = server.base + task.import.path;
  const sent = await server.inject({ method: 'POST', url, headers: { ...headers, logintoken: owner.token ?? '' }, payload }, 1);
  const { id } = sent.json().body;
  const settings = { url: server.databaseUrl(), secret: secretKey, shift: '0 minutes' };
  const worker = fork(path.join(import.meta.dirname, '../../../../test/task-worker.ts'), {
    env: { ...process.env, TASK_WORKER: JSON.stringify(settings) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const ended = once(worker, 'exit');
  await Promise.all([here.until('event: task'), there.until('event: task')]);
  await ended;
  for (const process of [0, 1])
    expect(await owner.call(task.detail, { id }, { process })).toMatchObject({ state: 'done', total: rows.length, done: rows.length });
});

test('without a session the live stream is refused', async () => {
  expect((await open(undefined, 0)).status).toBe(401);
});

describe('the number of open streams', () => {
  const tooMany = 'event: full';

  test('the ninth stream of a session ends its oldest stream and says why; the other eight keep receiving', async () => {
    const { token } = await server.signIn('membera1');
    const first = await open(token, 0);
    await first.until(': open');
    const others = [];
    for (let n = 0; n < 8; n++) others.push(await open(token, 0));
    expect(await first.toItsEnd()).toContain(tooMany);
    await (await server.signIn('supera1')).call(probe.tell, { user: 'membera1' });
    await Promise.all(others.map((stream) => stream.until('event: todo')));
    for (const stream of others) expect(stream.soFar()).not.toContain(tooMany);
  });

  test('of 500 streams that one person opens in six sessions 40 stay open, and other people still get notices', async () => {
    const people = [];
    for (let n = 0; n < 6; n++) people.push(await server.signIn('supera1'));
    const streams = [];
    for (let n = 0; n < 500; n++) streams.push(await open(people[n % 6]?.token, 1));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const ended = await Promise.all(streams.slice(0, 460).map((stream) => stream.toItsEnd()));
    expect(ended.filter((text) => !text.includes(tooMany))).toEqual([]);
    const other = await server.signIn('supera2');
    await (await open(other.token, 1)).until(': open');
    await other.call(probe.tell, { user: 'supera1' }, { process: 1 });
    await Promise.all(streams.slice(460).map((stream) => stream.until('event: todo')));
  });

  test('all streams of a process together have a limit, and the oldest of them ends first', async () => {
    const channel = liveChannel({ most: 3 });
    const [oldest, ...others] = ['a', 'b', 'c', 'd'].map((person) => channel.subscribe({ userId: person, sessionId: person }));
    expect(await text(oldest as Readable)).toContain(tooMany);
    channel.close();
    expect((await Promise.all(others.map(text))).join()).not.toContain(tooMany);
  });
});

describe('a stream ends with its session', () => {
  const streaming = async (name = 'membera1') => {
    const person = await server.signIn(name);
    const streams = [await open(person.token, 0), await open(person.token, 1)];
    await Promise.all(streams.map((stream) => stream.until(': open')));
    return { person, ended: () => Promise.all(streams.map((stream) => stream.toItsEnd())) };
  };

  test('after signing out, the streams of this session end on every process, and those of another session of the person stay', async () => {
    const [leaving, staying] = [await streaming(), await streaming()];
    await leaving.person.call(identity.logout, {});
    await leaving.ended();
    let isOver = false;
    const end = staying.ended().then(() => {
      isOver = true;
    });
    await staying.person.call(probe.tell, { user: 'membera1' });
    expect(isOver).toBe(false);
    await staying.person.call(identity.logout, {});
    await end;
  });

  test('when a person changes their password, the streams of all their sessions end', async () => {
    const [other, own] = [await streaming(), await streaming()];
    await own.person.call(passwords.modify, { oldPassword: password, newPassword: 'Anders-2026!' });
    await Promise.all([other.ended(), own.ended()]);
  });

  test('when a person is disabled, their streams end', async () => {
    const { ended } = await streaming('supera2');
    await server.rows('update "user" set enabled = false where id = $1', [demoId('user supera2')]);
    await ended();
  });

  test('when a process has lost the connection that reports ended sessions, its streams end and their consoles sign in again', async () => {
    const { ended } = await streaming('supera1');
    await server.rows(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'park listener'`);
    await ended();
  });
});
