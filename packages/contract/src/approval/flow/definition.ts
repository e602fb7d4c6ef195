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
  /** Range in which a person who has already agreed is not asked again: never, the whole flow, or only the next step. */
  sameApprover: z.enum(['never', 'whole', 'adjacent'], '请选择重复审批人的处理').default('never'),
  /** When the applicant may withdraw: never, until somebody has acted, or as long as the flow is running. */
  withdraw: z.enum(['never', 'untouched', 'running'], '请选择撤销方式').default('running'),
  /** Whether an approver may take back a decision while nobody has acted after it. */
  takeBack: z.boolean().default(true),
  /** Whether several applications can be approved at once. */
  batch: z.boolean().default(false),
  urgeMinutes: integer('催办间隔应为1到1440分钟', { min: 1, max: 1440 }).default(30),
  /** Keys of the fields that lists show. */
  summary: z.array(fieldKey).max(5, '摘要字段最多5个').default([]),
  view: z.enum(['snapshot', 'latest'], '请选择业务数据的显示方式').default('snapshot'),
});

/**
 * JSON levels of the deepest definition: four per level of branches (node, list of branches, branch, list of nodes), plus the condition
 * inside.
 */
const jsonDepth = flowLimits.depth * 4 + 24;

const definitionFields = z.strictObject({
  fields: z.array(FormField).max(flowLimits.fields, `字段最多${flowLimits.fields}个`).default([]),
  /** Nodes of the main line; branch nodes contain further lists of nodes. */
  nodes: z.array(FlowNode).min(2, '流程要有发起和结束').max(flowLimits.nodes, `节点最多${flowLimits.nodes}个`),
  settings: settings.default(settings.parse({})),
});

/** A flow definition as its author draws it. Its depth is checked before parsing, so that deep input cannot overflow the stack. */
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
