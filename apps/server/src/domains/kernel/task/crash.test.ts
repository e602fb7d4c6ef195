import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { task } from '@park/contract/kernel/task';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { rounds } from '../../../../test/race.ts';
import { upload, workbook } from '../../../../test/sheet/workbooks.ts';

const server = testServer();
let supera1: Person;
beforeAll(async () => {
  supera1 = await server.signIn('supera1');
});

const kills = rounds(2, 10);
const rows = 3_000;
const titles = ['部门名称', '上级部门', '排序'];

/**
 * Starts a worker process whose clock is one minute ahead of the clock of the previous process, so that the lease of the previous process
 * has expired.
 */
function start(minute: number) {
  const settings = { url: server.databaseUrl(), secret: secretKey, shift: `${minute} minutes` };
  return fork(path.join(import.meta.dirname, '../../../../test/task-worker.ts'), {
    env: { ...process.env, TASK_WORKER: JSON.stringify(settings) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
}

async function send(name: string): Promise<string> {
  const bytes = await workbook(
    titles,
    Array.from({ length: rows }, (_, at) => [`${name}-${at}`, at % 10 === 0 ? '' : `${name}-${at - (at % 10)}`, at]),
  );
  const { headers, payload } = upload({ subject: 'department' }, { name: '部门.xlsx', bytes });
  const url = server.base + task.import.path;
  const answer = await server.inject({ method: 'POST', url, headers: { ...headers, logintoken: supera1.token ?? '' }, payload });
  return answer.json().body.id;
}
const countOf = async (name: string) =>
  (await server.rows<{ n: number }>(`select count(*)::int as n from department where name like $1`, [`${name}-%`]))[0]?.n;

test(`after each of ${kills} kill -9 during an import all or none of its rows exist, and at the end every row exists once`, async () => {
  let inTheMiddle = 0;
  for (let kill = 0; kill < kills; kill++) {
    const name = `断${kill}`;
    const id = await send(name);
    const child = start(2 * kill);
    // the listener is registered before the kill, because the process may finish a fast import and exit by itself first
    const ended = once(child, 'exit');
    while ((await supera1.call(task.detail, { id })).state === 'waiting') await delay(5);
    await delay((700 * kill) / kills);
    child.kill('SIGKILL');
    await ended;
    const { state } = await supera1.call(task.detail, { id });
    if (state === 'running') inTheMiddle += 1;
    // the database may still be rolling back the transaction of the killed process
    await expect.poll(() => countOf(name)).toSatisfy((n) => n === 0 || n === rows);
    const next = start(2 * kill + 1);
    const [message] = await Promise.race([once(next, 'exit'), waitFor(next, 'idle')]);
    expect(message).toBe('idle');
    await once(next, 'exit');
    expect(await countOf(name)).toBe(rows);
    expect(await supera1.call(task.detail, { id })).toMatchObject({ state: 'done', done: rows, failed: 0 });
    expect(await server.rows(`select 1 from audit where call = 'task.import' and input ? 'done' and target = $1`, [id])).toHaveLength(1);
  }
  expect(inTheMiddle).toBeGreaterThan(0);
  console.log(`${kills} kills, ${inTheMiddle} of them while the import ran`);
}, 180_000);

const waitFor = (child: ReturnType<typeof start>, word: string) =>
  new Promise<[string]>((resolve) => {
    child.on('message', (message) => message === word && resolve([word]));
  });
