import { commonErrors } from '@park/contract/core';
import { priceErrors as errors, room } from '@park/contract/estate/room';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { dayIn, newRoom, newSite, type Site } from '../../../../../test/estate/rows.ts';
import { race, rounds } from '../../../../../test/race.ts';

const server = testServer({ env: { DATABASE_POOL: '8' } });
let operatora: Person;
let operatorb: Person;
let supera1: Person;
let site: Site;
let ids: string[];
beforeAll(async () => {
  [operatora, operatorb, supera1] = [await server.signIn('operatora'), await server.signIn('operatorb'), await server.signIn('supera1')];
});
const fresh = async () => {
  site = await newSite(server.rows);
  ids = [
    await newRoom(server.rows, site, { code: 'A', price: 4550 }),
    await newRoom(server.rows, site, { code: 'B', price: 100 }),
    await newRoom(server.rows, site, { code: 'C' }),
  ];
};
const raise = (more: object = {}) => ({ buildingId: site.buildingId, mode: 'percent' as const, value: 525, ...more });
async function change(input: ReturnType<typeof raise>, by = operatora) {
  const { fingerprint } = await by.call(room.previewPrices, input);
  return by.call(room.changePrices, { ...input, fingerprint });
}
const history = async (id: string | undefined) =>
  (await operatora.call(room.prices, { id: id ?? '' })).map(({ price, fromDate, untilDate }) => [price, fromDate, untilDate]);

describe('changing the prices of many rooms', () => {
  test('prices change by a percentage, rounded to the fen as previewed, and rooms without a price are skipped', async () => {
    await fresh();
    const preview = await operatora.call(room.previewPrices, raise({ fromDate: dayIn(7), note: '年度调价' }));
    expect(preview.list.map(({ roomCode, before, after }) => [roomCode, before, after])).toEqual([
      ['A', 4550, 4789],
      ['B', 100, 105],
    ]);
    expect(preview).toMatchObject({ rooms: 2, skipped: 1, fromDate: dayIn(7) });
    expect(await change(raise({ fromDate: dayIn(7) }))).toEqual({ rooms: 2 });
    expect(await history(ids[0])).toEqual([
      [4789, dayIn(7), null],
      [4550, null, dayIn(7)],
    ]);
    expect(await history(ids[2])).toEqual([]);
  });

  test('a fixed price is also set for rooms without a price, and replaces prices planned for later days', async () => {
    await fresh();
    await change(raise({ fromDate: dayIn(20) }));
    expect(await change(raise({ mode: 'set', value: 9900, fromDate: dayIn(7) }))).toEqual({ rooms: 3 });
    expect(await history(ids[0])).toEqual([
      [9900, dayIn(7), null],
      [4550, null, dayIn(7)],
    ]);
    expect(await history(ids[2])).toEqual([[9900, dayIn(7), null]]);
    await change(raise({ mode: 'add', value: -100, ids: [ids[1]], buildingId: undefined, fromDate: dayIn(7) }));
    expect((await history(ids[1]))[0]).toEqual([9800, dayIn(7), null]);
  });

  test('a price change is refused as stale if a price has changed since the preview', async () => {
    await fresh();
    const input = raise();
    const { fingerprint } = await operatora.call(room.previewPrices, input);
    await operatora.call(room.setPrice, { id: ids[1] ?? '', price: 200 });
    expect((await operatora.refused(room.changePrices, { ...input, fingerprint })).errorMessage).toBe(commonErrors.stale.message);
  });

  test('if the same prices are changed by several requests at the same moment, only the first succeeds', async () => {
    for (let round = 0; round < rounds(3, 50); round++) {
      await fresh();
      const { fingerprint } = await operatora.call(room.previewPrices, raise());
      const go = () => operatora.raw(room.changePrices, { ...raise(), fingerprint });
      const results = await race([go, go, go]);
      const statuses = results.map((one) => (one.status === 'fulfilled' ? one.value.statusCode : 0));
      expect(statuses.sort()).toEqual([200, 409, 409]);
    }
  });

  test.each<[string, object]>([
    ['regionId', { buildingId: undefined }],
    ['value', { mode: 'add', value: -101 }],
    ['value', { value: 'viel' }],
    ['mode', { mode: 'guess' }],
    ['fromDate', { fromDate: dayIn(-1) }],
    ['ids', { kind: 'flat' }],
  ])('an invalid value for %s is refused on its field', async (field, wrong) => {
    await fresh();
    const { fields, status } = await operatora.refused(room.previewPrices, raise(wrong));
    expect([Object.keys(fields ?? {}), status]).toEqual([[field], 400]);
  });

  test("prices can be changed only in the actor's own park and only with the permission", async () => {
    await fresh();
    expect((await operatorb.refused(room.previewPrices, raise())).errorMessage).toBe(errors.none.message);
    expect((await supera1.refused(room.changePrices, { ...raise(), fingerprint: 'x' })).status).toBe(403);
  });
});
