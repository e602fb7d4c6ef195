import { company, companyErrors } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { occupancyErrors as errors, room } from '@park/contract/estate/room';
import type { RoomStatus } from '@park/contract/kinds';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { dayIn, newRoom, newSite, type Site } from '../../../../../test/estate/rows.ts';
import { secretKey } from '../../../../../test/postgres.ts';
import { race, rounds } from '../../../../../test/race.ts';
import { giveRole } from '../../../../../test/role.ts';
import { type Database, openDatabase } from '../../../../db/database.ts';
import { secretsOf } from '../../../../secret.ts';
import { holdRound } from './schedule.ts';

const server = testServer();
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
let site: Site;
let shift: string | undefined;
let jobs: Database;
beforeAll(async () => {
  for (const name of ['operatora', 'operatorb', 'operatorc', 'assistant1', 'supera1', 'membera1']) people[name] = await server.signIn(name);
  site = await newSite(server.rows);
  const { databasePassword: password } = secretsOf(secretKey);
  jobs = openDatabase({ url: server.databaseUrl(), password, pool: 2, clockShift: () => shift });
});
afterAll(() => jobs.close());
const passTime = (interval: string | undefined) => {
  shift = interval;
  server.passTime(interval);
};
afterEach(() => passTime(undefined));

const a1 = demoId('company A1');
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const freshRoom = () => newRoom(server.rows, site);
type ClaimInput = Parameters<typeof claim>[1];
function claim(roomId: string, more: { kind?: 'lease' | 'hold' | 'works' | 'self_use' } & Record<string, unknown>) {
  return as('operatora').call(room.claim, {
    roomId,
    kind: 'lease',
    ...(more.kind === undefined || more.kind === 'lease' ? { holder: '张三' } : {}),
    ...more,
  });
}
const cell = async (roomId: string, asOf = dayIn(0)) =>
  (await as('operatora').call(room.board, { buildingId: site.buildingId, asOf })).floors
    .flatMap(({ rooms }) => rooms)
    .find(({ id }) => id === roomId);
const statusOn = async (roomId: string, days: number): Promise<RoomStatus | undefined> => (await cell(roomId, dayIn(days)))?.status;
const one = async (id: string, roomId: string) =>
  (await as('operatora').call(room.claims, { roomId })).list.find((claimed) => claimed.id === id);
const logged = (roomId: string) =>
  server.rows<{ what: string; from_status: string; to_status: string; source: string; by_user: string | null }>(
    'select what, from_status, to_status, source, by_user from room_log where room_id = $1 order by at, what',
    [roomId],
  );

describe('the status of a room on a day follows from its occupancy', () => {
  test.each<[string, ClaimInput, RoomStatus]>([
    ['a lease', {}, 'leased'],
    ['a hold', { kind: 'hold', holder: '李四', expiresAt: inHours(72) }, 'held'],
    ['works', { kind: 'works' }, 'works'],
    ['own use', { kind: 'self_use', note: '物业办公室' }, 'self_use'],
  ])('a room with the occupancy "%s" has the matching status on the days of the occupancy', async (_, input, status) => {
    const id = await freshRoom();
    expect(await statusOn(id, 0)).toBe('vacant');
    await claim(id, input);
    expect([await statusOn(id, -1), await statusOn(id, 0), await statusOn(id, 1)]).toEqual(['vacant', status, status]);
    await server.rows(`update room set is_disabled = true where id = $1`, [id]);
    expect(await statusOn(id, 0)).toBe('disabled');
  });

  test('an occupancy does not include its end day, so another occupancy can start on that day', async () => {
    const id = await freshRoom();
    await claim(id, { from: dayIn(-5), to: dayIn(5) });
    await claim(id, { from: dayIn(5), to: dayIn(9), kind: 'works' });
    expect([await statusOn(id, 4), await statusOn(id, 5), await statusOn(id, 9)]).toEqual(['leased', 'works', 'vacant']);
    expect(await cell(id)).toMatchObject({ since: dayIn(-5), until: dayIn(5), tenantName: '张三', claimKind: 'lease' });
    expect(await cell(id, dayIn(9))).toMatchObject({ since: dayIn(9), until: null, tenantName: null });
    expect(await cell(id, dayIn(-9))).toMatchObject({ since: null, until: dayIn(-5) });
  });

  test('overlapping occupancies are refused with an error that names the existing occupancy', async () => {
    const id = await freshRoom();
    await claim(id, { from: dayIn(0), to: dayIn(10) });
    const refused = await as('operatora').refused(room.claim, { roomId: id, kind: 'works', from: dayIn(9), to: dayIn(12) });
    expect(refused).toMatchObject({ errorMessage: errors.taken.message, status: 409 });
    expect(refused.fields).toEqual({ from: `该时段已有租赁：${dayIn(0)}至${dayIn(10)}` });
  });

  test('every change of an occupancy is logged with its cause and with the status of the room before and after', async () => {
    const id = await freshRoom();
    const { id: claimId } = await claim(id, {});
    await as('operatora').call(room.endClaim, { id: claimId, version: 1, endsOn: dayIn(3) });
    await server.rows(`update occupancy set source = 'contract' where id = $1`, [claimId]);
    const [first, second] = await logged(id);
    const by_user = demoId('user operatora');
    expect(first).toMatchObject({ what: 'claimed', from_status: 'vacant', to_status: 'leased', source: 'manual', by_user });
    expect(second).toMatchObject({ what: 'ended', from_status: 'leased', to_status: 'leaving', by_user });
    expect((await logged(id)).at(-1)).toMatchObject({ source: 'contract' });
  });

  test.each<[string, Record<string, unknown>]>([
    ['to', { to: dayIn(0) }],
    ['from', { from: '昨天' }],
    ['from', { from: '0000-01-01' }],
    ['companyId', { holder: undefined }],
    ['companyId', { companyId: demoId('company B1') }],
    ['companyId', { companyId: '不是编号' }],
    ['expiresAt', { kind: 'hold' }],
    ['expiresAt', { kind: 'hold', expiresAt: inHours(-1) }],
    ['expiresAt', { kind: 'hold', from: dayIn(5), expiresAt: inHours(24) }],
    ['kind', { kind: 'party' }],
    ['note', { note: '长'.repeat(201) }],
  ])('an invalid value for %s is refused on its field', async (field, wrong) => {
    const roomId = await freshRoom();
    const input = { roomId, kind: 'lease', from: dayIn(0), holder: '张三', ...wrong };
    const { fields, status } = await as('operatora').refused(room.claim, input);
    expect([Object.keys(fields ?? {}), status < 500]).toEqual([[field], true]);
  });

  test('a disabled room cannot be leased or held, but works in the room can be registered', async () => {
    const id = await freshRoom();
    await server.rows(`update room set is_disabled = true where id = $1`, [id]);
    expect((await as('operatora').refused(room.claim, { roomId: id, kind: 'lease', holder: '张三' })).errorMessage).toBe(
      errors.disabled.message,
    );
    expect((await claim(id, { kind: 'works' })).id).toEqual(expect.any(String));
  });
});

describe('changing and ending an occupancy', () => {
  test('the tenant and period of an occupancy can be changed; a lease with notice is "leaving" and ends on the notice day', async () => {
    const id = await freshRoom();
    const { id: claimId } = await claim(id, { from: dayIn(-10) });
    const given = { id: claimId, from: dayIn(-10), companyId: a1 };
    await as('operatora').call(room.changeClaim, { ...given, version: 1, leavingOn: dayIn(20), note: '提前退租' });
    expect(await one(claimId, id)).toMatchObject({
      companyId: a1,
      to: dayIn(20),
      leavingOn: dayIn(20),
      daysLeft: 20,
      state: 'current',
      version: 2,
    });
    expect([await statusOn(id, 0), await statusOn(id, 20)]).toEqual(['leaving', 'vacant']);
    expect((await as('operatora').refused(room.changeClaim, { ...given, version: 1 })).errorMessage).toBe(commonErrors.stale.message);
    await as('operatora').call(room.changeClaim, { ...given, version: 2, leavingOn: null });
    expect(await statusOn(id, 20)).toBe('leased');
  });

  test('an occupancy cannot be extended into the next occupancy of the room', async () => {
    const id = await freshRoom();
    const { id: claimId } = await claim(id, { to: dayIn(5) });
    await claim(id, { from: dayIn(5) });
    const input = { id: claimId, version: 1, from: dayIn(0), to: dayIn(6), holder: '张三' };
    expect((await as('operatora').refused(room.changeClaim, input)).errorMessage).toBe(errors.taken.message);
  });

  test('an occupancy ended today frees the room, and an occupancy ended before its first day is cancelled', async () => {
    const id = await freshRoom();
    const running = await claim(id, { from: dayIn(-3) });
    await as('operatora').call(room.endClaim, { id: running.id, version: 1 });
    expect([await statusOn(id, -1), await statusOn(id, 0)]).toEqual(['leased', 'vacant']);
    expect(await one(running.id, id)).toMatchObject({ state: 'past', to: dayIn(0) });
    const coming = await claim(id, { from: dayIn(3) });
    await as('operatora').call(room.endClaim, { id: coming.id, version: 1 });
    expect([await statusOn(id, 3), (await one(coming.id, id))?.state]).toEqual(['vacant', 'cancelled']);
    expect((await as('operatora').refused(room.endClaim, { id: coming.id, version: 2 })).errorMessage).toBe(errors.over.message);
    expect((await as('operatora').refused(room.endClaim, { id: running.id, version: 2 })).errorMessage).toBe(errors.over.message);
  });

  test('an occupancy cannot be set to end later than planned, and one created by a contract cannot be ended by hand', async () => {
    const id = await freshRoom();
    const { id: claimId } = await claim(id, { to: dayIn(5) });
    expect((await as('operatora').refused(room.endClaim, { id: claimId, version: 1, endsOn: dayIn(6) })).fields).toHaveProperty('endsOn');
    await server.rows(`update occupancy set source = 'contract' where id = $1`, [claimId]);
    expect((await as('operatora').refused(room.endClaim, { id: claimId, version: 1 })).errorMessage).toBe(errors.notManual.message);
  });

  test('if an occupancy is changed by several requests at the same moment, one succeeds and the others are refused as stale', async () => {
    for (let round = 0; round < rounds(3, 60); round++) {
      const { id } = await claim(await freshRoom(), {});
      const edit = (note: string) => () => as('operatora').raw(room.changeClaim, { id, version: 1, from: dayIn(0), holder: '张三', note });
      const results = await race([edit('甲'), edit('乙'), () => as('operatora').raw(room.endClaim, { id, version: 1, endsOn: dayIn(2) })]);
      const statuses = results.map((result) => (result.status === 'fulfilled' ? result.value.statusCode : 0));
      expect(statuses.sort()).toEqual([200, 409, 409]);
    }
  });
});

describe('the expiry of a hold', () => {
  test('a hold expires at its exact minute without any job; the job only records the expiry later', async () => {
    const id = await freshRoom();
    const { id: claimId } = await claim(id, { kind: 'hold', holder: '李四', from: dayIn(-2), expiresAt: inHours(0.03) });
    expect(await statusOn(id, 0)).toBe('held');
    passTime('3 minutes');
    // three minutes later it may already be the next day, so the board is read without naming a day
    expect(
      (await as('operatora').call(room.board, { buildingId: site.buildingId })).floors[0]?.rooms.find((room) => room.id === id)?.status,
    ).toBe('vacant');
    expect(await holdRound(jobs)).toBe(1);
    expect(await holdRound(jobs)).toBe(0);
    expect(await one(claimId, id)).toMatchObject({ state: 'past' });
    expect((await logged(id)).at(-1)).toMatchObject({ what: 'expired', by_user: null });
    passTime(undefined);
    expect(await statusOn(id, -1)).toBe('held');
  });

  test('a hold that expires on its first day leaves no day on which the room was occupied', async () => {
    const id = await freshRoom();
    const { id: claimId } = await claim(id, { kind: 'hold', holder: '李四', expiresAt: inHours(0.02) });
    passTime('2 minutes');
    await claim(id, { from: dayIn(0) });
    expect((await one(claimId, id))?.state).toMatch(/past|cancelled/);
    expect(await statusOn(id, 0)).toBe('leased');
  });
});

describe('access to occupancies', () => {
  test('people of other parks and spaces cannot read or change an occupancy, and companies cannot list occupancies', async () => {
    const id = await freshRoom();
    const { id: claimId } = await claim(id, { companyId: a1 });
    for (const name of ['operatorb', 'operatorc']) {
      expect((await as(name).call(room.claims, { roomId: id })).total).toBe(0);
      expect((await as(name).refused(room.claim, { roomId: id, kind: 'works', from: dayIn(1) })).status).toBe(404);
      expect((await as(name).refused(room.endClaim, { id: claimId, version: 1 })).status).toBe(404);
      expect((await as(name).refused(room.changeClaim, { id: claimId, version: 1, from: dayIn(0), holder: '我' })).status).toBe(404);
      expect((await as(name).refused(room.board, { buildingId: site.buildingId })).status).toBe(404);
    }
    for (const name of ['supera1', 'membera1']) expect((await as(name).refused(room.claims, { roomId: id })).status).toBe(403);
  });

  test('users who may only read rooms cannot add an occupancy', async () => {
    const id = await freshRoom();
    await giveRole(server, { companyId: demoId('company AS'), userId: demoId('user assistant1') }, { nodes: ['M1004002003'] });
    expect((await as('assistant1').call(room.claims, { roomId: id })).total).toBe(0);
    expect((await as('assistant1').refused(room.claim, { roomId: id, kind: 'works' })).status).toBe(403);
  });

  test('C0080 the rooms that a company leases today are its address for itself and the park, and keep it from moving out', async () => {
    const own = await newSite(server.rows);
    const place = (code: string) => newRoom(server.rows, own, { code: `Q-${code}` });
    const [today, over, reserved] = [await place('101'), await place('102'), await place('103')];
    const a2 = demoId('company A2');
    const there = async () =>
      (await as('operatora').call(company.blockers, { companyId: a2 })).find(({ kind }) => kind === 'room')?.count ?? 0;
    const before = await there();
    await claim(today, { companyId: a2 });
    await claim(over, { companyId: a2, from: dayIn(-9), to: dayIn(0) });
    await claim(reserved, { companyId: a2, kind: 'hold', expiresAt: inHours(24) });
    const supera2 = await server.signIn('supera2');
    for (const { address } of [await as('operatora').call(company.detail, { companyId: a2 }), await supera2.call(company.detail, {})])
      expect(address.filter(({ roomNum }) => roomNum.startsWith('Q-'))).toEqual([
        {
          roomId: today,
          roomCode: 'Q-101',
          regionName: expect.any(String),
          buildingName: expect.any(String),
          floorName: '1F',
          roomNum: 'Q-101',
        },
      ]);
    expect(await there()).toBe(before + 2);
    expect((await as('operatora').refused(company.moveOut, { companyId: a2 })).errorMessage).toBe(companyErrors.blocked.message);
  });

  test('the list of occupancies is filtered by room, tenant, kind, state and end', async () => {
    const own = await newSite(server.rows);
    const roomId = await newRoom(server.rows, own, { code: 'FIND-1' });
    const soon = await claim(roomId, { from: dayIn(-5), to: dayIn(20), holder: '即将到期者' });
    const later = await claim(roomId, { from: dayIn(30), kind: 'works' });
    const ids = async (filter: object) =>
      (await as('operatora').call(room.claims, { buildingId: own.buildingId, ...filter })).list.map(({ id }) => id);
    expect(await ids({})).toEqual([soon.id, later.id]);
    expect(await ids({ keyword: 'find-1' })).toHaveLength(2);
    expect(await ids({ keyword: '即将到期' })).toEqual([soon.id]);
    expect(await ids({ kind: 'works' })).toEqual([later.id]);
    expect(await ids({ state: 'coming' })).toEqual([later.id]);
    expect(await ids({ endsWithin: 20 })).toEqual([soon.id]);
    expect(await ids({ endsWithin: 19 })).toEqual([]);
    expect(await ids({ pageNum: 2, pageSize: 1 })).toEqual([later.id]);
  });
});
