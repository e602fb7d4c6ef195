import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { process as approval } from '@park/contract/approval/process';
import { message } from '@park/contract/people/message';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { withClient } from '../apps/server/test/postgres.ts';
import { bulkCompany, seedBulk, usualSize } from '../demo/bulk.ts';
import { say } from '../scripts/progress.ts';
import type { Approved, Desk, Job } from './approving.ts';
import { connections, signIn } from './calls.ts';
import { Child, serverChild } from './child.ts';
import { prepareQuiet } from './database.ts';
import { cpuBelow } from './proc.ts';
import { loadNow, machine, median, type Row, root, table, write } from './report.ts';

/*
 * Approvals of three steps from start to end over HTTP: an applicant starts, the head of the department, the head above and an
 * administrator of the company approve, each after finding the to-do in their list. `node bench/approval.ts`, with
 * --staff 6000 for a short run that writes nothing.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    staff: { type: 'string', default: String(usualSize.staff) },
    profile: { type: 'boolean', default: false },
  },
});
const [rounds, ms, staff] = [Number(values.rounds), Number(values.seconds) * 1000, Number(values.staff)];
if (!(rounds >= 3 && ms > 0)) throw new RangeError('a figure needs at least 3 rounds');
const goal = 100;
const warmUp = 1_500;
const folder = path.join(root, '.cache/bench-approval');
const secret = 'the secret key of the benchmark database';
const log = (name: string) => path.join(folder, `${name}.log`);
const whole = (value: number) => value.toFixed(0);
const named = { applicant: (n: number) => `benchapplicant${n}`, above: (n: number) => `benchabove${n}` };
const one = (value: number) => value.toFixed(1);

const approve = (id: string, name: string, candidate: object) => ({ id, kind: 'approve', name, candidates: [candidate], mode: 'any' });
/** The definition names nobody as approver, but only rules, so that the database has to look up the approvers at each start. */
const definition = {
  fields: [
    { key: 'title', name: '标题', kind: 'text', required: true },
    { key: 'content', name: '内容', kind: 'longText', required: true },
    { key: 'amount', name: '金额', kind: 'money' },
  ],
  nodes: [
    { id: 'start', kind: 'start', name: '发起申请' },
    approve('head', '部门负责人审批', { kind: 'head', up: 0 }),
    approve('above', '上级部门负责人审批', { kind: 'head', up: 1 }),
    approve('manager', '单位管理员审批', { kind: 'manager' }),
    { id: 'end', kind: 'end', name: '结束' },
  ],
  settings: { summary: ['amount', 'content'] },
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const before = loadNow();
const generator = new Child(path.join(root, 'bench/approving.ts'), { log: log('generator') });
const postgres = await startEmbedded({ dataDir: path.join(folder, 'data'), log: say });
const children: Child[] = [generator];
try {
  const { url } = postgres;
  await prepareQuiet(url, secret);
  say(`seeding ${staff} staff …`);
  await seedBulk(url, secret, { ...usualSize, staff });
  const companies = Array.from({ length: connections }, (_, at) => bulkCompany(at + 1));
  await withClient(url, (client) => setUp(client, companies));
  const profiled = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.join(root, '.cache/profile')}`] : [];
  const server = serverChild({ log: log('server'), url, folder, secret, execArgv: profiled });
  children.push(server);
  const address = await server.told<string>('address');
  // one after the other: with many sign-ins from one address at once the server would require a captcha
  const desks: Desk[] = [];
  for (const [at, company] of companies.entries()) desks.push(await desk(address, company, at + 1));
  const results: Round[] = [];
  await fire(address, desks, { ms: 120_000, most: warmUp });
  // Without this, queries planned on the empty tables would scan whole tables until autovacuum runs, up to a minute later.
  await withClient(url, (client) => client.query('vacuum (analyze)'));
  await fire(address, desks, { ms: 120_000, most: warmUp / 3 });
  for (let round = 0; round < rounds; round++) results.push(await measured(server, () => fire(address, desks, { ms })));
  const kept = await withClient(url, (client) => check(client));
  const version = await withClient(url, async (client) => (await client.query('show server_version')).rows[0].server_version);
  const rows = [rowOf(results, kept)];
  if (staff === usualSize.staff) write('bench:approval', section(rows, version));
  else console.log(table(rows));
} finally {
  await Promise.all(children.map((child) => child.stop()));
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });

type Client = Parameters<Parameters<typeof withClient>[1]>[0];
type Company = ReturnType<typeof bulkCompany>;

/**
 * Creates the flow. Adds two people who can sign in to each company: a member of a department with a head, and the head of the whole
 * company.
 */
async function setUp(client: Client, companies: readonly Company[]): Promise<void> {
  await client.query(
    `with f as (insert into flow (space_id, park_id, key, name, draft)
                select space_id, id, 'bench', '压测审批', $1::jsonb from park returning *)
     insert into flow_version (space_id, park_id, flow_id, number, definition) select space_id, park_id, id, 1, draft from f`,
    [JSON.stringify(definition)],
  );
  await client.query(
    `update flow f set live_id = v.id, live_number = 1, is_changed = false from flow_version v where v.flow_id = f.id and f.key = 'bench'`,
  );
  for (const [at, { userId, companyId, rootId, departmentId }] of companies.entries()) {
    const [member, applicant, above] = [userId(2), userId(3), userId(4)];
    await client.query(
      `update "user" u set username = n.name, password = m.password
         from "user" m, (values ($2::uuid, $3), ($4::uuid, $5)) as n (id, name) where u.id = n.id and m.id = $1`,
      [member, applicant, named.applicant(at + 1), above, named.above(at + 1)],
    );
    await client.query(`delete from department_manager where company_id = $1 and department_id = any ($2)`, [
      companyId,
      [rootId, departmentId(4)],
    ]);
    await client.query(
      `insert into department_manager (space_id, company_id, department_id, user_id, rank)
       select d.space_id, d.company_id, d.id, h.user_id, 0
         from (values ($2::uuid, $3::uuid), ($4::uuid, $5::uuid)) as h (department_id, user_id)
         join department d on d.company_id = $1 and d.id = h.department_id`,
      [companyId, departmentId(4), member, rootId, above],
    );
  }
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}

async function desk(address: string, { member, admin }: Company, n: number): Promise<Desk> {
  const [applicant, ...deciders] = await Promise.all(
    [named.applicant(n), member, named.above(n), admin].map((name) => signIn(address, name)),
  );
  return { applicant: applicant as string, deciders };
}

async function fire(address: string, desks: Desk[], how: Pick<Job, 'ms' | 'most'>): Promise<Approved> {
  const paths = { start: approval.start.path, list: message.list.path, submit: approval.submit.path };
  const answer = generator.told<Approved>('approved');
  generator.process.send({ job: { address, base: '/smartop', paths, desks, ...how } satisfies Job });
  const result = await answer;
  if (result.problem) throw new Error(result.problem);
  return result;
}

type Round = Approved & { perSecond: number; serverUs: number; databaseUs: number };
async function measured(server: Child, work: () => Promise<Approved>): Promise<Round> {
  const [used, databaseUsed] = [await server.usage(), cpuBelow(postgres.pid)];
  const result = await work();
  const [now, databaseNow] = [await server.usage(), cpuBelow(postgres.pid)];
  const each = (us: number) => us / result.count;
  return {
    ...result,
    perSecond: result.count / result.seconds,
    serverUs: each(now.cpuUs - used.cpuUs),
    databaseUs: each(databaseNow - databaseUsed),
  };
}

/**
 * Checks the stored result: every instance has ended with three decisions and four history entries, no task is open, every approver got a
 * to-do message, and the applicant got the result.
 */
async function check(client: Client): Promise<number> {
  const { rows } = await client.query<{ all: number; whole: number }>(
    `select count(*)::int as all, count(*) filter (where i.status = 'agreed'
              and (select count(*) from flow_task t where t.instance_id = i.id and t.state = 'done') = 3
              and (select count(*) from flow_task t where t.instance_id = i.id and t.state = 'open') = 0
              and (select count(*) from flow_history h where h.instance_id = i.id and h.event in ('start', 'agree')) = 4
              and (select count(*) from message m where m.instance_id = i.id)
                = 1 + (select count(*) from flow_task t where t.instance_id = i.id))::int as whole
       from flow_instance i`,
  );
  const [found] = rows;
  if (!found || found.all !== found.whole) throw new Error(`${found?.all} instances, of which ${found?.whole} are whole`);
  return found.all;
}

function rowOf(results: readonly Round[], kept: number): Row {
  const of = (pick: (round: Round) => number) => median(results.map(pick));
  const reached = of(({ perSecond }) => perSecond);
  const requests = of(({ requests: all, count }) => all / count);
  const ms = (us: number) => one(us / 1000);
  return {
    row: 9,
    what: 'Approval of 3 steps, complete instances over HTTP, generator on the same machine',
    goal: `≥ ${goal} /s`,
    reached: `${whole(reached)} /s`,
    isMet: reached >= goal,
    note:
      `rounds ${results.map(({ perSecond }) => whole(perSecond)).join(', ')}; ` +
      `${whole(requests)} requests each (start, three decisions, the list read before each and after the last); ` +
      `p50 ${whole(of(({ p50 }) => p50))} ms, p99 ${whole(of(({ p99 }) => p99))} ms from start to end; ` +
      `processor time of one: server ${ms(of(({ serverUs }) => serverUs))} ms, ` +
      `PostgreSQL ${ms(of(({ databaseUs }) => databaseUs))} ms, generator ${ms(of(({ cpuUs, count }) => cpuUs / count))} ms; ` +
      `${kept} instances looked at afterwards, all whole`,
  };
}

function section(rows: readonly Row[], version: string): string {
  return `## Approvals (\`node bench/approval.ts\`)

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}, PostgreSQL ${version} (embedded, fsync on).
Load average before the run ${before}, after it ${loadNow()}.
${usualSize.companies} companies, ${staff} staff; ${connections} connections, each of another company with four people;
${rounds} rounds of ${ms / 1000} s after ${warmUp} instances to warm up.
Nobody is named in the flow: the heads of the department and above it and the managers are looked up at each step.
State, tasks, history, messages and audit of a step are one transaction.

${table(rows)}`;
}
