/* Kinds and states that domains of several areas name. Plain data: the console has it without the schemas. */

export const compTypes = { '0': '入驻单位', '1': '协管单位', '2': '运营主体' } as const;

/** What a room is on a day: read from its claims by the database, never typed. The letter says it where colours do not. */
export const roomStatuses = {
  vacant: { name: '空置', letter: '空', color: 'green' },
  held: { name: '预留', letter: '预', color: 'gold' },
  leased: { name: '已租', letter: '租', color: 'blue' },
  leaving: { name: '退租中', letter: '退', color: 'orange' },
  works: { name: '装修/维修中', letter: '修', color: 'purple' },
  self_use: { name: '自用', letter: '自', color: 'cyan' },
  disabled: { name: '停用', letter: '停', color: 'default' },
} as const satisfies Record<string, { name: string; letter: string; color: string }>;
export type RoomStatus = keyof typeof roomStatuses;
