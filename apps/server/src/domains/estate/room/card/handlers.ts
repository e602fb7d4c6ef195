import { commonErrors, type Received } from '@park/contract/core';
import { estateErrors } from '@park/contract/estate/estate';
import { unitsOf } from '@park/contract/estate/estate/area';
import { roomErrors as errors, type room } from '@park/contract/estate/room';
import { type Context, fail, must, mustBeCurrent, onConstraint } from '../../../../context.ts';
import type { FileService } from '../../../kernel/file/index.ts';
import { allFields, checkValues, isKeeper, visibleValues } from '../../../people/extend/index.ts';
import { linkAttachments, storeAttachments } from '../../estate/index.ts';
import { lockRooms } from '../occupancy/queries.ts';
import { insertPrices } from '../price/queries.ts';
import * as rooms from './queries.ts';

const explain = onConstraint({
  room_code: [errors.codeTaken, 'roomCode'],
  room_floor: [estateErrors.floorGone, 'floorId'],
  room_building: [estateErrors.buildingGone, 'buildingId'],
  occupancy_room: errors.claimed,
  room_lineage_parent: errors.divided,
  room_lineage_child: errors.divided,
  room_conserved: [errors.areaKept, 'floorId'],
  room_crossed: [errors.dayBefore, 'beginsOn'],
});

const reader = ({ actor }: Context) => ({ isKeeper: isKeeper(actor, 'room'), isSelf: false });
const same = (one: string, other: string) => unitsOf(one) === unitsOf(other);

export const cardHandlers = ({ files }: { files: FileService }) => ({
  async detail(context: Context, { id, asOf }: Received<typeof room.detail>) {
    const { db } = context;
    const { files: attached, ext, ...found } = (await rooms.find(db, id, asOf)) ?? fail(commonErrors.notFound);
    const extValues = visibleValues(await allFields(db, 'room'), ext, reader(context));
    return { ...found, extValues, ...(await linkAttachments(db, files, attached)) };
  },

  checkCode: async ({ db }: Context, input: Received<typeof room.checkCode>) => ({ isExit: await rooms.hasCode(db, input) }),

  async create(context: Context, { price, ...given }: Received<typeof room.create>) {
    const { db, actor } = context;
    const ext = await checkValues(db, 'room', { sent: given.extValues ?? {}, stored: {}, reader: reader(context) });
    const { id } = await rooms.insert(db, actor, { ...given, ext }).catch(explain);
    await rooms.log(db, actor, [id], { event: 'created', details: { roomCode: given.roomCode, area: given.area } });
    if (price != null) await insertPrices(db, actor, [{ roomId: id, price }], { fromDate: given.beginsOn, note: null });
    await storeAttachments(db, actor, { roomId: id }, given);
    return { id };
  },

  async change(context: Context, given: Received<typeof room.change>) {
    const { db, actor } = context;
    const locked = (await rooms.lock(db, given.id)) ?? fail(commonErrors.notFound);
    mustBeCurrent(locked, given.version);
    if (locked.isOver) fail(errors.ended);
    const beginsOn = given.beginsOn === undefined ? locked.beginsOn : given.beginsOn;
    const rentableArea = given.rentableArea ?? given.area;
    const isSameRoom = same(locked.area, given.area) && same(locked.rentableArea, rentableArea) && locked.beginsOn === beginsOn;
    if (locked.isDivided && !isSameRoom) fail(errors.areaKept, { area: errors.areaKept.message });
    if (beginsOn && beginsOn !== locked.beginsOn && !(await rooms.mayBegin(db, given.id, beginsOn)))
      fail(errors.dayBefore, { beginsOn: errors.dayBefore.message });
    const ext = given.extValues
      ? await checkValues(db, 'room', { sent: given.extValues, stored: locked.ext, reader: reader(context) })
      : locked.ext;
    await rooms.update(db, { ...given, beginsOn, ext }, actor.userId).catch(explain);
    await storeAttachments(db, actor, { roomId: given.id }, given);
    const details = { roomCode: given.roomCode, ...(!same(locked.area, given.area) && { areaFrom: locked.area, area: given.area }) };
    await rooms.log(db, actor, [given.id], { event: 'changed', details });
    return {};
  },

  async remove({ db, actor }: Context, { ids }: Received<typeof room.remove>) {
    await lockRooms(db, ids);
    const found = await rooms.removing(db, ids);
    if (found.length !== new Set(ids).size) fail(commonErrors.notFound);
    const named = (of: typeof found) => of.map(({ roomCode }) => roomCode).join('、');
    const claimed = found.filter(({ isClaimed }) => isClaimed);
    if (claimed.length) fail(errors.claimed, { ids: `${named(claimed)}：${errors.claimed.message}` });
    const divided = found.filter(({ isDivided }) => isDivided);
    if (divided.length) fail(errors.divided, { ids: `${named(divided)}：${errors.divided.message}` });
    const [fresh, old] = [true, false].map((isFresh) => found.filter((one) => one.isFresh === isFresh).map(({ id }) => id)) as [
      string[],
      string[],
    ];
    if (fresh.length) await rooms.deleteRooms(db, fresh).catch(explain);
    if (old.length) {
      await rooms.end(db, old, actor.userId);
      await rooms.log(db, actor, old, { event: 'removed' });
    }
    return { removed: found.length };
  },

  async setDisabled({ db, actor }: Context, { ids, isDisabled, reason }: Received<typeof room.setDisabled>) {
    const { found, changed } = await rooms.setDisabled(db, actor, { ids, isDisabled: isDisabled === 1, reason });
    if (found !== new Set(ids).size) fail(commonErrors.notFound);
    return { changed };
  },

  async saveOutlines({ db }: Context, given: Received<typeof room.saveOutlines>) {
    if (!(await rooms.hasFloor(db, given.floorId))) fail(commonErrors.notFound);
    if ((await rooms.saveOutlines(db, given)) !== new Set(given.outlines.map(({ id }) => id)).size) fail(errors.otherFloor);
    return {};
  },

  async outlines({ db }: Context, input: Received<typeof room.outlines>) {
    if (!(await rooms.hasFloor(db, input.floorId))) fail(commonErrors.notFound);
    return rooms.outlines(db, input);
  },

  async logs({ db }: Context, input: Received<typeof room.logs>) {
    must(Number(await rooms.exists(db, input.id)));
    return rooms.logs(db, input);
  },
});
