import { commonErrors, type Received } from '@park/contract/core';
import { type EstateNode, estateErrors as errors, type estate, levelNames } from '@park/contract/estate/estate';
import { type Context, fail, must } from '../../../../context.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import * as floors from './queries.ts';

type Named = { id: string; name: string };
const node = ({ id, name }: Named, level: EstateNode['level'], childrenList: EstateNode[] | null): EstateNode => ({
  buildingId: id,
  buildingName: name,
  buildingLevelName: levelNames[level],
  level,
  childrenList,
  isLeaf: level === 'room',
});

export const floorHandlers = ({ files }: { files: FileService }) => ({
  floors: async ({ db }: Context, input: Received<typeof estate.floors>) => (await floors.list(db, input)) ?? fail(commonErrors.notFound),

  async tree({ db }: Context, { parentId, asOf }: Received<typeof estate.tree>) {
    if (parentId) return (await floors.listBelow(db, parentId, asOf)).map((one) => node(one, one.level, one.level === 'room' ? [] : null));
    const regions = await floors.listTop(db, asOf);
    return regions.map(({ buildings, ...region }) =>
      node(region, 'region', buildings?.map((building) => node(building, 'building', null)) ?? null),
    );
  },

  async plan({ db }: Context, { floorId }: Received<typeof estate.plan>) {
    const { fileId, width, height, ...floor } = (await floors.plan(db, floorId)) ?? fail(commonErrors.notFound);
    const link = fileId ? (await files.estateLinks(db, [fileId])).get(fileId) : undefined;
    return { ...floor, plan: link && width && height ? { id: link.id, url: link.url, width, height } : null };
  },

  async savePlan({ db, actor }: Context, given: Received<typeof estate.savePlan>) {
    if (!(await floors.plan(db, given.floorId))) fail(commonErrors.notFound);
    if (given.fileUrl && !(await floors.usePicture(db, given.fileUrl))) fail(errors.notPicture, { fileUrl: errors.notPicture.message });
    must(await floors.savePlan(db, given, actor.userId), commonErrors.stale);
    return {};
  },
});
