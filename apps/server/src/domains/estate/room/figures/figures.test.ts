import { room } from '@park/contract/estate/room';
import type { RoomStatus } from '@park/contract/kinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { dayIn, newRoom, newSite, type Site } from '../../../../../test/estate/rows.ts';
import { rateOf } from './rules.ts';

const server = testServer();
let operatora: Person;
let operatorb: Person;
let site: Site;
/** Adds a leased, a leaving, a held and a vacant room, and splits the vacant room as of five days from now. */
beforeAll(async () => {
  [operatora, operatorb] = [await server.signIn('operatora'), await server.signIn('operatorb')];
  site = await newSite(server.rows, { floors: 2 });
  const add = (code: string, area: string, floor = 0) => newRoom(server.rows, site, { code, area, rentable: area, floor, usable: '10' });
  const [leased, leaving, reserved, vacant] = [
    await add('101', '100.0000'),
    await add('102', '50.5000'),
    await add('103', '33.3333'),
    await add('201', '16.1667', 1),
  ];
  const claim = (roomId: string, more: object) =>
    operatora.call(room.claim, { roomId, kind: 'lease', from: dayIn(-40), companyId: demoId('company A1'), ...more });
  await claim(leased, {});
  const { id } = await claim(leaving, { companyId: undefined, holder: '赵六' });
  await operatora.call(room.endClaim, { id, version: 1, endsOn: dayIn(10) });
  await claim(reserved, { kind: 'hold', expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString() });
  const children = ['201A', '201B'].map((roomCode, at) => ({ roomCode, area: at ? '6.1667' : '10' }));
  await operatora.call(room.split, { id: vacant, version: 1, onDate: dayIn(5), children });
});
const counted = (list: readonly { status: RoomStatus; roomNum: number }[]) =>
  Object.fromEntries(list.filter(({ roomNum }) => roomNum > 0).map(({ status, roomNum }) => [status, roomNum]));

describe('C0679 the board of a building', () => {
  test('the board lists floors from top to bottom with the status of each room and the number of rooms per status', async () => {
    const board = await operatora.call(room.board, { buildingId: site.buildingId });
    expect(
      board.floors.map(({ floorName, area, rooms }) => [floorName, area, rooms.map(({ roomCode, status }) => `${roomCode} ${status}`)]),
    ).toEqual([
      ['2F', '16.1667', ['201 vacant']],
      ['1F', '183.8333', ['101 leased', '102 leaving', '103 held']],
    ]);
    expect(board.counts).toHaveLength(7);
    expect(board.counts).toContainEqual({ status: 'leaving', roomNum: 1, area: '50.5000', rentableArea: '50.5000' });
    expect(board).toMatchObject({ asOf: dayIn(0), buildingId: site.buildingId });
    expect(board.floors[1]?.rooms[1]).toMatchObject({ tenantName: '赵六', leavingOn: dayIn(10), until: dayIn(10), since: dayIn(-40) });
  });

  test('a hold ends at its expiry time, even if its last day is later', async () => {
    await server.rows(
      `update occupancy set during = daterange(lower(during), null) where kind = 'hold' and room_id in (
      select id from room where building_id = $1)`,
      [site.buildingId],
    );
    const board = await operatora.call(room.board, { buildingId: site.buildingId });
    expect(board.floors[1]?.rooms[2]).toMatchObject({ status: 'held', until: dayIn(6) });
  });

  test('C0688 the map shows the rooms of the board by floor, and both the board and the map can show any day', async () => {
    const map = await operatora.call(room.map, { buildingId: site.buildingId, asOf: dayIn(10) });
    expect(map[site.floorIds[1] ?? '']?.map(({ roomCode }) => roomCode)).toEqual(['201A', '201B']);
    expect(map[site.floorIds[0] ?? '']?.map(({ status }) => status)).toEqual(['leased', 'vacant', 'vacant']);
  });

  test('the board shows a building without rooms and a building without floors', async () => {
    const bare = await newSite(server.rows, { floors: 0 });
    expect((await operatora.call(room.board, { buildingId: bare.buildingId })).floors).toEqual([]);
    const empty = await newSite(server.rows);
    expect(await operatora.call(room.map, { buildingId: empty.buildingId })).toEqual({ [empty.floorIds[0] ?? '']: [] });
  });
});

describe('counts and areas of rooms', () => {
  test('C0697 C0738 rooms are counted by status for a building, a floor and a region, at both API addresses', async () => {
    const input = { buildingId: site.buildingId };
    const all = await operatora.call(room.statusCounts, input);
    expect(counted(all.byStatus)).toEqual({ leased: 1, leaving: 1, held: 1, vacant: 1 });
    expect(all).toMatchObject({ roomNum: 4, area: '200.0000', rentableArea: '200.0000', usableArea: '40.0000' });
    expect((await operatora.call(room.statusCounts, { ...input, asOf: dayIn(5) })).roomNum).toBe(5);
    expect((await operatora.call(room.statusCounts, { floorId: site.floorIds[1] })).roomNum).toBe(1);
    const narrowed = async (more: object) => counted((await operatora.call(room.statusCounts, { ...input, ...more })).byStatus);
    expect(await narrowed({ keyword: '赵六' })).toEqual({ leaving: 1 });
    expect(await narrowed({ keyword: '10', areaFrom: '40' })).toEqual({ leased: 1, leaving: 1 });
    expect(await narrowed({ companyId: demoId('company A1'), kind: 'office' })).toEqual({ leased: 1, held: 1 });
    const other = await server.inject({
      ...{ method: 'GET', url: `${server.base}/portal/operatingIndex/roomStatus`, query: { regionId: site.regionId } },
      headers: { logintoken: operatora.token ?? '' },
    });
    expect(counted(other.json().body.byStatus)).toEqual(counted(all.byStatus));
  });

  test('C0706 the leased area is reported for a region and each building', async () => {
    const figures = await operatora.call(room.roomFigures, { regionId: site.regionId });
    const expected = { roomNum: 4, area: '200.0000', leasedArea: '150.5000', vacantArea: '16.1667', rentalRate: '75.25' };
    expect(figures).toMatchObject({ asOf: dayIn(0), ...expected });
    expect(figures.buildings).toEqual([expect.objectContaining({ buildingId: site.buildingId, ...expected })]);
    const later = await operatora.call(room.roomFigures, { regionId: site.regionId, asOf: dayIn(10) });
    expect([later.leasedArea, later.rentalRate, later.roomNum]).toEqual(['100.0000', '50.00', 5]);
    expect((await operatora.refused(room.roomFigures, { regionId: demoId('no region') })).status).toBe(404);
    const whole = await operatora.call(room.roomFigures, {});
    expect(whole.buildings.map(({ buildingId }) => buildingId)).toContain(site.buildingId);
    expect(whole.byStatus.reduce((sum, { roomNum }) => sum + roomNum, 0)).toBe(whole.roomNum);
  });

  test('C0710 the leased area is reported for each month up to the requested day', async () => {
    const months = await operatora.call(room.rental, { buildingId: site.buildingId, months: 3 });
    expect(months.map(({ day }) => day).sort()).toEqual(months.map(({ day }) => day));
    expect(months.at(-1)).toMatchObject({
      day: dayIn(0),
      roomNum: 4,
      rentableArea: '200.0000',
      leasedArea: '150.5000',
      rentalRate: '75.25',
    });
    expect(months).toHaveLength(3);
    expect(months[0]?.leasedArea).toBe('0.0000');
    expect((await operatora.refused(room.rental, { months: 37 })).fields).toEqual({ months: '月数为1到36' });
  });

  test('C0736 C0737 the figures of the whole park are reported with the day they refer to', async () => {
    const park = await operatora.call(room.parkInfo, {});
    const { roomNum, rentalRate } = await operatora.call(room.roomFigures, {});
    expect(park).toMatchObject({ parkId: site.parkId, roomNum, rentalRate, floors: expect.any(Number) });
    expect(park.tenants).toBeGreaterThanOrEqual(2);
    const { asOf, changedAt } = await operatora.call(room.refresh, {});
    expect([asOf, typeof changedAt]).toEqual([dayIn(0), 'string']);
  });

  test('the figures of another park do not include rooms of this building', async () => {
    expect((await operatorb.call(room.statusCounts, { buildingId: site.buildingId })).roomNum).toBe(0);
    expect((await operatorb.call(room.roomFigures, {})).buildings.map(({ buildingId }) => buildingId)).not.toContain(site.buildingId);
    expect((await operatorb.call(room.warnings, { buildingId: site.buildingId })).total).toBe(0);
    expect((await operatorb.refused(room.map, { buildingId: site.buildingId })).status).toBe(404);
  });

  test('an occupancy rate is exact, is rounded half up, and is null if the total area is zero', () => {
    expect([rateOf('1.0000', '3.0000'), rateOf('2.0000', '3.0000'), rateOf('0.0000', '9.0000'), rateOf('1.0000', '0.0000')]).toEqual([
      ...['33.33', '66.67', '0.00'],
      null,
    ]);
    expect(rateOf('0.0001', '0.8000')).toBe('0.01');
  });
});

describe('the list of faulty estate data', () => {
  test('the list reports areas that do not match, rooms without a price and floors without rooms, by day and kind, in pages', async () => {
    const own = await newSite(server.rows, { floors: 3 });
    await newRoom(server.rows, own, { code: '1', area: '33.3333', price: 100 });
    await newRoom(server.rows, own, { code: '2', area: '66.6667' });
    await newRoom(server.rows, own, { code: '3', area: '10', floor: 1, price: 100, during: `[${dayIn(3)},)` });
    await server.rows('update floor set built_area = 99.9999 where id = $1', [own.floorIds[0]]);
    await server.rows('update building set built_area = 100, rentable_area = 100 where id = $1', [own.buildingId]);
    const listed = async (more: object = {}) =>
      (await operatora.call(room.warnings, { buildingId: own.buildingId, ...more })).list.map(
        ({ kind, floorName, roomCode, declared, counted: found }) => [kind, floorName ?? roomCode, declared, found],
      );
    expect(await listed()).toEqual([
      ['buildingArea', null, '100.0000', '99.9999'],
      ['noRooms', '3F', null, null],
      ['noRooms', '2F', null, null],
      ['floorArea', '1F', '99.9999', '100.0000'],
      ['noPrice', '1F', null, null],
    ]);
    expect(await listed({ asOf: dayIn(3), kind: 'buildingRentable' })).toEqual([['buildingRentable', null, '100.0000', '110.0000']]);
    expect(await listed({ pageSize: 1, pageNum: 4 })).toEqual([['floorArea', '1F', '99.9999', '100.0000']]);
    expect(await listed({ pageSize: 1, pageNum: 9 })).toEqual([]);
  });
});
