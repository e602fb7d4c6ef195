import { commonErrors, type Received } from '@park/contract/core';
import { sumOf } from '@park/contract/estate/estate/area';
import type { BoardFloor, room } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import { countEach, totalByStatus, withAllStatuses } from '../figures/rules.ts';
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
  async board(context: Context, input: Received<typeof room.board>) {
    const rows = await rowsOf(context, input);
    const [{ asOf, buildingId, buildingName, regionName }] = rows;
    const floors = floorsOf(rows);
    return {
      asOf,
      buildingId,
      buildingName,
      regionName,
      counts: withAllStatuses(totalByStatus(countEach(floors.flatMap((floor) => floor.rooms)))),
      floors,
    };
  },

  warnings: ({ db }: Context, input: Received<typeof room.warnings>) => boards.warnings(db, input),

  map: async (context: Context, input: Received<typeof room.map>) =>
    Object.fromEntries(floorsOf(await rowsOf(context, input)).map(({ floorId, rooms }) => [floorId, rooms])),
};
