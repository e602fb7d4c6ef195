import type { Kind, Lanes } from './calls.ts';
import type { Child } from './child.ts';
import type { Job, Load } from './load.ts';
import { cpuBelow } from './proc.ts';
import { median, type Row } from './report.ts';

export type Target = { address: string; child: Child; lanes: Lanes };
type Round = Load & { perSecond: number; serverUs: number; databaseUs: number };
export type Pair = { limit: Round; ours: Round };

export async function fire(load: Child, job: Job): Promise<Load> {
  const answer = load.told<Load>('load');
  load.process.send({ job });
  const result = await answer;
  if (result.failed) throw new Error(`${result.failed} of ${result.count} requests failed`);
  return result;
}

async function once(load: Child, { address, child, lanes }: Target, kind: Kind, ms: number, postmaster: number): Promise<Round> {
  const [before, databaseBefore] = [await child.usage(), cpuBelow(postmaster)];
  const result = await fire(load, { address, lanes: lanes[kind], ms });
  const [after, databaseAfter] = [await child.usage(), cpuBelow(postmaster)];
  return {
    ...result,
    perSecond: result.count / result.seconds,
    serverUs: (after.cpuUs - before.cpuUs) / result.count,
    databaseUs: (databaseAfter - databaseBefore) / result.count,
  };
}

/**
 * Number of requests sent before the measurement begins. By then V8 has optimized the code; a server runs for weeks, so its slow first
 * seconds do not matter.
 */
export const warmUp = 20_000;
type Plan = { rounds: number; ms: number; postmaster: number };
/**
 * Measures the reference server (`limit.mjs`) and our server in turn. The server that is measured first changes with every round, so that
 * neither always runs on the warmer machine.
 */
export async function compare(load: Child, limit: Target, ours: Target, kind: Kind, { rounds, ms, postmaster }: Plan): Promise<Pair[]> {
  const run = (target: Target) => once(load, target, kind, ms, postmaster);
  for (const { address, lanes } of [limit, ours]) await fire(load, { address, lanes: lanes[kind], ms: 60_000, requests: warmUp });
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = round % 2 ? await run(ours) : await run(limit);
    const second = round % 2 ? await run(limit) : await run(ours);
    pairs.push(round % 2 ? { limit: second, ours: first } : { limit: first, ours: second });
  }
  return pairs;
}

type Goal = { row: number; ratio: number; us: number; what: string };
const goals: Record<Kind, Goal> = {
  list: { row: 1, ratio: 1.2, us: 350, what: 'Staff list: keyword in name or pinyin, sorted, page of 10, exact total' },
  person: { row: 2, ratio: 0.5, us: 200, what: 'Read one person' },
  add: { row: 2, ratio: 0.5, us: 300, what: 'Create one person' },
  read: { row: 2, ratio: 0.5, us: 200, what: 'Read one department with its heads' },
  create: { row: 2, ratio: 0.5, us: 300, what: 'Create one department' },
};
const cpuTimesLimit = 1.8;
const two = (value: number) => value.toFixed(2);

export function rowsOf(kind: Kind, pairs: readonly Pair[]): Row[] {
  const { row, ratio, us, what } = goals[kind];
  const ratios = pairs.map(({ limit, ours }) => ours.perSecond / limit.perSecond);
  const of = (pick: (round: Round) => number) => ({
    limit: median(pairs.map((pair) => pick(pair.limit))),
    ours: median(pairs.map((pair) => pick(pair.ours))),
  });
  const [perSecond, p50, p99] = [of((r) => r.perSecond), of((r) => r.p50), of((r) => r.p99)];
  const [server, database, generator] = [of((r) => r.serverUs), of((r) => r.databaseUs), of((r) => r.cpuUs / r.count)];
  const times = median(pairs.map((pair) => pair.ours.serverUs / pair.limit.serverUs));
  const reached = median(ratios);
  return [
    {
      row,
      what: `${what}, ratio to the limit`,
      goal: `≥ ${ratio} ×`,
      reached: `${two(reached)} ×`,
      isMet: reached >= ratio,
      note:
        `${perSecond.ours.toFixed(0)} against ${perSecond.limit.toFixed(0)} requests/s; rounds ${ratios.map(two).join(', ')}; ` +
        `p50 ${two(p50.ours)} / ${two(p50.limit)} ms, p99 ${two(p99.ours)} / ${two(p99.limit)} ms`,
    },
    {
      row: 3,
      what: `${what}, server CPU per request`,
      goal: `≤ ${us} µs or ≤ ${cpuTimesLimit} × the limit's`,
      reached: `${server.ours.toFixed(0)} µs, ${two(times)} ×`,
      isMet: server.ours <= us || times <= cpuTimesLimit,
      note:
        `limit ${server.limit.toFixed(0)} µs; PostgreSQL ${database.ours.toFixed(0)} / ${database.limit.toFixed(0)} µs, ` +
        `generator ${generator.ours.toFixed(0)} / ${generator.limit.toFixed(0)} µs per request`,
    },
  ];
}
