import { commonErrors, type Received } from '@park/contract/core';
import { estateErrors as errors, type estate } from '@park/contract/estate/estate';
import { fileErrors } from '@park/contract/kernel/file';
import { type Context, fail, must, onConstraint } from '../../../../context.ts';
import type { Database } from '../../../../db/database.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { exportNow, type Subjects } from '../../../kernel/task/index.ts';
import { linkAttachments, storeAttachments } from '../files.ts';
import * as floors from '../floor/queries.ts';
import { updateOrder } from '../queries.ts';
import * as buildings from './queries.ts';

const explain = onConstraint({
  building_code: [errors.buildingCodeTaken, 'buildingCode'],
  building_name: [errors.buildingNameTaken, 'buildingName'],
  building_in_region: [errors.regionGone, 'regionId'],
  building_region: [errors.regionGone, 'regionId'],
  room_building: errors.buildingInUse,
  floor_number: [errors.floorTaken, 'floors'],
  room_floor: [errors.floorInUse, 'floors'],
  room_operation_floor: [errors.floorInUse, 'floors'],
});

type Parts = { files: FileService; database: Database; subjects: Subjects };
export const buildingHandlers = ({ files, database, subjects }: Parts) => ({
  buildings: ({ db }: Context, input: Received<typeof estate.buildings>) => buildings.page(db, input),

  buildingChoices: ({ db }: Context, input: Received<typeof estate.buildingChoices>) =>
    buildings.choices(db, { ...input, withRooms: true }),

  everyBuilding: ({ db }: Context, input: Received<typeof estate.everyBuilding>) => buildings.choices(db, { ...input, withRooms: false }),

  async building({ db }: Context, { id, asOf }: Received<typeof estate.building>) {
    const { files: attached, ...found } = (await buildings.find(db, id, asOf)) ?? fail(commonErrors.notFound);
    return { ...found, ...(await linkAttachments(db, files, attached)) };
  },

  async checkBuilding({ db }: Context, input: Received<typeof estate.checkBuilding>) {
    const taken = await buildings.taken(db, input);
    return { isExit: taken.isCodeTaken || taken.isNameTaken, ...taken };
  },

  async addBuilding({ db, actor }: Context, { floors: given, ...facts }: Received<typeof estate.addBuilding>) {
    const { id } = await buildings.insert(db, actor, facts).catch(explain);
    if (given.length) await floors.insert(db, actor, id, given);
    await storeAttachments(db, actor, { buildingId: id }, facts);
    return { id };
  },

  async changeBuilding({ db, actor }: Context, { floors: given, ...facts }: Received<typeof estate.changeBuilding>) {
    if (!(await buildings.exists(db, facts.id))) fail(commonErrors.notFound);
    must(await buildings.update(db, facts, actor.userId).catch(explain), commonErrors.stale);
    if (given) await saveFloors({ db, actor }, facts.id, given);
    await storeAttachments(db, actor, { buildingId: facts.id }, facts);
    return {};
  },

  async removeBuilding({ db, actor }: Context, given: Received<typeof estate.removeBuilding>) {
    if (!(await buildings.exists(db, given.id))) fail(commonErrors.notFound);
    must(await buildings.remove(db, given, actor.userId).catch(explain), commonErrors.stale);
    return {};
  },

  async rankBuildings({ db, actor }: Context, { ids }: Received<typeof estate.rankBuildings>) {
    if ((await updateOrder(db, 'building', ids, actor.userId)) !== new Set(ids).size) fail(commonErrors.notFound);
    return {};
  },

  exportBuildings: (context: Context, filter: Received<typeof estate.exportBuildings>) =>
    exportNow(context, database, subjects.exports.building, { subject: 'building', filter }),

  attachment: async (context: Context, { id }: Received<typeof estate.attachment>) =>
    (await files.estateFile(context, id)) ?? fail(fileErrors.gone),
});

type Floors = NonNullable<Received<typeof estate.changeBuilding>['floors']>;
/**
 * Saves the floors of a building as given: changes floors that have an id, adds floors without an id, and deletes floors that are not in
 * the list.
 */
async function saveFloors({ db, actor }: Pick<Context, 'db' | 'actor'>, buildingId: string, given: Floors): Promise<void> {
  const existing = given.flatMap(({ id, ...floor }) => (id ? [{ id, ...floor }] : []));
  const added = given.filter(({ id }) => !id);
  await floors
    .removeOthers(
      db,
      buildingId,
      existing.map(({ id }) => id),
    )
    .catch(explain);
  if (existing.length && (await floors.change(db, buildingId, existing, actor.userId).catch(explain)) !== existing.length)
    fail(errors.floorGone);
  if (added.length) await floors.insert(db, actor, buildingId, added).catch(explain);
}
