/* This module has no schemas, so that the console can import it without zod. */

/** Kinds of occupancies. A room has at most one occupancy on each day. */
export const claimKinds = { lease: '租赁', hold: '预留', works: '装修/维修', self_use: '自用' } as const;
export type ClaimKind = keyof typeof claimKinds;

/** State of an occupancy as of today. */
export const claimStates = { coming: '未开始', current: '使用中', past: '已结束', cancelled: '已取消' } as const;
export type ClaimState = keyof typeof claimStates;

export const operationKinds = { split: '拆分', merge: '合并' } as const;
export type OperationKind = keyof typeof operationKinds;

/** Kinds of faults in the data of an estate. */
export const warningKinds = {
  floorArea: '楼层面积与房间面积之和不符',
  buildingArea: '楼栋建筑面积与楼层面积之和不符',
  buildingRentable: '楼栋可租面积与房间可租面积之和不符',
  noPrice: '房间没有参考价',
  noRooms: '楼层没有房间',
} as const;
export type WarningKind = keyof typeof warningKinds;
