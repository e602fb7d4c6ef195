import { z } from 'zod';
import { command, commonErrors, query } from '../../core.ts';
import { day, emptyObject, flag, id, optionalText, pageOf, paging, roomStatus, version } from '../../fields.ts';
import { asOf, estateCode } from '../estate/model.ts';
import { cents, form, formErrors, isUsable, outline, place, RoomDetail, roomErrors, roomEvent, roomIds, usableRule } from './model.ts';

const byId = z.object({ id });
const editErrors = [commonErrors.stale, commonErrors.notFound] as const;

/** Calls about a single room: its data, prices and history. */
export const cardCalls = {
  detail: query({
    path: '/portal/room/queryRoomInfo',
    access: 'room:read',
    summary: 'Returns a room on a day, with its photos, attachments and extended fields',
    input: byId.extend({ asOf }),
    output: RoomDetail,
    errors: editErrors,
  }),
  checkCode: query({
    path: '/portal/checkRoomCode',
    access: 'room:read',
    summary: 'Returns whether another room of the building has the code on the day or later',
    input: z.object({ buildingId: place.buildingId, roomCode: estateCode('请输入房间编码'), id: id.optional(), asOf }),
    output: z.object({ isExit: z.boolean() }),
  }),
  create: command({
    path: '/portal/room/add',
    title: '新增房间',
    access: 'room:create',
    summary: 'Adds a room to a floor; its price, if given, applies from its first day',
    input: z.object({ ...place, ...form, price: cents.nullish() }).refine(isUsable, usableRule),
    output: z.object({ id: z.string() }),
    errors: formErrors,
    affects: ['estate'],
  }),
  change: command({
    path: '/portal/room/update',
    title: '修改房间',
    access: 'room:update',
    summary: 'Changes a room; its building stays, and areas of rooms that were split or merged stay',
    input: z.object({ id, version, floorId: place.floorId, ...form, beginsOn: form.beginsOn.optional() }).refine(isUsable, usableRule),
    output: emptyObject,
    errors: [...formErrors, roomErrors.areaKept, roomErrors.ended, roomErrors.dayBefore, ...editErrors],
    affects: ['estate'],
  }),
  remove: command({
    path: '/portal/room/del',
    title: '删除房间',
    access: 'room:delete',
    summary: 'Ends rooms that have no occupancy from today on; earlier days still show them, and rooms added today are deleted',
    input: z.object({ ids: roomIds }),
    output: z.object({ removed: z.int() }),
    errors: [roomErrors.claimed, roomErrors.divided, commonErrors.notFound],
    affects: ['estate'],
  }),
  setDisabled: command({
    path: '/portal/room/setDisabled',
    title: '停用或启用房间',
    access: 'room:update',
    summary: 'Disables rooms with a reason, or enables them again',
    input: z.object({ ids: roomIds, isDisabled: flag, reason: optionalText(100) }),
    output: z.object({ changed: z.int() }),
    errors: [commonErrors.notFound],
    affects: ['estate'],
  }),
  saveOutlines: command({
    path: '/portal/room/saveOutlines',
    title: '绘制房间轮廓',
    access: 'room:update',
    summary: 'Sets the outlines of rooms on the plan of their floor; null removes an outline',
    input: z.object({
      floorId: place.floorId,
      outlines: z
        .array(z.object({ id, outline: outline.nullable() }), '请绘制房间轮廓')
        .min(1, '请绘制房间轮廓')
        .max(300, '一次最多保存300个轮廓'),
    }),
    output: emptyObject,
    errors: [roomErrors.otherFloor, commonErrors.notFound],
  }),
  outlines: query({
    path: '/portal/room/outlines',
    access: 'room:read',
    summary: 'Returns the outlines of the rooms of a floor on a day',
    input: z.object({ floorId: place.floorId, asOf }),
    output: z.array(z.object({ id: z.string(), roomCode: z.string(), roomNum: z.string(), outline: outline.nullable() })),
    errors: editErrors,
  }),
  prices: query({
    path: '/portal/room/prices',
    access: 'room:read',
    summary: 'Lists the past, current and future prices of a room, the latest first',
    input: byId,
    output: z.array(
      z.object({
        id: z.string(),
        price: z.int(),
        /** First day on which the price applies. Null if it has always applied. */
        fromDate: z.string().nullable(),
        /** Day after the last day of the price. Null if the price has no end. */
        untilDate: z.string().nullable(),
        note: z.string().nullable(),
        byName: z.string().nullable(),
        createdDate: z.string(),
      }),
    ),
    errors: editErrors,
  }),
  setPrice: command({
    path: '/portal/room/setPrice',
    title: '设置房间参考价',
    access: 'room:price',
    summary: 'Sets the price of a room from a day on; a price of the same day is replaced, an earlier price ends',
    input: byId.extend({ price: cents, fromDate: day.optional(), note: optionalText(100) }),
    output: emptyObject,
    errors: [roomErrors.priceBefore, roomErrors.priceOutside, commonErrors.notFound],
  }),
  logs: query({
    path: '/portal/room/logs',
    access: 'room:read',
    summary: 'Lists the events of a room, the latest first',
    input: z.object({ ...paging(), id }),
    output: pageOf(
      z.object({
        id: z.string(),
        what: roomEvent,
        fromStatus: roomStatus.nullable(),
        toStatus: roomStatus.nullable(),
        source: z.string(),
        byName: z.string().nullable(),
        details: z.record(z.string(), z.unknown()),
        createdDate: z.string(),
      }),
    ),
    errors: editErrors,
  }),
};
