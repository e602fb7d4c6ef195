import { z } from 'zod';
import { id, isPrintable, unprintable } from '../../fields.ts';
import { fileAddress } from '../../kernel/file.ts';
import type { FormField } from './definition.ts';
import { wrongAmount } from './kinds.ts';
import { isEmpty, missingMessage } from './missing.ts';

/** Limits of form values. Amounts of money are integer numbers of 分. */
export const formLimits = { text: 200, longText: 2000, money: 1_000_000_000_000, list: 50 } as const;
const lines = (max: number) => z.string('请填写文字').trim().max(max, `最多只能输入${max}个字`).refine(isPrintable, unprintable);

/** Returns the schema for the value of a field. The caller handles empty values, so the schema need not accept them. */
function schemaOf({ kind, options }: FormField): z.ZodType {
  switch (kind) {
    case 'text':
      return lines(formLimits.text);
    case 'longText':
      return lines(formLimits.longText);
    case 'number':
      return z.number('请输入数字').min(-1e15, '数字过大').max(1e15, '数字过大');
    case 'money':
      return z.int(wrongAmount).min(0, wrongAmount).max(formLimits.money, '金额过大');
    case 'date':
      return z.iso.date('请选择日期');
    case 'switch':
      return z.boolean('请选择是或否');
    case 'select':
      return z.string('请选择').refine((value) => options.includes(value), '请从选项中选择');
    case 'multiSelect':
      return z.array(z.string().refine((value) => options.includes(value), '请从选项中选择')).max(100);
    case 'user':
      return z.array(id).max(formLimits.list, `最多选择${formLimits.list}人`);
    case 'department':
      return id;
    case 'attachment':
      return z.array(fileAddress('请上传附件')).max(20, '附件最多20个');
  }
}
export type Form = Record<string, unknown>;
export type FormResult = { form: Form; problems: Record<string, string> };

/** Validates a form against the fields of its flow. Returns problems by field key, and drops values for which no field is declared. */
export function readForm(fields: readonly FormField[], sent: Readonly<Form>): FormResult {
  const form: Form = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const value = Object.hasOwn(sent, field.key) ? sent[field.key] : undefined;
    if (isEmpty(value)) {
      if (field.required) problems[`form.${field.key}`] = missingMessage(field);
      continue;
    }
    const result = schemaOf(field).safeParse(value);
    if (!result.success) problems[`form.${field.key}`] = result.error.issues[0]?.message ?? '格式不正确';
    else if (!isEmpty(result.data)) form[field.key] = result.data;
    else if (field.required) problems[`form.${field.key}`] = missingMessage(field);
  }
  return { form, problems };
}
