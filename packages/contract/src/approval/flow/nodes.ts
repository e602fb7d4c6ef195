import { z } from 'zod';
import { command, commonErrors, query } from '../../core.ts';
import { emptyObject, id, integer, isPrintable, plain, text, unprintable, version } from '../../fields.ts';
import { conditionLimits } from './condition.ts';
import { flowLimits, keysOf, modes } from './kinds.ts';
import { flowErrors, taskKey } from './model.ts';
import { Candidate } from './node.ts';

/** The inputs of this file are checked by themselves. The server then validates the whole definition with the change in it. */
const candidates = z.array(Candidate).max(flowLimits.candidates, `处理人最多${flowLimits.candidates}条`);
const buttons = z.record(plain(20), z.union([z.string().max(8, '按钮名称最多8个字').refine(isPrintable, unprintable), z.literal(false)]));
const timeout = z.object({
  action: z.enum(['remind', 'escalate', 'agree', 'refuse', 'transfer'], '请选择超时后的做法'),
  minutes: integer('请填写时长', { min: 1, max: flowLimits.minutes }),
  times: integer('提醒次数应为1到10', { min: 1, max: 10 }).optional(),
  userId: id.optional(),
});
const Timeout = z.object({ action: z.string(), minutes: z.int(), times: z.int().optional(), userId: z.string().optional() });

const editedNode = {
  output: z.object({ version: z.int() }),
  errors: [flowErrors.noNode, commonErrors.stale, commonErrors.notFound],
} as const;
const nodeRef = { id, taskKey };
const lookupErrors = [flowErrors.noNode, commonErrors.notFound];

/** Calls that read or change one part of a draft, for screens that show one node at a time. The published version stays unchanged. */
export const nodeCalls = {
  setHandlers: command({
    path: '/smartop-admin/flow/saveOrUpdateTaskUser',
    title: '设置节点处理人',
    access: 'flow:update',
    summary: 'Sets the handlers of a node and how several of them decide',
    input: z.object({
      ...nodeRef,
      version,
      candidates: candidates.min(1, '请选择处理人'),
      mode: z.enum(keysOf(modes), '请选择多人处理方式').optional(),
      ratio: integer('通过比例应为1到100', { min: 1, max: 100 }).nullish(),
    }),
    ...editedNode,
  }),
  operators: query({
    path: '/smartop-admin/flow/getTaskOperatorByCondition',
    access: 'flow:read',
    summary: 'Returns the buttons of a node, whether an opinion is required, and whether a task can be claimed',
    input: z.object(nodeRef),
    output: z.object({
      version: z.int(),
      taskName: z.string(),
      buttons: z.record(z.string(), z.union([z.string(), z.literal(false)])),
      opinion: z.boolean(),
      claim: z.boolean(),
    }),
    errors: lookupErrors,
  }),
  setOperators: command({
    path: '/smartop-admin/flow/saveOrUpdateTaskOperator',
    title: '设置节点操作',
    access: 'flow:update',
    summary: 'Sets the buttons of a node with their labels, whether an opinion is required, and whether a task can be claimed',
    input: z.object({
      ...nodeRef,
      version,
      buttons,
      opinion: z.boolean().default(false),
      claim: z.boolean().default(false),
    }),
    ...editedNode,
  }),
  messages: query({
    path: '/smartop-admin/flow/getTaskMessageSendConfig',
    access: 'flow:read',
    summary: 'Returns the people who are notified when a node is completed',
    input: z.object(nodeRef),
    output: z.object({ version: z.int(), candidates: z.array(z.unknown()) }),
    errors: lookupErrors,
  }),
  endMessages: query({
    path: '/smartop-admin/flow/getTaskMessageSendConfigEnd',
    access: 'flow:read',
    summary: 'Returns the people who are notified when the flow ends',
    input: z.object({ id }),
    output: z.object({ version: z.int(), candidates: z.array(z.unknown()) }),
    errors: [commonErrors.notFound],
  }),
  setMessages: command({
    path: '/smartop-admin/flow/saveOrUpdateTaskMessageSendConfig',
    title: '设置节点消息',
    access: 'flow:update',
    summary: 'Sets the people who are notified when a node is completed, or without a node when the flow ends; an empty list clears them',
    input: z.object({ id, taskKey: taskKey.nullish(), version, candidates }),
    ...editedNode,
  }),
  setExpression: command({
    path: '/smartop-admin/flow/saveOrUpdateFlowGatewayExpression',
    title: '设置分支条件',
    access: 'flow:update',
    summary:
      'Sets the condition of a branch: comparisons in dollar braces, joined by && || ! and brackets; parsed into a tree, never executed',
    input: z.object({ ...nodeRef, version, expression: plain(conditionLimits.expression) }),
    ...editedNode,
  }),
  timeouts: query({
    path: '/portal/flow/getTimeoutConfig',
    access: 'flow:read',
    summary: 'Returns the timeouts of all nodes, counted in the park’s working hours',
    input: z.object({ id }),
    output: z.object({
      version: z.int(),
      items: z.array(z.object({ taskKey: z.string(), taskName: z.string(), timeout: Timeout.nullable() })),
    }),
    errors: [commonErrors.notFound],
  }),
  setTimeouts: command({
    path: '/portal/flow/timeoutConfig',
    title: '设置节点超时',
    access: 'flow:update',
    summary: 'Sets timeouts of nodes; null removes a timeout, and nodes that are not listed keep theirs',
    input: z.object({
      id,
      version,
      items: z
        .array(z.object({ taskKey, timeout: timeout.nullable() }))
        .min(1, '请设置超时')
        .max(200),
    }),
    ...editedNode,
  }),
};

/** A group of flows in lists. */
const Group = z.object({ id: z.string(), name: z.string(), rank: z.int(), flowNum: z.int(), version: z.int() });
const name = text(20, '请输入分组名称', '分组名称最多20个字');
export const groupCalls = {
  groups: query({
    path: '/portal/flow-record/list',
    access: 'flow:read',
    summary: 'Lists the groups of flows in order',
    input: emptyObject,
    output: z.array(Group),
  }),
  addGroup: command({
    path: '/portal/flow-record/add-group',
    title: '新增流程分组',
    access: 'flow:update',
    summary: 'Adds a group at the end of the list',
    input: z.object({ name }),
    output: z.object({ id: z.string() }),
    errors: [flowErrors.groupTaken],
  }),
  changeGroup: command({
    path: '/portal/flow-record/update-group',
    title: '修改流程分组',
    access: 'flow:update',
    summary: 'Changes the name and the position of a group',
    input: z.object({ id, version, name, rank: z.int().min(0).max(9999).optional() }),
    output: emptyObject,
    errors: [flowErrors.groupTaken, commonErrors.stale, commonErrors.notFound],
  }),
  removeGroup: command({
    path: '/portal/flow-record/delete-group',
    title: '删除流程分组',
    access: 'flow:update',
    summary: 'Deletes an empty group',
    input: z.object({ id }),
    output: emptyObject,
    errors: [flowErrors.groupUsed, commonErrors.notFound],
  }),
  regroup: command({
    path: '/portal/flow-record/update-ref-group',
    title: '移动流程到分组',
    access: 'flow:update',
    summary: 'Moves flows into a group; null moves them out of any',
    input: z.object({ groupId: id.nullable(), ids: z.array(id).min(1, '请选择流程').max(500) }),
    output: emptyObject,
    errors: [flowErrors.noGroup, commonErrors.notFound],
  }),
};
