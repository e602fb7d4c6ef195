import { type ExtendField, extendProblem, extendValue } from '@park/contract/people/extend';

/** Relation of the actor to the row that the values belong to. */
export type Reader = {
  /** The actor manages the rows of this module: people, companies or rooms. */
  isKeeper: boolean;
  /** The row is the actor's own, or the company that the actor administers. */
  isSelf: boolean;
};
export type Values = Record<string, unknown>;

const maySee = ({ isView, isEdit }: ExtendField, { isKeeper, isSelf }: Reader) => isKeeper || isView === 1 || (isSelf && isEdit === 1);
const mayFill = ({ isEdit }: ExtendField, { isKeeper, isSelf }: Reader) => isKeeper || (isSelf && isEdit === 1);

/** Returns the fields in use that the reader sees. */
export const visibleFields = (fields: readonly ExtendField[], reader: Reader) =>
  fields.filter((one) => one.isEnable === 1 && maySee(one, reader));

/** Returns those stored values that the reader sees. */
export const visibleValues = (fields: readonly ExtendField[], stored: Values, reader: Reader): Values =>
  Object.fromEntries(
    visibleFields(fields, reader).flatMap(({ columnName }) => (columnName in stored ? [[columnName, stored[columnName]]] : [])),
  );

type Checked = { values: Values; problems: Record<string, string>; forbidden: string[] };

/**
 * Merges sent values into the stored values: fields not sent stay, blank values are removed, unknown and disabled fields are ignored. A
 * required field must be filled in by everybody who may edit it, even if it was not sent. A stored value that does not change is not
 * checked again, so that a newer rule does not block changes of other fields.
 */
export function check(fields: readonly ExtendField[], sent: Values, stored: Values, reader: Reader): Checked {
  const result: Checked = { values: { ...stored }, problems: {}, forbidden: [] };
  for (const field of fields) {
    const { columnName } = field;
    if (field.isEnable !== 1) continue;
    const isSent = Object.hasOwn(sent, columnName);
    if (!mayFill(field, reader)) {
      // a form also sends back read-only fields unchanged
      const isSame = extendValue(field, sent[columnName]) === extendValue(field, stored[columnName]);
      if (isSent && !isSame) result.forbidden.push(columnName);
      continue;
    }
    const value = isSent ? sent[columnName] : stored[columnName];
    if (Object.hasOwn(stored, columnName) && String(value) === String(stored[columnName])) continue;
    const problem = extendProblem(field, value);
    if (problem) result.problems[columnName] = problem;
    else if (isSent) setValue(result.values, columnName, extendValue(field, value));
  }
  return result;
}

function setValue(values: Values, columnName: string, value: unknown): void {
  if (value === null) delete values[columnName];
  else values[columnName] = value;
}
