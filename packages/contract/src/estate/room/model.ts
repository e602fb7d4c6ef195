import { z } from 'zod';
import { defineErrors } from '../../core.ts';
import { bit, chosenId, flag, id, integer, keyword, named, optionalText, roomStatus } from '../../fields.ts';
import { extendErrors, extValues } from '../../people/extend.ts';
import { unitsOf } from '../estate/area.ts';
import {
  Attached,
  area,
  asOf,
  attachments,
  estateCode,
  estateErrors,
  fileErrors,
  optionalArea,
  optionalDay,
  photos,
  requiredArea,
} from '../estate/model.ts';
import { type Fitting, fittings, type RoomEvent, type RoomKind, roomEvents, roomKinds } from './status.ts';

export const roomErrors = defineErrors({
  codeTaken: { code: '409', status: 409, message: '该楼栋内已有此房间编码' },
  claimed: { code: '409', status: 409, message: '该房间有使用记录，不能删除' },
  divided: { code: '409', status: 409, message: '该房间涉及拆分或合并，不能删除' },
  areaKept: { code: '409', status: 409, message: '该房间涉及拆分或合并，面积和启用日期不能修改' },
  ended: { code: '409', status: 409, message: '该房间已删除，不能修改' },
  priceBefore: { code: '409', status: 409, message: '生效日期不能早于上一次调价' },
  priceOutside: { code: '409', status: 409, message: '生效日期须在房间的启用时间内' },
  dayBefore: { code: '400', status: 400, message: '启用日期不能晚于已有的使用记录和停止日期' },
  otherFloor: { code: '400', status: 400, message: '房间不在此楼层' },
});

export const roomKind = z.enum(named<RoomKind>(roomKinds), '请选择房间类型');
export const fitting = z.enum(named<Fitting>(fittings), '请选择装修情况');
export const roomEvent = z.enum(named<RoomEvent>(roomEvents));
/** Price in fen per square metre and month. */
export const cents = integer('请输入正确的单价，最多两位小数', { max: 100_000_000 });

/** A corner of a room's outline, in fractions of the width and height of the floor plan. */
const corner = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)], '平面图轮廓不正确');
export const outline = z.array(corner, '平面图轮廓不正确').min(3, '轮廓至少3个点').max(60, '轮廓最多60个点');

export const form = {
  roomCode: estateCode('请输入房间编码'),
  /** Number on the door; defaults to the room code. */
  roomNum: optionalText(30),
  kind: roomKind,
  area: requiredArea('请输入建筑面积'),
  usableArea: optionalArea,
  /** Rentable area. Defaults to the built area. */
  rentableArea: optionalArea,
  fitting: fitting.nullish().transform((value) => value ?? null),
  availableOn: optionalDay,
  /** First day on which the room exists; null if it has always existed. */
  beginsOn: optionalDay,
  remark: optionalText(200),
  extValues: extValues.unwrap().optional(),
  photos,
  attachments,
};
export const place = { buildingId: chosenId('请选择楼栋'), floorId: chosenId('请选择楼层') };
export const isUsable = ({ area: built, usableArea }: { area: string; usableArea: string | null }) =>
  usableArea === null || (unitsOf(usableArea) ?? 0n) <= (unitsOf(built) ?? 0n);
export const usableRule = { path: ['usableArea'], error: '使用面积不能大于建筑面积' };

export const Room = z.object({
  id: z.string(),
  roomCode: z.string(),
  roomNum: z.string(),
  regionId: z.string(),
  regionName: z.string(),
  buildingId: z.string(),
  buildingName: z.string(),
  floorId: z.string(),
  floorName: z.string(),
  floorNum: z.int(),
  kind: roomKind,
  /** The built area, with four decimals like all areas. */
  area: z.string(),
  usableArea: z.string().nullable(),
  rentableArea: z.string(),
  fitting: fitting.nullable(),
  /** Reference price on the requested day, in fen per square metre and month. */
  price: z.int().nullable(),
  availableOn: z.string().nullable(),
  isDisabled: bit,
  disabledReason: z.string().nullable(),
  status: roomStatus,
  /** Occupant on the requested day: a company of the park, or the name of another holder. */
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  holder: z.string().nullable(),
  /** Occupancy on the requested day, its first day, and the day after its last day. The latter is null if the occupancy has no end. */
  occupancyId: z.string().nullable(),
  occupiedFrom: z.string().nullable(),
  occupiedUntil: z.string().nullable(),
  /** The time at which a hold expires. The next field is the day on which a tenant who gave notice leaves. */
  expiresDate: z.string().nullable(),
  leavingOn: z.string().nullable(),
  /** The rooms from which this room came by a split or merge. */
  parentIds: z.array(z.string()),
  /** First day of the room, null if it has always existed. The next field is the day after its last day, null if it has no end. */
  beginsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  remark: z.string().nullable(),
  /** Values of the custom fields that the actor may see. */
  extValues: z.record(z.string(), z.unknown()),
  version: z.int(),
});
export type Room = z.infer<typeof Room>;
export const RoomDetail = Room.extend({
  photos: z.array(Attached),
  attachments: z.array(Attached),
  outline: outline.nullable(),
  createdDate: z.string(),
});
export type RoomDetail = z.infer<typeof RoomDetail>;

const orders = ['roomCode', 'area', 'price', 'availableOn'] as const;
export type RoomOrder = (typeof orders)[number];
/** Sort order; by default rooms are sorted by region, building, floor and code. */
export const sort = z.enum(
  orders.flatMap((order) => [order, `-${order}`] as const),
  '排序方式不正确',
);
export const filter = {
  /** Part of the room code, the door number or the occupant's name. */
  keyword,
  regionId: id.optional(),
  buildingId: id.optional(),
  floorId: id.optional(),
  kind: roomKind.optional(),
  fitting: fitting.optional(),
  status: roomStatus.optional(),
  companyId: id.optional(),
  isDisabled: flag.optional(),
  /** Range of the built area; both limits are included. */
  areaFrom: area.optional(),
  areaTo: area.optional(),
  asOf,
};
export const roomIds = z.array(id, '请选择房间').min(1, '请选择房间').max(200, '一次最多选择200个房间');
export const formErrors = [
  roomErrors.codeTaken,
  estateErrors.floorGone,
  estateErrors.buildingGone,
  extendErrors.invalidValue,
  extendErrors.notEditable,
  ...fileErrors,
] as const;
