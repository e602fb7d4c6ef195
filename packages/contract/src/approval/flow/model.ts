import { z } from 'zod';
import { defineErrors } from '../../core.ts';
import { bit, id, integer, optionalText, plain, text } from '../../fields.ts';
import { roleId } from '../../rights/role/model.ts';
import { Definition } from './definition.ts';
import { hiddenSummaries } from './problems.ts';

export const flowErrors = defineErrors({
  keyTaken: { code: '409', status: 409, message: '流程编码已存在' },
  nameTaken: { code: '409', status: 409, message: '同名流程已存在' },
  groupTaken: { code: '409', status: 409, message: '同名分组已存在' },
  groupUsed: { code: '409', status: 409, message: '分组下还有流程，请先移走' },
  builtIn: { code: '409', status: 409, message: '内置流程不能删除，可以停用' },
  hasRunning: { code: '409', status: 409, message: '还有未结束的流程，不能删除，可以停用' },
  unchanged: { code: '409', status: 409, message: '内容没有变化，无需发布' },
  noNode: { code: '404', status: 404, message: '节点不存在' },
  noApplicant: { code: '404', status: 404, message: '发起人不存在或已离职' },
  noGroup: { code: '404', status: 404, message: '分组不存在' },
});

/** The people who may start a flow: everybody who is in one of the lists. Without starters every user of the park may start the flow. */
export const Starters = z.strictObject({
  companyIds: z.array(id).max(200).default([]),
  departmentIds: z.array(id).max(200).default([]),
  roleIds: z.array(roleId).max(50).default([]),
  userIds: z.array(id).max(200).default([]),
});
export type Starters = z.output<typeof Starters>;

export const FlowRow = z.object({
  id: z.string(),
  processKey: z.string(),
  name: z.string(),
  groupId: z.string().nullable(),
  groupName: z.string().nullable(),
  icon: z.string(),
  description: z.string().nullable(),
  /** A `draft` has no published version yet. */
  status: z.enum(['draft', 'deployed']),
  isEnable: bit,
  isBuiltIn: z.boolean(),
  /** Whether the draft differs from the published version. */
  isChanged: z.boolean(),
  liveNumber: z.int().nullable(),
  runningNum: z.int(),
  rank: z.int(),
  isAuto: z.boolean(),
  updatedDate: z.string(),
  version: z.int(),
});
export type FlowRow = z.infer<typeof FlowRow>;

export const FlowVersion = z.object({
  id: z.string(),
  number: z.int(),
  remark: z.string().nullable(),
  createdDate: z.string(),
  byName: z.string().nullable(),
  runningNum: z.int(),
});
export const FlowDetail = FlowRow.extend({
  starters: Starters.nullable(),
  /** Names of the companies, departments and people in the starters, by id. */
  starterNames: z.record(z.string(), z.string()),
  managerIds: z.array(z.string()),
  definition: z.unknown(),
  versions: z.array(FlowVersion),
});
export type FlowDetail = z.infer<typeof FlowDetail>;

/**
 * A future step of an application. If it names no people, `note` gives the reason: they are chosen later, the step is skipped, or nobody
 * was found.
 */
export const ForecastStep = z.object({
  taskKey: z.string(),
  taskName: z.string(),
  kind: z.string(),
  people: z.array(z.string()),
  note: z.string().optional(),
});

/** The properties of a flow besides its definition. */
export const facts = {
  name: text(30, '请输入流程名称'),
  groupId: id.nullish(),
  icon: plain(40).trim().default(''),
  description: optionalText(200),
  starters: Starters.refine((lists) => Object.values(lists).some((list) => list.length > 0), {
    path: ['userIds'],
    error: '请至少选择一个发起人、部门、角色或企业',
  }).nullish(),
  managerIds: z.array(id).max(20, '流程管理员最多20人').default([]),
};
export const processKey = z
  .string('请输入流程编码')
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/, '流程编码以字母开头，只能由字母、数字、下划线和横线组成，最多40个字');
export const flowDefinition = Definition.superRefine((definition, context) => {
  for (const { path, message } of hiddenSummaries(definition)) context.addIssue({ code: 'custom', path, message });
});
export const taskKey = text(40, '请选择节点');
export const rank = integer('排序应为0到9999', { max: 9999 });
