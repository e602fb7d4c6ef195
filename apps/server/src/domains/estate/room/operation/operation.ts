import { randomUUID } from 'node:crypto';
import { commonErrors, type Received } from '@park/contract/core';
import { type Crossing, operationErrors as errors, type OperationKind, type room, roomErrors } from '@park/contract/estate/room';
import { isUsable, usableRule } from '@park/contract/estate/room/model';
import { type Context, fail, onConstraint } from '../../../../context.ts';
import { expireIn, lockRooms } from '../occupancy/queries.ts';
import * as rooms from './queries.ts';
import { common, together, wrongSum } from './rules.ts';

type Carried = Received<typeof room.split>['carry'];
type Wish = { kind: OperationKind; given: readonly { id: string; version: number }[]; onDate: string | undefined };

/** Locks the rooms that the operation ends and checks the day, versions and floor. */
async function ending({ db }: Context, { given, onDate }: Wish) {
  const { day, isPast } = await rooms.dayOf(db, onDate);
  if (isPast) fail(errors.past, { onDate: errors.past.message });
  const ids = given.map(({ id }) => id);
  await rooms.lockBuilding(db, ids);
  await lockRooms(db, ids);
  const parents = await rooms.parents(db, ids, day);
  if (parents.length !== ids.length) fail(commonErrors.notFound);
  // checked before the version: the actor should learn that the room was divided, not just that it changed
  if (parents.some(({ isThere }) => !isThere)) fail(errors.notThere);
  if (parents.some((one) => one.version !== given.find(({ id }) => id === one.id)?.version)) fail(commonErrors.stale);
  if (!common(parents.map(({ floorId }) => floorId))) fail(errors.otherFloor);
  await expireIn(db, ids);
  return { day, parents };
}

/** Maps every occupancy in the way to a new room; fails unless all are mapped and can be moved. */
function carriedAll(crossing: readonly Crossing[], carry: Carried, children: readonly rooms.Child[]) {
  const wished = new Map(carry.map(({ claimId, roomCode }) => [claimId, roomCode.toLowerCase()]));
  const moved = crossing.flatMap(({ claimId, mayCarry }) => {
    const code = wished.get(claimId);
    if (code === undefined) return [];
    const child = children.find(({ roomCode }) => roomCode.toLowerCase() === code);
    return mayCarry && child ? [{ claimId, roomId: child.id }] : fail(errors.badCarry, { carry: errors.badCarry.message });
  });
  if (moved.length < crossing.length) fail(errors.crossed, {}, { crossing });
  if (wished.size > moved.length) fail(errors.badCarry, { carry: errors.badCarry.message });
  return moved;
}

/** Fails on the field of the first duplicate code. */
function explainCodes(children: readonly rooms.Child[], field: (at: number) => string): void {
  const codes = children.map(({ roomCode }) => roomCode.toLowerCase());
  const twice = codes.findIndex((code, at) => codes.indexOf(code) !== at);
  if (twice >= 0) fail(roomErrors.codeTaken, { [field(twice)]: '房间编码重复' });
}
const explain = onConstraint({
  room_code: roomErrors.codeTaken,
  occupancy_once: errors.badCarry,
  room_crossed: errors.crossed,
});

type Doing = Pick<rooms.Made, 'kind' | 'day' | 'note' | 'parents' | 'children' | 'like' | 'cents'> & { carry: Carried };
async function carryOut({ db, actor }: Context, { carry, ...doing }: Doing) {
  const operation = { ...doing, id: randomUUID() };
  const crossing = await rooms.crossing(
    db,
    doing.parents.map(({ id }) => id),
    doing.day,
  );
  const moved = carriedAll(crossing, carry, doing.children);
  const { userId } = actor;
  if (moved.length)
    await rooms.lift(
      db,
      moved.map(({ claimId }) => claimId),
      userId,
    );
  await rooms.begin(db, actor, operation).catch(explain);
  await rooms.finish(db, actor, operation).catch(explain);
  if (moved.length) await rooms.put(db, moved, userId).catch(explain);
  return { id: operation.id, children: [...doing.children] };
}

const born = <C extends { roomCode: string; roomNum: string | null }>(child: C) => ({
  ...child,
  id: randomUUID(),
  roomNum: child.roomNum ?? child.roomCode,
});

export async function split(context: Context, { id, version, onDate, note, children: wished, carry }: Received<typeof room.split>) {
  const children = wished.map((child) => born({ ...child, rentableArea: child.rentableArea ?? child.area }));
  explainCodes(children, (at) => `children.${at}.roomCode`);
  const { day, parents } = await ending(context, { kind: 'split', given: [{ id, version }], onDate });
  const [parent] = parents as [rooms.Parent];
  const wrong = wrongSum(parent, children);
  if (wrong) fail(errors.wrongSum, { children: wrong });
  return carryOut(context, { kind: 'split', day, note, parents, children, like: parent.id, cents: parent.cents, carry });
}

export async function merge(context: Context, { rooms: given, onDate, note, child: wished, carry }: Received<typeof room.merge>) {
  const { day, parents } = await ending(context, { kind: 'merge', given, onDate });
  const sum = together(parents);
  const child = born({ ...sum, ...wished, usableArea: wished.usableArea ?? sum.usableArea });
  if (!isUsable(child)) fail(commonErrors.invalidInput, { 'child.usableArea': usableRule.error });
  // the new room copies the first room named; it gets a price only if all rooms had the same
  const like = given[0]?.id ?? '';
  return carryOut(context, {
    kind: 'merge',
    day,
    note,
    parents,
    children: [child],
    like,
    cents: common(parents.map(({ cents }) => cents)),
    carry,
  });
}
