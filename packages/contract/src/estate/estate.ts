import { domain } from '../core.ts';
import { buildingCalls } from './estate/building.ts';
import { floorCalls } from './estate/floor.ts';
import { regionCalls } from './estate/region.ts';

export { type EstateLevel, type EstateNode, levelNames } from './estate/floor.ts';
export { type BuildingKind, buildingKinds, floorNameOf } from './estate/kinds.ts';
export { type Building, type BuildingDetail, estateErrors, type Floor, type Region } from './estate/model.ts';

/** Regions, buildings and floors of a park. */
export const estate = domain('estate', { ...regionCalls, ...buildingCalls, ...floorCalls });
