import type { FormField } from './definition.ts';

/** Kinds of fields whose value the user picks instead of typing. The message for a missing value says 请选择 instead of 请填写. */
const chosenKinds: readonly FormField['kind'][] = ['date', 'switch', 'select', 'multiSelect', 'user', 'department'];
export const missingMessage = ({ kind, name }: Pick<FormField, 'kind' | 'name'>): string => {
  if (kind === 'attachment') return `请上传${name}`;
  return `${chosenKinds.includes(kind) ? '请选择' : '请填写'}${name}`;
};
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Returns the message of each required field without a value. Free of zod, so that the console needs no schema to check it. */
export const missingFields = (fields: readonly FormField[], form: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => (field.required && isEmpty(form[field.key]) ? [[`form.${field.key}`, missingMessage(field)]] : [])),
  );
