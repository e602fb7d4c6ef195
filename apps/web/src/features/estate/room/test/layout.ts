import type { Reply } from '@park/contract/core';
import { sumOf } from '@park/contract/estate/estate/area';
import { type BoardCell, type Operation, type RoomDetail, room } from '@park/contract/estate/room';
import { type RoomStatus, roomStatuses } from '@park/contract/kinds';
import { roomCard } from '../../../../../test/estate.ts';
import { idOf } from '../../../../../test/people.ts';
import { answer } from '../../../../../test/render.tsx';

export const today = '2026-11-15';
export const cellOf = (roomNum: string, given: Partial<BoardCell> = {}): BoardCell => ({
  id: idOf(roomNum),
  roomCode: roomNum,
  roomNum,
  kind: 'office',
  area: '100.0000',
  rentableArea: '100.0000',
  status: 'vacant',
  price: 3500,
  occupancyId: null,
  companyId: null,
  leavingOn: null,
  endsOn: null,
  isDisabled: 0,
  version: 1,
  claimKind: null,
  tenantName: null,
  since: null,
  until: null,
  ...given,
});

type Board = Reply<typeof room.board>;
/** Returns a building with these floors, from the top down, with counts as the server computes them. */
export function boardOf(asOf: string, floors: Record<string, BoardCell[]>): Board {
  const rooms = Object.values(floors).flat();
  const total = (list: BoardCell[], name: 'area' | 'rentableArea') => sumOf(list.map((one) => one[name]));
  return {
    asOf,
    buildingId: idOf('一号楼'),
    buildingName: '一号楼',
    regionName: '东区',
    counts: (Object.keys(roomStatuses) as RoomStatus[]).map((status) => {
      const list = rooms.filter((one) => one.status === status);
      return { status, roomNum: list.length, area: total(list, 'area'), rentableArea: total(list, 'rentableArea') };
    }),
    floors: Object.entries(floors).map(([floorName, list]) => ({
      floorId: idOf(floorName),
      floorName,
      floorNum: Number.parseInt(floorName, 10),
      area: total(list, 'area'),
      rooms: list,
    })),
  };
}

/** Returns the details of a room of that building. */
export const detailOf = (roomNum: string, given: Partial<RoomDetail> = {}): RoomDetail =>
  roomCard(roomNum, {
    ...{ regionId: idOf('东区'), regionName: '东区', buildingId: idOf('一号楼'), buildingName: '一号楼' },
    ...{ floorId: idOf('1F'), floorName: '1F', floorNum: 1, rentableArea: '100.0000', price: 3500, version: 4 },
    ...given,
  });

const partOf = (roomCode: string, area: string) => ({ id: idOf(roomCode), roomCode, roomNum: roomCode, area, rentableArea: area });
export const operationOf = (given: Partial<Operation> = {}): Operation => ({
  id: idOf('operation'),
  kind: 'split',
  onDate: '2026-12-01',
  note: null,
  buildingId: idOf('一号楼'),
  buildingName: '一号楼',
  floorId: idOf('1F'),
  floorName: '1F',
  parents: [partOf('101', '100.0000')],
  children: [partOf('101A', '40.0000'), partOf('101B', '60.0000')],
  byName: '陈志远',
  at: '2026-11-15T02:00:00.000Z',
  undoneAt: null,
  undoneByName: null,
  mayUndo: true,
  ...given,
});

export const buildings = answer(room.structure, () => [
  {
    regionId: idOf('东区'),
    regionName: '东区',
    buildings: ['一号楼', '二号楼'].map((name) => ({ buildingId: idOf(name), buildingName: name, buildingCode: name, floors: null })),
  },
]);
export const daysOf = (...days: string[]) => answer(room.days, () => ({ today, days: days.map((day) => ({ day, began: 2, ended: 1 })) }));
