/* This module has no schemas, so that the console can import it without zod. */

export const roomKinds = {
  office: '办公',
  factory: '厂房',
  warehouse: '仓库',
  flat: '公寓',
  shop: '商铺',
  parking: '车位',
  other: '其他',
} as const;
export type RoomKind = keyof typeof roomKinds;
export const fittings = { bare: '毛坯', simple: '简装', fine: '精装', furnished: '带家具' } as const;
export type Fitting = keyof typeof fittings;

/** Kinds of events in the history of a room. */
export const roomEvents = {
  created: '新增',
  changed: '修改',
  price: '调价',
  claimed: '开始使用',
  ended: '结束使用',
  expired: '预留到期',
  split: '拆分',
  merged: '合并',
  undone: '撤销拆合',
  disabled: '停用',
  enabled: '启用',
  removed: '删除',
} as const;
export type RoomEvent = keyof typeof roomEvents;
