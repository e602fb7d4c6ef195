/* This module has no schemas, so that the console can import it without zod. */

export const buildingKinds = { office: '办公楼', factory: '厂房', flat: '公寓', shop: '商业', garage: '车库', other: '其他' } as const;
export type BuildingKind = keyof typeof buildingKinds;

/** Returns the default name of a floor: 3F, B1. */
export const floorNameOf = (floorNum: number) => (floorNum < 0 ? `B${-floorNum}` : `${floorNum}F`);
