import { room } from '@park/contract/estate/room';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { dayIn, newRoom, newSite, type Site } from '../../../../../test/estate/rows.ts';
import { race, rounds } from '../../../../../test/race.ts';

const server = testServer({ env: { DATABASE_POOL: '16' } });
let operatora: Person;
/** Each round has a building of its own, so that the checks after the round read few rows. */
let site: Site;
beforeAll(async () => {
  operatora = await server.signIn('operatora');
});
type Raced = PromiseSettledResult<{ statusCode: number }>;
const statusOf = (results: readonly Raced[]) => results.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));

/**
 * Returns the rules that the building violates: room codes used twice, occupancies that overlap or lie outside their room, an area that
 * changes from day to day.
 */
const violations = () =>
  server.rows(
    `select 'code' as what, a.id
       from room a join room b on b.building_id = a.building_id and b.id <> a.id and lower(b.code) = lower(a.code) and b.during && a.during
      where a.building_id = $1
     union all
     select 'outside', o.id from occupancy o join room r on r.id = o.room_id
      where r.building_id = $1 and o.ended_at is null and not o.during <@ r.during
     union all
     select 'twice', o.id
       from occupancy o join occupancy p on p.room_id = o.room_id and p.id <> o.id and p.during && o.during and p.ended_at is null
       join room r on r.id = o.room_id where r.building_id = $1 and o.ended_at is null
     union all
     select 'area', p.id from room_operation p where p.building_id = $1 and not app.is_conserved(p.space_id, p.park_id, p.id)
     union all
     select 'tally', t.building_id from (
         select $1::uuid as building_id, d.day,
                (select coalesce(sum(built_area), 0) from room r where r.building_id = $1 and r.during @> d.day) as standing,
                (select coalesce(sum(built_area), 0) from building_tally where building_id = $1 and day <= d.day) as told
           from generate_series(current_date - 2, current_date + 40, interval '1 day') as s (at), lateral (select s.at::date) as d (day)) t
      where t.standing <> t.told`,
    [site.buildingId],
  );
let codes = 0;
const halves = () => [1, 2].map(() => ({ roomCode: `H${++codes}`, area: '50' }));
const split =
  (id: string, onDate = dayIn(5)) =>
  () =>
    operatora.raw(room.split, { id, version: 1, onDate, children: halves() });
const merge =
  (ids: readonly string[], onDate = dayIn(5)) =>
  () =>
    operatora.raw(room.merge, { rooms: ids.map((id) => ({ id, version: 1 })), onDate, child: { roomCode: `M${++codes}` } });
const hold = (roomId: string) => () =>
  operatora.raw(room.claim, {
    ...{ roomId, kind: 'hold', from: dayIn(0), holder: '抢占' },
    expiresAt: new Date(Date.now() + 10 * 86_400_000).toISOString(),
  });
const lease = (roomId: string, from: number) => () =>
  operatora.raw(room.claim, { roomId, kind: 'lease', from: dayIn(from), holder: '抢租' });

test('V123 when two splits of a room run at the same moment, the room is split only once', async () => {
  for (let round = 0; round < rounds(4, 100); round++) {
    site = await newSite(server.rows);
    const id = await newRoom(server.rows, site);
    const results = await race([split(id), split(id, dayIn(6)), split(id), split(id, dayIn(0))]);
    expect(statusOf(results).sort()).toEqual([200, 409, 409, 409]);
    expect(await violations()).toEqual([]);
  }
});

test('V123 when a split and a merge of a room run at the same moment, only one of them succeeds', async () => {
  for (let round = 0; round < rounds(4, 100); round++) {
    site = await newSite(server.rows);
    const [left, middle, right] = [await newRoom(server.rows, site), await newRoom(server.rows, site), await newRoom(server.rows, site)];
    const results = await race([merge([left, middle]), split(middle), merge([right, middle], dayIn(7)), merge([middle, left], dayIn(3))]);
    expect(statusOf(results).sort()).toEqual([200, 409, 409, 409]);
    expect(await violations()).toEqual([]);
  }
});

test('V123 when a room is split and held at the same moment, only one of the two succeeds', async () => {
  for (let round = 0; round < rounds(4, 100); round++) {
    site = await newSite(server.rows);
    const id = await newRoom(server.rows, site);
    const statuses = statusOf(await race([hold(id), split(id), lease(id, 2), split(id)]));
    expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await violations()).toEqual([]);
  }
});

test('if several occupancies of a room are added at the same moment, one of those that overlap succeeds, and all others do', async () => {
  for (let round = 0; round < rounds(4, 100); round++) {
    site = await newSite(server.rows);
    const id = await newRoom(server.rows, site);
    const term = (from: number, to: number) => () =>
      operatora.raw(room.claim, { roomId: id, kind: 'lease', from: dayIn(from), to: dayIn(to), holder: '短租' });
    const statuses = statusOf(await race([term(0, 10), term(9, 20), term(9, 12), term(20, 30), term(30, 31)]));
    expect(statuses.slice(3)).toEqual([200, 200]);
    // the first three requests overlap each other: the terms 0 to 10, 9 to 20 and 9 to 12 all include day 9
    expect(statuses.slice(0, 3).sort()).toEqual([200, 409, 409]);
    expect(await violations()).toEqual([]);
  }
});

test('if an undo runs at the same moment as an occupancy or another undo, the new room is either removed or occupied', async () => {
  for (let round = 0; round < rounds(4, 100); round++) {
    site = await newSite(server.rows);
    const made = await operatora.call(room.split, {
      id: await newRoom(server.rows, site),
      version: 1,
      onDate: dayIn(1),
      children: halves(),
    });
    const undo = () => operatora.raw(room.undo, { id: made.id });
    const statuses = statusOf(await race([undo, lease(made.children[0]?.id ?? '', 2), undo]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    expect(await violations()).toEqual([]);
  }
});

test('splits and merges of the same rooms in different orders at the same moment do not deadlock', async () => {
  for (let round = 0; round < rounds(2, 40); round++) {
    site = await newSite(server.rows);
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.push(await newRoom(server.rows, site));
    const code = `Z${++codes}`;
    const results = await race(
      Array.from({ length: 18 }, (_, at) => {
        const turned = [...ids.slice(at % 6), ...ids.slice(0, at % 6)];
        const [first, second] = (at % 2 ? turned : turned.reverse()) as [string, string];
        const same = {
          id: first,
          version: 1,
          children: [
            { roomCode: code, area: '50' },
            { roomCode: `Z${++codes}`, area: '50' },
          ],
        };
        return [merge([first, second]), hold(first), () => operatora.raw(room.split, same)][at % 3] as () => ReturnType<Person['raw']>;
      }),
    );
    // the server would answer a deadlock with 503
    expect(statusOf(results).filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect(await violations()).toEqual([]);
  }
});
