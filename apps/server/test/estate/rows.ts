import { demoId } from '../../../../demo/rows.ts';
import type { testServer } from '../app.ts';

/* Writes directly into the tables, for past and future rooms and for many rooms quickly. */

type Rows = ReturnType<typeof testServer>['rows'];
export type Site = { parkId: string; regionId: string; buildingId: string; floorIds: string[] };

let sites = 0;
/** Creates a building with floors from the ground up, one per test, so that tests do not affect one another. */
export async function newSite(rows: Rows, { parkId = demoId('park A'), floors = 1 } = {}): Promise<Site> {
  const code = `S${process.pid}-${++sites}`;
  const one = async (text: string, values: unknown[]) => (await rows<{ id: string }>(text, [parkId, ...values]))[0]?.id as string;
  const regionId = await one(
    `insert into region (space_id, park_id, code, name) select space_id, id, $2, $3 from park where id = $1 returning id`,
    [code, `区${sites}`],
  );
  const buildingId = await one(
    `insert into building (space_id, park_id, region_id, code, name, kind)
     select space_id, id, $2, $3, $4, 'office' from park where id = $1 returning id`,
    [regionId, code, `${sites}号楼`],
  );
  const floorIds: string[] = [];
  for (let number = 1; number <= floors; number++)
    floorIds.push(
      await one(
        `insert into floor (space_id, park_id, building_id, number, name)
         select space_id, id, $2, $3, $4 from park where id = $1 returning id`,
        [buildingId, number, `${number}F`],
      ),
    );
  return { parkId, regionId, buildingId, floorIds };
}

type RoomWish = {
  code?: string;
  num?: string;
  area?: string;
  usable?: string | null;
  rentable?: string;
  during?: string;
  floor?: number;
  price?: number;
};
let rooms = 0;
export async function newRoom(rows: Rows, { parkId, buildingId, floorIds }: Site, options: RoomWish = {}): Promise<string> {
  const { code = `R${++rooms}`, num = code, area = '100.0000', usable = null, rentable = area, during = '(,)', floor = 0, price } = options;
  const [made] = await rows<{ id: string }>(
    `insert into room (space_id, park_id, building_id, floor_id, code, room_num, kind, built_area, usable_area, rentable_area, during)
     select space_id, id, $2, $3, $4, $9, 'office', $5, $6, $7, $8 from park where id = $1 returning id`,
    [parkId, buildingId, floorIds[floor], code, area, usable, rentable, during, num],
  );
  const id = made?.id as string;
  if (price !== undefined)
    await rows(
      `insert into room_price (space_id, park_id, room_id, during, cents) select space_id, park_id, id, '(,)', $2 from room where id = $1`,
      [id, price],
    );
  return id;
}

/** Returns a day of the park's calendar, counted from today. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
