import { z } from 'zod';
import { id, integer, text } from '../../fields.ts';
import { roleId } from '../../rights/role/model.ts';
import { Condition, fieldKey } from './condition.ts';
import { flowLimits, keysOf, modes, nodeActions } from './kinds.ts';

const choice = <T extends Record<string, string>>(record: T, missing: string) => z.enum(keysOf(record), missing);
const nodeId = z
  .string('缺少节点编号')
  .regex(/^[A-Za-z0-9_-]{1,40}$/, '节点编号只能由字母、数字、横线组成，最多40个字')
  .refine((key) => !(key in Object.prototype), '该编号不能使用');
const people = z.array(id).min(1, '请选择人员').max(flowLimits.people, `最多选择${flowLimits.people}人`);
const minutes = integer('请填写时长', { min: 1, max: flowLimits.minutes });
const levels = integer('部门级数应为0到10', { min: 0, max: 10 });

export const Candidate = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('users'), userIds: people }),
    z.strictObject({ kind: z.literal('companyRole'), roleIds: z.array(roleId).min(1, '请选择角色').max(20) }),
    z.strictObject({ kind: z.literal('parkRole'), roleIds: z.array(id).min(1, '请选择角色').max(20) }),
    z.strictObject({ kind: z.literal('department'), departmentIds: z.array(id).min(1, '请选择部门').max(20) }),
    /** The head of the applicant's department or, if `up` is set, of the department that many levels higher. */
    z.strictObject({ kind: z.literal('head'), up: levels.default(0) }),
    /** The heads one after the other, from the applicant's department to the department `up` levels higher. */
    z.strictObject({ kind: z.literal('heads'), up: levels }),
    z.strictObject({ kind: z.literal('applicant') }),
    z.strictObject({ kind: z.literal('applicantChoice'), many: z.boolean().default(false) }),
    z.strictObject({ kind: z.literal('previousChoice'), many: z.boolean().default(false) }),
    z.strictObject({ kind: z.literal('field'), field: fieldKey }),
    z.strictObject({ kind: z.literal('grid') }),
    /** The person who decided the previous step. */
    z.strictObject({ kind: z.literal('handler') }),
    z.strictObject({ kind: z.literal('manager') }),
  ],
  '请选择处理人',
);
export type Candidate = z.output<typeof Candidate>;
const candidatesOf = (who: string) =>
  z.array(Candidate).min(1, `请选择${who}`).max(flowLimits.candidates, `${who}最多${flowLimits.candidates}条`);

const nobodyFound = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('pass') }),
    z.strictObject({ action: z.literal('refuse') }),
    z.strictObject({ action: z.literal('users'), userIds: people }),
    z.strictObject({ action: z.literal('admin') }),
  ],
  '请选择无审批人时的做法',
);
/** The action that is taken if nobody decides at a node in time. The minutes are counted in the park's working hours. */
const timeout = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('remind'), minutes, times: integer('提醒次数应为1到10', { min: 1, max: 10 }).default(1) }),
    z.strictObject({ action: z.literal('escalate'), minutes }),
    z.strictObject({ action: z.literal('agree'), minutes }),
    z.strictObject({ action: z.literal('refuse'), minutes }),
    z.strictObject({ action: z.literal('transfer'), minutes, userId: id }),
  ],
  '请选择超时后的做法',
);
/** Labels that replace those of the node's buttons; false hides the button. */
const buttons = z.partialRecord(z.enum(keysOf(nodeActions)), z.union([text(8, '请填写按钮名称'), z.literal(false)]));
export const fieldRights = z.record(fieldKey, z.enum(['edit', 'read', 'hide']));

const base = { id: nodeId, name: text(30, '请填写节点名称') };
const person = {
  ...base,
  candidates: candidatesOf('处理人'),
  mode: choice(modes, '请选择多人处理方式').default('all'),
  /** Percentage of the asked people who must agree. Used only in mode `ratio`. */
  ratio: integer('通过比例应为1到100', { min: 1, max: 100 }).nullable().default(null),
  nobody: nobodyFound.default({ action: 'admin' }),
  /** In mode `any`: whether one person may claim the task before deciding. The task then disappears from the lists of the others. */
  claim: z.boolean().default(false),
  timeout: timeout.nullable().default(null),
  /** People who are notified when the node is completed. */
  cc: z.array(Candidate).max(flowLimits.candidates).default([]),
  /** Condition under which the node is skipped. */
  skip: Condition.nullable().default(null),
  buttons: buttons.default({}),
  fields: fieldRights.default({}),
  signature: z.boolean().default(false),
  opinion: z.boolean().default(false),
};
const branch = { id: nodeId, name: text(30, '请填写分支名称') };
const list = z.lazy(() => z.array(FlowNode).max(flowLimits.nodes, `节点最多${flowLimits.nodes}个`));
const branches = <T extends z.ZodType>(one: T) =>
  z.array(one).min(2, '至少要有两个分支').max(flowLimits.branches, `分支最多${flowLimits.branches}个`);
/** A branch without a condition is the default branch, which the instance takes if no condition holds. */
const conditional = z.lazy(() => branches(z.strictObject({ ...branch, when: Condition.nullable().default(null), nodes: list })));
const unconditional = z.lazy(() => branches(z.strictObject({ ...branch, nodes: list })));

const startNode = z.strictObject({ ...base, kind: z.literal('start'), fields: fieldRights.default({}) });
const approveNode = z.strictObject({
  ...person,
  kind: z.literal('approve'),
  /**
   * The rule for an applicant who is one of the approvers: they decide themselves, are left out, or are replaced by the head of their
   * department.
   */
  self: z.enum(['self', 'skip', 'head'], '请选择审批人为发起人本人时的做法').default('self'),
  /** The effect of a refusal: it ends the flow, returns the application to the applicant, or returns it to the previous node. */
  refused: z.enum(['end', 'applicant', 'previous'], '请选择拒绝后的做法').default('end'),
});
const handleNode = z.strictObject({ ...person, kind: z.literal('handle') });
const ccNode = z.strictObject({ ...base, kind: z.literal('cc'), candidates: candidatesOf('抄送人') });
const delayNode = z.strictObject({ ...base, kind: z.literal('delay'), minutes, working: z.boolean().default(false) });
const triggerNode = z.strictObject({
  ...base,
  kind: z.literal('trigger'),
  url: z.url({ protocol: /^https?$/, error: '请填写以http://或https://开头的地址' }).max(500, '地址最多500个字'),
  /** Whether the flow waits until the called address responds. */
  wait: z.boolean().default(true),
  failed: z.enum(['stay', 'pass'], '请选择失败后的做法').default('stay'),
});
const subNode = z.strictObject({
  ...base,
  kind: z.literal('sub'),
  processKey: text(64, '请选择子流程'),
  /** Fields of the sub-process, each with the field of this form that gives it its value. */
  fields: z.record(fieldKey, fieldKey).default({}),
  wait: z.boolean().default(true),
  refused: z.enum(['refuse', 'pass'], '请选择子流程未通过时的做法').default('refuse'),
});
const endNode = z.strictObject({ ...base, kind: z.literal('end') });

type Branch = { id: string; name: string; nodes: FlowNode[] };
export type ConditionalBranch = Branch & { when: Condition | null };
type Base = { id: string; name: string };
export type StartNode = z.output<typeof startNode>;
export type ApproveNode = z.output<typeof approveNode>;
export type HandleNode = z.output<typeof handleNode>;
export type PersonNode = ApproveNode | HandleNode;
export type ConditionNode = Base & { kind: 'condition'; branches: ConditionalBranch[] };
export type InclusiveNode = Base & { kind: 'inclusive'; branches: ConditionalBranch[] };
export type ParallelNode = Base & { kind: 'parallel'; branches: Branch[] };
export type BranchNode = ConditionNode | InclusiveNode | ParallelNode;
export type DelayNode = z.output<typeof delayNode>;
export type TriggerNode = z.output<typeof triggerNode>;
export type SubNode = z.output<typeof subNode>;
export type CcNode = z.output<typeof ccNode>;
export type FlowNode = StartNode | PersonNode | CcNode | BranchNode | DelayNode | TriggerNode | SubNode | z.output<typeof endNode>;

export const FlowNode: z.ZodType<FlowNode> = z.lazy(() =>
  z.discriminatedUnion(
    'kind',
    [
      startNode,
      approveNode,
      handleNode,
      ccNode,
      z.strictObject({ ...base, kind: z.literal('condition'), branches: conditional }),
      z.strictObject({ ...base, kind: z.literal('inclusive'), branches: conditional }),
      z.strictObject({ ...base, kind: z.literal('parallel'), branches: unconditional }),
      delayNode,
      triggerNode,
      subNode,
      endNode,
    ],
    '不支持的节点类型',
  ),
);
