import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { command, domain } from '@park/contract';
import { emptyObject } from '@park/contract/fields';
import { live } from '@park/contract/kernel/live';
import { task } from '@park/contract/kernel/task';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demoId } from '../../../../../../demo/rows.ts';
import { testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { upload, workbook } from '../../../../test/sheet/workbooks.ts';
import { implement } from '../../../http/mount.ts';

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
