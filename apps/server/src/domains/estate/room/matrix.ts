import { estateErrors } from '@park/contract/estate/estate';
import { priceErrors, room } from '@park/contract/estate/room';
import { task } from '@park/contract/kernel/task';
import { demoId } from '../../../../../../demo/rows.ts';
import { empty, keepsParkRoles, notFound, ok, type Row, row, toFile } from '../../../../test/matrix/may.ts';
import { leased, newEstate, roomBook } from '../../../../test/matrix/scene/estate.ts';
import { claimed, divided, priced, rooms } from './test/matrix-scene.ts';

/** Expected outcomes for rooms: operators have access in their park, and everybody else only if a role grants the page. */
const ofThePark = keepsParkRoles;
const far = '2099-01-01';
type InputArgs = Parameters<Row['input']>;
const input = {
  building: async (...made: InputArgs) => ({ buildingId: (await rooms(...made)).buildingId }),
  region: async (...made: InputArgs) => ({ regionId: (await rooms(...made)).regionId }),
  claim: async (...made: InputArgs) => ({ id: (await claimed(...made)).id, version: 1 }),
};
const halves = ['MX1', 'MX2'].map((roomCode) => ({ roomCode, area: '50' }));
const createEstate = newEstate;
const card = { roomCode: 'matrix', kind: 'office', area: '50' };

export const roomMatrix: readonly Row[] = [
  row(room.claims, async (...made) => ({ roomId: (await claimed(...made)).roomId }), ofThePark(empty)),
  row(room.claim, async (...made) => ({ roomId: (await rooms(...made)).roomId, kind: 'works', from: far }), ofThePark(notFound), {
    trips: 6,
  }),
  row(
    room.changeClaim,
    async (...made) => ({ ...(await input.claim(...made)), from: '2026-02-01', holder: '矩阵二' }),
    ofThePark(notFound),
    { trips: 8 },
  ),
  row(room.endClaim, async (...made) => ({ ...(await input.claim(...made)), endsOn: far }), ofThePark(notFound), { trips: 7 }),
  row(
    room.mergeable,
    async (...made) => {
      const { roomId, otherId } = await rooms(...made);
      return { ids: roomId === otherId ? [roomId] : [roomId, otherId] };
    },
    ofThePark(notFound),
    { trips: 4 },
  ),
  row(
    room.split,
    async (...made) => ({ id: (await rooms(...made)).roomId, version: 1, onDate: far, children: halves }),
    ofThePark(notFound),
    { trips: 9 },
  ),
  row(
    room.merge,
    async (...made) => {
      const { roomId, otherId } = await rooms(...made);
      const both = roomId === otherId ? [roomId, made[0].space.id] : [roomId, otherId];
      return { rooms: both.map((id) => ({ id, version: 1 })), onDate: far, child: { roomCode: 'MX3' } };
    },
    ofThePark(notFound),
    { trips: 9 },
  ),
  row(room.undo, async (...made) => ({ id: (await divided(...made)).id }), ofThePark(notFound), { trips: 7 }),
  row(room.operations, async (...made) => ({ buildingId: (await divided(...made)).buildingId }), ofThePark(empty)),
  row(room.lineage, async (...made) => ({ roomId: (await divided(...made)).roomId }), ofThePark(notFound)),
  row(room.days, input.building, ofThePark(ok)),
  row(room.previewPrices, priced, ofThePark(priceErrors.none)),
  row(room.changePrices, priced, ofThePark(priceErrors.none), { trips: 6 }),
  row(room.board, input.building, ofThePark(notFound)),
  row(room.map, input.building, ofThePark(notFound)),
  row(room.warnings, input.building, ofThePark(empty)),
  row(room.statusCounts, input.building, ofThePark(ok), { trips: 2 }),
  row(room.roomFigures, input.region, ofThePark(notFound), { trips: 3 }),
  row(room.rental, input.region, ofThePark(ok), { trips: 2 }),
  row(room.parkInfo, () => ({}), ofThePark(ok), { trips: 3 }),
  row(room.refresh, () => ({}), ofThePark(ok)),
  row(room.list, async (at, tools) => ({ keyword: (await createEstate(at, tools)).name }), keepsParkRoles(empty)),
  row(room.list, async (at, tools) => ({ buildingId: (await leased(at, tools)).buildingId }), keepsParkRoles(empty), {
    about: 'a building',
  }),
  row(room.structure, async (at, tools) => ({ buildingId: (await createEstate(at, tools)).buildingId }), keepsParkRoles(ok)),
  row(room.detail, async (at, tools) => ({ id: (await leased(at, tools)).roomId }), keepsParkRoles(notFound), { trips: 2 }),
  row(
    room.checkCode,
    async (at, tools) => ({ buildingId: (await createEstate(at, tools)).buildingId, roomCode: 'matrix' }),
    keepsParkRoles(ok),
  ),
  row(
    room.create,
    async (at, tools) => {
      const { buildingId, floorId } = await createEstate(at, tools);
      return { buildingId, floorId, ...card, price: 100 };
    },
    keepsParkRoles(estateErrors.floorGone),
    { trips: 5 },
  ),
  row(
    room.change,
    async (at, tools) => {
      const { roomId, floorId } = await createEstate(at, tools);
      return { id: roomId, version: 1, floorId, ...card };
    },
    keepsParkRoles(notFound),
    { trips: 4 },
  ),
  row(room.remove, async (at, tools) => ({ ids: [(await createEstate(at, tools)).roomId] }), keepsParkRoles(notFound), { trips: 4 }),
  row(room.setDisabled, async (at, tools) => ({ ids: [(await createEstate(at, tools)).roomId], isDisabled: 1 }), keepsParkRoles(notFound)),
  row(
    room.saveOutlines,
    async (at, tools) => {
      const { roomId, floorId } = await createEstate(at, tools);
      return { floorId, outlines: [{ id: roomId, outline: null }] };
    },
    keepsParkRoles(notFound),
    { trips: 3 },
  ),
  row(room.outlines, async (at, tools) => ({ floorId: (await createEstate(at, tools)).floorId }), keepsParkRoles(notFound), { trips: 2 }),
  row(room.prices, async (at, tools) => ({ id: (await createEstate(at, tools)).roomId }), keepsParkRoles(notFound), { trips: 2 }),
  row(room.setPrice, async (at, tools) => ({ id: (await createEstate(at, tools)).roomId, price: 200 }), keepsParkRoles(notFound), {
    trips: 5,
  }),
  row(room.logs, async (at, tools) => ({ id: (await createEstate(at, tools)).roomId }), keepsParkRoles(notFound), { trips: 2 }),
  row(room.export, async (at, tools) => ({ buildingId: (await createEstate(at, tools)).buildingId }), keepsParkRoles(ok), { trips: 9 }),
  row(room.exportClaims, async (at, tools) => ({ buildingId: (await leased(at, tools)).buildingId }), keepsParkRoles(ok), { trips: 8 }),
  row(room.fromThird, () => ({}), keepsParkRoles(ok), { trips: 5, self: true, touches: () => [demoId('building A A1')] }),
  row(task.template, () => ({ subject: 'room' }), keepsParkRoles(ok), { trips: 2, about: 'room' }),
  row(task.import, async (at, tools) => ({ subject: 'room', ...(await roomBook(at, tools)) }), keepsParkRoles(ok), {
    trips: 4,
    about: 'room',
    self: true,
  }),
  ...(['room', 'roomClaim'] as const).flatMap((subject) => [
    row(task.columns, () => ({ subject }), keepsParkRoles(ok), { about: subject }),
    row(
      task.export,
      async (at, tools) => ({ subject, filter: { buildingId: (await leased(at, tools)).buildingId } }),
      keepsParkRoles(empty),
      { trips: subject === 'room' ? 10 : 9, about: subject, self: true, leads: toFile },
    ),
  ]),
];
