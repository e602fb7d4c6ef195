import { domain } from '../core.ts';
import { boardCalls } from './room/board.ts';
import { cardCalls } from './room/card.ts';
import { claimKinds } from './room/claims.ts';
import { figureCalls } from './room/figures.ts';
import { listCalls } from './room/list.ts';
import { occupancyCalls } from './room/occupancy.ts';
import { operationCalls } from './room/operation.ts';
import { priceCalls, priceModes } from './room/price.ts';
import { sheetCalls } from './room/sheet.ts';
import { fittings, roomKinds } from './room/status.ts';

export type { BoardCell, BoardFloor, EstateWarning, StatusCount } from './room/board.ts';
export {
  type ClaimKind,
  type ClaimState,
  claimKinds,
  claimStates,
  type OperationKind,
  operationKinds,
  type WarningKind,
  warningKinds,
} from './room/claims.ts';
export type { BuildingFigures } from './room/figures.ts';
export { type Room, type RoomDetail, type RoomOrder, roomErrors } from './room/model.ts';
export { type Claim, occupancyErrors } from './room/occupancy.ts';
export { type Crossing, maxParts as mostParts, type Operation, type OperationPart, operationErrors } from './room/operation.ts';
export { maxPriced as mostPriced, priceErrors, priceModes } from './room/price.ts';
export {
  type Fitting,
  fittings,
  type RoomEvent,
  type RoomKind,
  roomEvents,
  roomKinds,
} from './room/status.ts';

/** Calls about rooms and their history. */
export const room = domain('room', {
  title: '房间',
  labels: {
    area: '面积',
    availableOn: '可用日期',
    beginsOn: '启用日期',
    buildingId: '楼栋编号',
    carry: '一并转移的内容',
    child: '合并后的房间',
    children: '拆分后的房间',
    endsOn: '结束日期',
    expiresAt: '到期时间',
    fingerprint: '预览校验码',
    fitting: '装修情况',
    floorId: '楼层编号',
    fromDate: '生效日期',
    holder: '租户（使用方）',
    isDisabled: '停用',
    leavingOn: '搬离日期',
    mode: '方式',
    note: '备注',
    onDate: '生效日期',
    outlines: '房间轮廓',
    photos: '图片',
    price: '价格',
    regionId: '分区编号',
    rentableArea: '可租面积',
    roomCode: '房间编码',
    roomId: '房间编号',
    roomNum: '门牌号',
    rooms: '房间',
    to: '结束',
    usableArea: '使用面积',
    value: '数值',
  },
  values: { 'claim.kind': claimKinds, fitting: fittings, kind: roomKinds, mode: priceModes },
  imports: { room: 'room:create' },
  exports: { room: 'room:read', roomClaim: 'room:read' },
  calls: {
    ...listCalls,
    ...boardCalls,
    ...figureCalls,
    ...cardCalls,
    ...occupancyCalls,
    ...operationCalls,
    ...priceCalls,
    ...sheetCalls,
  },
});
