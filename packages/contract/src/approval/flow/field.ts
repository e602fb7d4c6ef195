import { z } from 'zod';
import { text } from '../../fields.ts';
import { fieldKey } from './condition.ts';
import { fieldKinds, keysOf } from './kinds.ts';

/** A field of the form that the applicant fills in. */
export const FormField = z.strictObject({
  key: fieldKey,
  name: text(30, '请填写字段名称'),
  kind: z.enum(keysOf(fieldKinds), '请选择字段类型'),
  required: z.boolean().default(false),
  /** Options of a select field. */
  options: z.array(text(50, '请填写选项')).max(100, '选项最多100个').default([]),
});
export type FormField = z.output<typeof FormField>;
