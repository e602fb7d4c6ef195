import { domain } from '../core.ts';
import { buildingCalls } from './estate/building.ts';
import { floorCalls } from './estate/floor.ts';
import { regionCalls } from './estate/region.ts';
import { boardCalls, warningCalls } from './room/board.ts';
import { figureCalls } from './room/figures.ts';

export { type EstateLevel, type EstateNode, levelNames } from './estate/floor.ts';
export { type BuildingKind, buildingKinds, floorNameOf } from './estate/kinds.ts';
export { type Building, type BuildingDetail, estateErrors, type Floor, type Region } from './estate/model.ts';
export type { BoardCell, BoardFloor, EstateWarning, StatusCount } from './room/board.ts';
export { type WarningKind, warningKinds } from './room/claims.ts';
export type { BuildingFigures } from './room/figures.ts';

/** Regions, buildings and floors of a park. */
export const estate = domain('estate', { ...regionCalls, ...buildingCalls, ...floorCalls, ...boardCalls, ...warningCalls, ...figureCalls });
