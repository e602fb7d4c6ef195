import { room, roomErrors } from '@park/contract/estate/room';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../test/app.ts';
import { dayIn, newRoom, newSite, type Site } from '../../../../test/estate/rows.ts';
import { behind } from '../../../../test/race.ts';

/* Races in which another transaction has written to the room and commits while the call waits for its lock. */
const server = testServer();
let operatora: Person;
let site: Site;
beforeAll(async () => {
  operatora = await server.signIn('operatora');
  site = await newSite(server.rows);
});
const lockRoom = (id: string) => server.rows('select from room where id = $1 for no key update', [id]);
async function priced(id: string, during: string, cents: number) {
  await lockRoom(id);
  await server.rows('delete from room_price where room_id = $1', [id]);
  await server.rows(
    'insert into room_price (space_id, park_id, room_id, during, cents) select space_id, park_id, id, $2, $3 from room where id = $1',
    [id, during, cents],
  );
}

test('setting a price is refused if another transaction has meanwhile committed a price for a later day', async () => {
  const id = await newRoom(server.rows, site, { price: 100 });
  const answer = await behind(
    server.rows,
    () => priced(id, `[${dayIn(10)},)`, 200),
    () => operatora.raw(room.setPrice, { id, price: 300, fromDate: dayIn(5) }),
  );
  expect(answer.json()).toMatchObject({ code: roomErrors.priceBefore.code, fields: { fromDate: roomErrors.priceBefore.message } });
});

test('a room that another transaction has just leased cannot be deleted', async () => {
  const id = await newRoom(server.rows, site);
  await server.rows(`update room set created_at = created_at - interval '3 days' where id = $1`, [id]);
  const lease = async () => {
    await lockRoom(id);
    await server.rows(
      `insert into occupancy (space_id, park_id, room_id, kind, during, holder)
       select space_id, park_id, id, 'lease', $2, '抢租' from room where id = $1`,
      [id, `[${dayIn(0)},)`],
    );
  };
  const answer = await behind(server.rows, lease, () => operatora.raw(room.remove, { ids: [id] }));
  expect(answer.json()).toMatchObject({ code: roomErrors.claimed.code });
});

test('the rooms created by a split get the price that was committed last before the split', async () => {
  const id = await newRoom(server.rows, site, { price: 100 });
  const children = ['D1', 'D2'].map((roomCode) => ({ roomCode, area: '50' }));
  const answer = await behind(
    server.rows,
    () => priced(id, '(,)', 200),
    () => operatora.raw(room.split, { id, version: 1, onDate: dayIn(5), children }),
  );
  expect(answer.statusCode).toBe(200);
  const made = answer.json().body.children as { id: string }[];
  for (const child of made) expect(await operatora.call(room.prices, { id: child.id })).toMatchObject([{ price: 200 }]);
});
