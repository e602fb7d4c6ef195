import { randomUUID } from 'node:crypto';
import { commonErrors, type Received } from '@park/contract/core';
import { type Crossing, operationErrors as errors, type OperationKind, type room, roomErrors } from '@park/contract/estate/room';
import { isUsable, usableRule } from '@park/contract/estate/room/model';
import { numberOf } from '@park/contract/estate/room/number';
import { type Context, fail, mustBeCurrent, onConstraint } from '../../../../context.ts';
import { expireIn, lockRooms } from '../occupancy/queries.ts';
import * as rooms from './queries.ts';
import { commonValue, firstOf, sumAreas, sumProblem } from './rules.ts';

type Carry = Received<typeof room.split>['carry'];
type OperationInput = { kind: OperationKind; given: readonly { id: string; version?: number | undefined }[]; onDate: string | undefined };

/** Locks the rooms that a split or merge ends, and checks its day and that the rooms exist, are unchanged and lie on one floor. */
async function lockParents({ db }: Context, { given, onDate }: OperationInput) {
  const { day, isPast } = await rooms.dayOf(db, onDate);
  if (isPast) fail(errors.past, { onDate: errors.past.message });
  const ids = given.map(({ id }) => id);
  await rooms.lockBuilding(db, ids);
  await lockRooms(db, ids);
  const parents = await rooms.parents(db, ids, day);
  if (parents.length !== ids.length) fail(commonErrors.notFound);
  // Comes before the check of the version, because "the room was divided" tells the actor more than "the room was changed".
  if (parents.some(({ isThere }) => !isThere)) fail(errors.notThere);
  for (const one of parents) mustBeCurrent(one, given.find(({ id }) => id === one.id)?.version);
  if (!commonValue(parents.map(({ floorId }) => floorId))) fail(errors.otherFloor);
  await expireIn(db, ids);
  return { day, parents };
}

/**
 * Returns for every occupancy after the day of the operation the new room it moves to. Fails unless each has a new room and can be moved.
 */
function movedClaims(crossing: readonly Crossing[], carry: Carry, children: readonly rooms.Child[]) {
  const codeByClaim = new Map(carry.map(({ claimId, roomCode }) => [claimId, roomCode.toLowerCase()]));
  const moved = crossing.flatMap(({ claimId, mayCarry }) => {
    const code = codeByClaim.get(claimId);
    if (code === undefined) return [];
    const child = children.find(({ roomCode }) => roomCode.toLowerCase() === code);
    return mayCarry && child ? [{ claimId, roomId: child.id }] : fail(errors.badCarry, { carry: errors.badCarry.message });
  });
  if (moved.length < crossing.length) fail(errors.crossed, {}, { crossing });
  if (codeByClaim.size > moved.length) fail(errors.badCarry, { carry: errors.badCarry.message });
  return moved;
}

/** Fails with an error on the field of the first room code that occurs twice. */
function explainCodes(children: readonly Pick<rooms.Child, 'roomCode'>[], field: (at: number) => string): void {
  const codes = children.map(({ roomCode }) => roomCode.toLowerCase());
  const twice = codes.findIndex((code, at) => codes.indexOf(code) !== at);
  if (twice >= 0) fail(roomErrors.codeTaken, { [field(twice)]: '房间编码重复' });
}
const explain = onConstraint({
  room_code: roomErrors.codeTaken,
  occupancy_once: errors.badCarry,
  room_crossed: errors.crossed,
});

type OperationPlan = Pick<rooms.OperationRows, 'kind' | 'day' | 'note' | 'parents' | 'children' | 'like' | 'cents'> & { carry: Carry };
async function carryOutOperation({ db, actor }: Context, { carry, ...plan }: OperationPlan) {
  const operation = { ...plan, id: randomUUID() };
  const crossing = await rooms.crossing(
    db,
    plan.parents.map(({ id }) => id),
    plan.day,
  );
  const moved = movedClaims(crossing, carry, plan.children);
  const { userId } = actor;
  if (moved.length)
    await rooms.suspendClaims(
      db,
      moved.map(({ claimId }) => claimId),
      userId,
    );
  await rooms.insertOperation(db, actor, operation).catch(explain);
  await rooms.insertChildren(db, actor, operation).catch(explain);
  if (moved.length) await rooms.moveClaims(db, moved, userId).catch(explain);
  return { id: operation.id, children: [...plan.children] };
}

const withId = <C extends { roomCode: string; roomNum: string | null }>(child: C, parent: rooms.Parent) => ({
  ...child,
  id: randomUUID(),
  roomNum: child.roomNum ?? numberOf(child.roomCode, parent),
});

export async function split(context: Context, { id, version, onDate, note, children: childInputs, carry }: Received<typeof room.split>) {
  explainCodes(childInputs, (at) => `children.${at}.roomCode`);
  const { day, parents } = await lockParents(context, { kind: 'split', given: [{ id, version }], onDate });
  const [parent] = parents as [rooms.Parent];
  const children = childInputs.map((child) => withId({ ...child, rentableArea: child.rentableArea ?? child.area }, parent));
  const wrong = sumProblem(parent, children);
  if (wrong) fail(errors.wrongSum, { children: wrong });
  return carryOutOperation(context, { kind: 'split', day, note, parents, children, like: parent.id, cents: parent.cents, carry });
}

export async function merge(context: Context, { rooms: given, onDate, note, child: childInput, carry }: Received<typeof room.merge>) {
  const { day, parents } = await lockParents(context, { kind: 'merge', given, onDate });
  const sum = sumAreas(parents);
  const child = withId({ ...sum, ...childInput, usableArea: childInput.usableArea ?? sum.usableArea }, firstOf(parents));
  if (!isUsable(child)) fail(commonErrors.invalidInput, { 'child.usableArea': usableRule.error });
  // The new room copies the first of the merged rooms. It gets a price only if all merged rooms had the same price.
  const like = given[0]?.id ?? '';
  return carryOutOperation(context, {
    kind: 'merge',
    day,
    note,
    parents,
    children: [child],
    like,
    cents: commonValue(parents.map(({ cents }) => cents)),
    carry,
  });
}
