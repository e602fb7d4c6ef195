import { areaOf, sumOf, unitsOf } from '@park/contract/estate/estate/area';
import { room } from '@park/contract/estate/room';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { dayIn, newRoom, newSite, type Site } from '../../../../../test/estate/rows.ts';
import { rounds } from '../../../../../test/race.ts';

const server = testServer();
let operatora: Person;
beforeAll(async () => {
  operatora = await server.signIn('operatora');
});

const horizon = 12;
type Step =
  | { do: 'split'; which: number; day: number; cuts: number[] }
  | { do: 'merge'; which: number[]; day: number }
  | { do: 'undo'; which: number }
  | { do: 'claim'; which: number; from: number; length: number };
const at = fc.nat({ max: 1000 });
const day = fc.nat({ max: horizon });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('split' as const),
    which: at,
    day,
    cuts: fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ do: fc.constant('merge' as const), which: fc.array(at, { minLength: 2, maxLength: 4 }), day }),
  fc.record({ do: fc.constant('undo' as const), which: at }),
  fc.record({ do: fc.constant('claim' as const), which: at, from: day, length: fc.integer({ min: 1, max: 5 }) }),
);

type Row = { id: string; version: number; area: string; rentableArea: string };
let codes = 0;
const code = () => `P${++codes}`;
/** Splits an area in proportion to weights, exactly to 0.0001 and without floats. The last part gets the rest. */
function splitByWeights(area: string, weights: readonly number[]): string[] {
  const units = unitsOf(area) ?? 0n;
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 1));
  const parts = weights.map((weight) => (units * BigInt(weight)) / all || 1n);
  return [...parts, units - parts.reduce((sum, part) => sum + part, 0n)].map(areaOf);
}

/** Carries out a random step through the API. The test fails unless the server answers with success or a refusal. */
async function perform(step: Step, site: Site, made: string[]): Promise<void> {
  const roomsOn = (on: number) =>
    server.rows<Row>(
      `select id, version, built_area::text as area, rentable_area::text as "rentableArea" from room
        where building_id = $1 and during @> $2::date order by id`,
      [site.buildingId, dayIn(on)],
    );
  const answered = async (asking: ReturnType<Person['raw']>): Promise<string | undefined> => {
    const answer = await asking;
    expect([200, 400, 409]).toContain(answer.statusCode);
    return answer.statusCode === 200 ? answer.json().body.id : undefined;
  };
  const pick = <T>(list: readonly T[], which: number) => list[which % list.length] as T;
  if (step.do === 'split') {
    const { id, version, area, rentableArea } = pick(await roomsOn(step.day), step.which);
    const rentable = splitByWeights(rentableArea, step.cuts);
    const children = splitByWeights(area, step.cuts).map((part, at) => ({ roomCode: code(), area: part, rentableArea: rentable[at] }));
    const done = await answered(operatora.raw(room.split, { id, version, onDate: dayIn(step.day), children }));
    if (done) made.push(done);
  } else if (step.do === 'merge') {
    const rows = await roomsOn(step.day);
    const rooms = [...new Set(step.which.map((which) => pick(rows, which)))].map(({ id, version }) => ({ id, version }));
    const done = await answered(operatora.raw(room.merge, { rooms, onDate: dayIn(step.day), child: { roomCode: code() } }));
    if (done) made.push(done);
  } else if (step.do === 'undo') {
    if (made.length) await answered(operatora.raw(room.undo, { id: pick(made, step.which) }));
  } else {
    const { id: roomId } = pick(await roomsOn(step.from), step.which);
    const term = { from: dayIn(step.from), to: dayIn(step.from + step.length), holder: '随机' };
    await answered(operatora.raw(room.claim, { roomId, kind: 'lease', ...term }));
  }
}

test(
  'V123 after random splits, merges, undos and occupancies each building has the same area on every day, and occupancies never overlap',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: rounds(10, 25) }), async (steps) => {
        const site = await newSite(server.rows);
        const areas = ['100.0000', '33.3333', '0.0500', '1234.5678'];
        for (const area of areas) await newRoom(server.rows, site, { code: code(), area, rentable: areaOf((unitsOf(area) ?? 0n) / 2n) });
        const made: string[] = [];
        for (const one of steps) await perform(one, site, made);
        const whole = sumOf(areas);
        for (let on = -1; on <= horizon + 1; on++) {
          const { floors, counts } = await operatora.call(room.board, { buildingId: site.buildingId, asOf: dayIn(on) });
          const cells = floors.flatMap(({ rooms }) => rooms);
          expect([on, sumOf(cells.map(({ area }) => area)), sumOf(counts.map(({ area }) => area))]).toEqual([on, whole, whole]);
          expect(new Set(cells.map(({ roomCode }) => roomCode)).size).toBe(cells.length);
        }
        const [violations] = await server.rows<{ days: number; overlaps: number; outside: number }>(
          `select (select count(distinct sum)::int from (
                     select sum(sum(built_area)) over (order by day) as sum from building_tally where building_id = $1
                      group by day) t) as days,
                  (select count(*)::int from occupancy o join occupancy p on p.room_id = o.room_id and p.id <> o.id and p.during && o.during
                     join room r on r.id = o.room_id where r.building_id = $1 and o.ended_at is null and p.ended_at is null) as overlaps,
                  (select count(*)::int from occupancy o join room r on r.id = o.room_id
                    where r.building_id = $1 and o.ended_at is null and not o.during <@ r.during) as outside`,
          [site.buildingId],
        );
        expect(violations).toEqual({ days: 1, overlaps: 0, outside: 0 });
      }),
      { numRuns: rounds(6, 60), endOnFailure: true },
    );
  },
  rounds(60_000, 900_000),
);
