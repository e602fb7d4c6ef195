import { z } from 'zod';
import { command, query } from '../../core.ts';
import { emptyObject, id, version } from '../../fields.ts';
import { pictureAddress } from '../../kernel/file.ts';
import { asOf, editErrors, Floor, fileErrors } from './model.ts';

/** Names of the levels of the estate tree, as the spec has them. */
export const levelNames = { region: '分区', building: '楼栋', floor: '楼层', room: '房间' } as const;
export type EstateLevel = keyof typeof levelNames;
type TreeNode = {
  buildingId: string;
  buildingName: string;
  buildingLevelName: string;
  level: EstateLevel;
  /** Null if the client must request the children: those of buildings and floors and, in a park with many buildings, those of regions. */
  childrenList: TreeNode[] | null;
  isLeaf: boolean;
};

export type { TreeNode as EstateNode };

const TreeNode: z.ZodType<TreeNode> = z.object({
  buildingId: z.string(),
  buildingName: z.string(),
  buildingLevelName: z.string(),
  level: z.enum(['region', 'building', 'floor', 'room']),
  get childrenList() {
    return z.array(TreeNode).nullable();
  },
  isLeaf: z.boolean(),
});

export const floorCalls = {
  floors: query({
    path: '/portal/estate/floorInfo',
    aliases: ['/smartop-api/estate/floorList'],
    access: 'estate:read',
    summary: 'Lists the floors of a building from the top down, with the sums of their rooms on a day',
    input: z.object({ buildingId: id, asOf }),
    output: z.array(Floor),
    errors: editErrors,
  }),
  tree: query({
    path: '/building/getBuildingTree',
    access: 'estate:read',
    summary:
      'Returns a level of the tree below the given parent: regions (with buildings unless there are many), floors, or rooms of a day',
    input: z.object({ parentId: id.optional(), asOf }),
    output: z.array(TreeNode),
  }),
  plan: query({
    path: '/portal/estate/floorPlan',
    access: 'estate:read',
    summary: 'Returns the plan of a floor, or null',
    input: z.object({ floorId: id }),
    output: Floor.pick({ id: true, buildingId: true, floorNum: true, floorName: true, version: true }).extend({
      plan: z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }).nullable(),
    }),
    errors: editErrors,
  }),
  savePlan: command({
    path: '/portal/estate/saveFloorPlan',
    title: '设置平面图',
    access: 'estate:update',
    summary: 'Sets the plan of a floor to an uploaded picture; null removes it, the outlines of rooms stay',
    input: z.object({ floorId: id, version, fileUrl: pictureAddress.nullable() }),
    output: emptyObject,
    errors: [...fileErrors, ...editErrors],
    affects: ['room'],
  }),
};
