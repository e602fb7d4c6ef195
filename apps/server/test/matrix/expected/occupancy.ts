import { priceErrors, room } from '@park/contract/estate/room';
import { claimed, divided, priced, rooms } from '../occupancy.ts';
import { empty, keepsParkRoles, notFound, ok, type Row, row } from './may.ts';

/** Rooms of a park are its operators'; whoever else reads them has been given a page for it. */
const ofThePark = keepsParkRoles;
const halves = ['MX1', 'MX2'].map((roomCode) => ({ roomCode, area: '50' }));
const far = '2099-01-01';

type Made = Parameters<Row['input']>;
const input = {
  building: async (...made: Made) => ({ buildingId: (await rooms(...made)).buildingId }),
  region: async (...made: Made) => ({ regionId: (await rooms(...made)).regionId }),
  claim: async (...made: Made) => ({ id: (await claimed(...made)).id, version: 1 }),
};

export const occupancyRows: readonly Row[] = [
  row(room.claims, async (...made) => ({ roomId: (await claimed(...made)).roomId }), ofThePark(empty)),
  row(room.claim, async (...made) => ({ roomId: (await rooms(...made)).roomId, kind: 'works', from: far }), ofThePark(notFound)),
  row(
    room.changeClaim,
    async (...made) => ({ ...(await input.claim(...made)), from: '2026-02-01', holder: '矩阵二' }),
    ofThePark(notFound),
  ),
  row(room.endClaim, async (...made) => ({ ...(await input.claim(...made)), endsOn: far }), ofThePark(notFound)),

  row(
    room.mergeable,
    async (...made) => {
      const { roomId, otherId } = await rooms(...made);
      return { ids: roomId === otherId ? [roomId] : [roomId, otherId] };
    },
    ofThePark(notFound),
  ),
  row(
    room.split,
    async (...made) => ({ id: (await rooms(...made)).roomId, version: 1, onDate: far, children: halves }),
    ofThePark(notFound),
  ),
  row(
    room.merge,
    async (...made) => {
      const { roomId, otherId } = await rooms(...made);
      const both = roomId === otherId ? [roomId, made[0].space.id] : [roomId, otherId];
      return { rooms: both.map((id) => ({ id, version: 1 })), onDate: far, child: { roomCode: 'MX3' } };
    },
    ofThePark(notFound),
  ),
  row(room.undo, async (...made) => ({ id: (await divided(...made)).id }), ofThePark(notFound)),
  row(room.operations, async (...made) => ({ buildingId: (await divided(...made)).buildingId }), ofThePark(empty)),
  row(room.lineage, async (...made) => ({ roomId: (await divided(...made)).roomId }), ofThePark(notFound)),
  row(room.days, input.building, ofThePark(ok)),

  row(room.previewPrices, priced, ofThePark(priceErrors.none)),
  row(room.changePrices, priced, ofThePark(priceErrors.none)),

  row(room.board, input.building, ofThePark(notFound)),
  row(room.map, input.building, ofThePark(notFound)),
  row(room.warnings, input.building, ofThePark(empty)),
  row(room.statusCounts, input.building, ofThePark(ok)),
  row(room.roomFigures, input.region, ofThePark(notFound)),
  row(room.rental, input.region, ofThePark(ok)),
  row(room.parkInfo, () => ({}), ofThePark(ok)),
  row(room.refresh, () => ({}), ofThePark(ok)),
];
