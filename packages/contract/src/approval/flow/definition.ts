import { z } from 'zod';
import { integer } from '../../fields.ts';
import { fieldKey } from './condition.ts';
import { FormField } from './field.ts';
import { flowLimits } from './kinds.ts';
import { FlowNode } from './node.ts';
import { definitionProblems } from './problems.ts';
import { isShallow } from './shallow.ts';

export * from './field.ts';
export * from './kinds.ts';
export * from './node.ts';

const settings = z.strictObject({
  /**
   * Path of an application that the applicant resubmits after a return: through every step again, or straight back to the node that
   * returned it.
   */
  returned: z.enum(['steps', 'straight'], '请选择退回后的走法').default('steps'),
  /**
   * How far an earlier approval by the same person counts, so that the person is not asked again: not at all, in the whole flow, or only
   * from one step to the next.
   */
  sameApprover: z.enum(['never', 'whole', 'adjacent'], '请选择重复审批人的处理').default('never'),
  /** When the applicant may withdraw: never, until somebody has acted on the application, or at any time while it is running. */
  withdraw: z.enum(['never', 'untouched', 'running'], '请选择撤销方式').default('running'),
  /** Whether an approver may take back an approval as long as nobody has acted since. */
  takeBack: z.boolean().default(true),
  /** Whether an approver may approve several applications of this flow in one request. */
  batch: z.boolean().default(false),
  urgeMinutes: integer('催办间隔应为1到1440分钟', { min: 1, max: 1440 }).default(30),
  /** Keys of the form fields that lists of applications show. */
  summary: z.array(fieldKey).max(5, '摘要字段最多5个').default([]),
  view: z.enum(['snapshot', 'latest'], '请选择业务数据的显示方式').default('snapshot'),
});

/**
 * JSON levels of the deepest definition. Each level of branches takes four (node, list of branches, branch, list of nodes); the condition
 * in the innermost branch comes on top.
 */
const jsonDepth = flowLimits.depth * 4 + 24;

const definitionFields = z.strictObject({
  fields: z.array(FormField).max(flowLimits.fields, `字段最多${flowLimits.fields}个`).default([]),
  /** Nodes of the main line in order. A branch node contains a list of nodes for each branch. */
  nodes: z.array(FlowNode).min(2, '流程要有发起和结束').max(flowLimits.nodes, `节点最多${flowLimits.nodes}个`),
  settings: settings.default(settings.parse({})),
});

/** The definition of a flow as its author draws it. The depth is checked first, because parsing deep input would overflow the stack. */
export const Definition = z
  .custom<z.input<typeof definitionFields>>((value) => isShallow(value, jsonDepth), {
    error: `分支最多嵌套${flowLimits.depth}层`,
    abort: true,
  })
  .pipe(definitionFields)
  .superRefine((definition, context) => {
    for (const { path, message } of definitionProblems(definition)) context.addIssue({ code: 'custom', path, message });
  });
export type Definition = z.output<typeof definitionFields>;
