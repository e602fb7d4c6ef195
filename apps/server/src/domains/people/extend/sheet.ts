import { type ExtendField, extendProblem, extendValue } from '@park/contract/people/extend';
import { z } from 'zod';
import { dayOf } from '../../../outside/cells.ts';

/** Prefix of the column keys of extended fields. */
const prefix = 'ext.';
const yesNo = ['是', '否'] as const;

/** Converts a cell to the value of a field; in the cell, options are written by their names. */
function toValue({ extendType, enumItems }: ExtendField, cell: string): string {
  if (extendType === 'Enum') return enumItems.find(({ value }) => value === cell)?.key ?? cell;
  if (extendType === 'Bool') return cell === '是' ? '1' : cell === '否' ? '0' : cell;
  return extendType === 'DateTime' ? dayOf(cell) : cell;
}

const listOf = ({ extendType, enumItems }: ExtendField): readonly string[] | undefined =>
  extendType === 'Enum' ? enumItems.map(({ value }) => value) : extendType === 'Bool' ? yesNo : undefined;

const bounds = ({ extendType, length }: ExtendField) =>
  ({ Text: `最多${length}个字符`, DateTime: '日期，如：2026-01-31', Enum: undefined, Bool: undefined })[extendType];
/** Returns the note of a column: the field's description, and the rules that a list of options in the cell cannot express. */
const noteOf = (field: ExtendField) => {
  const notes = [field.description, bounds(field)].filter(Boolean);
  return notes.length ? { note: notes.join('；') } : {};
};

/** Returns fields as columns of an import template; a name that the form already uses gets a suffix. */
export const importColumns = (fields: readonly ExtendField[], taken: readonly string[]) =>
  fields.map((field) => ({
    key: `${prefix}${field.columnName}`,
    title: titleOf(field, taken),
    isRequired: field.isRequired === 1,
    width: 18,
    ...noteOf(field),
    ...(listOf(field) && { list: listOf(field) as readonly string[] }),
    schema: z.string().transform((cell, context) => {
      const value = toValue(field, cell);
      const problem = extendProblem(field, value);
      if (!problem) return extendValue(field, value);
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    }),
  }));

/** Returns the cells of a row that belong to extended fields, without blanks. */
export function valuesIn(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own: Record<string, unknown> = {};
  for (const key in values) if (key.startsWith(prefix) && values[key] !== null) own[key.slice(prefix.length)] = values[key];
  return own;
}

/** Returns fields as columns of an export whose rows carry extended values. */
export const exportColumns = (fields: readonly ExtendField[], taken: readonly string[]) =>
  fields.map((field) => ({
    key: `${prefix}${field.columnName}`,
    title: titleOf(field, taken),
    width: 18,
    value: ({ ext }: { ext: Record<string, unknown> }) => textOf(field, ext[field.columnName]),
  }));

function textOf({ extendType, enumItems }: ExtendField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (extendType === 'Bool') return value === true ? '是' : '否';
  return enumItems.find(({ key }) => key === value)?.value ?? String(value);
}

const titleOf = ({ name }: ExtendField, taken: readonly string[]) => (taken.includes(name) ? `${name}（自定义）` : name);
