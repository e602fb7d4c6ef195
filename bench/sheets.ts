import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { live } from '@park/contract/kernel/live';
import { task } from '@park/contract/kernel/task';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { withClient } from '../apps/server/test/postgres.ts';
import { upload, workbook } from '../apps/server/test/sheet/workbooks.ts';
import { bulkCompany, seedBulk, usualSize } from '../demo/bulk.ts';
import { nameOf } from '../demo/people.ts';
import { say } from '../scripts/progress.ts';
import { connections, signedLanes, signIn } from './calls.ts';
import { Child, serverChild } from './child.ts';
import { prepareQuiet } from './database.ts';
import type { Lane, Load } from './load.ts';
import { addStaff } from './people.ts';
import { loadNow, machine, median, pace, type Row, root, table, write } from './report.ts';
import { fire } from './rounds.ts';

/*
 * Import and export through the whole product: uploaded over HTTP, run by a worker thread of the server, written to the database with fsync
 * on, optionally while other users read. `node bench/sheets.ts`, with --most 100000 for a shorter run.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' }, most: { type: 'string', default: '1000000' } } });
const rounds = Number(values.rounds);
const most = Number(values.most);
const base = '/smartop';
const goals = { import: 8_000, heldMs: 100, export: 60_000, megabytes: 100, p99: 2 };
const imported = { rows: 10_000, bad: 100 };
/** The imports: a company's department tree, and a company's members. */
const forms = {
  department: {
    what: 'departments',
    titles: ['部门名称', '上级部门', '排序', '在通讯录中显示'],
    row: (at: number, isBad: boolean) => [`导入${at}`, at % 20 === 0 ? '' : `导入${at - (at % 20)}`, isBad ? '第一' : at, '是'],
  },
  staff: {
    what: 'staff',
    titles: ['姓名', '手机号', '部门', '性别', '职位', '邮箱', '在通讯录中显示', '人员排序', '备注'],
    row: (at: number, isBad: boolean, company: number) => {
      const phone = `18${company % 10}${String(company * 20_000 + at).padStart(8, '0')}`;
      const department = `部门${String((at % 10) + 1).padStart(5, '0')}`;
      return [nameOf(at), isBad ? '12345' : phone, department, at % 2 ? '男' : '女', '工程师', `p${at}@example.cn`, '是', at % 100, ''];
    },
  },
} as const;
type Subject = keyof typeof forms;
/** The exports: the members of a department as listed, and staff with all fields. */
const lists = { member: 'members of departments', staff: 'staff' } as const;
type Exported = keyof typeof lists;
const exported = 100_000;
/** Other users: one request each now and then, a tenth of what the machine could answer. */
const others = { ms: 8_000, pauseMs: 80 };

const folder = path.join(root, '.cache/bench-sheets');
const secret = 'the secret key of the benchmark database';
const log = (name: string) => path.join(folder, `${name}.log`);
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const count = (value: number) => Math.round(value).toLocaleString('en');
const two = (value: number) => value.toFixed(2);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const before = loadNow();
const load = new Child(path.join(root, 'bench/load.ts'), { log: log('load') });
const postgres = await startEmbedded({ dataDir: path.join(folder, 'data'), log: say });
const { url } = postgres;
await prepareQuiet(url, secret);
say(`seeding ${usualSize.staff} staff …`);
await seedBulk(url, secret);
try {
  const rows = [
    ...(await withServer((server, address) => measureImport(server, address, 'department', 100))),
    ...(await withServer((server, address) => measureImport(server, address, 'staff', 120))),
    ...(await withServer(measureExport)),
  ];
  const version = await withClient(url, async (client) => (await client.query('show server_version')).rows[0].server_version);
  write('bench:sheets', section(rows, version));
} finally {
  await load.stop();
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });

/** Runs each measurement on a fresh server, so that its idle state is really idle. */
async function withServer<T>(work: (server: Child, address: string) => Promise<T>): Promise<T> {
  // the compile cache, as scripts/run.mjs sets it for the product
  const env = { NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
  const server = serverChild({ log: log('server'), url, folder, secret, env });
  try {
    return await work(server, await server.told<string>('address'));
  } finally {
    await server.stop();
  }
}

/** Measures CPU time and memory of the server besides the time. */
async function measured<T>(server: Child, work: () => Promise<T>) {
  const before = await server.usage();
  const { result, watched } = await server.during(work);
  const { cpuUs } = await server.usage();
  return { result, ...watched, cpuSeconds: (cpuUs - before.cpuUs) / 1e6 };
}

type Detail = { id: string; state: string; total: number; done: number; failed: number; message: string | null };
async function ask<T>(address: string, token: string, where: string, init: RequestInit): Promise<T> {
  const response = await fetch(address + base + where, { method: 'POST', ...init, headers: { ...init.headers, logintoken: token } });
  const answer = (await response.json()) as { body?: T };
  if (!answer.body) throw new Error(`${where}: ${JSON.stringify(answer)}`);
  return answer.body;
}

function call<T>(address: string, token: string, where: string, input: object): Promise<T> {
  return ask(address, token, where, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });
}

/** Waits for the end of a task; returns its outcome and its run time by the database's clock. */
async function finished(address: string, token: string, id: string, told: AsyncIterable<unknown>): Promise<Detail & { seconds: number }> {
  // queries when a live message arrives, like the console: polling would be work of its own
  for await (const _ of told) {
    const detail = await call<Detail>(address, token, task.detail.path, { id });
    if (detail.state === 'failed') throw new Error(`the task failed: ${detail.message}`);
    if (detail.state !== 'done') continue;
    const text = 'select extract(epoch from finished_at - started_at)::float8 as seconds from task where id = $1';
    const found = await withClient(url, (client) => client.query<{ seconds: number }>(text, [id]));
    return { ...detail, seconds: found.rows[0]?.seconds ?? Number.NaN };
  }
  throw new Error('the server ended the stream');
}
/** Subscribes to the live messages of a user. Returns the iterator and not the body: fetch aborts a body whose reading has not begun. */
async function listen(address: string, token: string): Promise<AsyncIterable<unknown>> {
  const { body } = await fetch(address + base + live.stream.path, { headers: { logintoken: token } });
  if (!body) throw new Error('no stream');
  const told = body.values();
  return { [Symbol.asyncIterator]: () => told };
}

async function importInto(address: string, subject: Subject, company: number, rows: number, bad: number) {
  const token = await signIn(address, bulkCompany(company).admin);
  const { titles, row } = forms[subject];
  const cells = Array.from({ length: rows }, (_, at) => row(at, at % 100 === 50 && at / 100 < bad, company));
  const bytes = await workbook([...titles], cells);
  const told = await listen(address, token);
  const { headers, payload } = upload({ subject }, { name: '导入.xlsx', bytes });
  const began = performance.now();
  const body = new Uint8Array(payload);
  const { id } = await ask<{ id: string }>(address, token, task.import.path, { headers, body });
  const done = await finished(address, token, id, told);
  return { ...done, whole: (performance.now() - began) / 1000 };
}

async function measureImport(server: Child, address: string, subject: Subject, from: number): Promise<Row[]> {
  const { what } = forms[subject];
  say(`import of ${imported.rows} ${what} …`);
  await importInto(address, subject, from, 500, 0);
  await delay(5_000);
  const { rss: idle } = await server.usage();
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    await delay(2_000);
    const paced = pace();
    const run = await measured(server, () => importInto(address, subject, from + 1 + round, imported.rows, imported.bad));
    const { failed, whole } = run.result;
    if (failed !== imported.bad) throw new Error(`${failed} rows were refused, not ${imported.bad}`);
    // the rows and the end of the task are one transaction, whose clock stands still, so the duration is measured from outside
    runs.push({ ...run, paced, perSecond: imported.rows / whole });
  }
  const reached = median(runs.map((run) => run.perSecond));
  const held = Math.max(...runs.map((run) => run.heldMs));
  return [
    {
      row: 6,
      what: `Import of ${count(imported.rows)} ${what} from xlsx, ${imported.bad} of them refused with reasons`,
      goal: `≥ ${count(goals.import)} rows/s`,
      reached: `${count(reached)} rows/s`,
      isMet: reached >= goals.import,
      note:
        `rounds ${runs.map((run) => count(run.perSecond)).join(', ')}; from upload to done; ${pacesOf(runs)}; ` +
        `${runs.map((run) => two(run.cpuSeconds)).join(', ')} s of processor time in the server; ${grown(idle, runs)}`,
    },
    {
      row: 6,
      what: `Event loop of the server held during an import of ${what}, at most`,
      goal: `≤ ${goals.heldMs} ms`,
      reached: `${held.toFixed(0)} ms`,
      isMet: held <= goals.heldMs,
      note: `rounds ${runs.map((run) => run.heldMs.toFixed(0)).join(', ')}`,
    },
  ];
}

function pacesOf(runs: readonly { paced: number }[]): string {
  return `pace ${runs.map(({ paced }) => paced.toFixed(0)).join(', ')}`;
}

function grown(idle: number, runs: readonly { rss: number }[]): string {
  return `memory ${megabytes(idle)} MB idle, ${megabytes(Math.max(...runs.map((run) => run.rss)))} MB at most`;
}

function startExport(address: string, token: string, subject: Exported = 'staff'): Promise<{ id: string; total: number }> {
  return call(address, token, task.export.path, { subject, filter: { type: 2 } });
}
async function exportAll(address: string, token: string, subject?: Exported) {
  const told = await listen(address, token);
  const { id, total } = await startExport(address, token, subject);
  const done = await finished(address, token, id, told);
  if (done.done !== total) throw new Error(`${done.done} of ${total} rows were exported`);
  return done;
}

async function measureExport(server: Child, address: string): Promise<Row[]> {
  await addStaff(url, exported, 1);
  const token = await signIn(address, bulkCompany(1).admin);
  const lanes = (await signedLanes(address)).read.slice(1);
  await fire(load, { address, lanes, ms: 60_000, requests: 5_000 });
  await delay(5_000);
  const { rss: idle } = await server.usage();
  const first: Row[] = [];
  for (const subject of ['member', 'staff'] as const) first.push(await measureSpeed(server, address, token, subject, idle));
  await addStaff(url, most, 1);
  await delay(5_000);
  say(`export of ${most} …`);
  const { result, rss, heldMs, cpuSeconds } = await measured(server, () => exportAll(address, token));
  const above = megabytes(rss - idle);
  const large: Row = {
    row: 7,
    what: `Memory of the server during an export of ${count(result.done)} staff, above idle`,
    goal: `≤ ${goals.megabytes} MB`,
    reached: `${above} MB`,
    isMet: above <= goals.megabytes,
    note:
      `${grown(idle, [{ rss }])}; ${count(result.done / result.seconds)} rows/s, ` +
      `${two(cpuSeconds)} s of processor time in the server; loop held ${heldMs.toFixed(0)} ms`,
  };
  return [...first, large, await measureOthers(address, token, lanes)];
}

async function measureSpeed(server: Child, address: string, token: string, subject: Exported, idle: number): Promise<Row> {
  say(`export of ${exported} ${lists[subject]} …`);
  const runs = [];
  for (let round = 0; round < rounds; round++) {
    const paced = pace();
    const run = await measured(server, () => exportAll(address, token, subject));
    runs.push({ ...run, paced, perSecond: run.result.done / run.result.seconds });
    await delay(2_000);
  }
  const reached = median(runs.map((run) => run.perSecond));
  return {
    row: 7,
    what: `Export of ${count(exported)} ${lists[subject]} to xlsx`,
    goal: `≥ ${count(goals.export)} rows/s`,
    reached: `${count(reached)} rows/s`,
    isMet: reached >= goals.export,
    note:
      `rounds ${runs.map((run) => count(run.perSecond)).join(', ')}; ${pacesOf(runs)}; ` +
      `${runs.map((run) => two(run.cpuSeconds)).join(', ')} s of processor time in the server; ` +
      `${grown(idle, runs)}; loop held ${Math.max(...runs.map((run) => run.heldMs)).toFixed(0)} ms`,
  };
}

/** Measures the slowest percent of other users' reads during the task and just before it. */
async function measureOthers(address: string, token: string, lanes: Lane[]): Promise<Row> {
  say('others meanwhile …');
  const pairs: { quiet: Load; busy: Load }[] = [];
  for (let round = 0; round < rounds; round++) {
    await delay(3_000);
    const quiet = await fire(load, { address, lanes, ...others });
    const told = await listen(address, token);
    const { id } = await startExport(address, token);
    await delay(1_000);
    const busy = await fire(load, { address, lanes, ...others });
    const { state } = await call<Detail>(address, token, task.detail.path, { id });
    if (state !== 'running') throw new Error('the export was over before the others were');
    await finished(address, token, id, told);
    pairs.push({ quiet, busy });
  }
  const ratios = pairs.map(({ quiet, busy }) => busy.p99 / quiet.p99);
  const reached = median(ratios);
  const of = (pick: (pair: { quiet: Load; busy: Load }) => number) => pairs.map((pair) => two(pick(pair))).join(', ');
  return {
    row: 7,
    what: `Others' p99 during an export, to that without`,
    goal: `≤ ${goals.p99} ×`,
    reached: `${two(reached)} ×`,
    isMet: reached <= goals.p99,
    note:
      `rounds ${ratios.map(two).join(', ')}; p99 ${of(({ busy }) => busy.p99)} / ${of(({ quiet }) => quiet.p99)} ms, ` +
      `p50 ${of(({ busy }) => busy.p50)} / ${of(({ quiet }) => quiet.p50)} ms; ` +
      `${lanes.length} people reading departments, a request each every ${others.pauseMs} ms`,
  };
}

function section(rows: readonly Row[], version: string): string {
  return `## Import and export (\`node bench/sheets.ts\`)

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}, PostgreSQL ${version} (embedded, fsync on).
Load average before the run ${before}, after it ${loadNow()}.
Over HTTP, run by a thread of the server's process, rows through the database, the workbook kept in it;
${rounds} rounds, median. ${usualSize.companies} companies, ${connections} connections.
Pace: thousands of one small piece of work a second on one core, just before the round; where it halves, so does everything.

${table(rows)}`;
}
