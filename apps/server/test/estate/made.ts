import type { Sent } from '@park/contract/core';
import { estate } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import type { Person } from '../app.ts';

let made = 0;
/** Returns a name that is unique in this run. */
const next = () => {
  made += 1;
  return `T${made}`;
};

export async function newRegion(by: Person, changes: Partial<Sent<typeof estate.addRegion>> = {}) {
  const name = next();
  const given = { regionCode: `R-${name}`, regionName: `测试区${name}`, ...changes };
  return { ...given, ...(await by.call(estate.addRegion, given)) };
}

type Floors = { id: string; floorNum: number }[];
/** Creates a building of three floors in a region of its own, unless `changes` says otherwise. */
export async function newBuilding(by: Person, changes: Partial<Sent<typeof estate.addBuilding>> = {}) {
  const name = next();
  const regionId = changes.regionId ?? (await newRegion(by)).id;
  const given = { buildingCode: `B-${name}`, buildingName: `测试楼${name}`, kind: 'office' as const, ...changes, regionId };
  const floors = changes.floors ?? [1, 2, 3].map((floorNum) => ({ floorNum }));
  const { id } = await by.call(estate.addBuilding, { ...given, floors });
  const levels: Floors = await by.call(estate.floors, { buildingId: id });
  const floor = (floorNum: number) => levels.find((one) => one.floorNum === floorNum)?.id ?? '';
  return { ...given, id, regionId, floor };
}

type Building = Awaited<ReturnType<typeof newBuilding>>;
/** Creates a room on the first floor of a building, unless `changes` says otherwise. */
export async function newRoom(by: Person, building: Building, changes: Partial<Sent<typeof room.create>> = {}) {
  const roomCode = next();
  const place = { buildingId: building.id, floorId: building.floor(1) };
  const given = { ...place, roomCode, kind: 'office' as const, area: '100.0000', ...changes };
  return { ...given, ...(await by.call(room.create, given)) };
}
