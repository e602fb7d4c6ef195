import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { withClient } from '../apps/server/test/postgres.ts';
import { bareLanes, connections, kinds, signedLanes } from '../bench/calls.ts';
import { Child, serverChild } from '../bench/child.ts';
import { prepareQuiet } from '../bench/database.ts';
import { measureGrowth } from '../bench/growth.ts';
import { limitChild, mustAgree } from '../bench/limit.ts';
import { startProxy } from '../bench/proxy.ts';
import { loadNow, machine, type Row, root, table, write } from '../bench/report.ts';
import { compare, rowsOf, type Target, warmUp } from '../bench/rounds.ts';
import { measureStart } from '../bench/start.ts';
import { countTrips } from '../bench/trips.ts';
import { seedBulk, usualSize } from '../demo/bulk.ts';
import { say } from './progress.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    profile: { type: 'boolean', default: false },
  },
});
const plan = { rounds: Number(values.rounds), ms: Number(values.seconds) * 1000 };
if (!(plan.rounds >= 3 && plan.ms > 0)) throw new RangeError('a figure needs at least 3 rounds');

const folder = path.join(root, '.cache/bench');
const secret = 'the secret key of the benchmark database';
const bench = (name: string) => path.join(root, 'bench', name);
const log = (name: string) => path.join(folder, `${name}.log`);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const before = loadNow();
const load = new Child(bench('load.ts'), { log: log('load') });
try {
  const { rows, version } = await measureCalls();
  say('second start and memory …');
  rows.push(...(await measureStart(load)));
  write('bench', section(rows, version));
} finally {
  await load.stop();
}
// reached only if the run succeeded: the folder of a failed run is kept, so that it can be inspected
rmSync(folder, { recursive: true, force: true });

async function measureCalls(): Promise<{ rows: Row[]; version: string }> {
  const children: Child[] = [];
  const mine = (child: Child) => {
    children.push(child);
    return child;
  };
  const server = (name: string, url: string, directUrl: string, execArgv: string[] = []) =>
    mine(serverChild({ log: log(name), url, directUrl, folder, secret, execArgv }));
  // starts PostgreSQL with the product's own settings, which include fsync
  const postgres = await startEmbedded({ dataDir: path.join(folder, 'data'), log: say });
  try {
    const { url } = postgres;
    await prepareQuiet(url, secret);
    say(`seeding ${usualSize.staff} staff …`);
    await seedBulk(url, secret);
    const version = await withClient(url, async (client) => {
      await client.query('checkpoint');
      return (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '';
    });
    const bare = mine(await limitChild(url, log('limit')));
    const limit: Target = { child: bare, address: await bare.told('address'), lanes: bareLanes };
    const profiled = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.join(root, '.cache/profile')}`] : [];
    const own = server('server', url, url, profiled);
    const address = await own.told<string>('address');
    const ours: Target = { child: own, address, lanes: await signedLanes(address) };
    await mustAgree(limit.address, address, ours.lanes);

    const rows: Row[] = [];
    for (const kind of kinds) {
      say(`${kind}: ${plan.rounds} rounds, limit and ours in turn …`);
      rows.push(...rowsOf(kind, await compare(load, limit, ours, kind, { ...plan, postmaster: postgres.pid })));
    }
    say('round trips …');
    const proxy = await startProxy(url);
    const counted = server('counted', proxy.url, url);
    const through = await counted.told<string>('address');
    for (const kind of kinds) rows.push(await countTrips(through, proxy, kind, ours.lanes[kind][0]!));
    proxy.close();
    await Promise.all(children.splice(0).map((child) => child.stop()));
    rows.push(...(await measureGrowth({ load, url, secret, ...plan, serve: (name, where) => server(name, where, where) })));
    return { rows: rows.toSorted((a, b) => Number(a.row) - Number(b.row)), version };
  } finally {
    await Promise.all(children.map((child) => child.stop()));
    await postgres.stop();
  }
}

function section(rows: readonly Row[], version: string): string {
  const { companies, departments, staff } = usualSize;
  return `## Server (\`npm run bench\`)

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}, PostgreSQL ${version} (embedded, fsync on).
Load average before the run ${before}, after it ${loadNow()}
(the run itself keeps both cores busy: generator, server and database share the machine).
${companies} companies, ${departments} departments, ${staff} staff; ${connections} connections, each of another company;
${plan.rounds} rounds of ${plan.ms / 1000} s after ${warmUp} calls of each to warm up.
Ours: signed in (members read, administrators of level 2 create), right checked, walled by row security,
validated, answer parsed, logged at the usual level, commands audited. The copy made at night is off.

${table(rows)}`;
}
