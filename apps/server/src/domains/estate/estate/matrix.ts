import { estate, estateErrors } from '@park/contract/estate/estate';
import { fileErrors } from '@park/contract/kernel/file';
import { task } from '@park/contract/kernel/task';
import {
  each,
  empty,
  forbidden,
  insiders,
  keepsParkRoles,
  notFound,
  ok,
  operators,
  type Row,
  row,
  toFile,
} from '../../../../test/matrix/may.ts';
import { buildingBook, newEstate, newPaper } from '../../../../test/matrix/scene/estate.ts';

/**
 * Expected outcomes for changes of the estate: only operators may make them. The assisting organisation of the demo has no such grant, and
 * companies can never get one.
 */
const createEstate = newEstate;
const region = { regionCode: 'matrix', regionName: '矩阵区' };
const building = { buildingCode: 'matrix', buildingName: '矩阵楼', kind: 'office' };

export const estateMatrix: readonly Row[] = [
  row(estate.regions, async (at, tools) => ({ keyword: (await createEstate(at, tools)).name }), keepsParkRoles(empty)),
  row(estate.regionChoices, () => ({}), keepsParkRoles(ok)),
  row(estate.region, async (at, tools) => ({ id: (await createEstate(at, tools)).regionId }), keepsParkRoles(notFound)),
  row(estate.checkRegion, () => ({ regionCode: 'matrix' }), keepsParkRoles(ok)),
  row(estate.addRegion, () => region, keepsParkRoles(ok), { trips: 1, self: true }),
  row(
    estate.changeRegion,
    async (at, tools) => ({ id: (await createEstate(at, tools)).regionId, version: 1, ...region }),
    keepsParkRoles(notFound),
    { trips: 3 },
  ),
  row(
    estate.removeRegion,
    async (at, tools) => {
      const { regionId, buildingId } = await createEstate(at, tools);
      await tools.rows(`delete from room where building_id = $1`, [buildingId]);
      await tools.rows(`update building set deleted_at = now() where id = $1`, [buildingId]);
      return { id: regionId };
    },
    keepsParkRoles(notFound),
    { trips: 3 },
  ),
  row(estate.rankRegions, async (at, tools) => ({ ids: [(await createEstate(at, tools)).regionId] }), keepsParkRoles(notFound)),
  row(estate.buildings, async (at, tools) => ({ keyword: (await createEstate(at, tools)).name }), keepsParkRoles(empty)),
  row(estate.buildingChoices, async (at, tools) => ({ keyword: (await createEstate(at, tools)).name }), keepsParkRoles(empty)),
  row(estate.everyBuilding, async (at, tools) => ({ keyword: (await createEstate(at, tools)).name }), keepsParkRoles(empty)),
  row(estate.building, async (at, tools) => ({ id: (await createEstate(at, tools)).buildingId }), keepsParkRoles(notFound)),
  row(estate.checkBuilding, () => ({ buildingCode: 'matrix' }), keepsParkRoles(ok)),
  row(
    estate.addBuilding,
    async (at, tools) => ({ ...building, regionId: (await createEstate(at, tools)).regionId, floors: [{ floorNum: 1 }] }),
    keepsParkRoles(estateErrors.regionGone),
    { trips: 3 },
  ),
  row(
    estate.changeBuilding,
    async (at, tools) => {
      const { buildingId, regionId, floorId } = await createEstate(at, tools);
      const floors = [{ id: floorId, floorNum: 1, floorName: '一层' }, { floorNum: 2 }];
      return { id: buildingId, version: 1, regionId, ...building, floors };
    },
    keepsParkRoles(notFound),
    { trips: 6 },
  ),
  row(
    estate.removeBuilding,
    async (at, tools) => {
      const { buildingId } = await createEstate(at, tools);
      await tools.rows(`delete from room where building_id = $1`, [buildingId]);
      return { id: buildingId };
    },
    keepsParkRoles(notFound),
    { trips: 3 },
  ),
  row(estate.rankBuildings, async (at, tools) => ({ ids: [(await createEstate(at, tools)).buildingId] }), keepsParkRoles(notFound)),
  row(estate.exportBuildings, async (at, tools) => ({ keyword: (await createEstate(at, tools)).name }), keepsParkRoles(ok), { trips: 7 }),
  row(estate.attachment, async (at, tools) => ({ id: await newPaper(at, tools) }), {
    ...insiders(forbidden),
    ...each(operators, { own: ok, sibling: ok, beyond: fileErrors.gone }),
  }),
  row(estate.floors, async (at, tools) => ({ buildingId: (await createEstate(at, tools)).buildingId }), keepsParkRoles(notFound)),
  row(estate.tree, async (at, tools) => ({ parentId: (await createEstate(at, tools)).buildingId }), keepsParkRoles(ok)),
  row(estate.plan, async (at, tools) => ({ floorId: (await createEstate(at, tools)).floorId }), keepsParkRoles(notFound)),
  row(
    estate.savePlan,
    async (at, tools) => ({ floorId: (await createEstate(at, tools)).floorId, version: 1, fileUrl: null }),
    keepsParkRoles(notFound),
    { trips: 3 },
  ),
  row(task.template, () => ({ subject: 'building' }), keepsParkRoles(ok), { about: 'building' }),
  row(task.import, async (at, tools) => ({ subject: 'building', ...(await buildingBook(at, tools)) }), keepsParkRoles(ok), {
    trips: 4,
    about: 'building',
    self: true,
  }),
  row(task.columns, () => ({ subject: 'building' }), keepsParkRoles(ok), { about: 'building' }),
  row(
    task.export,
    async (at, tools) => ({ subject: 'building', filter: { keyword: (await createEstate(at, tools)).name } }),
    keepsParkRoles(empty),
    { trips: 8, about: 'building', self: true, leads: toFile },
  ),
];
