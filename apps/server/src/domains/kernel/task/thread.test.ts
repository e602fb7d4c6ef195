import { setTimeout as delay } from 'node:timers/promises';
import { task } from '@park/contract/kernel/task';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { upload, workbook } from '../../../../test/sheet/workbooks.ts';
import { sheets } from '../../sheets.ts';
import { taskWorker } from './worker.ts';

const server = testServer();
let supera1: Person;
let worker: ReturnType<typeof taskWorker>;
const problems: string[] = [];
const start = () => taskWorker({ url: server.databaseUrl(), secret: secretKey, sheets, log: (problem) => problems.push(problem) });
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});
beforeEach(() => {
  worker = start();
});
afterEach(() => worker.close());

async function send(name: string, rows: number): Promise<string> {
  const cells = Array.from({ length: rows }, (_, at) => [`${name}-${at}`, '', at]);
  const bytes = await workbook(['部门名称', '上级部门', '排序'], cells);
  const { headers, payload } = upload({ subject: 'department' }, { name: '部门.xlsx', bytes });
  const url = server.base + task.import.path;
  const answer = await server.inject({ method: 'POST', url, headers: { ...headers, logintoken: supera1.token ?? '' }, payload });
  return answer.json().body.id;
}

test('tasks run in a separate thread one after another', async () => {
  const ids = [await send('甲', 20), await send('乙', 30), await send('丙', 40)];
  await worker.runner.idle();
  const ends = await Promise.all(ids.map((id) => supera1.call(task.detail, { id })));
  expect(problems).toEqual([]);
  expect(ends.map(({ state, done, message }) => [state, done, message])).toEqual([
    ['done', 20, null],
    ['done', 30, null],
    ['done', 40, null],
  ]);
});

test('a server that stops releases its running task, and the next worker finishes the task', async () => {
  const id = await send('丁', 3_000);
  void worker.runner.wake();
  while ((await supera1.call(task.detail, { id })).state === 'waiting') await delay(5);
  await worker.close();
  expect((await supera1.call(task.detail, { id })).state).not.toBe('running');
  worker = start();
  await worker.runner.idle();
  expect(await supera1.call(task.detail, { id })).toMatchObject({ state: 'done', done: 3_000 });
});
