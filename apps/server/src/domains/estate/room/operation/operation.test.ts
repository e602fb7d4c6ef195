import { commonErrors } from '@park/contract/core';
import { operationErrors as errors, occupancyErrors, room, roomErrors } from '@park/contract/estate/room';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../../test/app.ts';
import { dayIn, newRoom, newSite, type Site } from '../../../../../test/estate/rows.ts';
import { giveRole } from '../../../../../test/role.ts';

const server = testServer();
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
let site: Site;
beforeAll(async () => {
  for (const name of ['operatora', 'operatorb', 'operatorc', 'assistant1', 'supera1', 'membera1', 'platform1'])
    people[name] = await server.signIn(name);
  site = await newSite(server.rows, { floors: 2 });
});

const part = (roomCode: string, area: string, more: object = {}) => ({ roomCode, area, ...more });
let codes = 0;
const unique = () => `U${++codes}`;
/** Returns the input for splitting a room of 100 m² into two halves. */
const halves = () => [part(unique(), '50'), part(unique(), '50')];
const split = (id: string, more: object = {}) => as('operatora').call(room.split, { id, version: 1, children: halves(), ...more });
const cellsOn = async (day: string, buildingId = site.buildingId) =>
  (await as('operatora').call(room.board, { buildingId, asOf: day })).floors.flatMap((floor) => floor.rooms);
const codesOn = async (day: string, buildingId?: string) => (await cellsOn(day, buildingId)).map(({ roomCode }) => roomCode);

describe('V123 C0695 splitting a room', () => {
  test('a room of 100.0000 m² is split into 33.3333, 33.3333 and 33.3334 from a given day, and stays whole before that day', async () => {
    const own = await newSite(server.rows);
    const id = await newRoom(server.rows, own, { code: '101', area: '100.0000', price: 4500 });
    const children = [part('101A', '33.3333'), part('101B', '33.3333'), part('101C', '33.3334', { roomNum: '角落' })];
    const made = await split(id, { onDate: dayIn(10), note: '分租', children });
    expect(made.children.map(({ roomCode, area }) => [roomCode, area])).toEqual([
      ['101A', '33.3333'],
      ['101B', '33.3333'],
      ['101C', '33.3334'],
    ]);
    expect(await codesOn(dayIn(9), own.buildingId)).toEqual(['101']);
    const after = await cellsOn(dayIn(10), own.buildingId);
    expect(after).toEqual([
      expect.objectContaining({
        roomCode: '101A',
        roomNum: '101A',
        rentableArea: '33.3333',
        price: 4500,
        since: dayIn(10),
        status: 'vacant',
      }),
      expect.objectContaining({ roomCode: '101B', area: '33.3333' }),
      expect.objectContaining({ roomCode: '101C', roomNum: '角落', area: '33.3334' }),
    ]);
    expect((await cellsOn(dayIn(0), own.buildingId))[0]).toMatchObject({ roomCode: '101', endsOn: dayIn(10) });
    const { days } = await as('operatora').call(room.days, { buildingId: own.buildingId });
    expect(days).toEqual([{ day: dayIn(10), began: 3, ended: 1 }]);
  });

  test('a split whose areas add up to 99.9999 instead of 100 m² is refused on the field, and the message shows both figures', async () => {
    const id = await newRoom(server.rows, site, { area: '100.0000' });
    const children = [part(unique(), '33.3333'), part(unique(), '33.3333'), part(unique(), '33.3333')];
    const refused = await as('operatora').refused(room.split, { id, version: 1, children });
    expect(refused).toMatchObject({ code: errors.wrongSum.code, status: 400 });
    expect(refused.fields?.children).toBe('拆分后建筑面积合计99.9999㎡，与原房间的100.0000㎡不一致');
  });

  test('a split whose rentable areas do not add up is refused too', async () => {
    const id = await newRoom(server.rows, site, { area: '100', rentable: '80.5000' });
    const children = [part(unique(), '50', { rentableArea: '40' }), part(unique(), '50', { rentableArea: '40.4' })];
    const { fields } = await as('operatora').refused(room.split, { id, version: 1, children });
    expect(fields?.children).toBe('拆分后可租面积合计80.4000㎡，与原房间的80.5000㎡不一致');
    expect((await split(id, { children: [children[0], { ...children[1], rentableArea: '40.5' }] })).children).toHaveLength(2);
  });

  test('the database refuses a split whose areas do not add up', async () => {
    const id = await newRoom(server.rows, site);
    const { id: operation, children } = await split(id);
    const changed = server.rows('update room set built_area = built_area + 0.0001 where id = $1', [children[0]?.id]);
    await expect(changed).rejects.toMatchObject({ constraint: 'room_conserved' });
    const [count] = await server.rows<{ n: number }>('select count(*)::int as n from room_lineage where operation_id = $1', [operation]);
    expect(count?.n).toBe(2);
    const third = await newRoom(server.rows, site, { during: `[${dayIn(0)},)` });
    const planted = server.rows(
      `insert into room_lineage (space_id, park_id, operation_id, parent_id, child_id)
       select space_id, park_id, operation_id, parent_id, $2 from room_lineage where operation_id = $1 limit 1`,
      [operation, third],
    );
    await expect(planted).rejects.toMatchObject({ constraint: 'room_conserved' });
  });

  test('the area and floor of a room that came from a split or merge can change only after the split or merge is undone', async () => {
    const own = await newSite(server.rows, { floors: 2 });
    const { id: operation, children } = await split(await newRoom(server.rows, own));
    const card = { id: children[0]?.id ?? '', version: 1, roomCode: children[0]?.roomCode ?? '', kind: 'office', area: '50' };
    const change = (more: object) => as('operatora').refused(room.change, { ...card, floorId: own.floorIds[0], ...more });
    expect((await change({ area: '50.0001' })).errorMessage).toBe(roomErrors.areaKept.message);
    expect((await change({ floorId: own.floorIds[1], beginsOn: dayIn(0) })).fields).toEqual({ floorId: roomErrors.areaKept.message });
    await as('operatora').call(room.undo, { id: operation });
  });

  test('a new room may keep the code of the split room, and may be split again on the same day', async () => {
    const own = await newSite(server.rows);
    const id = await newRoom(server.rows, own, { code: '201' });
    const made = await split(id, { children: [part('201', '60'), part('201A', '40')] });
    const [larger] = made.children;
    await split(larger?.id ?? '', { children: [part('201', '30'), part('201B', '30')] });
    expect(await codesOn(dayIn(0), own.buildingId)).toEqual(['201', '201A', '201B']);
    const lineage = await as('operatora').call(room.lineage, { roomId: id });
    expect(lineage.map(({ kind, mayUndo, children }) => [kind, mayUndo, children.map(({ roomCode }) => roomCode)])).toEqual([
      ['split', false, ['201', '201A']],
      ['split', true, ['201', '201B']],
    ]);
  });

  test.each([
    ['children', { children: [part('X1', '100')] }],
    ['children.0.area', { children: [part('X1', '0'), part('X2', '100')] }],
    ['children.0.area', { children: [part('X1', '33.33333'), part('X2', '1')] }],
    ['children.1.roomCode', { children: [part('X1', '50'), part('', '50')] }],
    ['children.1.roomCode', { children: [part('X1', '50'), part('x1', '50')] }],
    ['children.0.usableArea', { children: [part('X1', '50', { usableArea: '50.0001' }), part('X2', '50')] }],
    ['onDate', { onDate: dayIn(-1) }],
    ['onDate', { onDate: '2026-02-30' }],
  ])('an invalid value for %s is refused on its field', async (field, wrong) => {
    const id = await newRoom(server.rows, site);
    const { fields, status } = await as('operatora').refused(room.split, { id, version: 1, children: halves(), ...wrong });
    expect([Object.keys(fields ?? {}), status < 500]).toEqual([[field], true]);
  });

  test('the code of a new room must be free from the day of the split on; a code whose room has ended by that day is free', async () => {
    const taken = unique();
    await newRoom(server.rows, site, { code: taken });
    const id = await newRoom(server.rows, site);
    const children = [part(taken.toLowerCase(), '50'), part(unique(), '50')];
    expect((await as('operatora').refused(room.split, { id, version: 1, children })).errorMessage).toBe(roomErrors.codeTaken.message);
    const gone = unique();
    await newRoom(server.rows, site, { code: gone, during: `(,${dayIn(5)})` });
    expect((await split(id, { onDate: dayIn(5), children: [part(gone, '50'), part(unique(), '50')] })).children).toHaveLength(2);
  });

  test('a room that has a planned end or was changed since it was read cannot be split', async () => {
    const id = await newRoom(server.rows, site);
    await split(id, { onDate: dayIn(30) });
    expect((await as('operatora').refused(room.split, { id, version: 2, children: halves(), onDate: dayIn(20) })).errorMessage).toBe(
      errors.notThere.message,
    );
    const other = await newRoom(server.rows, site);
    expect((await as('operatora').refused(room.split, { id: other, version: 2, children: halves() })).errorMessage).toBe(
      commonErrors.stale.message,
    );
  });
});

describe('decision 82: splits and merges of rooms that are occupied across the day of the operation', () => {
  const lease = (roomId: string, from: number, to: number | null = null) =>
    as('operatora').call(room.claim, { roomId, kind: 'lease', from: dayIn(from), to: to === null ? null : dayIn(to), holder: '张三' });

  test('a split is refused with a list of the occupancies that span its day; occupancies that end by that day do not matter', async () => {
    const id = await newRoom(server.rows, site);
    const over = await lease(id, -30, 5);
    const crossing = await lease(id, 5, 20);
    const refused = await as('operatora').refused(room.split, { id, version: 1, children: halves(), onDate: dayIn(10) });
    expect(refused.errorMessage).toBe(errors.crossed.message);
    expect(refused.body).toEqual({
      crossing: [
        expect.objectContaining({ claimId: crossing.id, kind: 'lease', from: dayIn(5), to: dayIn(20), holder: '张三', mayCarry: false }),
      ],
    });
    expect(JSON.stringify(refused.body)).not.toContain(over.id);
    expect((await split(id, { onDate: dayIn(20) })).children).toHaveLength(2);
  });

  test('an occupancy that starts on or after the day of the split moves to the new room that the user chose', async () => {
    const id = await newRoom(server.rows, site);
    const later = await lease(id, 10, 40);
    const children = halves();
    const input = { id, version: 1, children, onDate: dayIn(10) };
    const { body } = await as('operatora').refused(room.split, input);
    expect(body).toMatchObject({ crossing: [{ claimId: later.id, mayCarry: true }] });
    const elsewhere = { ...input, carry: [{ claimId: later.id, roomCode: 'NOWHERE' }] };
    expect((await as('operatora').refused(room.split, elsewhere)).fields).toEqual({ carry: errors.badCarry.message });
    const carry = [{ claimId: later.id, roomCode: children[1]?.roomCode ?? '' }];
    const made = await as('operatora').call(room.split, { ...input, carry });
    const { list } = await as('operatora').call(room.claims, { roomId: made.children[1]?.id });
    expect(list).toEqual([expect.objectContaining({ id: later.id, from: dayIn(10), to: dayIn(40), roomCode: children[1]?.roomCode })]);
    expect((await as('operatora').refused(room.undo, { id: made.id })).errorMessage).toBe(errors.dependedOn.message);
  });

  test('a merge is refused if occupancies would overlap in the new room', async () => {
    const [left, right] = [await newRoom(server.rows, site, { area: '40' }), await newRoom(server.rows, site, { area: '60' })];
    const claims = [await lease(left, 10, 20), await lease(right, 15, 30)];
    const roomCode = unique();
    const carry = claims.map(({ id: claimId }) => ({ claimId, roomCode }));
    const rooms = [left, right].map((id) => ({ id, version: 1 }));
    const refused = await as('operatora').refused(room.merge, { rooms, child: { roomCode }, onDate: dayIn(10), carry });
    expect(refused.errorMessage).toBe(errors.badCarry.message);
    expect(await codesOn(dayIn(10))).not.toContain(roomCode);
  });

  test('an expired hold does not block a split', async () => {
    const id = await newRoom(server.rows, site);
    await as('operatora').call(room.claim, {
      ...{ roomId: id, kind: 'hold' as const, holder: '李四', expiresAt: new Date(Date.now() + 3_600_000).toISOString() },
    });
    expect((await as('operatora').refused(room.split, { id, version: 1, children: halves() })).errorMessage).toBe(errors.crossed.message);
    await server.rows(`update occupancy set expires_at = now() - interval '1 minute' where room_id = $1`, [id]);
    expect((await split(id)).children).toHaveLength(2);
  });

  test('C0690 C0694 C0695 a new room without a number takes its code without the prefix of the building', async () => {
    const own = await newSite(server.rows, { floors: 2 });
    const [id, ...others] = [
      await newRoom(server.rows, own, { code: 'A1-604', num: '604' }),
      await newRoom(server.rows, own, { code: 'A1-1204', num: '1204' }),
      await newRoom(server.rows, own, { code: 'A1-1203', num: '1203' }),
    ] as [string, ...string[]];
    await split(id, { children: [part('A1-604A', '50'), part('A1-604B', '50')] });
    const { codes } = await as('operatora').call(room.mergeable, { ids: others });
    expect(codes).toEqual(['A1-1203-1204']);
    await as('operatora').call(room.merge, { rooms: others.map((one) => ({ id: one, version: 1 })), child: { roomCode: codes[0] ?? '' } });
    const cells = await cellsOn(dayIn(0), own.buildingId);
    expect(cells.map(({ roomNum }) => roomNum).toSorted()).toEqual(['1203-1204', '604A', '604B']);
  });

  test('C0690 the check before a split reports what prevents the split, the total area, and free room codes', async () => {
    const own = await newSite(server.rows, { floors: 2 });
    const ids = [
      await newRoom(server.rows, own, { code: '301', area: '33.3333', usable: '30' }),
      await newRoom(server.rows, own, { code: '302', area: '66.6667', usable: '60.5' }),
    ];
    await newRoom(server.rows, own, { code: '301b', floor: 1 });
    expect(await as('operatora').call(room.mergeable, { ids, parts: 3 })).toEqual({
      ...{ isMerger: true, onDate: dayIn(0), reasons: [], crossing: [], area: '100.0000', usableArea: '90.5000', rentableArea: '100.0000' },
      codes: ['301A', '301C', '301D'],
    });
    const above = await newRoom(server.rows, own, { floor: 1, during: `[${dayIn(3)},)` });
    await lease(ids[0] ?? '', -1);
    const { isMerger, reasons, crossing } = await as('operatora').call(room.mergeable, { ids: [...ids, above] });
    expect([isMerger, reasons, crossing.length]).toEqual([
      false,
      [errors.notThere.message, errors.otherFloor.message, errors.crossed.message],
      1,
    ]);
  });
});

describe('V123 C0694 merging rooms', () => {
  test('the new room of a merge gets the total area, and the common price if all merged rooms had the same price', async () => {
    const own = await newSite(server.rows);
    const [left, right] = [
      await newRoom(server.rows, own, { code: '1', area: '33.3333', usable: '30', price: 100 }),
      await newRoom(server.rows, own, { code: '2', area: '66.6667', price: 100 }),
    ];
    const rooms = [left, right].map((id) => ({ id, version: 1 }));
    const made = await as('operatora').call(room.merge, { rooms, child: { roomCode: '1' }, onDate: dayIn(3) });
    expect(made.children).toEqual([expect.objectContaining({ roomCode: '1', area: '100.0000', rentableArea: '100.0000' })]);
    expect(await codesOn(dayIn(2), own.buildingId)).toEqual(['1', '2']);
    expect(await cellsOn(dayIn(3), own.buildingId)).toEqual([expect.objectContaining({ roomCode: '1', area: '100.0000', price: 100 })]);
    const [operation] = await as('operatora').call(room.lineage, { roomId: made.children[0]?.id ?? '' });
    expect(operation).toMatchObject({ kind: 'merge', onDate: dayIn(3), mayUndo: true, undoneAt: null });
    expect(operation?.parents.map(({ roomCode }) => roomCode)).toEqual(['1', '2']);
  });

  test('a merge is refused for rooms of different floors, for a room named twice, and for a usable area above the built area', async () => {
    const [one, above] = [await newRoom(server.rows, site), await newRoom(server.rows, site, { floor: 1 })];
    const rooms = [one, above].map((id) => ({ id, version: 1 }));
    expect((await as('operatora').refused(room.merge, { rooms, child: { roomCode: unique() } })).errorMessage).toBe(
      errors.otherFloor.message,
    );
    const twice = [one, one].map((id) => ({ id, version: 1 }));
    expect((await as('operatora').refused(room.merge, { rooms: twice, child: { roomCode: unique() } })).fields).toHaveProperty('rooms');
    const beside = [one, await newRoom(server.rows, site)].map((id) => ({ id, version: 1 }));
    const tooMuch = { rooms: beside, child: { roomCode: unique(), usableArea: '200.0001' } };
    expect((await as('operatora').refused(room.merge, tooMuch)).fields).toHaveProperty(['child.usableArea']);
  });
});

describe('V123 C0700 undoing a split or merge', () => {
  test('undoing a split or merge restores the earlier rooms, and the history shows it', async () => {
    const own = await newSite(server.rows);
    const id = await newRoom(server.rows, own, { code: '9', price: 300 });
    const { id: operation } = await split(id, { onDate: dayIn(2), children: [part('9', '50'), part('9B', '50')] });
    await as('operatora').call(room.undo, { id: operation });
    expect(await codesOn(dayIn(2), own.buildingId)).toEqual(['9']);
    const [lineage] = await as('operatora').call(room.lineage, { roomId: id });
    expect(lineage).toMatchObject({ mayUndo: false, undoneAt: expect.any(String), undoneByName: expect.any(String) });
    expect((await as('operatora').refused(room.undo, { id: operation })).errorMessage).toBe(errors.undone.message);
    expect((await split(id, { version: 3, onDate: dayIn(2), children: [part('9', '50'), part('9B', '50')] })).children).toHaveLength(2);
    const { list } = await as('operatora').call(room.operations, { buildingId: own.buildingId, keyword: '9B' });
    expect(list.map(({ mayUndo }) => mayUndo)).toEqual([true, false]);
  });

  test('a split or merge cannot be undone once one of its new rooms was occupied, got another price or was split again', async () => {
    const ways: ((child: string) => Promise<unknown>)[] = [
      (roomId) => as('operatora').call(room.claim, { roomId, kind: 'works' }),
      (id) => split(id, { children: [part(unique(), '25'), part(unique(), '25')] }),
      async (id) => {
        const input = { ids: [id], mode: 'set' as const, value: 99 };
        const { fingerprint } = await as('operatora').call(room.previewPrices, input);
        return as('operatora').call(room.changePrices, { ...input, fingerprint });
      },
    ];
    for (const way of ways) {
      const { id, children } = await split(await newRoom(server.rows, site, { price: 50 }));
      await way(children[0]?.id ?? '');
      expect((await as('operatora').refused(room.undo, { id })).errorMessage).toBe(errors.dependedOn.message);
    }
  });

  test('a split or merge cannot be undone while another room has the code of an earlier room', async () => {
    const code = unique();
    const { id } = await split(await newRoom(server.rows, site, { code }), { onDate: dayIn(1) });
    await newRoom(server.rows, site, { code, during: `[${dayIn(1)},)` });
    expect((await as('operatora').refused(room.undo, { id })).errorMessage).toBe(roomErrors.codeTaken.message);
  });
});

describe('access to splits and merges', () => {
  test('rooms of another park or space can neither be read nor split', async () => {
    const id = await newRoom(server.rows, site);
    const { id: operation } = await split(await newRoom(server.rows, site));
    for (const name of ['operatorb', 'operatorc']) {
      const them = as(name);
      expect((await them.refused(room.split, { id, version: 1, children: halves() })).status).toBe(404);
      expect((await them.refused(room.undo, { id: operation })).status).toBe(404);
      expect((await them.refused(room.lineage, { roomId: id })).status).toBe(404);
      expect((await them.refused(room.mergeable, { ids: [id] })).status).toBe(404);
      expect((await them.call(room.operations, { buildingId: site.buildingId })).total).toBe(0);
      expect((await them.call(room.days, { buildingId: site.buildingId })).days).toEqual([]);
    }
  });

  test('users who may only read rooms cannot split a room', async () => {
    const id = await newRoom(server.rows, site);
    await giveRole(server, { companyId: demoId('company AS'), userId: demoId('user assistant1') }, { nodes: ['M1004002003'] });
    expect((await as('assistant1').call(room.mergeable, { ids: [id] })).isMerger).toBe(true);
    for (const name of ['assistant1', 'supera1', 'membera1', 'platform1'])
      expect((await as(name).refused(room.split, { id, version: 1, children: halves() })).errorMessage).toBe(
        commonErrors.forbidden.message,
      );
  });

  test('an occupancy must not end after the last day of its room', async () => {
    const id = await newRoom(server.rows, site);
    await split(id, { onDate: dayIn(10) });
    const claim = (to: number) => ({ roomId: id, kind: 'lease', from: dayIn(1), to: dayIn(to), holder: '王五' }) as const;
    expect((await as('operatora').refused(room.claim, claim(11))).errorMessage).toBe(occupancyErrors.outside.message);
    expect((await as('operatora').call(room.claim, claim(10))).id).toEqual(expect.any(String));
  });
});
