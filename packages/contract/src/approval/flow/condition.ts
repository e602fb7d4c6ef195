import { z } from 'zod';
import { type Operator, operators } from './kinds.ts';
import { isShallow } from './shallow.ts';

export { type Operator, operators } from './kinds.ts';

export const conditionLimits = { depth: 8, parts: 100, text: 200, list: 100, expression: 2000 } as const;
/** Key of a form field. Names of properties that every JavaScript object inherits are refused. */
export const fieldKey = z
  .string('请填写字段编码')
  .regex(/^[A-Za-z_][A-Za-z0-9_]{0,39}$/, '字段编码只能由字母、数字和下划线组成，最多40个字')
  .refine((key) => !(key in Object.prototype) && key !== 'prototype', '该字段编码不能使用');

const literal = z.union(
  [z.string().max(conditionLimits.text, `条件中的文字最多${conditionLimits.text}个字`), z.number(), z.boolean()],
  '条件的值只能是文字、数字或是否',
);
export type Literal = string | number | boolean;
export type Comparison = { field: string; op: Operator; value: Literal | Literal[] };
export type Condition = { all: Condition[] } | { any: Condition[] } | { not: Condition } | Comparison;

const comparison = z.strictObject({
  field: fieldKey,
  op: z.enum(Object.keys(operators) as [Operator, ...Operator[]], '不支持的比较方式'),
  value: z.union([literal, z.array(literal).min(1).max(conditionLimits.list)], '请填写条件的值'),
});
const parts = z.lazy(() => z.array(tree).min(1, '请至少添加一个条件').max(conditionLimits.parts));
const tree: z.ZodType<Condition, Condition> = z.lazy(() =>
  z.union(
    [comparison, z.strictObject({ all: parts }), z.strictObject({ any: parts }), z.strictObject({ not: tree })],
    '条件不完整，请选择字段、比较方式和值',
  ),
);

/** One level of a condition is two levels deep in JSON: the list of sub-conditions, and each sub-condition in it. */
const jsonDepth = conditionLimits.depth * 2 + 2;
const tooDeep = `条件最多嵌套${conditionLimits.depth}层`;
const tooMany = `条件最多${conditionLimits.parts}项`;

/**
 * A stored condition: a tree of comparisons of form fields. The depth of the tree is checked first, because parsing deep input would
 * overflow the stack.
 */
export const Condition = z
  .custom<Condition>((value) => isShallow(value, jsonDepth), { error: tooDeep, abort: true })
  .pipe(tree)
  .refine((value) => depthOf(value) <= conditionLimits.depth, tooDeep)
  .refine((value) => comparisonsOf(value).length <= conditionLimits.parts, tooMany);

const childConditions = (condition: Condition): Condition[] => {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  return 'not' in condition ? [condition.not] : [];
};
const depthOf = (condition: Condition): number => 1 + Math.max(0, ...childConditions(condition).map(depthOf));
export const comparisonsOf = (condition: Condition): Comparison[] =>
  'field' in condition ? [condition] : childConditions(condition).flatMap(comparisonsOf);

/** Types of field values between which conditions make a difference. */
export type Shape = 'text' | 'number' | 'boolean' | 'list' | 'other';
const ordered: readonly Operator[] = ['>', '>=', '<', '<='];

/**
 * Returns undefined for a comparison that fits the declared fields; otherwise a message that tells the author of the flow what is wrong.
 */
export function comparisonProblem({ field, op, value }: Comparison, shapeOf: (field: string) => Shape | undefined): string | undefined {
  const shape = shapeOf(field);
  if (!shape) return `条件中的字段“${field}”不在表单中`;
  const message = `字段“${field}”不能用“${operators[op]}”比较`;
  if (Array.isArray(value) !== (op === 'in')) return op === 'in' ? '“属于”后面应是一个列表' : '只有“属于”后面可以是列表';
  if (shape === 'other') return message;
  if (op === 'contains') return (shape === 'list' || shape === 'text') && typeof value === 'string' ? undefined : message;
  if (shape === 'list' || (shape === 'boolean' && ordered.includes(op))) return message;
  const wrong = [value].flat().some((one) => typeof one !== (shape === 'text' ? 'string' : shape));
  return wrong ? `字段“${field}”的值类型不正确` : undefined;
}

/** Compares a form field with a value. A field that is missing or of another type is neither equal, nor greater, nor less. */
function compare({ field, op, value }: Comparison, form: Readonly<Record<string, unknown>>): boolean {
  const own = Object.hasOwn(form, field) ? form[field] : undefined;
  if (op === '==') return own === value;
  if (op === '!=') return own !== value;
  if (op === 'in') return Array.isArray(value) && value.some((one) => one === own);
  if (op === 'contains') return (Array.isArray(own) || typeof own === 'string') && own.includes(value as string);
  if (typeof own !== typeof value || (typeof own !== 'number' && typeof own !== 'string')) return false;
  const [mine, other] = [own, value as typeof own];
  if (op === '>') return mine > other;
  if (op === '>=') return mine >= other;
  return op === '<' ? mine < other : mine <= other;
}

/** Tells whether a form meets a condition. No text of the form is executed, and properties that the form inherits are not read. */
export function isMet(condition: Condition, form: Readonly<Record<string, unknown>>): boolean {
  if ('all' in condition) return condition.all.every((part) => isMet(part, form));
  if ('any' in condition) return condition.any.some((part) => isMet(part, form));
  return 'not' in condition ? !isMet(condition.not, form) : compare(condition, form);
}
