import { estateErrors } from '@park/contract/estate/estate';
import { room } from '@park/contract/estate/room';
import { task } from '@park/contract/kernel/task';
import { parkuser } from '@park/contract/people/parkuser';
import { demoId } from '../../../../../demo/rows.ts';
import { leased, newEstate, roomBook } from '../estate.ts';
import { empty, keepsParkRoles, notFound, ok, type Row, row, toFile } from './may.ts';

const made = newEstate;
const card = { roomCode: 'matrix', kind: 'office', area: '50' };
export const roomRows: readonly Row[] = [
  row(room.list, async (at, tools) => ({ keyword: (await made(at, tools)).name }), keepsParkRoles(empty)),
  row(room.list, async (at, tools) => ({ buildingId: (await leased(at, tools)).buildingId }), keepsParkRoles(empty), {
    about: 'a building',
  }),
  row(room.structure, async (at, tools) => ({ buildingId: (await made(at, tools)).buildingId }), keepsParkRoles(ok)),
  row(room.detail, async (at, tools) => ({ id: (await leased(at, tools)).roomId }), keepsParkRoles(notFound)),
  row(room.checkCode, async (at, tools) => ({ buildingId: (await made(at, tools)).buildingId, roomCode: 'matrix' }), keepsParkRoles(ok)),
  row(
    room.create,
    async (at, tools) => {
      const { buildingId, floorId } = await made(at, tools);
      return { buildingId, floorId, ...card, price: 100 };
    },
    keepsParkRoles(estateErrors.floorGone),
  ),
  row(
    room.change,
    async (at, tools) => {
      const { roomId, floorId } = await made(at, tools);
      return { id: roomId, version: 1, floorId, ...card };
    },
    keepsParkRoles(notFound),
  ),
  row(room.remove, async (at, tools) => ({ ids: [(await made(at, tools)).roomId] }), keepsParkRoles(notFound)),
  row(room.setDisabled, async (at, tools) => ({ ids: [(await made(at, tools)).roomId], isDisabled: 1 }), keepsParkRoles(notFound)),
  row(
    room.saveOutlines,
    async (at, tools) => {
      const { roomId, floorId } = await made(at, tools);
      return { floorId, outlines: [{ id: roomId, outline: null }] };
    },
    keepsParkRoles(notFound),
  ),
  row(room.outlines, async (at, tools) => ({ floorId: (await made(at, tools)).floorId }), keepsParkRoles(notFound)),
  row(room.prices, async (at, tools) => ({ id: (await made(at, tools)).roomId }), keepsParkRoles(notFound)),
  row(room.setPrice, async (at, tools) => ({ id: (await made(at, tools)).roomId, price: 200 }), keepsParkRoles(notFound)),
  row(room.logs, async (at, tools) => ({ id: (await made(at, tools)).roomId }), keepsParkRoles(notFound)),
  row(room.export, async (at, tools) => ({ buildingId: (await made(at, tools)).buildingId }), keepsParkRoles(ok)),
  row(room.exportClaims, async (at, tools) => ({ buildingId: (await leased(at, tools)).buildingId }), keepsParkRoles(ok)),
  row(room.fromThird, () => ({}), keepsParkRoles(ok), { self: true, touches: () => [demoId('building A A1')] }),

  row(parkuser.addresses, async (at, tools) => ({ companyId: (await leased(at, tools)) && at.company.id }), keepsParkRoles(notFound)),
  row(parkuser.room, async (at, tools) => ({ roomId: (await leased(at, tools)).roomId }), keepsParkRoles(notFound)),

  row(task.template, () => ({ subject: 'room' }), keepsParkRoles(ok), { about: 'room' }),
  row(task.import, async (at, tools) => ({ subject: 'room', ...(await roomBook(at, tools)) }), keepsParkRoles(ok), {
    about: 'room',
    self: true,
  }),
  ...(['room', 'roomClaim'] as const).flatMap((subject) => [
    row(task.columns, () => ({ subject }), keepsParkRoles(ok), { about: subject }),
    row(
      task.export,
      async (at, tools) => ({ subject, filter: { buildingId: (await leased(at, tools)).buildingId } }),
      keepsParkRoles(empty),
      { about: subject, self: true, leads: toFile },
    ),
  ]),
];
