import { z } from 'zod';
import { command, query } from '../../core.ts';
import { id, keyword, nothing, pageOf, paging, version } from '../../fields.ts';
import { asOf, editErrors, estateErrors, isWholePlace, one, placeRule, Region, regionErrors, regionForm, several } from './model.ts';

/** Calls about regions, the parts of a park. */
export const regionCalls = {
  regions: query({
    path: '/portal/estate/regionList',
    aliases: ['/smartop-api/estate/regionList'],
    access: 'estate:read',
    summary: 'Lists the regions of the park in order, with the sums of their buildings and rooms on a day',
    input: z.object({ ...paging(), keyword, asOf }),
    output: pageOf(Region),
  }),
  regionChoices: query({
    path: '/portal/estate/regionData',
    access: 'estate:read',
    summary: 'Lists ids and names of regions, for selectors',
    input: nothing,
    output: z.array(Region.pick({ id: true, regionCode: true, regionName: true })),
  }),
  region: query({
    path: '/portal/estate/regionInfo',
    method: 'GET',
    access: 'estate:read',
    summary: 'Returns a region',
    input: one.extend({ asOf }),
    output: Region,
    errors: editErrors,
  }),
  checkRegion: query({
    path: '/portal/estate/regionCheck',
    access: 'estate:read',
    summary: 'Returns whether another region of the park has the code or the name',
    input: z.object({ id: id.optional(), regionCode: keyword, regionName: keyword }),
    output: z.object({ isExit: z.boolean(), isCodeTaken: z.boolean(), isNameTaken: z.boolean() }),
  }),
  addRegion: command({
    path: '/portal/estate/regionAdd',
    title: '新增区域',
    access: 'estate:update',
    summary: 'Adds a region to the park',
    input: z.object(regionForm).refine(isWholePlace, placeRule),
    output: z.object({ id: z.string() }),
    errors: regionErrors,
    affects: ['room'],
  }),
  changeRegion: command({
    path: '/portal/estate/regionUpdate',
    title: '修改区域',
    access: 'estate:update',
    summary: 'Changes the name, address and position of a region',
    input: z.object({ id, version, ...regionForm }).refine(isWholePlace, placeRule),
    output: nothing,
    errors: [...regionErrors, ...editErrors],
    affects: ['room'],
  }),
  removeRegion: command({
    path: '/portal/estate/regionDelete',
    title: '删除区域',
    access: 'estate:update',
    summary: 'Deletes a region without buildings',
    input: one.extend({ version: version.optional() }),
    output: nothing,
    errors: [estateErrors.regionInUse, ...editErrors],
    affects: ['room'],
  }),
  rankRegions: command({
    path: '/portal/estate/regionRank',
    title: '调整区域顺序',
    access: 'estate:update',
    summary: 'Sets the order of regions, first to last',
    input: z.object({ ids: several }),
    output: nothing,
    errors: editErrors,
    affects: ['room'],
  }),
};
