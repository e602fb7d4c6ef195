import { type ExtendField, extendProblem, extendValue } from '@park/contract/people/extend';

/** How somebody stands to the row the values belong to. */
export type Reader = {
  /** He looks after such rows. */
  isKeeper: boolean;
  /** It is his own, or his company's and he administers it. */
  isSelf: boolean;
};
export type Values = Record<string, unknown>;

const maySee = ({ isView, isEdit }: ExtendField, { isKeeper, isSelf }: Reader) => isKeeper || isView === 1 || (isSelf && isEdit === 1);
const mayFill = ({ isEdit }: ExtendField, { isKeeper, isSelf }: Reader) => isKeeper || (isSelf && isEdit === 1);

/** The fields in use that somebody sees. */
export const seen = (fields: readonly ExtendField[], reader: Reader) => fields.filter((one) => one.isEnable === 1 && maySee(one, reader));

/** What of the stored values somebody sees. */
export const shown = (fields: readonly ExtendField[], stored: Values, reader: Reader): Values =>
  Object.fromEntries(seen(fields, reader).flatMap(({ columnName }) => (columnName in stored ? [[columnName, stored[columnName]]] : [])));

type Checked = { values: Values; problems: Record<string, string>; forbidden: string[] };

/**
 * What is stored after somebody has sent values: those left out stay, blank ones go, unknown and switched-off ones are not
 * taken. A field that is needed must be filled in by who may do so, also when he did not send it. What is there already stays, also
 * where it would be refused by now: who changes something else has nothing to do with it.
 */
export function check(fields: readonly ExtendField[], sent: Values, stored: Values, reader: Reader): Checked {
  const result: Checked = { values: { ...stored }, problems: {}, forbidden: [] };
  for (const field of fields) {
    const { columnName } = field;
    if (field.isEnable !== 1) continue;
    const isSent = Object.hasOwn(sent, columnName);
    if (!mayFill(field, reader)) {
      // a form sends back what it was given
      const isSame = extendValue(field, sent[columnName]) === extendValue(field, stored[columnName]);
      if (isSent && !isSame) result.forbidden.push(columnName);
      continue;
    }
    const value = isSent ? sent[columnName] : stored[columnName];
    if (Object.hasOwn(stored, columnName) && String(value) === String(stored[columnName])) continue;
    const problem = extendProblem(field, value);
    if (problem) result.problems[columnName] = problem;
    else if (isSent) store(result.values, columnName, extendValue(field, value));
  }
  return result;
}

function store(values: Values, columnName: string, value: unknown): void {
  if (value === null) delete values[columnName];
  else values[columnName] = value;
}
