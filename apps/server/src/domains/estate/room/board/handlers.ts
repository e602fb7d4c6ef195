import { commonErrors, type Received } from '@park/contract/core';
import { sumOf } from '@park/contract/estate/estate/area';
import type { BoardFloor, room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import { named, ones, totalled } from '../figures/rules.ts';
import * as boards from './queries.ts';

type Row = Awaited<ReturnType<typeof boards.cells>>[number];
function floorsOf(rows: readonly Row[]): BoardFloor[] {
  const byFloor = Map.groupBy(
    rows.filter(({ floorId }) => floorId !== null),
    ({ floorId }) => floorId as string,
  );
  return [...byFloor].map(([floorId, [first, ...others]]) => {
    const { floorName, floorNum } = first as Row;
    const rooms = [first as Row, ...others].filter(({ id }) => id !== null);
    return { floorId, floorName, floorNum, area: sumOf(rooms.map(({ area }) => area)), rooms };
  });
}

const rowsOf = async ({ db }: Context, { buildingId, asOf }: Received<typeof room.board>) => {
  const rows = await boards.cells(db, buildingId, asOf);
  return rows.length ? (rows as [Row, ...Row[]]) : fail(commonErrors.notFound);
};

export const boardHandlers = {
  async board(context: Context, asked: Received<typeof room.board>) {
    const rows = await rowsOf(context, asked);
    const [{ asOf, buildingId, buildingName, regionName }] = rows;
    const floors = floorsOf(rows);
    return { asOf, buildingId, buildingName, regionName, counts: named(totalled(ones(floors.flatMap((floor) => floor.rooms)))), floors };
  },

  warnings: ({ db }: Context, asked: Received<typeof room.warnings>) => boards.warnings(db, asked),

  map: async (context: Context, asked: Received<typeof room.map>) =>
    Object.fromEntries(floorsOf(await rowsOf(context, asked)).map(({ floorId, rooms }) => [floorId, rooms])),
};
