import { z } from 'zod';
import { command, commonErrors, defineErrors, query } from '../../core.ts';
import { day, days, emptyObject, id, integer, keyword, named, optionalText, pageOf, paging, version } from '../../fields.ts';
import { estateCode, optionalArea, requiredArea } from '../estate/model.ts';
import { type OperationKind, operationKinds } from './claims.ts';
import { isUsable, roomErrors, usableRule } from './model.ts';
import { claimKind } from './occupancy.ts';

export const operationErrors = defineErrors({
  wrongSum: { code: '400', status: 400, message: '拆分后的面积合计与原房间不一致' },
  crossed: { code: '409', status: 409, message: '该日期前后有人使用，暂不能拆分或合并' },
  past: { code: '400', status: 400, message: '生效日期不能早于今天' },
  notThere: { code: '409', status: 409, message: '所选房间在生效日期不存在，或已安排了其他拆分、合并' },
  otherFloor: { code: '409', status: 409, message: '只能合并同一楼层的房间' },
  badCarry: { code: '400', status: 400, message: '该使用记录不能转到所选房间' },
  undone: { code: '409', status: 409, message: '该操作已撤销' },
  dependedOn: { code: '409', status: 409, message: '拆分或合并后的房间已有人使用、调价或有其他操作，不能撤销' },
});

/** Maximum number of rooms that one merge ends, or that one split creates. */
export const maxParts = 20;

const operationKind = z.enum(named<OperationKind>(operationKinds), '操作类型不正确');
/** A room that a split or merge ended or created. */
const Part = z.object({ id: z.string(), roomCode: z.string(), roomNum: z.string(), area: z.string(), rentableArea: z.string() });
export type OperationPart = z.infer<typeof Part>;
/** An occupancy of a room to be split or merged that spans the day of the change or begins later. */
const Crossing = z.object({
  claimId: z.string(),
  roomId: z.string(),
  roomCode: z.string(),
  kind: claimKind,
  from: z.string(),
  to: z.string().nullable(),
  companyName: z.string().nullable(),
  holder: z.string().nullable(),
  /** Whether the occupancy may move to one of the new rooms: it begins on that day or later, and no contract created it. */
  mayCarry: z.boolean(),
});
export type Crossing = z.infer<typeof Crossing>;
const Operation = z.object({
  id: z.string(),
  kind: operationKind,
  onDate: z.string(),
  note: z.string().nullable(),
  buildingId: z.string(),
  buildingName: z.string(),
  floorId: z.string(),
  floorName: z.string(),
  parents: z.array(Part),
  children: z.array(Part),
  byName: z.string().nullable(),
  at: z.string(),
  undoneAt: z.string().nullable(),
  undoneByName: z.string().nullable(),
  /** Whether the split or merge can be undone, because its new rooms have not been used or changed yet. */
  mayUndo: z.boolean(),
});
export type Operation = z.infer<typeof Operation>;

const roomCode = estateCode('请输入房间编码');
const child = {
  roomCode,
  /** Number on the door of the new room. Defaults to the room code. */
  roomNum: optionalText(30),
  usableArea: optionalArea,
};
const part = z
  .object({
    ...child,
    area: requiredArea('请输入建筑面积'),
    /** Rentable area of the new room. Defaults to its built area. */
    rentableArea: optionalArea,
  })
  .refine(isUsable, usableRule);
/** The day of the split or merge. Defaults to today. */
const onDate = day.optional();
const carried = z.object({ claimId: id, /** Code of the new room that takes the occupancy. */ roomCode });
const carry = z.array(carried).max(200, '一次最多转移200条使用记录').default([]);
const note = optionalText(200);
const refusals = [
  operationErrors.crossed,
  operationErrors.past,
  operationErrors.notThere,
  roomErrors.codeTaken,
  operationErrors.badCarry,
  commonErrors.stale,
  commonErrors.notFound,
] as const;
const createdOperation = z.object({ id: z.string(), children: z.array(Part) });

/** Calls that split or merge rooms of one floor on a day (V123). The total area stays the same, to 0.0001 m². */
export const operationCalls = {
  mergeable: query({
    path: '/portal/room/isMerger',
    access: 'room:read',
    summary: 'Returns whether rooms can be merged, or a room can be split, on a day: reasons against it, total areas, free codes',
    input: z.object({
      ids: z.array(id, '请选择房间').min(1, '请选择房间').max(maxParts, `一次最多${maxParts}个房间`),
      onDate,
      /** How many new rooms need a code; that many free codes are suggested. */
      parts: integer('数量不正确', { min: 1, max: maxParts }).default(1),
    }),
    output: z.object({
      isMerger: z.boolean(),
      onDate: z.string(),
      /** Messages that tell why the split or merge is not possible. Empty if it is possible. */
      reasons: z.array(z.string()),
      crossing: z.array(Crossing),
      area: z.string(),
      usableArea: z.string().nullable(),
      rentableArea: z.string(),
      codes: z.array(z.string()),
    }),
    errors: [commonErrors.notFound],
  }),
  split: command({
    path: '/portal/room/splite',
    title: '拆分房间',
    access: 'room:split',
    summary: 'Splits a room on a day; the built and the rentable areas of the new rooms must add up exactly to its areas',
    input: z.object({
      id,
      version,
      onDate,
      note,
      children: z.array(part, '请填写拆分后的房间').min(2, '至少拆分为2个房间').max(maxParts, `最多拆分为${maxParts}个房间`),
      carry,
    }),
    output: createdOperation,
    errors: [operationErrors.wrongSum, ...refusals],
    affects: ['estate'],
  }),
  merge: command({
    path: '/portal/room/merge',
    title: '合并房间',
    access: 'room:split',
    summary: 'Merges rooms of a floor on a day into a room whose areas are their sums',
    input: z.object({
      rooms: z
        .array(z.object({ id, version }), '请选择房间')
        .min(2, '请至少选择2个房间')
        .max(maxParts, `一次最多合并${maxParts}个房间`)
        .refine((rooms) => new Set(rooms.map((room) => room.id)).size === rooms.length, '同一房间不能重复选择'),
      onDate,
      note,
      child: z.object(child),
      carry,
    }),
    output: createdOperation,
    errors: [operationErrors.otherFloor, ...refusals],
    affects: ['estate'],
  }),
  undo: command({
    path: '/portal/room/undoOperation',
    title: '撤销拆分或合并',
    access: 'room:split',
    summary: 'Undoes a split or merge as if it had never happened; refused once anything depends on the new rooms',
    input: z.object({ id }),
    output: emptyObject,
    errors: [operationErrors.undone, operationErrors.dependedOn, commonErrors.notFound],
    affects: ['estate'],
  }),
  operations: query({
    path: '/portal/room/operations',
    access: 'room:read',
    summary: 'Lists splits and merges of the park, the latest date first',
    input: z.object({
      ...paging(),
      ...days,
      buildingId: id.optional(),
      floorId: id.optional(),
      kind: operationKind.optional(),
      /** Code of a room that a split or merge ended or created. */
      keyword,
    }),
    output: pageOf(Operation),
  }),
  lineage: query({
    path: '/portal/room/split-merge/{roomId}',
    method: 'GET',
    access: 'room:read',
    summary: 'Lists all splits and merges that a room came from or went into, directly or indirectly, the earliest first',
    input: z.object({ roomId: id }),
    output: z.array(Operation),
    errors: [commonErrors.notFound],
  }),
  days: query({
    path: '/portal/room/getDayVsersion',
    method: 'GET',
    access: 'room:read',
    summary: 'Lists the days on which the layout of the park or a building changes, with the number of rooms that begin and end',
    input: z.object({ buildingId: id.optional() }),
    output: z.object({
      today: z.string(),
      days: z.array(z.object({ day: z.string(), began: z.int(), ended: z.int() })),
    }),
  }),
};
