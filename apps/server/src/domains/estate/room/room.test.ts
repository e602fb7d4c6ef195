import { estateErrors } from '@park/contract/estate/estate';
import { room, roomErrors } from '@park/contract/estate/room';
import { extend } from '@park/contract/people/extend';
import { describe, expect, test } from 'vitest';
import { newBuilding, newRoom } from '../../../../test/estate/made.ts';
import { race, rounds } from '../../../../test/race.ts';
import { codesOf, dayFrom, roomScene, stranger, today } from './test/scene.ts';

const { server, as, operator, detail, formOf, aged, claim } = roomScene();
const logsOf = async (id: string) => (await operator().call(room.logs, { id })).list;

describe('C0689 C0691 C0692 C0702 adding, reading and changing a room', () => {
  test('V214 a room stores its areas to four decimals, and omitted values get defaults', async () => {
    const building = await newBuilding(operator());
    const { id, roomCode } = await newRoom(operator(), building, {
      ...{ area: '120.5', usableArea: '100', fitting: 'fine', price: 8_550, availableOn: '2027-01-01', remark: '朝南', kind: 'shop' },
    });
    expect(await detail(id)).toMatchObject({
      ...{ roomCode, roomNum: roomCode, regionId: building.regionId, buildingName: building.buildingName, floorName: '1F', floorNum: 1 },
      ...{ area: '120.5000', usableArea: '100.0000', rentableArea: '120.5000', fitting: 'fine', price: 8_550, availableOn: '2027-01-01' },
      ...{ status: 'vacant', isDisabled: 0, companyId: null, parentIds: [], beginsOn: null, endsOn: null, version: 1, outline: null },
    });
    const given = { ...(await formOf(id)), floorId: building.floor(2), roomNum: '贵宾室', area: '110.1234', rentableArea: '88' };
    await operator().call(room.change, given);
    expect(await detail(id)).toMatchObject({
      ...{
        floorName: '2F',
        roomNum: '贵宾室',
        area: '110.1234',
        usableArea: '100.0000',
        rentableArea: '88.0000',
        fitting: null,
        version: 2,
      },
      price: 8_550,
    });
    const events = (await logsOf(id)).map(({ what: event, toStatus, byName }) => [event, toStatus, byName !== null]);
    expect(events).toEqual([
      ['changed', 'vacant', true],
      ['price', 'vacant', true],
      ['created', 'vacant', true],
    ]);
  });

  test.each([
    ['roomCode', { roomCode: '' }, '请输入房间编码'],
    ['roomCode', { roomCode: '房1' }, '编码由字母、数字、下划线和短横线组成，最多30位'],
    ['area', { area: '' }, '请输入建筑面积'],
    ['area', { area: '0' }, '面积必须大于0'],
    ['area', { area: '1.00001' }, '请输入正确的面积，最多四位小数'],
    ['area', { area: 12 }, '请输入建筑面积'],
    ['usableArea', { usableArea: '100.0001' }, '使用面积不能大于建筑面积'],
    ['kind', { kind: 'cave' }, '请选择房间类型'],
    ['fitting', { fitting: 'gold' }, '请选择装修情况'],
    ['price', { price: -1 }, '请输入正确的单价，最多两位小数'],
    ['beginsOn', { beginsOn: '昨天' }, '日期格式不正确'],
    ['floorId', { floorId: stranger }, estateErrors.floorGone.message],
    ['buildingId', { buildingId: undefined }, '请选择楼栋'],
    ['photos', { photos: [stranger] }, '图片不存在，请重新上传'],
  ])('V214 an invalid value for %s is refused on its field: %o', async (field, facts, message) => {
    const building = await newBuilding(operator());
    const given = { buildingId: building.id, floorId: building.floor(1), roomCode: 'ok', kind: 'office', area: '100', ...facts };
    expect((await operator().refused(room.create, given)).fields).toMatchObject({ [field]: message });
  });

  test('a room code is unique in its building on any day and can be used again after the room has ended', async () => {
    const building = await newBuilding(operator());
    const first = await newRoom(operator(), building, { roomCode: 'A-101' });
    const check = (roomCode: string, more = {}) => operator().call(room.checkCode, { buildingId: building.id, roomCode, ...more });
    expect(await check('a-101')).toEqual({ isExit: true });
    expect(await check('a-101', { id: first.id })).toEqual({ isExit: false });
    const again = { buildingId: building.id, floorId: building.floor(2), roomCode: 'a-101', kind: 'office' as const, area: '50' };
    expect(await operator().refused(room.create, again)).toMatchObject({ status: 409, fields: { roomCode: roomErrors.codeTaken.message } });
    const other = await newRoom(operator(), building);
    expect((await operator().refused(room.change, { ...(await formOf(other.id)), roomCode: 'A-101' })).fields).toEqual({
      roomCode: roomErrors.codeTaken.message,
    });
    await newRoom(operator(), await newBuilding(operator()), { roomCode: 'A-101' });
    await aged(first.id);
    await operator().call(room.remove, { ids: [first.id] });
    expect(await check('a-101')).toEqual({ isExit: false });
    expect(await check('a-101', { asOf: dayFrom(-1) })).toEqual({ isExit: true });
    await operator().call(room.create, { ...again, beginsOn: today() });
    expect(await operator().refused(room.create, { ...again, roomCode: 'A-101', beginsOn: dayFrom(-30) })).toMatchObject({ status: 409 });
  });

  test('if two rooms with the same code are added at the same moment in two processes, only one is created', async () => {
    for (let round = 0; round < rounds(5, 60); round++) {
      const building = await newBuilding(operator());
      const given = { buildingId: building.id, floorId: building.floor(1), roomCode: 'same', kind: 'office', area: '10' };
      const add = (actor: 'operatora' | 'operatorab', process: number) => () => as(actor).raw(room.create, given, { process });
      expect(codesOf(await race([add('operatora', 0), add('operatorab', 1)]))).toEqual(['200', '409']);
    }
  });

  test('if a room is edited twice at the same moment, one edit is saved and the other is refused as stale', async () => {
    const building = await newBuilding(operator());
    for (let round = 0; round < rounds(5, 60); round++) {
      const { id } = await newRoom(operator(), building);
      const given = await formOf(id);
      const edit = (actor: 'operatora' | 'operatorab', process: number) => () =>
        as(actor).raw(room.change, { ...given, remark: actor }, { process });
      expect(codesOf(await race([edit('operatora', 0), edit('operatorab', 1)]))).toEqual(['200', '409']);
    }
  });

  test('V123 the areas and the first day of a room that came from a split or merge cannot change, but other values can', async () => {
    const building = await newBuilding(operator());
    const [parent, child] = [await newRoom(operator(), building), await newRoom(operator(), building)];
    await server.rows(
      `with op as (insert into room_operation (space_id, park_id, kind, building_id, floor_id, on_date)
         select space_id, park_id, 'merge', building_id, floor_id, app.today() - 10 from room where id = $1 returning *)
       insert into room_lineage (space_id, park_id, operation_id, parent_id, child_id)
       select op.space_id, op.park_id, op.id, $1, $2 from op`,
      [parent.id, child.id],
    );
    expect((await detail(child.id)).parentIds).toEqual([parent.id]);
    const given = await formOf(child.id);
    for (const changes of [{ area: '101' }, { rentableArea: '99' }, { beginsOn: dayFrom(-3) }])
      expect((await operator().refused(room.change, { ...given, ...changes })).errorMessage).toBe(roomErrors.areaKept.message);
    await operator().call(room.change, { ...given, area: '100', rentableArea: null, remark: '合并而成' });
    expect(await detail(child.id)).toMatchObject({ remark: '合并而成', area: '100.0000' });
  });

  test('a room cannot begin after the start of one of its occupancies, and a room that has ended cannot be changed', async () => {
    const building = await newBuilding(operator());
    const { id } = await newRoom(operator(), building);
    await claim(id, 'works', `[${dayFrom(-20)},${dayFrom(-10)})`);
    expect((await operator().refused(room.change, { ...(await formOf(id)), beginsOn: dayFrom(-15) })).fields).toEqual({
      beginsOn: roomErrors.dayBefore.message,
    });
    await operator().call(room.change, { ...(await formOf(id)), beginsOn: dayFrom(-20) });
    expect(await detail(id)).toMatchObject({ beginsOn: dayFrom(-20) });
    await operator().call(room.change, await formOf(id));
    expect(await detail(id)).toMatchObject({ beginsOn: dayFrom(-20), version: 3 });
    await aged(id);
    await operator().call(room.remove, { ids: [id] });
    expect(await operator().refused(room.change, await formOf(id))).toMatchObject({ errorMessage: roomErrors.ended.message });
  });

  test('a reader sees only those custom fields of a room that are not hidden from readers', async () => {
    const field = { useModule: 3, columnName: 'water_meter', name: '水表号', extendType: 'Text' as const, isRequired: 1 as const };
    await operator().call(extend.create, field);
    const building = await newBuilding(operator());
    const given = { buildingId: building.id, floorId: building.floor(1), roomCode: 'W1', kind: 'office' as const, area: '10' };
    expect((await operator().refused(room.create, given)).fields).toEqual({ 'extValues.water_meter': '请填写水表号' });
    const { id } = await operator().call(room.create, { ...given, extValues: { water_meter: 'S-1', unknown: 'x' } });
    expect((await detail(id)).extValues).toEqual({ water_meter: 'S-1' });
    await operator().call(room.change, await formOf(id));
    await operator().call(room.change, { ...(await formOf(id)), extValues: { water_meter: 'S-2' } });
    expect((await detail(id)).extValues).toEqual({ water_meter: 'S-2' });
    await server.rows(`update extend_field set enabled = false where column_name = 'water_meter'`);
  });
});

describe('C0693 deleting rooms', () => {
  test('deleting erases a room that was added today, and ends an older room today, which stays visible for yesterday', async () => {
    const building = await newBuilding(operator());
    const [fresh, old] = [await newRoom(operator(), building, { price: 100 }), await newRoom(operator(), building)];
    await aged(old.id);
    expect(await operator().call(room.remove, { ids: [fresh.id, old.id] })).toEqual({ removed: 2 });
    expect((await operator().refused(room.detail, { id: fresh.id })).code).toBe('404');
    expect(await detail(old.id)).toMatchObject({ endsOn: today() });
    expect(await operator().call(room.list, { buildingId: building.id })).toEqual({ total: 0, list: [] });
    expect((await operator().call(room.list, { buildingId: building.id, asOf: dayFrom(-1) })).list).toMatchObject([{ id: old.id }]);
    expect((await logsOf(old.id))[0]).toMatchObject({ what: 'removed' });
    expect((await operator().refused(room.remove, { ids: [old.id] })).code).toBe('404');
  });

  test('if one of several selected rooms has a current or future occupancy, none of them is deleted', async () => {
    const building = await newBuilding(operator());
    const [free, taken] = [await newRoom(operator(), building), await newRoom(operator(), building)];
    await claim(taken.id, 'hold', `[${dayFrom(30)},${dayFrom(40)})`);
    const answer = await operator().refused(room.remove, { ids: [free.id, taken.id] });
    expect(answer).toMatchObject({ code: '409', errorMessage: roomErrors.claimed.message });
    expect(answer.fields?.ids).toContain(taken.roomCode);
    expect((await operator().call(room.list, { buildingId: building.id })).total).toBe(2);
    expect((await operator().refused(room.remove, { ids: [free.id, stranger] })).code).toBe('404');
    expect((await operator().refused(room.remove, { ids: [] })).fields).toHaveProperty('ids');
    const past = await newRoom(operator(), building, { beginsOn: today() });
    await claim(past.id, 'works', 'empty', { ended_at: new Date() });
    expect((await operator().refused(room.remove, { ids: [past.id] })).errorMessage).toBe(roomErrors.claimed.message);
  });

  test('if a room is deleted and occupied at the same moment, no occupancy stays in a deleted room', async () => {
    const building = await newBuilding(operator());
    for (let round = 0; round < rounds(5, 60); round++) {
      const { id } = await newRoom(operator(), building);
      await race<unknown>([
        () => operator().raw(room.remove, { ids: [id] }, { process: 1 }),
        () => claim(id, 'works', `[${dayFrom(1)},${dayFrom(9)})`).catch(() => {}),
      ]);
      const [left] = await server.rows<{ n: number }>(
        `select count(*)::int as n from occupancy o left join room r on r.id = o.room_id and r.during @> o.during
          where o.room_id = $1 and r.id is null`,
        [id],
      );
      expect(left?.n).toBe(0);
    }
  });
});

describe('disabling rooms', () => {
  test('rooms are disabled with a reason and enabled again, and each change is logged with the status before and after', async () => {
    const building = await newBuilding(operator());
    const [one, two] = [await newRoom(operator(), building), await newRoom(operator(), building)];
    await claim(two.id, 'works', `[${dayFrom(-1)},${dayFrom(9)})`);
    const ids = [one.id, two.id];
    expect(await operator().call(room.setDisabled, { ids, isDisabled: 1, reason: '消防整改' })).toEqual({ changed: 2 });
    expect(await operator().call(room.setDisabled, { ids, isDisabled: 1, reason: '消防整改' })).toEqual({ changed: 0 });
    expect(await detail(two.id)).toMatchObject({ status: 'disabled', isDisabled: 1, disabledReason: '消防整改', version: 2 });
    await operator().call(room.setDisabled, { ids, isDisabled: 0 });
    expect([(await detail(one.id)).status, (await detail(two.id)).status]).toEqual(['vacant', 'works']);
    expect((await logsOf(two.id)).slice(0, 2)).toMatchObject([
      { what: 'enabled', fromStatus: 'disabled', toStatus: 'works' },
      { what: 'disabled', fromStatus: 'works', toStatus: 'disabled', details: { reason: '消防整改' } },
    ]);
    expect((await operator().refused(room.setDisabled, { ids: [...ids, stranger], isDisabled: 1 })).code).toBe('404');
    expect((await detail(one.id)).isDisabled).toBe(0);
  });
});
