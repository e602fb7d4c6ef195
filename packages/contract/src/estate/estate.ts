import { domain } from '../core.ts';
import { boardCalls, warningCalls } from './estate/board.ts';
import { buildingCalls } from './estate/building.ts';
import { figureCalls } from './estate/figures.ts';
import { floorCalls } from './estate/floor.ts';
import { regionCalls } from './estate/region.ts';

export type { BoardCell, BoardFloor, EstateWarning, StatusCount } from './estate/board.ts';
export type { BuildingFigures } from './estate/figures.ts';
export { type EstateLevel, type EstateNode, levelNames } from './estate/floor.ts';
export { type BuildingKind, buildingKinds, floorNameOf } from './estate/kinds.ts';
export { type Building, type BuildingDetail, estateErrors, type Floor, type Region } from './estate/model.ts';
export { type WarningKind, warningKinds } from './room/claims.ts';

/** Regions, buildings and floors of a park. */
export const estate = domain('estate', { ...regionCalls, ...buildingCalls, ...floorCalls, ...boardCalls, ...warningCalls, ...figureCalls });
