import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { department } from '@park/contract/people/department';
import { demoId } from '../demo/rows.ts';
import { connections, signIn } from './calls.ts';
import type { Child } from './child.ts';
import type { Lane } from './load.ts';
import { memoryBelow } from './proc.ts';
import { median, type Row, root } from './report.ts';
import { fire } from './rounds.ts';

const starts = 3;
const most = { seconds: 3, idle: 150, busy: 220 };
const loadMs = 20_000;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Starts the product as an operator would, with a data folder of its own. Measures the time until it is ready, and its memory. */
export async function measureStart(load: Child): Promise<Row[]> {
  const folder = path.join(root, '.cache/bench-start');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const first = await start(folder, port);
  await stop(first.launcher);
  const later: number[] = [];
  let memory: Row[] = [];
  for (let at = 0; at < starts; at++) {
    const { launcher, seconds } = await start(folder, port);
    later.push(seconds);
    if (at === starts - 1) memory = await measureMemory(launcher, load, `http://127.0.0.1:${port}`);
    await stop(launcher);
  }
  rmSync(folder, { recursive: true, force: true });
  const reached = median(later);
  const row = {
    row: 14,
    what: 'Second start to ready, embedded database',
    goal: `≤ ${most.seconds} s`,
    reached: `${reached.toFixed(2)} s`,
    isMet: reached <= most.seconds,
    note:
      `from the launcher on; starts ${later.map((value) => value.toFixed(2)).join(', ')}; ` +
      `the first one, with a new cluster and the demo, ${first.seconds.toFixed(2)} s`,
  };
  return [row, ...memory];
}

async function start(folder: string, port: number) {
  const began = performance.now();
  const log = openSync(path.join(folder, 'log'), 'w');
  const launcher = spawn(process.execPath, [path.join(root, 'scripts/run.mjs'), 'start'], {
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      PORT: String(port),
      DATABASE_URL: '',
      DIRECT_DATABASE_URL: '',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const failed = once(launcher, 'exit').then(() => Promise.reject(new Error(readFileSync(path.join(folder, 'log'), 'utf8'))));
  failed.catch(() => {});
  await Promise.race([ready(port), failed]);
  return { launcher, seconds: (performance.now() - began) / 1000 };
}

async function stop(launcher: ChildProcess): Promise<void> {
  const ended = once(launcher, 'exit');
  launcher.kill('SIGTERM');
  await ended;
}

async function measureMemory(launcher: ChildProcess, load: Child, address: string): Promise<Row[]> {
  const now = () => memoryBelow(launcher.pid ?? 0);
  await delay(5_000);
  const idle = now();
  let busy = 0;
  const watch = setInterval(() => {
    busy = Math.max(busy, now());
  }, 200);
  const { count } = await fire(load, { address, lanes: await mixedLanes(address), ms: loadMs });
  clearInterval(watch);
  const row = (what: string, goal: number, bytes: number, note: string): Row => ({
    row: 14,
    what: `Memory of the server process, ${what}`,
    goal: `≤ ${goal} MB`,
    reached: bytes ? `${megabytes(bytes)} MB` : 'not measured',
    isMet: bytes > 0 && megabytes(bytes) <= goal,
    note: bytes ? note : 'read from /proc, which this system has not',
  });
  return [
    row('idle', most.idle, idle, 'resident, console, worker and keeper of the database included'),
    row(
      'under load',
      most.busy,
      busy,
      `the most of it during ${count} calls (trees, member lists, single departments, new ones) on ${connections} connections`,
    ),
  ];
}

/**
 * Builds requests of all kinds of calls for a company of about thirty members. New departments are added to another company, so that this
 * company's tree keeps its size.
 */
async function mixedLanes(address: string): Promise<Lane[]> {
  const [member, admin] = await Promise.all([signIn(address, 'membera1'), signIn(address, 'supera2')]);
  const lane = (path: string, token: string, body?: object): Lane => ({
    method: body ? 'POST' : 'GET',
    paths: [`/smartop${path}`],
    headers: { logintoken: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { bodies: [JSON.stringify(body)] }),
  });
  const lanes = [
    lane(department.tree.path, member, {}),
    lane(department.members.path, member, {}),
    lane(`${department.detail.path}?id=${demoId('department A1 研发中心')}`, member),
    lane(department.create.path, admin, { name: '#', parentId: demoId('department A2 商务部'), orderNum: 1 }),
  ];
  return Array.from({ length: connections }, (_, at) => lanes[at % lanes.length] as Lane);
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

async function ready(port: number): Promise<void> {
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await delay(10);
  }
}
