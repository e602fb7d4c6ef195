import { areaOf, unitsOf } from '@park/contract/estate/estate/area';
import { floorNameOf } from '@park/contract/estate/estate/kinds';
import { demoId } from '../rows.ts';
import { defineDemo, type Row, type Story } from '../story.ts';

/** How a building is made up. `size` is the area of the first room of a floor in 0.0001 m², `cents` the monthly price per square metre. */
type Plan = {
  park: string;
  region: string;
  code: string;
  name: string;
  kind: string;
  rooms: string;
  floors: number;
  cellars: number;
  perFloor: number;
  size: number;
  cents: number;
  fitting: string;
  completedOn: string;
  height: number;
  /** Missing in a park whose buildings have not been surveyed; its page shows no map. */
  longitude?: number;
  latitude?: number;
};

const plans: readonly Plan[] = [
  {
    ...{ park: 'A', region: '一期园区', code: 'A1', name: '一号楼', kind: 'office', rooms: 'office', floors: 12, cellars: 1 },
    ...{ perFloor: 4, size: 2_105_000, cents: 9_800, fitting: 'fine', completedOn: '2018-09-30', height: 52.8 },
    ...{ longitude: 121.5988, latitude: 31.2006 },
  },
  {
    ...{ park: 'A', region: '一期园区', code: 'A2', name: '二号楼', kind: 'office', rooms: 'office', floors: 8, cellars: 1 },
    ...{ perFloor: 4, size: 1_682_500, cents: 9_200, fitting: 'simple', completedOn: '2019-06-30', height: 36.5 },
    ...{ longitude: 121.5999, latitude: 31.2009 },
  },
  {
    ...{ park: 'A', region: '二期园区', code: 'A3', name: '三号厂房', kind: 'factory', rooms: 'factory', floors: 3, cellars: 0 },
    ...{ perFloor: 3, size: 8_600_000, cents: 4_500, fitting: 'bare', completedOn: '2021-11-15', height: 18 },
    ...{ longitude: 121.6012, latitude: 31.1996 },
  },
  {
    ...{ park: 'A', region: '二期园区', code: 'A4', name: '人才公寓', kind: 'flat', rooms: 'flat', floors: 5, cellars: 0 },
    ...{ perFloor: 6, size: 452_500, cents: 7_600, fitting: 'furnished', completedOn: '2022-05-20', height: 17.4 },
    ...{ longitude: 121.6024, latitude: 31.2005 },
  },
  {
    ...{ park: 'A', region: '二期园区', code: 'A5', name: '商业配套楼', kind: 'shop', rooms: 'shop', floors: 2, cellars: 0 },
    ...{ perFloor: 3, size: 985_000, cents: 15_000, fitting: 'bare', completedOn: '2022-05-20', height: 9.6 },
    ...{ longitude: 121.6003, latitude: 31.1998 },
  },
  {
    ...{ park: 'B', region: '软件园主区', code: 'B1', name: '创意中心', kind: 'office', rooms: 'office', floors: 5, cellars: 0 },
    ...{ perFloor: 4, size: 1_206_000, cents: 8_300, fitting: 'fine', completedOn: '2017-03-18', height: 22 },
    ...{ longitude: 121.61, latitude: 31.21 },
  },
  {
    ...{ park: 'C', region: '老厂区', code: 'C1', name: '红砖厂房', kind: 'factory', rooms: 'office', floors: 4, cellars: 0 },
    ...{ perFloor: 5, size: 986_500, cents: 7_800, fitting: 'simple', completedOn: '1987-10-01', height: 16.5 },
  },
];
const regions: Record<string, readonly [code: string, name: string, address: string, landUnits: number][]> = {
  A: [
    ['P1', '一期园区', '上海市浦东新区星河路100号', 386_000_000],
    ['P2', '二期园区', '上海市浦东新区星河路108号', 521_500_000],
  ],
  B: [['P1', '软件园主区', '上海市浦东新区星河路200号', 182_000_000]],
  C: [['P1', '老厂区', '杭州市西湖区云栖路1号', 204_600_000]],
};

const roomId = (park: string, code: string) => demoId(`room ${park} ${code}`);
/** Returns the area of a room in 0.0001 m². It varies with the floor and with the position on the floor. */
const sizeOf = ({ size }: Plan, floor: number, at: number) => BigInt(size - at * Math.trunc(size / 12) + floor * 2_750);
const part = (units: bigint, percent: bigint) => areaOf((units * percent) / 100n);
/** Returns the outline of a room on the floor plan. The rooms of a floor lie in two rows along a corridor. */
function outlineOf(at: number, perFloor: number): number[][] {
  const [columns, row] = [Math.ceil(perFloor / 2), at % 2];
  const [left, right] = [0.05 + (Math.floor(at / 2) * 0.9) / columns, 0.05 + ((Math.floor(at / 2) + 1) * 0.9) / columns];
  const [top, bottom] = row === 0 ? [0.08, 0.44] : [0.56, 0.92];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map((corner) => corner.map((value) => Math.round(value * 1000) / 1000));
}

/** Adds regions, buildings, floors and rooms of a space. */
function tellOfEstate(story: Story, spaceId: string, parks: readonly string[]): void {
  for (const park of parks) {
    for (const [rank, [code, name, address, land]] of (regions[park] ?? []).entries())
      story.add('region', {
        ...{ space_id: spaceId, park_id: demoId(`park ${park}`), id: demoId(`region ${park} ${name}`), code, name, rank, address },
        ...{ land_area: areaOf(BigInt(land)), created_at: story.ago(420), version: 1 },
      });
    for (const [rank, plan] of plans.filter((one) => one.park === park).entries()) build(story, spaceId, plan, rank);
  }
}

function build(story: Story, spaceId: string, plan: Plan, rank: number): void {
  const { park, code } = plan;
  const own = { space_id: spaceId, park_id: demoId(`park ${park}`) };
  const id = demoId(`building ${park} ${code}`);
  let whole = 0n;
  const levels = [...Array.from({ length: plan.cellars }, (_, at) => -at - 1), ...Array.from({ length: plan.floors }, (_, at) => at + 1)];
  const floors = levels.map((number): Row => {
    const rooms = number > 0 ? plan.perFloor : 0;
    const sum = Array.from({ length: rooms }, (_, at) => sizeOf(plan, number, at)).reduce((one, other) => one + other, 0n);
    whole += sum;
    const floor = demoId(`floor ${park} ${code} ${number}`);
    for (let at = 0; at < rooms; at++) furnish(story, spaceId, plan, { id, floor, number, at });
    // the declared area of this floor is larger than the sum of its rooms, so that the list of faults has an entry
    const declared = code === 'A2' && number === 7 ? sum + 36_000n : sum;
    return {
      ...{ ...own, id: floor, building_id: id, number, name: floorNameOf(number), built_area: rooms ? areaOf(declared) : null },
      ...{ created_at: story.ago(410), version: 1 },
    };
  });
  story.add('building', {
    ...{
      ...own,
      id,
      region_id: demoId(`region ${park} ${plan.region}`),
      code,
      name: plan.name,
      kind: plan.kind,
      rank,
      height: plan.height,
      longitude: plan.longitude ?? null,
      latitude: plan.latitude ?? null,
    },
    ...{ built_area: areaOf(whole), completed_on: plan.completedOn, created_at: story.ago(412), version: 1 },
  });
  for (const floor of floors) story.add('floor', floor);
}

type Place = { id: string; floor: string; number: number; at: number };
function furnish(story: Story, spaceId: string, plan: Plan, { id: building, floor, number, at }: Place): void {
  const { park } = plan;
  const own = { space_id: spaceId, park_id: demoId(`park ${park}`) };
  const [door, size] = [`${number}${String(at + 1).padStart(2, '0')}`, sizeOf(plan, number, at)];
  const code = `${plan.code}-${door}`;
  const id = roomId(park, code);
  story.add('room', {
    ...{ ...own, id, building_id: building, floor_id: floor, code, room_num: door, kind: plan.rooms, fitting: plan.fitting },
    ...{ built_area: areaOf(size), usable_area: part(size, 78n), rentable_area: areaOf(size), outline: outlineOf(at, plan.perFloor) },
    ...{ is_disabled: false, disabled_reason: null, available_on: null, remark: null, ext: {}, during: '(,)' },
    ...{ created_at: story.ago(400), created_by: demoId(park === 'C' ? 'user operatorc' : 'user operatora'), version: 1 },
  });
  // leaves this room without a price, so that the list of faults has such an entry
  if (code === 'A5-203') return;
  const raised = story.ago(120).slice(0, 10);
  const cents = plan.cents + number * 50;
  offer(story, own, { room: id, code, cents: cents - 400, during: `(,${raised})`, note: null });
  offer(story, own, { room: id, code, cents, during: `[${raised},)`, note: '年度调价' });
}

type Offer = { room: string; code: string; cents: number; during: string; note: string | null };
const offer = (story: Story, own: Row, { room, code, cents, during, note }: Offer) =>
  story.add('room_price', {
    ...{ ...own, id: demoId(`price ${room} ${during.slice(0, 1)}`), room_id: room, during, cents, note },
    ...{ created_at: story.ago(130), created_by: demoId(code.startsWith('C1') ? 'user operatorc' : 'user operatora') },
  });

/**
 * Adds occupancies of all kinds to park A: leases of whole floors and of single rooms, leases that end soon, holds, works and own use. Also
 * disables and splits rooms.
 */
function tellOfClaims(story: Story, spaceId: string): void {
  const day = (days: number) => story.ago(-days).slice(0, 10);
  const claim = (code: string, kind: string, from: number, to: number | null, more: Row = {}) => {
    const park = code.slice(0, 1);
    story.add('occupancy', {
      ...{ space_id: spaceId, park_id: demoId(`park ${park}`), id: demoId(`occupancy ${code} ${kind}`), room_id: roomId(park, code), kind },
      ...{ during: `[${day(from)},${to === null ? '' : day(to)})`, company_id: null, holder: null, expires_at: null, leaving_on: null },
      ...{
        source: 'manual',
        note: null,
        created_at: story.ago(Math.max(-from, 0)),
        created_by: demoId('user operatora'),
        version: 1,
        ...more,
      },
    });
  };
  const lease = (company: string, codes: readonly string[], from: number, to: number, more: Row = {}) => {
    for (const code of codes) claim(code, 'lease', from, to, { company_id: demoId(`company ${company}`), ...more });
  };
  const floor = (building: string, number: number, count: number) =>
    Array.from({ length: count }, (_, at) => `${building}-${number}0${at + 1}`);
  lease('A1', [...floor('A1', 9, 4), ...floor('A1', 10, 4)], -420, 675);
  lease('A2', floor('A1', 8, 4), -300, 430);
  lease('B1', ['B1-201', 'B1-202'], -200, 530);
  // The small leases lie on floors 2 to 7 and 11 of the first building and on floors 1 to 4 of the second.
  const doors = [2, 3, 4, 5, 6, 7, 11]
    .flatMap((number) => floor('A1', number, 4))
    .concat([1, 2, 3, 4].flatMap((number) => floor('A2', number, 4)));
  for (const [at, code] of doors.entries()) if (at % 5 !== 4) lease(`A${10 + (at % 30)}`, [code], -330 + at * 6, 90 + at * 13);
  lease('A12', ['A2-701'], -345, 18);
  lease('A15', ['A2-702'], -320, 45);
  lease('A18', ['A2-703'], -280, 82);
  lease('A20', ['A3-101', 'A3-102'], -380, 715);
  lease('A22', ['A3-201'], -150, 945);
  lease('A1', floor('A4', 2, 6), -200, 165);
  lease('A2', floor('A4', 3, 4), -120, 245);
  lease('A25', ['A2-801'], -350, 30, { leaving_on: day(30), note: '已书面通知，到期不再续租' });
  lease('A27', ['A4-401'], -180, 12, { leaving_on: day(12) });
  const soon = new Date(Date.now() + 26 * 3_600_000).toISOString();
  claim('A1-1201', 'hold', -2, 2, { holder: '远景机器人（意向客户）', expires_at: soon, note: '带看两次，等待内部审批' });
  claim('A1-1202', 'hold', -1, 15, { company_id: demoId('company A1'), expires_at: story.ago(-14), note: '扩租意向' });
  claim('A2-704', 'works', -12, 20, { holder: '众诚建筑装饰工程有限公司', note: '隔墙与强电改造' });
  claim('A3-301', 'works', -5, 40, { holder: '园区工程部', note: '货梯大修' });
  for (const code of ['A1-101', 'A1-102', 'A5-201']) claim(code, 'self_use', -400, null, { holder: '园区服务中心' });
  story.amend('room', roomId('A', 'A3-303'), { is_disabled: true, disabled_reason: '消防验收未通过' });
  story.amend('room', roomId('A', 'A4-506'), { is_disabled: true, disabled_reason: '屋面渗水待修' });
  divide(story, spaceId, { code: 'A2-501', on: -60, note: '客户只租一半' });
  divide(story, spaceId, { code: 'A2-601', on: 20, note: '按小微企业需求拆分' });
}

/** Splits a room into two halves as of a day. The halves have codes of their own, and their areas add up to the area of the room. */
function divide(story: Story, spaceId: string, { code, on, note }: { code: string; on: number; note: string }): void {
  const id = roomId('A', code);
  const parent = story.rows.get('room')?.find((one) => one.id === id) as Row;
  const [own, date] = [{ space_id: spaceId, park_id: demoId('park A') }, story.ago(-on).slice(0, 10)];
  const whole = unitsOf(parent.built_area as string) as bigint;
  const halves = [
    ['A', whole / 2n],
    ['B', whole - whole / 2n],
  ] as const;
  story.amend('room', id, { during: `(,${date})` });
  const operation = demoId(`operation ${code}`);
  const { building_id, floor_id } = parent;
  story.add('room_operation', {
    ...{ ...own, id: operation, kind: 'split', building_id, floor_id, on_date: date, note },
    ...{ created_at: story.ago(on < 0 ? -on + 10 : 3), created_by: demoId('user operatora') },
  });
  for (const [letter, units] of halves) {
    const child = roomId('A', `${code}${letter}`);
    const names = { id: child, code: `${code}${letter}`, room_num: `${parent.room_num}${letter}` };
    const areas = { built_area: areaOf(units), usable_area: part(units, 78n), rentable_area: areaOf(units) };
    story.add('room', { ...parent, ...names, ...areas, outline: null, during: `[${date},)`, created_at: story.ago(3) });
    story.add('room_lineage', { ...own, operation_id: operation, parent_id: id, child_id: child });
    offer(story, own, { room: child, code, cents: 9_600, during: `[${date},)`, note: null });
  }
}

export const estateDemo = defineDemo('estate', {
  needs: ['temporary'],
  tables: ['region', 'building', 'floor', 'room', 'room_price', 'room_operation', 'room_lineage', 'occupancy'],
  tell(story) {
    tellOfEstate(story, demoId('space xinghe'), ['A', 'B']);
    tellOfEstate(story, demoId('space yunxi'), ['C']);
    tellOfClaims(story, demoId('space xinghe'));
  },
});
