/* Kinds and states used by several areas. This module has no schemas, so that the console can import it without zod. */

export const compTypes = { '0': '入驻企业', '1': '协管单位', '2': '运营主体' } as const;

/**
 * Statuses of a room on a day, which the database derives from its occupancies. The letter tells statuses apart for users who cannot see
 * the colours.
 */
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
