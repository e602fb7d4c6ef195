import { z } from 'zod';
import { command, commonErrors, download, query } from '../../core.ts';
import { emptyObject, file, id, keyword, maxLightRows, pageOf, paging, version } from '../../fields.ts';
import { fileErrors } from '../../kernel/file.ts';
import {
  areBothOrNoneGiven,
  asOf,
  Building,
  BuildingDetail,
  buildingErrors,
  buildingForm,
  buildingKind,
  byId,
  byIds,
  coordinatesRule,
  editErrors,
  estateErrors,
  floors,
} from './model.ts';

const filter = { keyword, regionId: id.optional(), kind: buildingKind.optional(), asOf };
const Choice = Building.pick({ id: true, buildingCode: true, buildingName: true, regionId: true, regionName: true });

export const buildingCalls = {
  buildings: query({
    path: '/portal/estate/listBuild',
    aliases: ['/smartop-api/estate/buildList', '/building/queryBuildingList'],
    access: 'estate:read',
    summary: 'Lists buildings by region and order, with the sums of their rooms on a day',
    input: z.object({ ...paging(), ...filter }),
    output: pageOf(Building),
  }),
  buildingChoices: query({
    path: '/portal/estate/buildInfo',
    access: 'estate:read',
    summary: 'Lists buildings that have rooms on the day, for selectors',
    input: z.object({ ...paging(maxLightRows), regionId: id.optional(), keyword, asOf }),
    output: pageOf(Choice),
  }),
  everyBuilding: query({
    path: '/portal/estate/buildInfoNull',
    access: 'estate:read',
    summary: 'Lists all buildings, for selectors',
    input: z.object({ ...paging(maxLightRows), regionId: id.optional(), keyword }),
    output: pageOf(Choice),
  }),
  building: query({
    path: '/portal/estate/detailBuild',
    access: 'estate:read',
    summary: 'Returns a building with its floors, photos and attachments',
    input: byId.extend({ asOf }),
    output: BuildingDetail,
    errors: editErrors,
  }),
  checkBuilding: query({
    path: '/portal/estate/checkBuildInfo',
    access: 'estate:read',
    summary: 'Returns whether another building of the park has the code, or another building of the region has the name',
    input: z.object({ id: id.optional(), regionId: id.optional(), buildingCode: keyword, buildingName: keyword }),
    output: z.object({ isExit: z.boolean(), isCodeTaken: z.boolean(), isNameTaken: z.boolean() }),
  }),
  addBuilding: command({
    path: '/portal/estate/addBuild',
    title: '新增楼栋',
    access: 'estate:update',
    summary: 'Adds a building with its floors',
    input: z.object({ ...buildingForm, floors: floors.default([]) }).refine(areBothOrNoneGiven, coordinatesRule),
    output: z.object({ id: z.string() }),
    errors: buildingErrors,
    affects: ['room'],
  }),
  changeBuilding: command({
    path: '/portal/estate/updateBuild',
    title: '修改楼栋',
    access: 'estate:update',
    summary: 'Changes a building and, if given, all its floors: floors that are left out are deleted unless they have rooms',
    input: z
      .object({ id, version: version.optional(), ...buildingForm, floors: floors.optional() })
      .refine(areBothOrNoneGiven, coordinatesRule),
    output: emptyObject,
    errors: [...buildingErrors, estateErrors.floorInUse, estateErrors.floorGone, ...editErrors],
    affects: ['room'],
  }),
  removeBuilding: command({
    path: '/portal/estate/deleteBuild',
    title: '删除楼栋',
    access: 'estate:update',
    summary: 'Deletes a building without rooms from today on',
    input: byId.extend({ version: version.optional() }),
    output: emptyObject,
    errors: [estateErrors.buildingInUse, ...editErrors],
    affects: ['room'],
  }),
  rankBuildings: command({
    path: '/portal/estate/buildRank',
    title: '调整楼栋顺序',
    access: 'estate:update',
    summary: 'Sets the order of buildings, first to last',
    input: z.object({ ids: byIds }),
    output: emptyObject,
    errors: editErrors,
    affects: ['room'],
  }),
  exportBuildings: download({
    path: '/portal/estate/build/exportExcel',
    access: 'estate:read',
    summary: 'Exports the list of buildings as a workbook of at most 5,000 rows; a task exports more',
    input: z.object(filter),
    output: file,
    errors: [commonErrors.tooLarge],
  }),
  attachment: download({
    path: '/portal/estate/downloadAttachment',
    access: 'estate:read',
    summary: 'Uploads a photo or attachment of a building or a room, or the plan of a floor',
    input: byId,
    output: file,
    errors: [fileErrors.gone, fileErrors.storeDown],
  }),
};
