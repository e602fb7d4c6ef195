import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { writeWorkbook } from '../../../src/outside/sheet.ts';
import { files } from '../request.ts';
import type { Scene, Tools } from '../stage.ts';

/**
 * Creates a building in the scene's park with one floor and one room, which nobody leases. Without a park it inserts nothing and returns
 * unused ids.
 */
export async function newEstate({ space, park, company, department }: Scene, { rows }: Tools) {
  const ids = { regionId: randomUUID(), buildingId: randomUUID(), floorId: randomUUID(), roomId: randomUUID() };
  const name = `栋${department.name}`;
  if (park.id === null) return { ...ids, name };
  const own = [space.id, park.id];
  const code = `m-${ids.regionId.slice(0, 8)}`;
  await rows(`insert into region (space_id, park_id, id, code, name) values ($1, $2, $3, $4, $5)`, [...own, ids.regionId, code, name]);
  await rows(`insert into building (space_id, park_id, id, region_id, code, name, kind) values ($1, $2, $3, $4, $5, $6, 'office')`, [
    ...[...own, ids.buildingId, ids.regionId, code, name],
  ]);
  await rows(`insert into floor (space_id, park_id, id, building_id, number, name) values ($1, $2, $3, $4, 1, '1F')`, [
    ...[...own, ids.floorId, ids.buildingId],
  ]);
  await rows(
    `insert into room (space_id, park_id, id, building_id, floor_id, code, room_num, kind, built_area, rentable_area)
     values ($1, $2, $3, $4, $5, $6, $7, 'office', 100, 100)`,
    [...own, ids.roomId, ids.buildingId, ids.floorId, code, name],
  );
  await rows(`insert into room_price (space_id, park_id, room_id, during, cents) values ($1, $2, $3, '(,)', 100)`, [...own, ids.roomId]);
  await rows(`insert into room_log (space_id, park_id, room_id, what) values ($1, $2, $3, 'created')`, [...own, ids.roomId]);
  return { ...ids, name, code, company };
}

/** Creates the same building, and leases its room to the scene's company. */
export async function leased(at: Scene, tools: Tools) {
  const made = await newEstate(at, tools);
  const { space, park, company } = at;
  if (park.id)
    await tools.rows(
      `insert into occupancy (space_id, park_id, room_id, kind, during, company_id) values ($1, $2, $3, 'lease', '[2020-01-01,)', $4)`,
      [space.id, park.id, made.roomId, company.id],
    );
  return made;
}

/** Adds a document to a new building of the scene's park, uploaded by the scene's person. */
export async function newPaper(at: Scene, tools: Tools): Promise<string> {
  const { buildingId } = await newEstate(at, tools);
  const { space, park, company, person } = at;
  if (park.id === null) return buildingId;
  const [bytes, key] = [Buffer.from('%PDF-1.4'), randomBytes(32).toString('hex')];
  await tools.store.put(key, bytes);
  const [made] = await tools.rows<{ id: string }>(
    `insert into file (space_id, company_id, user_id, purpose, name, mime, size, sha256, storage_key)
     values ($1, $2, $3, 'document', '图纸.pdf', 'application/pdf', $4, $5, $6) returning id`,
    [space.id, company.id, person.id, bytes.length, createHash('sha256').update(bytes).digest(), key],
  );
  await tools.rows(
    `insert into estate_file (space_id, park_id, building_id, kind, file_company_id, file_id) values ($1, $2, $3, 'attachment', $4, $5)`,
    [space.id, park.id, buildingId, company.id, made?.id],
  );
  return made?.id ?? '';
}

async function book(name: string, titles: readonly string[], rows: readonly string[][]) {
  const parts: Buffer[] = [];
  for await (const part of writeWorkbook([{ name, columns: titles.map((title) => ({ title })), rows: [rows] }])) parts.push(part);
  return { [files]: [{ field: 'file', name: `${name}.xlsx`, type: 'application/octet-stream', bytes: Buffer.concat(parts) }] };
}
/** Builds a workbook with a building and an invalid row. */
export async function buildingBook(at: Scene, tools: Tools) {
  const { name } = await newEstate(at, tools);
  const rows = [
    [name, 'new', '新楼', '办公楼'],
    ['', '', '', ''],
  ];
  return book('楼栋', ['*分区', '*楼栋编码', '*楼栋名称', '*楼栋类型'], rows);
}
/** Builds a workbook with a room and an invalid row. */
export async function roomBook(at: Scene, tools: Tools) {
  const { name } = await newEstate(at, tools);
  const rows = [
    [name, '1', 'new', '办公', '10'],
    [name, '9', '', '', ''],
  ];
  return book('房间', ['*楼栋', '*楼层', '*房间编码', '*房间类型', '*建筑面积'], rows);
}
