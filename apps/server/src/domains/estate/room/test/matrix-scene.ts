import { createHash } from 'node:crypto';
import { newRoom, newSite } from '../../../../../test/estate/rows.ts';
import type { Scene, Tools } from '../../../../../test/matrix/stage.ts';

const far = '2099-01-01';
/** Adds a building with two rooms on one floor to the scene's park. */
export async function rooms({ park, company }: Scene, { rows }: Tools) {
  const nowhere = { regionId: company.id, buildingId: company.id, floorId: company.id, roomId: company.id, otherId: company.id };
  if (park.id === null) return nowhere;
  const site = await newSite(rows, { parkId: park.id });
  const { regionId, buildingId, floorIds } = site;
  return { regionId, buildingId, floorId: floorIds[0] ?? '', roomId: await newRoom(rows, site), otherId: await newRoom(rows, site) };
}

/** Adds a building with rooms, one of which is leased. */
export async function claimed(at: Scene, tools: Tools) {
  const { roomId } = await rooms(at, tools);
  const [made] = await tools.rows<{ id: string }>(
    `insert into occupancy (space_id, park_id, room_id, kind, during, holder)
     select space_id, park_id, id, 'lease', '[2026-01-01,)', '矩阵' from room where id = $1 returning id`,
    [roomId],
  );
  return { roomId, id: made?.id ?? roomId };
}

/** Adds a building with rooms, one of which will be split into two halves on a day in the far future. */
export async function divided(at: Scene, tools: Tools) {
  const { park } = at;
  const { buildingId, floorId, roomId } = await rooms(at, tools);
  if (park.id === null) return { buildingId, roomId, id: roomId };
  const site = { parkId: park.id, regionId: '', buildingId, floorIds: [floorId] };
  const [operation] = await tools.rows<{ id: string }>(
    `insert into room_operation (space_id, park_id, kind, building_id, floor_id, on_date)
     select space_id, park_id, 'split', building_id, floor_id, $2 from room where id = $1 returning id`,
    [roomId, far],
  );
  const half = () => newRoom(tools.rows, site, { area: '50', during: `[${far},)` });
  const ids = [await half(), await half()];
  await tools.rows('update room set during = daterange(null, $2) where id = $1', [roomId, far]);
  await tools.rows(
    `insert into room_lineage (space_id, park_id, operation_id, parent_id, child_id, parent_during)
     select space_id, park_id, $2, id, unnest($3::uuid[]), daterange(null, null) from room where id = $1`,
    [roomId, operation?.id, ids],
  );
  return { buildingId, roomId, id: operation?.id ?? '' };
}

/** Returns a price change of a room in the far future, with the fingerprint of its preview. */
export async function priced(at: Scene, tools: Tools) {
  const { roomId } = await rooms(at, tools);
  const fingerprint = createHash('md5').update(`${far}${roomId}:-1:100`).digest('hex');
  return { ids: [roomId], mode: 'set', value: 100, fromDate: far, fingerprint };
}
