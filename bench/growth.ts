import { withClient } from '../apps/server/test/postgres.ts';
import { seedBulk } from '../demo/bulk.ts';
import { say } from '../scripts/progress.ts';
import { type Lanes, signedLanes } from './calls.ts';
import type { Child } from './child.ts';
import { prepareQuiet } from './database.ts';
import type { Lane, Load } from './load.ts';
import { addStaff } from './people.ts';
import { median, type Row } from './report.ts';
import { fire } from './rounds.ts';

const companies = 200;
const sizes = { small: 1_000, large: 1_000_000 };
const count = (value: number) => value.toLocaleString('en');
const two = (value: number) => value.toFixed(2);

type Measurement = { what: string; goal: number; lanes: (lanes: Lanes) => Lane[] };
const searching = (keyword: string) => [JSON.stringify({ pageNum: 1, pageSize: 10, keyword })];
const measurements: Measurement[] = [
  { what: 'read one person', goal: 1.3, lanes: ({ person }) => person },
  { what: 'create one person', goal: 1.3, lanes: ({ add }) => add },
  {
    what: 'first page of the staff list',
    goal: 1.3,
    lanes: ({ list }) => list.map((lane) => ({ ...lane, bodies: searching('') })),
  },
  { what: 'keyword list with exact total', goal: 12, lanes: ({ list }) => list.map((lane) => ({ ...lane, bodies: searching('员工1') })) },
];

type Options = { load: Child; url: string; secret: string; rounds: number; ms: number; serve: (name: string, url: string) => Child };
/** Measures the same calls on a few people and on a million, alternating between two databases. */
export async function measureGrowth({ load, url, secret, rounds, ms, serve }: Options): Promise<Row[]> {
  const targets: { address: string; lanes: Lanes }[] = [];
  for (const [name, staff] of Object.entries(sizes)) {
    const own = Object.assign(new URL(url), { pathname: `/growth_${name}` }).href;
    await withClient(url, (client) => client.query(`create database growth_${name} template template0`));
    await prepareQuiet(own, secret);
    await seedBulk(own, secret, { staff: companies * 5, companies, departments: companies * 10 });
    await addStaff(own, staff, companies);
    const address = await serve(name, own).told<string>('address');
    targets.push({ address, lanes: await signedLanes(address) });
  }
  const rows: Row[] = [];
  for (const { what, goal, lanes } of measurements) {
    say(`growth: ${what} …`);
    const run = ({ address, lanes: all }: (typeof targets)[number], requests?: number): Promise<Load> =>
      fire(load, { address, lanes: lanes(all), ms: requests ? 60_000 : ms, ...(requests && { requests }) });
    for (const target of targets) await run(target, 2_000);
    const ratios = [];
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 ? [1, 0] : [0, 1];
      const times: number[] = [];
      for (const at of order) times[at] = (await run(targets[at] as (typeof targets)[number])).p50;
      ratios.push((times[1] as number) / (times[0] as number));
    }
    const reached = median(ratios);
    rows.push({
      row: 5,
      what: `Growth from ${count(sizes.small)} to ${count(sizes.large)} staff: ${what}`,
      goal: `≤ ${goal} ×`,
      reached: `${two(reached)} ×`,
      isMet: reached <= goal,
      note: `time of a call, median of each round; rounds ${ratios.map(two).join(', ')}; ${companies} companies`,
    });
  }
  return rows;
}
