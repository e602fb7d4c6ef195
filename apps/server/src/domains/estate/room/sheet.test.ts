import { estate } from '@park/contract/estate/estate';
import { room, roomErrors } from '@park/contract/estate/room';
import { task } from '@park/contract/kernel/task';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../../test/app.ts';
import { newBuilding, newRegion, newRoom } from '../../../../test/estate/made.ts';
import { secretKey } from '../../../../test/postgres.ts';
import { behind, race, rounds } from '../../../../test/race.ts';
import { upload, workbook } from '../../../../test/sheet/workbooks.ts';
import { taskWorker } from '../../kernel/task/index.ts';
import { sheets } from '../../sheets.ts';
import { codesOf, dayFrom, roomScene } from './test/scene.ts';

const { server, as, operator, detail, claim } = roomScene();
let worker: ReturnType<typeof taskWorker>;
beforeAll(() => {
  worker = taskWorker({ url: server.databaseUrl(), secret: secretKey, sheets, log: () => {} });
});
afterAll(() => worker.close());

const buildingTitles = ['*分区', '*楼栋编码', '*楼栋名称', '*楼栋类型', '地上层数', '地下层数', '登记建筑面积', '竣工日期'];
const roomTitles = [
  '*楼栋',
  '*楼层',
  '*房间编码',
  '门牌号',
  '*房间类型',
  '*建筑面积',
  '使用面积',
  '可租面积',
  '装修情况',
  '参考价',
  '可租日期',
  '启用日期',
];
type Cells = (string | number)[];
async function send(subject: 'building' | 'room', rows: Cells[], fields: Record<string, string> = {}, by: Person = operator()) {
  const bytes = await workbook(subject === 'room' ? roomTitles : buildingTitles, rows);
  const { headers, payload } = upload({ subject, ...fields }, { name: '房产.xlsx', bytes });
  const answer = await server.inject({
    ...{ method: 'POST', url: server.base + task.import.path, payload },
    headers: { ...headers, logintoken: by.token ?? '' },
  });
  return answer.json();
}
async function imported(subject: 'building' | 'room', rows: Cells[], fields: Record<string, string> = {}, by: Person = operator()) {
  const { body, ...refusal } = await send(subject, rows, fields, by);
  if (!body) throw new Error(JSON.stringify(refusal));
  await worker.runner.idle();
  const done = await by.call(task.detail, { id: body.id });
  return { ...done, reasons: done.problems.map(({ row, column, reason }) => [row, column, reason]) };
}
const sheetOf = async (response: { statusCode: number; rawPayload: Buffer }) => {
  expect(response.statusCode).toBe(200);
  return (await readXlsx(response.rawPayload)).sheets[0]?.rows ?? [];
};
const list = async (buildingId: string) => (await operator().call(room.list, { buildingId, pageSize: 1000 })).list;

describe('C0681 importing and exporting buildings', () => {
  test('buildings are imported with their floors, and bad rows are reported with the reason', async () => {
    const { regionName, id: regionId } = await newRegion(operator());
    const done = await imported('building', [
      [regionName, 'IMP-1', '导入一号楼', '办公楼', 3, 1, '1200.5', '2020/6/30'],
      [regionName, 'imp-1', '导入二号楼', '办公楼', '', '', '', ''],
      ['没有的区', 'IMP-3', '导入三号楼', '办公楼', '', '', '', ''],
      [regionName, 'IMP-4', '导入一号楼', '厂房', '', '', '', ''],
      [regionName, 'IMP 5', '导入五号楼', '城堡', 201, '', '1.23456', '某天'],
    ]);
    expect([done.state, done.done, done.failed]).toEqual(['done', 1, 4]);
    expect(done.reasons).toEqual([
      [3, '楼栋编码', '与第2行楼栋编码重复'],
      [4, '分区', '分区不存在'],
      [5, '楼栋名称', '该分区下已有同名楼栋'],
      [6, '楼栋编码', '编码由字母、数字、下划线和短横线组成，最多30位'],
      [6, '楼栋类型', '请填写正确的楼栋类型'],
      [6, '地上层数', '请输入0到200的整数'],
      [6, '登记建筑面积', '请输入正确的面积，最多四位小数'],
      [6, '竣工日期', '日期格式不正确'],
    ]);
    const [found] = (await operator().call(estate.buildings, { regionId })).list;
    expect(found).toMatchObject({
      buildingCode: 'IMP-1',
      declaredArea: '1200.5000',
      completedOn: '2020-06-30',
      upperFloorNum: 3,
      lowerFloorNum: 1,
    });
    const again = [[regionName, 'IMP-1', '导入改名楼', '厂房', 4, '', '', '']];
    expect((await imported('building', again)).reasons).toEqual([[2, '楼栋编码', '该楼栋编码已存在']]);
    await imported('building', again, { isUpdate: '1' });
    expect((await operator().call(estate.buildings, { regionId })).list).toMatchObject([
      { buildingName: '导入改名楼', kind: 'factory', declaredArea: '1200.5000', upperFloorNum: 4, lowerFloorNum: 1, version: 2 },
    ]);
    const rows = await sheetOf(await operator().raw(estate.exportBuildings, { regionId }));
    expect(rows[1]?.slice(0, 6)).toEqual([regionName, 'IMP-1', '导入改名楼', '厂房', 4, 1]);
    const { id } = await operator().call(task.export, { subject: 'building', filter: { regionId }, columns: ['buildingName', 'roomNum'] });
    expect(await sheetOf(await operator().raw(task.file, { id }))).toEqual([
      ['楼栋名称', '房间数'],
      ['导入改名楼', 0],
    ]);
  });
});

describe('C0698 C0699 importing and exporting rooms', () => {
  test('rooms are imported into existing floors with their prices, and bad rows are reported with the reason', async () => {
    const building = await newBuilding(operator(), { floors: [{ floorNum: 1 }, { floorNum: 2, floorName: '夹层' }, { floorNum: -1 }] });
    const name = building.buildingName;
    await newRoom(operator(), building, { roomCode: 'HERE' });
    const done = await imported('room', [
      [name, '1', 'X101', '一零一', '办公', '120.5', '100', '110', '精装', '85.5', '2030/1/1', '2020-01-01'],
      [building.buildingCode.toLowerCase(), '夹层', 'X201', '', '商铺', 33.3333, '', '', '', '', '', ''],
      [name, 'B1', 'XB01', '', '车位', '12', '', '', '', '', '', ''],
      ['没有的楼', '1', 'X1', '', '办公', '1', '', '', '', '', '', ''],
      [name, '9', 'X901', '', '办公', '1', '', '', '', '', '', ''],
      [name, '1', 'x101', '', '办公', '1', '', '', '', '', '', ''],
      [name, '1', 'here', '', '办公', '1', '', '', '', '', '', ''],
      [name, '1', 'X102', '', '办公', '10', '10.0001', '', '', '', '', ''],
      [name, '1', 'X 3', '', '', '0', '', '', '豪华', '1.234', '不知', ''],
    ]);
    expect([done.state, done.done, done.failed]).toEqual(['done', 3, 6]);
    expect(done.reasons).toEqual([
      [5, '楼栋', '楼栋不存在'],
      [6, '楼层', '楼层不存在'],
      [7, '房间编码', '与第2行房间编码重复'],
      [8, '房间编码', roomErrors.codeTaken.message],
      [9, '使用面积', '使用面积不能大于建筑面积'],
      [10, '房间编码', '编码由字母、数字、下划线和短横线组成，最多30位'],
      [10, '房间类型', '请填写房间类型'],
      [10, '建筑面积', '面积必须大于0'],
      [10, '装修情况', '请填写正确的装修情况'],
      [10, '参考价', '请输入正确的单价，最多两位小数'],
      [10, '可租日期', '日期格式不正确'],
    ]);
    expect(await list(building.id)).toMatchObject([
      { roomCode: 'XB01', floorNum: -1, area: '12.0000', rentableArea: '12.0000', price: null },
      { roomCode: 'HERE' },
      {
        roomCode: 'X101',
        roomNum: '一零一',
        area: '120.5000',
        rentableArea: '110.0000',
        fitting: 'fine',
        price: 8_550,
        beginsOn: '2020-01-01',
      },
      { roomCode: 'X201', roomNum: 'X201', floorName: '夹层', area: '33.3333', kind: 'shop' },
    ]);
    const [logged] = (await operator().call(room.logs, { id: (await list(building.id))[2]?.id ?? '' })).list;
    expect(logged).toMatchObject({ what: 'created', source: 'import', toStatus: 'vacant' });
  });

  test('a dry run writes no rooms, and an import in update mode changes existing rooms but ignores empty cells', async () => {
    const building = await newBuilding(operator());
    const { id } = await newRoom(operator(), building, { roomCode: 'U1', price: 100, fitting: 'bare', usableArea: '50', remark: '原备注' });
    const row: Cells = [building.buildingName, '2F', 'u1', '', '仓库', '80', '', '', '', '2', '', ''];
    expect(await imported('room', [row], { isUpdate: '1', isDryRun: '1' })).toMatchObject({ done: 1, failed: 0 });
    expect(await detail(id)).toMatchObject({ area: '100.0000', version: 1 });
    expect((await imported('room', [row])).reasons).toEqual([[2, '房间编码', roomErrors.codeTaken.message]]);
    await imported('room', [row], { isUpdate: '1' });
    expect(await detail(id)).toMatchObject({
      ...{ roomCode: 'U1', floorName: '2F', kind: 'warehouse', area: '80.0000', usableArea: '50.0000', rentableArea: '100.0000' },
      ...{ fitting: 'bare', remark: '原备注', price: 200, version: 2 },
    });
    expect((await detail(id, dayFrom(-1))).price).toBe(100);
    const small: Cells = [building.buildingName, '2F', 'U1', '', '仓库', '49', '', '', '', '', '', ''];
    expect((await imported('room', [small], { isUpdate: '1' })).reasons).toEqual([[2, '使用面积', '使用面积不能大于建筑面积']]);
  });

  test('the import template offers the buildings of the park and the custom fields to choose from', async () => {
    const building = await newBuilding(operator());
    const response = await operator().raw(task.template, { subject: 'room' });
    const sheets = (await readXlsx(response.rawPayload)).sheets;
    expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(['*楼栋', '*楼层', '*房间编码']);
    expect(sheets.flatMap(({ rows }) => rows).flat()).toContain(building.buildingName);
  });

  test('the exports contain the rooms and tenants of the filtered list', async () => {
    const building = await newBuilding(operator());
    const [leased] = [
      await newRoom(operator(), building, { roomCode: 'E1', area: '12.34', price: 12_345 }),
      await newRoom(operator(), building, { roomCode: 'E2' }),
    ];
    await claim(leased.id, 'lease', `[${dayFrom(-3)},${dayFrom(10)})`, { holder: '某租户' });
    const buildingId = building.id;
    const rows = await sheetOf(await operator().raw(room.export, { buildingId }));
    const cells = Object.fromEntries((rows[0] ?? []).map((title, at) => [title, rows[1]?.[at]]));
    expect(rows).toHaveLength(3);
    expect(cells).toMatchObject({
      房间编码: 'E1',
      '建筑面积（㎡）': '12.3400',
      '参考价（元/㎡·月）': '123.45',
      状态: '已租',
      '租户（使用方）': '某租户',
    });
    expect(await sheetOf(await operator().raw(room.export, { buildingId, status: 'vacant' }))).toHaveLength(2);
    const claims = await sheetOf(await operator().raw(room.exportClaims, { buildingId, status: 'leased' }));
    const claimCells = Object.fromEntries((claims[0] ?? []).map((title, at) => [title, claims[1]?.[at]]));
    expect(claimCells).toMatchObject({ 房间编码: 'E1', '租户（使用方）': '某租户', 开始日期: dayFrom(-3), 结束日期: dayFrom(9) });
    const chosen = await operator().call(task.export, {
      subject: 'room',
      filter: { buildingId },
      ids: [leased.id],
      columns: ['roomCode', 'status'],
    });
    expect(await sheetOf(await operator().raw(task.file, { id: chosen.id }))).toEqual([
      ['房间编码', '状态'],
      ['E1', '已租'],
    ]);
    expect((await operator().call(task.export, { subject: 'room', filter: { buildingId, asOf: dayFrom(1) } })).total).toBe(2);
  });

  test('a user of another park can neither import rooms into a building nor export its rooms', async () => {
    const building = await newBuilding(operator());
    await newRoom(operator(), building);
    const row: Cells = [building.buildingCode, '1', 'T1', '', '办公', '1', '', '', '', '', '', ''];
    for (const other of ['operatorb', 'operatorc'] as const) {
      expect((await imported('room', [row], {}, as(other))).reasons).toEqual([[2, '楼栋', '楼栋不存在']]);
      expect(await sheetOf(await as(other).raw(room.export, { buildingId: building.id }))).toHaveLength(1);
    }
    expect((await send('room', [row], {}, as('supera1'))).code).toBe('403');
    expect((await as('supera1').refused(room.export, {})).code).toBe('403');
    expect(await list(building.id)).toHaveLength(1);
  });

  test('R11 if the same rooms are imported several times at the same moment, each room is added once', { timeout: 120_000 }, async () => {
    for (let round = 0; round < rounds(2, 30); round++) {
      const building = await newBuilding(operator());
      const rows = Array.from(
        { length: 20 },
        (_, at): Cells => [building.buildingCode, '1', `S${at}`, '', '办公', '10', '', '', '', '', '', ''],
      );
      await race([() => send('room', rows), () => send('room', rows.toReversed(), {}, as('operatorab'))]);
      await worker.runner.idle();
      expect(await list(building.id)).toHaveLength(20);
    }
  });
});

test('a row with the code of an ended room is refused unless it begins after that room’s end; other rows are imported', async () => {
  const building = await newBuilding(operator());
  const [gone, over] = [await newRoom(operator(), building, { roomCode: 'H1' }), await newRoom(operator(), building, { roomCode: 'H2' })];
  await server.rows('update room set during = daterange(null, $1) where id = any ($2::uuid[])', [dayFrom(-5), [gone.id, over.id]]);
  const row = (code: string, from: string): Cells => [building.buildingCode, '1', code, '', '办公', '10', '', '', '', '', '', from];
  const { reasons, done } = await imported('room', [row('H1', ''), row('H2', dayFrom(-5)), row('H3', '')]);
  expect(reasons).toEqual([[2, '房间编码', `编码曾用于以前的房间，启用日期须不早于${dayFrom(-5)}`]]);
  expect(done).toBe(2);
});

test('a row whose floor is deleted during the import is reported with the deleted floor', async () => {
  const building = await newBuilding(operator());
  const row: Cells = [building.buildingCode, '1', 'G1', '', '办公', '10', '', '', '', '', '', ''];
  const { reasons } = await behind(
    server.rows,
    () => server.rows('delete from floor where building_id = $1', [building.id]),
    () => imported('room', [row]),
  );
  expect(reasons).toEqual([[2, '楼层', '楼层不存在']]);
});

describe('C0085 synchronizing rooms with another system', () => {
  test('rooms of existing buildings are added once, and the other rooms are reported', async () => {
    const first = await operator().call(room.fromThird, {});
    expect(first).toEqual({
      ...{ added: 2, known: 1 },
      skipped: [
        { roomCode: 'Z9-101', reason: '楼栋不存在' },
        { roomCode: 'A1-2T1', reason: '面积不正确' },
      ],
    });
    expect((await operator().call(room.list, { keyword: 'A1-3T1' })).list).toMatchObject([
      { area: '96.5000', floorNum: 3, status: 'vacant' },
    ]);
    expect(await operator().call(room.fromThird, {})).toMatchObject({ added: 0, known: 3 });
    expect(await as('operatorc').call(room.fromThird, {})).toMatchObject({ added: 0, known: 0 });
    expect((await as('supera1').refused(room.fromThird, {})).code).toBe('403');
  });

  test('a third-party room with the code of an ended room is refused with the reason, and the other rooms are added', async () => {
    const { rows } = server;
    await rows(`delete from room_log where room_id in (select id from room where code = 'A1-4T1')`);
    await rows(`delete from room where code = 'A1-4T1'`);
    await rows(`update room set during = daterange(null, $1) where code = 'A1-3T1'`, [dayFrom(-1)]);
    const { added, known, skipped } = await operator().call(room.fromThird, {});
    expect({ added, known }).toEqual({ added: 1, known: 1 });
    expect(skipped).toContainEqual({ roomCode: 'A1-3T1', reason: `编码曾用于以前的房间，启用日期须不早于${dayFrom(-1)}` });
  });

  test('several synchronizations at the same moment add each room once', async () => {
    await server.rows(`delete from room_log where room_id in (select id from room where code = 'A1-4T1')`);
    await server.rows(`delete from room where code = 'A1-4T1'`);
    const answers = await race([0, 1].map((process) => () => operator().raw(room.fromThird, {}, { process })));
    expect(codesOf(answers)).toEqual(['200', '200']);
    expect((await operator().call(room.list, { keyword: 'A1-4T1' })).total).toBe(1);
  });
});
