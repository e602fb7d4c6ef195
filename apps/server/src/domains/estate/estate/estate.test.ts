import { commonErrors } from '@park/contract/core';
import { estate, estateErrors } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import { type Person, testServer } from '../../../../test/app.ts';
import { newBuilding, newRegion, newRoom } from '../../../../test/estate/made.ts';
import { race, rounds } from '../../../../test/race.ts';

const server = testServer({ processes: 2 });
const people: Record<string, Person> = {};
const as = (name: string) => people[name] as Person;
const names = ['supera1', 'membera1', 'operatora', 'operatorb', 'operatorab', 'operatorc', 'assistant1', 'platform1'];
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
});
const operator = () => as('operatora');
const inB = { claims: { parkId: demoId('park B') } };
const codesOf = (answers: PromiseSettledResult<{ json(): { code: string } }>[]) =>
  answers.map((one) => (one.status === 'fulfilled' ? one.value.json().code : String(one.reason))).toSorted();
const stranger = '00000000-0000-4000-8000-000000000000';

describe('C0664 C0665 C0666 C0667 C0668 C0669 C0682 regions', () => {
  test('a region can be added, found, changed and deleted', async () => {
    const facts = { address: '星河路100号', landArea: '52000.5', longitude: '121.6', latitude: 31.2, rank: 3, remark: '一期' };
    const { id, regionCode, regionName } = await newRegion(operator(), facts);
    const { list } = await operator().call(estate.regions, { keyword: regionName });
    expect(list).toMatchObject([
      {
        id,
        regionCode,
        regionName,
        address: '星河路100号',
        landArea: '52000.5000',
        longitude: '121.600000',
        latitude: '31.200000',
        rank: 3,
      },
    ]);
    expect(list[0]).toMatchObject({ buildingNum: 0, roomNum: 0, area: '0.0000', usableArea: '0.0000', rentableArea: '0.0000', version: 1 });
    const changed = { id, version: 1, regionCode, regionName: `${regionName}改` };
    await operator().call(estate.changeRegion, changed);
    expect(await operator().call(estate.region, { id })).toMatchObject({ regionName: `${regionName}改`, landArea: null, version: 2 });
    expect(await operator().refused(estate.changeRegion, changed)).toMatchObject({ code: '409', errorMessage: commonErrors.stale.message });
    expect((await operator().call(estate.regionChoices, {})).map((one) => one.id)).toContain(id);
    expect((await operator().refused(estate.removeRegion, { id, version: 1 })).code).toBe('409');
    await operator().call(estate.removeRegion, { id, version: 2 });
    expect((await operator().refused(estate.region, { id })).code).toBe('404');
    expect((await operator().refused(estate.removeRegion, { id })).code).toBe('404');
    expect((await operator().refused(estate.changeRegion, { ...changed, version: 3 })).code).toBe('404');
  });

  test('V219 a region code or name in use is refused on its field', async () => {
    const { id, regionCode, regionName } = await newRegion(operator());
    const check = (input: object) => operator().call(estate.checkRegion, input);
    expect(await check({ regionCode: regionCode.toLowerCase() })).toEqual({ isExit: true, isCodeTaken: true, isNameTaken: false });
    expect(await check({ regionName })).toEqual({ isExit: true, isCodeTaken: false, isNameTaken: true });
    expect(await check({ regionCode, regionName, id })).toEqual({ isExit: false, isCodeTaken: false, isNameTaken: false });
    expect(await operator().refused(estate.addRegion, { regionCode: regionCode.toLowerCase(), regionName: '别的区' })).toMatchObject({
      ...{ status: 409, fields: { regionCode: estateErrors.regionCodeTaken.message } },
    });
    expect(await operator().refused(estate.addRegion, { regionCode: 'other-code', regionName })).toMatchObject({
      ...{ status: 409, fields: { regionName: estateErrors.regionNameTaken.message } },
    });
    await operator().call(estate.removeRegion, { id });
    await newRegion(operator(), { regionCode, regionName });
    expect(await as('operatorb').call(estate.checkRegion, { regionCode, regionName })).toMatchObject({ isExit: false });
  });

  test.each([
    ['regionName', { regionName: '' }, '请输入正确的区域名称'],
    ['regionName', { regionName: 'A-1' }, '请输入正确的区域名称'],
    ['regionName', { regionName: '区'.repeat(21) }, '请输入正确的区域名称'],
    ['regionCode', { regionCode: ' ' }, '请输入分区编码'],
    ['regionCode', { regionCode: '一区' }, '编码由字母、数字、下划线和短横线组成，最多30位'],
    ['landArea', { landArea: '1.23456' }, '请输入正确的面积，最多四位小数'],
    ['longitude', { longitude: '181', latitude: '1' }, '请输入正确的经度'],
    ['latitude', { longitude: '120' }, '经度和纬度需要同时填写'],
    ['remark', { remark: '长'.repeat(201) }, '最多只能输入200个字'],
  ])('V214 V219 an invalid value for %s is refused on its field: %o', async (field, facts, message) => {
    const answer = await operator().refused(estate.addRegion, { regionCode: 'ok', regionName: '好区', ...facts });
    expect(answer).toMatchObject({ status: 400, fields: { [field]: message } });
  });

  test('a region with buildings cannot be deleted, even if its first building is added while it is being deleted', async () => {
    for (let round = 0; round < rounds(4, 60); round++) {
      const { id } = await newRegion(operator());
      const building = { regionId: id, buildingCode: `race-${round}`, buildingName: '赛跑楼', kind: 'office', floors: [] };
      const answers = await race([
        () => operator().raw(estate.addBuilding, building, { process: 0 }),
        () => as('operatorab').raw(estate.removeRegion, { id }, { process: 1 }),
      ]);
      const [[left]] = [
        await server.rows<{ n: number }>(
          `select count(*)::int as n from building b join region g on g.id = b.region_id
            where g.id = $1 and b.deleted_at is null and g.deleted_at is not null`,
          [id],
        ),
      ];
      expect([codesOf(answers).length, left?.n]).toEqual([2, 0]);
    }
    const { regionId } = await newBuilding(operator());
    expect(await operator().refused(estate.removeRegion, { id: regionId })).toMatchObject({
      ...{ code: '409', errorMessage: estateErrors.regionInUse.message },
    });
  });

  test('regions can be reordered', async () => {
    const ids = [(await newRegion(operator())).id, (await newRegion(operator())).id, (await newRegion(operator())).id];
    await operator().call(estate.rankRegions, { ids: ids.toReversed() });
    const order = (await operator().call(estate.regions, { pageSize: 1000 })).list.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(order).toEqual(ids.toReversed());
    expect((await operator().refused(estate.rankRegions, { ids: [...ids, stranger] })).code).toBe('404');
  });
});

describe('C0670 C0671 C0672 C0673 C0674 C0675 C0676 C0677 C0678 C0704 buildings and floors', () => {
  test('a building can be added with its floors, found, changed and deleted', async () => {
    const { id, regionId, buildingCode, buildingName } = await newBuilding(operator(), {
      ...{ kind: 'factory', declaredArea: '1200.5', height: '24.5', completedOn: '2020-06-30', address: '甲路1号', remark: '钢结构' },
      floors: [{ floorNum: 1, area: '600' }, { floorNum: 2 }, { floorNum: -1, floorName: '地库' }],
    });
    const found = await operator().call(estate.building, { id });
    expect(found).toMatchObject({
      ...{ buildingCode, buildingName, kind: 'factory', declaredArea: '1200.5000', declaredUsableArea: null, height: '24.50' },
      ...{ completedOn: '2020-06-30', upperFloorNum: 2, lowerFloorNum: 1, roomNum: 0, photos: [], attachments: [], version: 1 },
    });
    expect(found.floors).toMatchObject([
      { floorNum: 2, floorName: '2F', declaredArea: null },
      { floorNum: 1, floorName: '1F', declaredArea: '600.0000' },
      { floorNum: -1, floorName: '地库' },
    ]);
    const form = { id, regionId, buildingCode, buildingName: `${buildingName}改`, kind: 'office' as const };
    const [second, first] = found.floors;
    // the request swaps the numbers of two floors, deletes a floor and adds another
    const floors = [{ id: second?.id, floorNum: 1, floorName: '大堂' }, { id: first?.id, floorNum: 2 }, { floorNum: 3 }];
    await operator().call(estate.changeBuilding, { ...form, version: 1, floors });
    const after = await operator().call(estate.building, { id });
    expect(after).toMatchObject({ buildingName: `${buildingName}改`, kind: 'office', declaredArea: null, version: 2 });
    expect(after.floors.map(({ floorNum, floorName }) => [floorNum, floorName])).toEqual([
      [3, '3F'],
      [2, '2F'],
      [1, '大堂'],
    ]);
    await operator().call(estate.changeBuilding, { ...form, version: 2 });
    expect(await operator().call(estate.floors, { buildingId: id })).toHaveLength(3);
    expect((await operator().refused(estate.changeBuilding, { ...form, version: 2 })).errorMessage).toBe(commonErrors.stale.message);
    const listed = await operator().call(estate.buildings, { regionId, keyword: buildingCode.toLowerCase(), kind: 'office' });
    expect(listed).toMatchObject({ total: 1, list: [{ id, upperFloorNum: 3, lowerFloorNum: 0 }] });
    expect((await operator().call(estate.everyBuilding, { regionId })).list).toMatchObject([{ id, buildingCode }]);
    expect((await operator().call(estate.buildingChoices, { regionId })).total).toBe(0);
    await operator().call(estate.removeBuilding, { id });
    expect((await operator().refused(estate.building, { id })).code).toBe('404');
    expect((await operator().refused(estate.floors, { buildingId: id })).code).toBe('404');
    expect((await operator().call(estate.everyBuilding, { regionId })).total).toBe(0);
  });

  test('C0673 the list of buildings gives the coordinates of each building, or null', async () => {
    const { regionId } = await newBuilding(operator(), { longitude: '121.600123', latitude: '31.2' });
    await newBuilding(operator(), { regionId });
    const { list } = await operator().call(estate.buildings, { regionId });
    expect(list.map(({ longitude, latitude }) => [longitude, latitude])).toEqual([
      ['121.600123', '31.200000'],
      [null, null],
    ]);
  });

  test('a building code is unique in the park and a building name in its region', async () => {
    const { id, regionId, buildingCode, buildingName } = await newBuilding(operator());
    const check = (input: object) => operator().call(estate.checkBuilding, input);
    expect(await check({ buildingCode, regionId, buildingName })).toEqual({ isExit: true, isCodeTaken: true, isNameTaken: true });
    expect(await check({ buildingName })).toMatchObject({ isExit: false });
    expect(await check({ id, buildingCode, regionId, buildingName })).toMatchObject({ isExit: false });
    const add = (changes: object) =>
      operator().refused(estate.addBuilding, { regionId, buildingCode: 'free', buildingName: '别的楼', kind: 'office', ...changes });
    expect(await add({ buildingCode: buildingCode.toLowerCase() })).toMatchObject({
      status: 409,
      fields: { buildingCode: expect.any(String) },
    });
    expect(await add({ buildingName })).toMatchObject({ status: 409, fields: { buildingName: estateErrors.buildingNameTaken.message } });
    expect(await add({ regionId: stranger })).toMatchObject({ status: 404, fields: { regionId: estateErrors.regionGone.message } });
    await newBuilding(operator(), { buildingName });
  });

  test.each([
    ['regionId', { regionId: undefined }, '请选择分区'],
    ['buildingName', { buildingName: ' ' }, '请输入楼栋名称'],
    ['kind', { kind: 'castle' }, '请选择楼栋类型'],
    ['declaredArea', { declaredArea: '0' }, '面积必须大于0'],
    ['declaredArea', { declaredArea: '99999999999' }, '请输入正确的面积，最多四位小数'],
    ['height', { height: '-3' }, '请输入正确的高度，最多两位小数'],
    ['completedOn', { completedOn: '2020-02-31' }, '日期格式不正确'],
    ['floors.0.floorNum', { floors: [{ floorNum: 0 }] }, '楼层为-20到200的整数，不能为0'],
    ['floors.1.floorNum', { floors: [{ floorNum: 1 }, { floorNum: 1 }] }, '楼层重复'],
    ['photos', { photos: [stranger] }, '图片不存在，请重新上传'],
    ['attachments', { attachments: [stranger] }, '文件不存在，请重新上传'],
  ])('V214 an invalid value for %s is refused on its field: %o', async (field, facts, message) => {
    const { id: regionId } = await newRegion(operator());
    const given = { regionId, buildingCode: `ok-${regionId.slice(0, 8)}`, buildingName: '好楼', kind: 'office', ...facts };
    expect((await operator().refused(estate.addBuilding, given)).fields).toMatchObject({ [field]: message });
  });

  test('a building with rooms cannot be deleted; once its rooms have ended it can, and earlier days still show it', async () => {
    const building = await newBuilding(operator());
    const { id } = await newRoom(operator(), building, { beginsOn: '2020-01-01' });
    await server.rows(`update room set created_at = created_at - interval '30 days' where id = $1`, [id]);
    expect(await operator().refused(estate.removeBuilding, { id: building.id })).toMatchObject({
      ...{ code: '409', errorMessage: estateErrors.buildingInUse.message },
    });
    const form = { ...building, version: 1, floors: [{ id: building.floor(2), floorNum: 2 }] };
    expect((await operator().refused(estate.changeBuilding, form)).fields).toEqual({ floors: estateErrors.floorInUse.message });
    expect((await operator().call(estate.buildingChoices, { regionId: building.regionId })).total).toBe(1);
    await operator().call(room.remove, { ids: [id] });
    await operator().call(estate.removeBuilding, { id: building.id });
    const then = { asOf: '2024-05-01' };
    expect((await operator().call(estate.buildings, { regionId: building.regionId })).total).toBe(0);
    expect(await operator().call(estate.building, { id: building.id, ...then })).toMatchObject({ roomNum: 1, area: '100.0000' });
    expect((await operator().call(room.list, { buildingId: building.id, ...then })).list).toMatchObject([{ id }]);
    expect(await operator().call(room.list, { buildingId: building.id })).toEqual({ total: 0, list: [] });
  });

  test('if a room is added while its building is being deleted, no room stays in a deleted building', async () => {
    for (let round = 0; round < rounds(4, 60); round++) {
      const building = await newBuilding(operator());
      const place = { buildingId: building.id, floorId: building.floor(1), roomCode: 'R1', kind: 'office', area: '10' };
      await race([
        () => operator().raw(room.create, place, { process: 0 }),
        () => as('operatorab').raw(estate.removeBuilding, { id: building.id }, { process: 1 }),
      ]);
      const orphans = await server.rows(
        `select 1 from room r join building b on b.id = r.building_id where b.id = $1 and b.deleted_at is not null`,
        [building.id],
      );
      expect(orphans).toEqual([]);
    }
  });

  test('if a building is edited in two processes at the same moment, one edit is saved and the other is refused as stale', async () => {
    for (let round = 0; round < rounds(4, 50); round++) {
      const building = await newBuilding(operator());
      const edit = (actor: string, process: number) => () =>
        as(actor).raw(estate.changeBuilding, { ...building, version: 1, remark: actor, floors: [] }, { process });
      expect(codesOf(await race([edit('operatora', 0), edit('operatorab', 1)]))).toEqual(['200', '409']);
    }
  });

  test('buildings can be reordered within their region', async () => {
    const { id: regionId } = await newRegion(operator());
    const ids = [(await newBuilding(operator(), { regionId })).id, (await newBuilding(operator(), { regionId })).id];
    await operator().call(estate.rankBuildings, { ids: ids.toReversed() });
    expect((await operator().call(estate.buildings, { regionId })).list.map(({ id }) => id)).toEqual(ids.toReversed());
    expect((await operator().refused(estate.rankBuildings, { ids: [stranger] })).code).toBe('404');
  });
});

describe('C0703 C0683 C0684 C0685 C0686 area totals and the building tree', () => {
  test('the totals of floors, buildings and regions equal the sums of their rooms on every day', async () => {
    const building = await newBuilding(operator());
    const add = (changes: object) => newRoom(operator(), building, changes);
    await add({ area: '33.3333', usableArea: '30', rentableArea: '31.5' });
    await add({ area: '33.3333', floorId: building.floor(2), beginsOn: '2030-01-01' });
    const sums = async (asOf?: string) => {
      const day = asOf ? { asOf } : {};
      const { floors, ...whole } = await operator().call(estate.building, { id: building.id, ...day });
      const region = await operator().call(estate.region, { id: building.regionId, ...day });
      const { total } = await operator().call(room.list, { buildingId: building.id, ...day });
      expect([region.area, region.roomNum, region.rentableArea]).toEqual([whole.area, whole.roomNum, whole.rentableArea]);
      return { rooms: [total, whole.roomNum], area: whole.area, rentable: whole.rentableArea, floors: floors.map(({ area }) => area) };
    };
    expect(await sums()).toEqual({ rooms: [1, 1], area: '33.3333', rentable: '31.5000', floors: ['0.0000', '0.0000', '33.3333'] });
    expect(await sums('2030-01-01')).toEqual({
      rooms: [2, 2],
      area: '66.6666',
      rentable: '64.8333',
      floors: ['0.0000', '33.3333', '33.3333'],
    });
    expect((await sums('2029-12-31')).rooms).toEqual([1, 1]);
  });

  test('the building tree first loads regions and buildings, and loads floors and rooms when they are requested', async () => {
    // uses the park of `operatorc`, which has no buildings of the race tests
    const clerk = as('operatorc');
    const building = await newBuilding(clerk);
    const { id, roomCode } = await newRoom(clerk, building, { roomNum: '一零一室' });
    const top = await clerk.call(estate.tree, {});
    const region = top.find((node) => node.buildingId === building.regionId);
    expect(region).toMatchObject({ buildingLevelName: '分区', level: 'region', isLeaf: false });
    expect(region?.childrenList).toMatchObject([{ buildingId: building.id, buildingLevelName: '楼栋', childrenList: null }]);
    const below = (parentId: string) => clerk.call(estate.tree, { parentId });
    expect(await below(building.regionId)).toMatchObject([{ buildingId: building.id }]);
    expect((await below(building.id)).map(({ buildingName, level }) => [buildingName, level])).toEqual([
      ['3F', 'floor'],
      ['2F', 'floor'],
      ['1F', 'floor'],
    ]);
    expect(await below(building.floor(1))).toMatchObject([{ buildingId: id, buildingName: '一零一室', isLeaf: true, childrenList: [] }]);
    expect(await clerk.call(estate.tree, { parentId: stranger })).toEqual([]);
    const structure = await clerk.call(room.structure, { buildingId: building.id });
    const found = structure.find(({ regionId }) => regionId === building.regionId)?.buildings[0];
    expect(found?.floors?.[0]).toMatchObject({ floorName: '1F', rooms: [{ id, roomCode, roomNum: '一零一室', area: '100.0000' }] });
    expect(structure.flatMap(({ buildings }) => buildings).filter(({ floors }) => floors !== null)).toHaveLength(1);
  });

  test('in a park with very many buildings the tree loads the buildings of a region only when requested', async () => {
    const { id: regionId } = await newRegion(as('operatorc'));
    await server.rows(
      `insert into building (space_id, park_id, region_id, code, name, kind)
       select space_id, park_id, id, 'many-' || n, '多' || n, 'office' from region, generate_series(1, 61) as n where id = $1`,
      [regionId],
    );
    const top = await as('operatorc').call(estate.tree, {});
    expect(top.every(({ level, childrenList }) => level === 'region' && childrenList === null)).toBe(true);
    expect(await as('operatorc').call(estate.tree, { parentId: regionId })).toHaveLength(61);
  });

  test('the lists of regions, buildings and floors are also available at the addresses of the second API', async () => {
    const { id: regionId } = await newRegion(operator());
    for (const [name, query] of [
      ['regionList', {}],
      ['buildList', { regionId }],
      ['roomList', { regionId }],
    ] as const) {
      const answer = await server.inject({
        ...{ method: 'POST', url: `${server.base}/smartop-api/estate/${name}`, payload: query },
        headers: { logintoken: operator().token ?? '' },
      });
      expect(answer.json()).toMatchObject({ code: '200', body: { total: expect.any(Number) } });
    }
  });
});

describe('access to the estate', () => {
  test('other parks and spaces, companies and the platform can neither read nor change the estate', async () => {
    const building = await newBuilding(operator());
    const { id: roomId } = await newRoom(operator(), building);
    for (const actor of ['operatorb', 'operatorc']) {
      expect((await as(actor).refused(estate.building, { id: building.id })).code).toBe('404');
      expect((await as(actor).refused(estate.region, { id: building.regionId })).code).toBe('404');
      expect((await as(actor).refused(estate.floors, { buildingId: building.id })).code).toBe('404');
      expect((await as(actor).refused(estate.plan, { floorId: building.floor(1) })).code).toBe('404');
      expect(await as(actor).call(estate.tree, { parentId: building.id })).toEqual([]);
      expect(await as(actor).call(room.list, { buildingId: building.id })).toEqual({ total: 0, list: [] });
      expect((await as(actor).call(estate.buildings, { keyword: building.buildingCode })).total).toBe(0);
      expect((await as(actor).refused(estate.changeBuilding, { ...building, version: 1 })).code).toBe('404');
      expect((await as(actor).refused(estate.removeBuilding, { id: building.id })).code).toBe('404');
      expect((await as(actor).refused(estate.removeRegion, { id: building.regionId })).code).toBe('404');
      expect((await as(actor).refused(estate.rankBuildings, { ids: [building.id] })).code).toBe('404');
      expect((await as(actor).refused(estate.savePlan, { floorId: building.floor(1), version: 1, fileUrl: null })).code).toBe('404');
      // the users cannot put a building of their own park into the region either
      const own = await newRegion(as(actor));
      const theirs = { buildingCode: 'in-other', buildingName: '别人的', kind: 'office' as const };
      expect((await as(actor).refused(estate.addBuilding, { ...theirs, regionId: building.regionId })).fields).toHaveProperty('regionId');
      expect(await as(actor).call(estate.region, { id: own.id })).toMatchObject({ buildingNum: 0 });
    }
    expect((await operator().refused(estate.building, { id: building.id }, inB)).code).toBe('403');
    expect((await as('operatorab').refused(estate.building, { id: building.id }, inB)).code).toBe('404');
    for (const actor of ['supera1', 'membera1', 'platform1']) {
      expect((await as(actor).refused(estate.building, { id: building.id })).code).toBe('403');
      expect((await as(actor).refused(estate.tree, {})).code).toBe('403');
      expect((await as(actor).refused(room.list, {})).code).toBe('403');
      expect((await as(actor).refused(room.detail, { id: roomId })).code).toBe('403');
    }
    expect(await operator().call(estate.building, { id: building.id })).toMatchObject({ version: 1, roomNum: 1 });
  });
});
