import { z } from 'zod';
import { whole } from '../../fields.ts';
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
  /** After the fix of what was returned: every step again, or straight back to where it was returned from. */
  returned: z.enum(['steps', 'straight'], '请选择退回后的走法').default('steps'),
  /** Whoever agreed already is not asked again: never, anywhere in the flow, or only at the next step. */
  sameApprover: z.enum(['never', 'whole', 'adjacent'], '请选择重复审批人的处理').default('never'),
  /** How long the applicant may withdraw. */
  withdraw: z.enum(['never', 'untouched', 'running'], '请选择撤销方式').default('running'),
  /** Whoever decided may take it back while the next has not acted. */
  takeBack: z.boolean().default(true),
  /** Several may be agreed to at once. */
  batch: z.boolean().default(false),
  urgeMinutes: whole('催办间隔应为1到1440分钟', { min: 1, max: 1440 }).default(30),
  /** Fields that the lists show. */
  summary: z.array(fieldKey).max(5, '摘要字段最多5个').default([]),
  view: z.enum(['snapshot', 'latest'], '请选择业务数据的显示方式').default('snapshot'),
});

/** The values a node is nested by: the lists, and in each branch the branch and its list; a condition is the deepest thing in it. */
const jsonDepth = flowLimits.depth * 4 + 24;

const drawing = z.strictObject({
  fields: z.array(FormField).max(flowLimits.fields, `字段最多${flowLimits.fields}个`).default([]),
  /** The main line; branch nodes hold lines of their own. */
  nodes: z.array(FlowNode).min(2, '流程要有发起和结束').max(flowLimits.nodes, `节点最多${flowLimits.nodes}个`),
  settings: settings.default(settings.parse({})),
});

/** A flow as its author draws it. Its depth is looked at first, so that nothing walks what was nested to break the walker. */
export const Definition = z
  .custom<z.input<typeof drawing>>((value) => isShallow(value, jsonDepth), {
    error: `分支最多嵌套${flowLimits.depth}层`,
    abort: true,
  })
  .pipe(drawing)
  .superRefine((definition, context) => {
    for (const { path, message } of definitionProblems(definition)) context.addIssue({ code: 'custom', path, message });
  });
export type Definition = z.output<typeof drawing>;
