import { room } from '@park/contract/estate/room';
import { extend } from '@park/contract/people/extend';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { newBuilding, newRegion, newRoom } from '../../../../test/estate/made.ts';
import { rounds } from '../../../../test/race.ts';
import { dayFrom, roomScene } from './test/scene.ts';

const { server, as, operator, detail, formOf, aged, claim } = roomScene();
const listed = async (filter: object) => (await operator().call(room.list, { pageSize: 1000, ...filter })).list;
const codes = async (filter: object) => (await listed(filter)).map(({ roomCode }) => roomCode);

describe('C0687 the list of rooms', () => {
  test('rooms are sorted by building, floor and code, and pages span several buildings', async () => {
    const { id: regionId } = await newRegion(operator());
    const [first, second] = [await newBuilding(operator(), { regionId, rank: 1 }), await newBuilding(operator(), { regionId, rank: 2 })];
    for (const [building, floor, roomCode] of [
      ...[[second, 1, 'D1'] as const, [second, 3, 'E1'] as const],
      ...[[first, 2, 'B1'] as const, [first, 1, 'A2'] as const, [first, 1, 'A1'] as const, [first, 3, 'C1'] as const],
    ])
      await newRoom(operator(), building, { roomCode, floorId: building.floor(floor) });
    const all = ['A1', 'A2', 'B1', 'C1', 'D1', 'E1'];
    expect(await codes({ regionId })).toEqual(all);
    for (let pageSize = 1; pageSize <= 7; pageSize++) {
      const pages: string[] = [];
      for (let pageNum = 1; pages.length < all.length; pageNum++) {
        const { total, list } = await operator().call(room.list, { regionId, pageNum, pageSize });
        expect(total).toBe(6);
        pages.push(...list.map(({ roomCode }) => roomCode));
      }
      expect(pages).toEqual(all);
    }
    expect(await operator().call(room.list, { regionId, pageNum: 9, pageSize: 5 })).toEqual({ total: 6, list: [] });
    expect(await codes({ buildingId: first.id })).toEqual(['A1', 'A2', 'B1', 'C1']);
    expect(await codes({ floorId: first.floor(1) })).toEqual(['A1', 'A2']);
    expect(await codes({ regionId, kind: 'office' })).toEqual(all);
    const narrow = await operator().call(room.list, { regionId, kind: 'office', pageNum: 2, pageSize: 4 });
    expect([narrow.total, narrow.list.map(({ roomCode }) => roomCode)]).toEqual([6, ['D1', 'E1']]);
  });

  test('the list of rooms contains custom fields, and fields hidden from readers only for users who may edit rooms', async () => {
    const building = await newBuilding(operator());
    const fields = { water_meter: '水表号', secret_note: '内部备注' };
    for (const [columnName, name] of Object.entries(fields)) {
      const isView = columnName === 'secret_note' ? 0 : 1;
      await operator().call(extend.create, { useModule: 3, columnName, name, extendType: 'Text', isView });
    }
    const extValues = { water_meter: 'S-1', secret_note: '漏水' };
    const { id } = await newRoom(operator(), building, { roomCode: 'X1', extValues });
    await newRoom(operator(), building, { roomCode: 'X2' });
    for (const filter of [{}, { keyword: 'X' }]) {
      expect((await listed({ buildingId: building.id, ...filter })).map((one) => one.extValues)).toEqual([extValues, {}]);
    }
    expect((await detail(id)).extValues).toEqual(extValues);
    await server.rows(`update extend_field set enabled = false where column_name = 'water_meter' and module = 3`);
    expect((await listed({ buildingId: building.id }))[0]?.extValues).toEqual({ secret_note: '漏水' });
    await server.rows(`delete from extend_field where module = 3 and column_name = any ($1)`, [Object.keys(fields)]);
  });

  test('the room list can be filtered and sorted by its columns', async () => {
    const building = await newBuilding(operator());
    const { regionId } = building;
    const [a, b, c] = [
      await newRoom(operator(), building, { roomCode: 'N1', area: '50', kind: 'shop', fitting: 'bare', price: 900 }),
      await newRoom(operator(), building, { roomCode: 'N2', area: '150.5', price: 700, availableOn: '2030-01-01' }),
      await newRoom(operator(), building, { roomCode: 'N3', area: '99.9999', roomNum: '一百%室' }),
    ];
    await claim(b.id, 'lease', `[${dayFrom(-5)},${dayFrom(300)})`, { company_id: demoId('company A1') });
    await claim(c.id, 'works', `[${dayFrom(-5)},)`, { holder: '装修队' });
    expect(await codes({ regionId, kind: 'shop' })).toEqual(['N1']);
    expect(await codes({ regionId, fitting: 'bare' })).toEqual(['N1']);
    expect(await codes({ regionId, areaFrom: '99.9999', areaTo: '150.5' })).toEqual(['N2', 'N3']);
    expect(await codes({ regionId, areaFrom: '100' })).toEqual(['N2']);
    expect(await codes({ regionId, status: 'leased' })).toEqual(['N2']);
    expect(await codes({ regionId, status: 'vacant' })).toEqual(['N1']);
    expect(await codes({ regionId, status: 'vacant', asOf: dayFrom(-9) })).toEqual(['N1', 'N2', 'N3']);
    expect(await codes({ regionId, companyId: demoId('company A1') })).toEqual(['N2']);
    expect(await codes({ regionId, keyword: '云启' })).toEqual(['N2']);
    expect(await codes({ regionId, keyword: '装修队' })).toEqual(['N3']);
    expect(await codes({ regionId, keyword: '百%' })).toEqual(['N3']);
    expect(await codes({ regionId, keyword: 'n1' })).toEqual(['N1']);
    expect(await codes({ regionId, sort: '-area' })).toEqual(['N2', 'N3', 'N1']);
    expect(await codes({ regionId, sort: 'price' })).toEqual(['N2', 'N1', 'N3']);
    expect(await codes({ regionId, sort: '-availableOn' })).toEqual(['N2', 'N1', 'N3']);
    expect(await codes({ regionId, sort: '-roomCode' })).toEqual(['N3', 'N2', 'N1']);
    await operator().call(room.setDisabled, { ids: [a.id], isDisabled: 1 });
    expect(await codes({ regionId, isDisabled: 1 })).toEqual(['N1']);
    expect((await operator().refused(room.list, { sort: 'id' })).fields).toEqual({ sort: '排序方式不正确' });
    expect((await operator().refused(room.list, { asOf: '2024-13-01' })).fields).toEqual({ asOf: '日期格式不正确' });
  });

  test('the status and tenant of a room on a day follow from its occupancy on that day', async () => {
    const building = await newBuilding(operator());
    const { id } = await newRoom(operator(), building);
    const a1 = { company_id: demoId('company A1') };
    const soon = new Date(Date.now() + 300_000);
    await claim(id, 'self_use', `[${dayFrom(-100)},${dayFrom(-50)})`);
    await claim(id, 'works', `[${dayFrom(-50)},${dayFrom(-40)})`);
    await claim(id, 'lease', `[${dayFrom(-40)},${dayFrom(-20)})`, { ...a1, leaving_on: dayFrom(-20) });
    await claim(id, 'lease', `[${dayFrom(-20)},${dayFrom(-10)})`, a1);
    await claim(id, 'hold', `[${dayFrom(-3)},${dayFrom(5)})`, { holder: '某公司', expires_at: soon });
    const onDay = async (days: number) => (await detail(id, dayFrom(days))).status;
    const statuses = await Promise.all([-101, -100, -50, -40, -20, -10, -2, 0, 4].map(onDay));
    expect(statuses).toEqual(['vacant', 'self_use', 'works', 'leaving', 'leased', 'vacant', 'held', 'held', 'vacant']);
    expect(await detail(id)).toMatchObject({ holder: '某公司', occupiedFrom: dayFrom(-3), occupiedUntil: dayFrom(1), companyId: null });
    expect(await detail(id, dayFrom(-15))).toMatchObject({ companyName: '云启科技有限公司', occupiedUntil: dayFrom(-10) });
    server.passTime('10 minutes');
    expect((await detail(id)).status).toBe('vacant');
    server.passTime(undefined);
  });

  test('the stored totals of a building equal the sums of its rooms after any change of rooms', async () => {
    const building = await newBuilding(operator());
    const step = fc.record({
      action: fc.constantFrom('add', 'remove', 'change', 'shorten'),
      at: fc.nat(20),
      area: fc.integer({ min: 1, max: 999_999 }).map((units) => `${Math.trunc(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`),
      day: fc.integer({ min: -30, max: 30 }).map(dayFrom),
    });
    let sequence = 0;
    const act = async ({ action, at, area, day }: { action: string; at: number; area: string; day: string }) => {
      const here = await server.rows<{ id: string }>(`select id from room where building_id = $1 order by code`, [building.id]);
      const one = here[at % Math.max(here.length, 1)];
      if (action === 'add' || !one) {
        sequence += 1;
        return newRoom(operator(), building, { roomCode: `P${sequence}`, area, beginsOn: day });
      }
      if (action === 'remove') return server.rows('delete from room where id = $1', [one.id]);
      if (action === 'change')
        return server.rows('update room set built_area = $2, rentable_area = $2, usable_area = null where id = $1', [one.id, area]);
      return server.rows('update room set during = daterange(lower(during), greatest(lower(during), $2::date)) where id = $1', [
        one.id,
        day,
      ]);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const one of steps) await act(one);
        const wrong = await server.rows(
          `select d.day from generate_series(app.today() - 31, app.today() + 31, interval '1 day') as d (day)
            cross join lateral (select count(*) as n, coalesce(sum(built_area), 0) as built, coalesce(sum(rentable_area), 0) as rentable
                                  from room
                                 where building_id = $1 and during @> d.day::date) r
            cross join lateral (select coalesce(sum(room_num), 0) as n, coalesce(sum(built_area), 0) as built,
                                       coalesce(sum(rentable_area), 0) as rentable
                                  from building_tally where building_id = $1 and day <= d.day) t
            where (r.n, r.built, r.rentable) <> (t.n, t.built, t.rentable)`,
          [building.id],
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: rounds(6, 60) },
    );
  });
});

test('users of other parks and spaces can neither read nor change a room', async () => {
  const building = await newBuilding(operator());
  const { id } = await newRoom(operator(), building, { price: 100 });
  const form = await formOf(id);
  await aged(id);
  for (const other of ['operatorb', 'operatorc'] as const) {
    for (const call of [room.detail, room.prices, room.logs]) expect((await as(other).refused(call, { id })).code).toBe('404');
    expect((await as(other).refused(room.outlines, { floorId: building.floor(1) })).code).toBe('404');
    expect((await as(other).call(room.list, { keyword: form.roomCode })).total).toBe(0);
    expect(await as(other).call(room.checkCode, { buildingId: building.id, roomCode: form.roomCode })).toEqual({ isExit: false });
    expect((await as(other).refused(room.change, { ...form, remark: '别人' })).code).toBe('404');
    expect((await as(other).refused(room.remove, { ids: [id] })).code).toBe('404');
    expect((await as(other).refused(room.setDisabled, { ids: [id], isDisabled: 1 })).code).toBe('404');
    expect((await as(other).refused(room.setPrice, { id, price: 1 })).code).toBe('404');
    expect((await as(other).refused(room.saveOutlines, { floorId: building.floor(1), outlines: [{ id, outline: null }] })).code).toBe(
      '404',
    );
    const place = { buildingId: building.id, floorId: building.floor(1), roomCode: 'theirs', kind: 'office', area: '1' };
    expect((await as(other).refused(room.create, place)).fields).toHaveProperty('floorId');
  }
  expect(await detail(id)).toMatchObject({ version: 1, price: 100, endsOn: null });
});
