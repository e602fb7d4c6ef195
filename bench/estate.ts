import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Call } from '@park/contract/core';
import { estate } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { startEmbedded } from '../apps/server/src/db/embedded/index.ts';
import { withClient } from '../apps/server/test/postgres.ts';
import { demoId } from '../demo/rows.ts';
import { seedDemo } from '../demo/seed.ts';
import { say } from '../scripts/progress.ts';
import { signIn } from './calls.ts';
import { Child, serverChild } from './child.ts';
import { prepareQuiet } from './database.ts';
import type { Lane, Load } from './load.ts';
import { loadNow, machine, median, type Row, root, table, write } from './report.ts';
import { fire } from './rounds.ts';

/*
 * The same queries on a small park and on a park with ten times as many rooms, alternating between two databases. `node bench/estate.ts`,
 * with --buildings 4 for a short run that writes nothing.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    buildings: { type: 'string', default: '20' },
  },
});
const [rounds, ms, few] = [Number(values.rounds), Number(values.seconds) * 1000, Number(values.buildings)];
const times = 10;
const goal = 1.5;
/** Rooms of a building: twenty floors of ten rooms. */
const perBuilding = 200;
/** Buildings of a region. The larger park has more regions, not larger ones. */
const perRegion = 10;
const connections = 4;
const base = '/smartop';
const parkId = demoId('park A');
const folder = path.join(root, '.cache/bench-estate');
const secret = 'the secret key of the benchmark database';
const log = (name: string) => path.join(folder, `${name}.log`);
const count = (value: number) => value.toLocaleString('en');
const two = (value: number) => value.toFixed(2);

type Target = { address: string; token: string; buildings: string[]; rooms: number };
type Measurement = { what: string; call: Call; inputs: (target: Target) => object[] };
const everyBuilding = ({ buildings }: Target) => buildings.slice(0, 20).map((buildingId) => ({ buildingId }));
const measurements: Measurement[] = [
  { what: 'tree, its top', call: estate.tree, inputs: () => [{}] },
  {
    what: 'tree, below a building',
    call: estate.tree,
    inputs: ({ buildings }) => buildings.slice(0, 20).map((parentId) => ({ parentId })),
  },
  { what: 'board of one building', call: room.board, inputs: everyBuilding },
  { what: 'list, first page', call: room.list, inputs: () => [{ pageNum: 1, pageSize: 20 }] },
  { what: 'list, a page in the middle', call: room.list, inputs: ({ rooms }) => [{ pageNum: Math.floor(rooms / 40), pageSize: 20 }] },
  {
    what: 'list of one building',
    call: room.list,
    inputs: (target) => everyBuilding(target).map((one) => ({ ...one, pageNum: 2, pageSize: 20 })),
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const before = loadNow();
const load = new Child(path.join(root, 'bench/load.ts'), { log: log('load') });
const postgres = await startEmbedded({ dataDir: path.join(folder, 'data'), log: say });
const children: Child[] = [load];
try {
  const targets = [await park('few', few), await park('many', few * times)] as const;
  const rows: Row[] = [];
  for (const one of measurements) rows.push(await compared(one, targets));
  const version = await withClient(postgres.url, async (client) => (await client.query('show server_version')).rows[0].server_version);
  if (few === 20) write('bench:estate', section(rows, version));
  else console.log(table(rows));
} finally {
  await Promise.all(children.map((child) => child.stop()));
  await postgres.stop();
}
rmSync(folder, { recursive: true, force: true });

/** Starts a server on the demo with additional buildings in its first park. */
async function park(name: string, buildings: number): Promise<Target> {
  const url = Object.assign(new URL(postgres.url), { pathname: `/estate_${name}` }).href;
  await withClient(postgres.url, (client) => client.query(`create database estate_${name} template template0`));
  await prepareQuiet(url, secret);
  await seedDemo(url, secret);
  const ids = await fill(url, buildings);
  const child = serverChild({ log: log(name), url, folder, secret });
  children.push(child);
  const address = await child.told<string>('address');
  return { address, token: await signIn(address, 'operatora'), buildings: ids, rooms: buildings * perBuilding };
}

/**
 * Leases half of the rooms, puts a tenth on hold and gives all of them a price. SQL does all the work inside the database, so it takes only
 * seconds.
 */
async function fill(url: string, buildings: number): Promise<string[]> {
  say(`seeding ${count(buildings * perBuilding)} rooms in ${buildings} buildings …`);
  return withClient(url, async (client) => {
    await client.query(
      `insert into region (space_id, park_id, code, name, rank)
       select space_id, id, 'BENCH' || n, '压测区' || n, 100 + n from park, generate_series(1, $2::int) as n where id = $1`,
      [parkId, Math.ceil(buildings / perRegion)],
    );
    const made = await client.query<{ id: string }>(
      `insert into building (space_id, park_id, region_id, code, name, kind, rank)
       select g.space_id, g.park_id, g.id, 'BENCH' || n, '压测楼' || n, 'office', n
         from generate_series(1, $2::int) as n
         join region g on g.park_id = $1 and g.code = 'BENCH' || (1 + (n - 1) / $3::int) returning id`,
      [parkId, buildings, perRegion],
    );
    const ids = made.rows.map(({ id }) => id);
    await client.query(
      `insert into floor (space_id, park_id, building_id, number, name)
       select space_id, park_id, id, n, n || 'F' from building, generate_series(1, $2::int) as n where id = any ($1)`,
      [ids, perBuilding / 10],
    );
    await client.query(
      `insert into room (space_id, park_id, building_id, floor_id, code, room_num, kind, built_area, rentable_area)
       select f.space_id, f.park_id, f.building_id, f.id,
              f.number || lpad(n::text, 2, '0'), f.number || lpad(n::text, 2, '0'), 'office', 50 + n, 45 + n
         from floor f, generate_series(1, 10) as n where f.building_id = any ($1)`,
      [ids],
    );
    // without statistics the planner would guess which index finds the rows
    await client.query('analyze room, floor, building');
    await client.query(
      `insert into room_price (space_id, park_id, room_id, during, cents)
       select space_id, park_id, id, '(,)', 4500 from room where building_id = any ($1)`,
      [ids],
    );
    await client.query(
      `insert into occupancy (space_id, park_id, room_id, kind, during, holder, expires_at)
       select space_id, park_id, id, case when at % 10 = 9 then 'hold' else 'lease' end,
              daterange(app.today() - 100, app.today() + 300), '租客' || at,
              case when at % 10 = 9 then app.now() + interval '299 days' end
         from (select r.*, row_number() over (order by code, id) as at from room r where building_id = any ($1)) r
        where at % 10 in (1, 3, 5, 7, 8, 9)`,
      [ids],
    );
    await client.query('vacuum (analyze)');
    await client.query('checkpoint');
    return ids;
  });
}

function lanesOf({ call, inputs }: Measurement, target: Target): Lane[] {
  return Array.from({ length: connections }, () => ({
    method: 'POST',
    paths: [base + call.path],
    headers: { 'content-type': 'application/json', logintoken: target.token },
    bodies: inputs(target).map((input) => JSON.stringify(input)),
  }));
}

/** Measures a call on both parks. Each round starts with the other park, so that neither park always runs on the warmer machine. */
async function compared(one: Measurement, targets: readonly [Target, Target]): Promise<Row> {
  say(`${one.what} …`);
  const run = (target: Target, requests?: number): Promise<Load> =>
    fire(load, { address: target.address, lanes: lanesOf(one, target), ms: requests ? 60_000 : ms, ...(requests && { requests }) });
  for (const target of targets) await run(target, 500);
  const pairs: [few: number, many: number][] = [];
  for (let round = 0; round < rounds; round++) {
    const taken: [number, number] = [0, 0];
    for (const at of round % 2 ? ([1, 0] as const) : ([0, 1] as const)) taken[at] = (await run(targets[at])).p50;
    pairs.push(taken);
  }
  const ratios = pairs.map(([small, large]) => large / small);
  const reached = median(ratios);
  const p50 = (at: 0 | 1) => two(median(pairs.map((pair) => pair[at])));
  return {
    row: 4,
    what: `Estate: ${one.what}`,
    goal: `≤ ${goal} ×`,
    reached: `${two(reached)} ×`,
    isMet: reached <= goal,
    note: `p50 ${p50(0)} and ${p50(1)} ms; rounds ${ratios.map(two).join(', ')}`,
  };
}

function section(rows: readonly Row[], version: string): string {
  return `## Estate (\`node bench/estate.ts\`)

${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${machine()}, PostgreSQL ${version} (embedded, fsync on).
Load average before the run ${before}, after it ${loadNow()}.
${count(few * perBuilding)} rooms in ${few} buildings against ${count(few * times * perBuilding)} in ${few * times}, in one run;
${connections} connections; ${rounds} rounds of ${ms / 1000} s each, in turn. Rows are those of issue 9.

${table(rows)}`;
}
