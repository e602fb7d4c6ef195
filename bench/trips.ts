import { setTimeout as delay } from 'node:timers/promises';
import type { Kind } from './calls.ts';
import { filled } from './fill.ts';
import type { Lane } from './load.ts';
import type { Counter } from './proxy.ts';
import type { Row } from './report.ts';

const calls = 50;
const goals: Record<Kind, { trips: number; what: string }> = {
  list: { trips: 1, what: 'one-statement query (staff list)' },
  person: { trips: 1, what: 'one-statement query (read one person)' },
  add: { trips: 2, what: 'one-statement command with its audit row (create one person)' },
  read: { trips: 1, what: 'one-statement query (read one department)' },
  create: { trips: 2, what: 'one-statement command with its audit row (create one department)' },
};

/** Counts how many round trips to PostgreSQL each call takes on average once all caches are warm. */
export async function countTrips(address: string, proxy: Counter, kind: Kind, lane: Lane): Promise<Row> {
  const { trips: goal, what } = goals[kind];
  const ask = async (turn: number) => {
    const body = lane.bodies?.[0] && filled(lane.bodies[0], `trip ${turn}`, 99_000_000 + turn);
    const response = await fetch(address + lane.paths[0], { method: lane.method, headers: lane.headers, ...(body && { body }) });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  for (let turn = -10; turn < 0; turn++) await ask(turn);
  // the first call also stores the time at which the session was last used; this must be finished before the count begins
  await delay(200);
  const before = proxy.trips;
  for (let turn = 0; turn < calls; turn++) await ask(turn);
  const trips = (proxy.trips - before) / calls;
  return {
    row: 4,
    what: `Database round trips per warm call: ${what}`,
    goal: String(goal),
    reached: String(trips),
    isMet: trips <= goal,
    note: `${calls} calls, Sync and simple-query messages counted by a proxy before PostgreSQL`,
  };
}
